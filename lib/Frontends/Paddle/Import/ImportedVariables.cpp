//===- ImportedVariables.cpp - Contents of variables -----------*- C++ -*-===//
//
// Each use gets the value that its variable has at that point.
//
//===----------------------------------------------------------------------===//

#include "../Format/PirOps.h"
#include "FunctionImporter.h"

#include "stepfold/Frontends/Paddle/Format/PirTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

Location FunctionImporter::getLoc(const PirOp &op) {
  return NameLoc::get(builder.getStringAttr(op.place));
}

ArrayRef<Variable *> FunctionImporter::getVariables(ValueId id) const {
  auto found = bindings.find(id);
  if (found == bindings.end())
    return {};
  return found->second.variables;
}

const FunctionImporter::Binding *
FunctionImporter::lookupList(ValueId id) const {
  auto found = bindings.find(id);
  bool isList = found != bindings.end() && found->second.isList;
  return isList ? &found->second : nullptr;
}

Variable *FunctionImporter::lookupTensor(ValueId id) const {
  auto found = bindings.find(id);
  bool isTensor = found != bindings.end() && !found->second.isList;
  return isTensor ? found->second.variables.front() : nullptr;
}

Value FunctionImporter::load(Variable *global, const PirOp &op) {
  global->isLoaded = true;
  return ml_program::GlobalLoadOp::create(
      builder, getLoc(op), global->type,
      FlatSymbolRefAttr::get(global->global));
}

/// Reports `op` where it reads contents of `variable` that are not known.
void FunctionImporter::checkContents(Variable *variable, const PirOp &op) {
  if (!variable->unknown.empty())
    getErrors().report(op.place, "reads a value after " + variable->unknown);
}

Value FunctionImporter::read(Variable *variable, const PirOp &op) {
  checkContents(variable, op);
  if (variable->coalesce)
    return readBuffer(variable, op);
  if (!variable->global)
    return variable->value;
  Value &value = scope->globals[variable];
  if (!value)
    value = load(variable, op);
  return value;
}

Value FunctionImporter::readInStage(Variable *variable, const PirOp &op) {
  Variable *storage = getStorage(variable);
  if (scope->writtenOutside.erase(storage))
    scope->globals.erase(storage);
  return read(variable, op);
}

/// All names of the memory of `variable`.
static SmallVector<Variable *, 1> getNames(Variable *variable) {
  Variable *storage = getStorage(variable);
  SmallVector<Variable *, 1> names(storage->aliases);
  names.push_back(storage);
  return names;
}

static void loseContents(ArrayRef<Variable *> names, const Twine &reason) {
  for (Variable *name : names)
    if (name->unknown.empty())
      name->unknown = reason.str();
}

/// Marks a variable whose contents are not known from here on, by any name.
void FunctionImporter::loseContents(Variable *variable, const Twine &reason) {
  ::loseContents(getNames(variable), reason);
}

/// Marks the other names of what `op` overwrites by the name `variable`. The
/// framework orders the readers of one name, but not those of the others.
void FunctionImporter::poisonOtherNames(Variable *variable, const PirOp &op) {
  SmallVector<Variable *, 1> names = getNames(variable);
  llvm::erase(names, variable);
  ::loseContents(names, op.name + " has overwritten the memory that it shares "
                                  "with another one; the framework does not "
                                  "order the two ops");
}

/// Accounts for what `op` may overwrite where it gives `variable` the contents
/// `value`: a global gets contents that nobody knows.
void FunctionImporter::loseMaybeShared(Variable *variable, Value value,
                                       const PirOp &op) {
  for (Variable *other : variable->maybeShared) {
    Variable *storage = getStorage(other);
    if (!storage->global) {
      loseContents(other, op.name + " may have overwritten it");
      continue;
    }
    OperationState created(getLoc(op), "pir.maybe_overwritten");
    created.addOperands({read(storage, op), value});
    created.addTypes(storage->type);
    if (!getErrors().any())
      store(storage, builder.create(created)->getResult(0), op);
  }
}

void FunctionImporter::store(Variable *global, Value value, const PirOp &op) {
  ml_program::GlobalStoreOp::create(
      builder, getLoc(op), FlatSymbolRefAttr::get(global->global), value);
  scope->globals[global] = value;
  scope->writtenOutside.erase(global);
  scope->stored.insert(global);
  allStored.insert(global);
}

void FunctionImporter::write(Variable *variable, Value value, const PirOp &op) {
  if (value.getType() != variable->type)
    return getErrors().report(
        op.place, "overwrites a value of type " + describe(variable->type) +
                      " with one of type " + describe(value.getType()));
  if (isShared(variable))
    poisonOtherNames(variable, op);
  loseMaybeShared(variable, value, op);
  if (variable->coalesce)
    return writeBuffer(variable, value, op);
  if (!variable->global) {
    if (variable->block != scope->block)
      return getErrors().report(
          op.place, "overwrites a temporary value of an enclosing block");
    variable->value = value;
    variable = getStorage(variable);
    if (!variable->global)
      return;
  }
  store(variable, value, op);
}

/// Returns true if a result of type `type` may denote a variable. The
/// framework's inference for update ops gets shapes and element types wrong;
/// the variable has the right ones.
static bool mayStandFor(Type type, Variable *variable) {
  return type == variable->type ||
         (isa<RankedTensorType>(type) && isa<RankedTensorType>(variable->type));
}

void FunctionImporter::bindResult(const Definition &result,
                                  ArrayRef<Variable *> variables,
                                  const PirOp &op) {
  Type type = importType(result.type, builder.getContext());
  if (!type || result.id == absentValue)
    return;
  auto list = dyn_cast<TupleType>(type);
  ArrayRef<Type> types = list ? list.getTypes() : ArrayRef<Type>(type);
  if (types.size() != variables.size() ||
      !llvm::all_of_zip(types, variables, mayStandFor))
    return getErrors().report(
        op.place, "result of type " + describe(type) +
                      " does not match the operand that it stands for");
  // `variables` may be those of another binding, which an insertion moves.
  Binding binding;
  binding.variables.assign(variables.begin(), variables.end());
  binding.isList = bool(list);
  bindings[result.id] = std::move(binding);
}

void FunctionImporter::bindNewValue(const Definition &result, Value value) {
  if (result.id == absentValue)
    return;
  bindings[result.id].variables = {state.addTemporary(value, scope->block)};
}

/// Binds a result that stands for no variable known so far.
void FunctionImporter::bindNewResult(const PirOp &op, unsigned index,
                                     Value value) {
  const Definition &result = op.results[index];
  bindNewValue(result, value);
  if (result.id != absentValue)
    expectName(getVariables(result.id).front(), index,
               "the program does not say which variable it is", op);
}

/// Has `variable`, which result `result` of `op` stands for, be given a name
/// later if the program takes the result for a variable.
void FunctionImporter::expectName(Variable *variable, unsigned result,
                                  StringRef complaint, const PirOp &op) {
  variable = getStorage(variable);
  if (isStartup || variable->global || !isPersistable(op, result))
    return;
  variable->complaint =
      ("result " + Twine(result) + " is persistable, but " + complaint).str();
  variable->complaintPlace = op.place;
}

//===----------------------------------------------------------------------===//
// Ops that name variables
//===----------------------------------------------------------------------===//

void FunctionImporter::importVariable(const PirOp &op,
                                      StringRef nameAttribute) {
  if (!expectResults(op, 1, getErrors()))
    return;
  StringRef name = getStringAttribute(op, nameAttribute, getErrors());
  Type type = importType(op.results[0].type, builder.getContext());
  if (!type || getErrors().any())
    return;
  if (state.operatorBuffers.contains(name)) {
    Variable *buffer = state.addTemporary(Value(), scope->block);
    buffer->type = type;
    buffer->unknown = ("it was declared as '" + name +
                       "', a buffer that only operators of plans read")
                          .str();
    bindings[op.results[0].id].variables = {buffer};
    return;
  }
  Variable *global = state.declareGlobal(
      name, type, importAttributes(op, builder.getContext()), op.place);
  if (!global || op.results[0].id == absentValue)
    return;
  bindings[op.results[0].id].variables = {global};
  if (chains.isSum({op.results[0].id, 0}))
    stageVariables.insert(global);
}

/// Imports an op that gives a value a name: it stores to the global of that
/// name. False where it names something else.
bool FunctionImporter::importNamedOutput(const PirOp &op) {
  bool isParameter = op.name == "builtin.set_parameter";
  StringRef name = getStringAttribute(
      op, isParameter ? "parameter_name" : "output_name", getErrors());
  if (getErrors().any() || !expectOperands(op, 1, getErrors()))
    return true;
  if (!isParameter && !isStartup && !state.lookupGlobal(name))
    return false;
  ArrayRef<Variable *> source = getVariables(op.operands[0]);
  if (source.size() != 1) {
    getErrors().report(op.place, "expected one value");
    return true;
  }
  Variable *from = source.front();
  Variable *storage = getStorage(from);
  storage->complaint.clear();
  Variable *global = state.declareGlobal(name, from->type, {}, op.place);
  if (!global || storage == global)
    return true;
  write(global, read(from, op), op);
  // From here on the value and the variable share their storage.
  if (storage->global)
    return true;
  if (isShared(from))
    state.shareStorage(from, global);
  bindings[op.operands[0]].variables = {global};
  return true;
}

/// Imports an op that gives a value another name. It is kept as an op that
/// gives a value of its own, which stands for the memory until that is
/// overwritten by another name.
void FunctionImporter::importAlias(const PirOp &op) {
  if (!expectOperands(op, 1, getErrors()) || !expectResults(op, 1, getErrors()))
    return;
  ArrayRef<Variable *> source = getVariables(op.operands[0]);
  if (source.size() != 1 || source.front()->coalesce)
    return getErrors().report(op.place, "expected one tensor, and no buffer");
  Variable *variable = source.front();
  mlir::Operation *kept = keepOperation(op);
  if (!kept || op.results[0].id == absentValue)
    return;
  Value value = kept->getResult(0);
  if (value.getType() != variable->type)
    return getErrors().report(
        op.place, "result of type " + describe(value.getType()) +
                      " does not match the operand of type " +
                      describe(variable->type) + " whose memory it shares");
  Variable *alias = state.addTemporary(value, scope->block);
  state.shareStorage(alias, getStorage(variable));
  bindings[op.results[0].id].variables = {alias};
  expectName(alias, 0,
             "its memory does not belong to a variable of the program", op);
}
