//===- FunctionImporter.cpp - From a PIR block to a function ---*- C++ -*-===//
//
// Variables, kept ops, lists and regions. Optimizer ops are in
// OptimizerOps.cpp.
//
//===----------------------------------------------------------------------===//

#include "FunctionImporter.h"
#include "../Pir/Constants.h"
#include "../Pir/InPlaceOps.h"
#include "OptimizerOps.h"

#include "stepfold/IR/Optim.h"
#include "stepfold/Import/Pir/PirAttributes.h"
#include "stepfold/Import/Pir/PirTypes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Questions about an op
//===----------------------------------------------------------------------===//

DictionaryAttr stepfold::pir::importAttributes(const PirOp &op,
                                               MLIRContext *context) {
  NamedAttrList attributes;
  for (const PirAttribute &attribute : op.attributes)
    if (Attribute value = importAttribute(attribute, context))
      attributes.append(attribute.name, value);
  return attributes.getDictionary(context);
}

StringRef stepfold::pir::getStringAttribute(const PirOp &op, StringRef name,
                                            FirstError &errors) {
  const PirAttribute *attribute = op.findAttribute(name);
  if (!attribute) {
    errors.report(op.place, "missing attribute '" + name + "'");
    return "";
  }
  StringRef text = attribute->findData().asString().value_or("");
  if (text.empty())
    attribute->value.fail("expected a name");
  return text;
}

bool stepfold::pir::isPersistable(const PirOp &op, unsigned index) {
  const PirAttribute *attribute = op.findAttribute("persistable");
  if (!attribute)
    return false;
  if (attribute->form == PirAttribute::Form::Flag)
    return index == 0 && attribute->value.getInt64() != 0;
  bool isSet = false;
  attribute->value.get("D").forEachElement([&](JSONNode flag) {
    if (index-- == 0)
      isSet = flag.get("D").getBoolean();
  });
  return isSet;
}

bool stepfold::pir::isVariable(const PirOp &op) {
  return op.name == "builtin.parameter" ||
         (op.name == "pd_op.data" && isPersistable(op, 0));
}

/// Whether `op` declares a value that the caller of the program gives.
static bool isFeed(const PirOp &op) {
  return op.name == "pd_op.data" && !isVariable(op);
}

/// Reports where `op` has other than `count` results.
static bool expectResults(const PirOp &op, size_t count, FirstError &errors) {
  if (op.results.size() != count)
    errors.report(op.place, "expected " + Twine(count) + " results, got " +
                                Twine(op.results.size()));
  return op.results.size() == count;
}

static bool expectOperands(const PirOp &op, size_t count, FirstError &errors) {
  if (op.operands.size() != count)
    errors.report(op.place, "expected " + Twine(count) + " operands, got " +
                                Twine(op.operands.size()));
  return op.operands.size() == count;
}

/// Builtin and control-flow ops of PIR have names of MLIR's own dialects.
static std::string getKeptName(StringRef name) {
  auto [dialect, mnemonic] = name.split('.');
  if (dialect == "builtin")
    return ("pir." + mnemonic).str();
  if (dialect == "cf")
    return ("pir_cf." + mnemonic).str();
  return name.str();
}

static std::string describe(Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << type;
  return text;
}

//===----------------------------------------------------------------------===//
// ProgramState
//===----------------------------------------------------------------------===//

Variable *ProgramState::declareGlobal(StringRef name, Type type,
                                      DictionaryAttr attributes,
                                      StringRef place) {
  if (Variable *known = lookupGlobal(name)) {
    if (known->type == type)
      return known;
    errors.report(place, "variable '" + name + "' has type " + describe(type) +
                             " here and " + describe(known->type) +
                             " elsewhere");
    return nullptr;
  }
  if (!isa<RankedTensorType>(type)) {
    errors.report(place, "variable '" + name + "' is not a dense tensor");
    return nullptr;
  }
  MLIRContext *context = module.getContext();
  auto builder = OpBuilder::atBlockBegin(module.getBody());
  if (!globals.empty())
    builder.setInsertionPointAfter(globals.back()->global);
  auto global = ml_program::GlobalOp::create(
      builder, module.getLoc(), name, type, /*is_mutable=*/true,
      ml_program::ExternAttr::get(context, type),
      builder.getStringAttr("private"));
  if (attributes && !attributes.empty())
    global->setAttr("pir.attributes", attributes);
  Variable &variable = variables.emplace_back();
  variable.type = type;
  variable.global = global;
  globals.push_back(&variable);
  return globalsByName[name] = &variable;
}

Variable *ProgramState::addTemporary(Value value, mlir::Block *block) {
  Variable &variable = variables.emplace_back();
  if (value)
    variable.type = value.getType();
  variable.value = value;
  variable.block = block;
  return &variable;
}

void ProgramState::checkNames() {
  for (const Variable &variable : variables)
    if (!variable.complaint.empty() && variable.overwrittenBy.empty())
      errors.report(variable.complaintPlace, variable.complaint);
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

Location FunctionImporter::getLoc(const PirOp &op) {
  return NameLoc::get(builder.getStringAttr(op.place));
}

ArrayRef<Variable *> FunctionImporter::getVariables(ValueId id) const {
  auto found = bindings.find(id);
  if (found == bindings.end())
    return {};
  return found->second.variables;
}

Value FunctionImporter::load(Variable *global, const PirOp &op) {
  global->isLoaded = true;
  return ml_program::GlobalLoadOp::create(
      builder, getLoc(op), global->type,
      FlatSymbolRefAttr::get(global->global));
}

Value FunctionImporter::read(Variable *variable, const PirOp &op) {
  if (variable->coalesce)
    return readBuffer(variable, op);
  if (!variable->global) {
    if (!variable->overwrittenBy.empty())
      getErrors().report(op.place, "reads a value after " +
                                       variable->overwrittenBy +
                                       " has worked in place on it; what that "
                                       "op overwrites is not known");
    return variable->value;
  }
  Value &value = scope->globals[variable];
  if (!value)
    value = load(variable, op);
  return value;
}

void FunctionImporter::write(Variable *variable, Value value, const PirOp &op) {
  if (value.getType() != variable->type)
    return getErrors().report(
        op.place, "overwrites a value of type " + describe(variable->type) +
                      " with one of type " + describe(value.getType()));
  if (variable->coalesce)
    return writeBuffer(variable, value, op);
  if (!variable->global) {
    if (variable->block != scope->block)
      return getErrors().report(
          op.place, "overwrites a temporary value of an enclosing block");
    variable->value = value;
    return;
  }
  ml_program::GlobalStoreOp::create(
      builder, getLoc(op), FlatSymbolRefAttr::get(variable->global), value);
  scope->globals[variable] = value;
  scope->stored.insert(variable);
  allStored.insert(variable);
}

/// Whether a result of type `type` may stand for a variable. The framework's
/// inference for update ops gets shapes and element types wrong; the variable
/// knows them.
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
  Binding &binding = bindings[result.id];
  binding.variables.assign(variables.begin(), variables.end());
  binding.isList = bool(list);
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
  if (isStartup || variable->global || !isPersistable(op, result))
    return;
  variable->complaint =
      ("result " + Twine(result) + " is persistable, but " + complaint).str();
  variable->complaintPlace = op.place;
}

//===----------------------------------------------------------------------===//
// Values of the optimizer stage
//===----------------------------------------------------------------------===//

void FunctionImporter::setStageValue(TensorKey key, Value value) {
  Variable *variable = state.addTemporary(value, scope->block);
  stageBindings[key] = variable;
  stageVariables.insert(variable);
}

/// The variable of a tensor; null where it has none.
Variable *FunctionImporter::getVariable(TensorKey key) const {
  if (Variable *variable = stageBindings.lookup(key))
    return variable;
  ArrayRef<Variable *> variables = getVariables(key.first);
  return key.second < variables.size() ? variables[key.second] : nullptr;
}

SmallVector<Variable *> FunctionImporter::getTensors(ValueId id) const {
  SmallVector<Variable *> tensors;
  for (TensorKey key : values.resolveList(id)) {
    Variable *tensor = getVariable(key);
    // A list that is one variable.
    if (!tensor)
      return SmallVector<Variable *>(getVariables(id));
    tensors.push_back(tensor);
  }
  return tensors;
}

Value FunctionImporter::readGradient(Variable *variable, Variable *param,
                                     const PirOp &op) {
  Value value = read(variable, op);
  if (stageVariables.contains(variable))
    return value;
  Value &mark = scope->marks[value];
  if (!mark)
    mark =
        optim::GradientOp::create(builder, getLoc(op), value.getType(),
                                  FlatSymbolRefAttr::get(param->global), value);
  return mark;
}

Value FunctionImporter::readGradient(TensorKey key, const PirOp &op) {
  return readGradient(getVariable(key), getVariable(chains.getParameter(key)),
                      op);
}

void FunctionImporter::writeSum(TensorKey key, Value value, const PirOp &op) {
  if (chains.isSum(key))
    write(getVariable(key), value, op);
}

Value FunctionImporter::readScalar(TensorKey key, const PirOp &op) {
  return read(getVariable(key), op);
}

Value FunctionImporter::readFlag(ValueId id, const PirOp &op) {
  Variable *flag = getVariable(values.resolve(id));
  auto type =
      flag ? dyn_cast<RankedTensorType>(flag->type) : RankedTensorType();
  if (!type || !type.getElementType().isInteger(1) ||
      !optim::hasOneElement(type))
    return {};
  Value value = read(flag, op);
  if (flag->global || stageVariables.contains(flag))
    return value;
  // What other ops compute reaches the stage by way of a variable.
  if (!isTopLevel())
    return {};
  Variable *&input = stageInputs[value];
  if (!input) {
    std::string name = "skip_update";
    for (unsigned count = 1; state.lookupGlobal(name); ++count)
      name = "skip_update." + std::to_string(count);
    input = state.declareGlobal(name, type, {}, op.place);
    input->global.setValueAttr(DenseElementsAttr::get(type, false));
    input->global->setAttr(optim::kStageInputAttrName, builder.getUnitAttr());
    write(input, value, op);
    scope->globals.erase(input);
  }
  return read(input, op);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void FunctionImporter::import(const Program &program, StringRef name) {
  builder.setInsertionPointToEnd(state.module.getBody());
  auto function = func::FuncOp::create(builder, state.module.getLoc(), name,
                                       builder.getFunctionType({}, {}));
  mlir::Block *entry = function.addEntryBlock();
  importFeeds(program.getBody(), entry);
  function.setFunctionType(
      builder.getFunctionType(entry->getArgumentTypes(), {}));
  // All at once: each list of attributes that a function has had stays in the
  // context.
  SmallVector<DictionaryAttr> ofFeeds;
  for (const PirOp &op : program.getBody().ops)
    if (isFeed(op) && !getErrors().any())
      ofFeeds.push_back(builder.getDictionaryAttr(builder.getNamedAttr(
          "pir.attributes", importAttributes(op, builder.getContext()))));
  if (!getErrors().any())
    function.setAllArgAttrs(ofFeeds);
  importBlock(program.getBody(), entry);
  if (!getErrors().any())
    state.checkNames();
  if (getErrors().any())
    return;
  builder.setInsertionPointToEnd(entry);
  func::ReturnOp::create(builder, function.getLoc());
}

/// Feeds become arguments of the function, whose body is `entry`.
void FunctionImporter::importFeeds(const PirBlock &block, mlir::Block *entry) {
  for (const PirOp &op : block.ops) {
    if (!isFeed(op))
      continue;
    if (!expectResults(op, 1, getErrors()))
      return;
    Type type = importType(op.results[0].type, builder.getContext());
    if (!type)
      return;
    Value argument = entry->addArgument(type, getLoc(op));
    if (op.results[0].id != absentValue)
      bindings[op.results[0].id].variables = {
          state.addTemporary(argument, entry)};
  }
}

void FunctionImporter::importBlock(const PirBlock &block, mlir::Block *into) {
  Scope inner;
  inner.block = into;
  inner.outer = scope;
  llvm::SaveAndRestore<Scope *> enter(scope, &inner);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(into);
  for (const Definition &argument : block.arguments) {
    Type type = importType(argument.type, builder.getContext());
    if (!type)
      return;
    bindNewValue(argument, into->addArgument(type, builder.getUnknownLoc()));
  }
  for (const PirOp &op : block.ops) {
    if (getErrors().any())
      return;
    if (!skipped.contains(&op) && !chains.isReplaced(op))
      importOperation(op);
    if (const ChainOp *chain = chains.lookup(op); chain && !getErrors().any())
      importChainOp(op, *chain, *this);
  }
  if (!inner.outer)
    return;
  // Outside, what was stored here must be loaded again.
  for (Variable *variable : inner.stored) {
    inner.outer->stored.insert(variable);
    inner.outer->globals.erase(variable);
  }
}

void FunctionImporter::importOperation(const PirOp &op) {
  if (op.name == "builtin.parameter")
    return importVariable(op, "parameter_name");
  if (op.name == "pd_op.data") {
    if (isVariable(op))
      return importVariable(op, "name");
    if (!isTopLevel())
      getErrors().report(op.place, "feeds a value inside a region");
    return;
  }
  if (op.name == "builtin.combine")
    return importCombine(op);
  if (op.name == "builtin.split" && importSplit(op))
    return;
  if (op.name == "builtin.slice" && importSlice(op))
    return;
  if ((op.name == "builtin.set_parameter" ||
       op.name == "builtin.shadow_output") &&
      importNamedOutput(op))
    return;
  if (chains.isConditional(op))
    return importConditional(op);
  if (isOptimizerOp(op.name))
    return importOptimizerOp(op, *this);
  if (isCoalesce(op.name))
    return importCoalesce(op);
  if (op.name == "pd_op.broadcast_" && importBroadcast(op))
    return;
  if (isInPlace(op.name))
    return importInPlace(op);
  mlir::Operation *kept = keepOperation(op);
  if (!kept)
    return;
  for (unsigned index = 0; index < op.results.size(); ++index)
    bindNewResult(op, index, kept->getResult(index));
}

void FunctionImporter::importVariable(const PirOp &op,
                                      StringRef nameAttribute) {
  if (!expectResults(op, 1, getErrors()))
    return;
  StringRef name = getStringAttribute(op, nameAttribute, getErrors());
  Type type = importType(op.results[0].type, builder.getContext());
  if (!type || getErrors().any())
    return;
  Variable *global = state.declareGlobal(
      name, type, importAttributes(op, builder.getContext()), op.place);
  if (!global || op.results[0].id == absentValue)
    return;
  bindings[op.results[0].id].variables = {global};
  if (chains.isSum({op.results[0].id, 0}))
    stageVariables.insert(global);
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

void FunctionImporter::importCombine(const PirOp &op) {
  if (!expectResults(op, 1, getErrors()))
    return;
  SmallVector<Variable *> elements;
  for (auto [index, id] : llvm::enumerate(op.operands)) {
    auto found = bindings.find(id);
    if (found == bindings.end() || found->second.isList)
      return getErrors().report(op.place, "expected operand " + Twine(index) +
                                              " to be one value");
    elements.push_back(found->second.variables.front());
  }
  SmallVector<Type> types;
  for (Variable *element : elements)
    types.push_back(element->type);
  Type type = importType(op.results[0].type, builder.getContext());
  if (type && type != builder.getTupleType(types))
    return getErrors().report(op.place, "result of type " + describe(type) +
                                            " does not match the operands");
  bindResult(op.results[0], elements, op);
  if (op.results[0].id != absentValue)
    bindings[op.results[0].id].combine = &op;
}

/// Imports a split of a list whose elements are known.
bool FunctionImporter::importSplit(const PirOp &op) {
  if (!expectOperands(op, 1, getErrors()))
    return true;
  auto found = bindings.find(op.operands[0]);
  if (found == bindings.end() || !found->second.isList)
    return false;
  SmallVector<Variable *, 1> elements = found->second.variables;
  if (!expectResults(op, elements.size(), getErrors()))
    return true;
  for (auto [result, element] : llvm::zip(op.results, elements))
    bindResult(result, element, op);
  return true;
}

/// Imports a slice of a list whose elements are known.
bool FunctionImporter::importSlice(const PirOp &op) {
  if (!expectOperands(op, 1, getErrors()) || !expectResults(op, 1, getErrors()))
    return true;
  auto found = bindings.find(op.operands[0]);
  if (found == bindings.end() || !found->second.isList)
    return false;
  const PirAttribute *index = op.findAttribute("index");
  int64_t position = index ? index->value.get("D").getInt64() : -1;
  if (position < 0 || size_t(position) >= found->second.variables.size()) {
    getErrors().report(op.place, "expected an index within the list");
    return true;
  }
  bindResult(op.results[0], found->second.variables[position], op);
  return true;
}

Value FunctionImporter::getList(ValueId id, const Binding &binding,
                                const PirOp &op) {
  SmallVector<Value> elements;
  for (Variable *variable : binding.variables)
    elements.push_back(read(variable, op));
  Scope::List &list = scope->lists[id];
  if (list.value && list.elements == elements)
    return list.value;
  list.elements = elements;
  list.value = createList(
      elements,
      binding.combine ? importAttributes(*binding.combine, builder.getContext())
                      : DictionaryAttr(),
      op);
  return list.value;
}

Value FunctionImporter::createList(ArrayRef<Value> elements,
                                   DictionaryAttr attributes, const PirOp &op) {
  OperationState created(getLoc(op), "pir.combine");
  created.addOperands(elements);
  created.addTypes(
      builder.getTupleType(llvm::to_vector(ValueRange(elements).getTypes())));
  if (attributes)
    created.addAttributes(attributes.getValue());
  return builder.create(created)->getResult(0);
}

/// The elements of a list, for `variables`.
SmallVector<Value> FunctionImporter::splitList(Value list,
                                               ArrayRef<Variable *> variables,
                                               const PirOp &op) {
  OperationState split(getLoc(op), "pir.split");
  split.addOperands(list);
  for (Variable *variable : variables)
    split.addTypes(variable->type);
  return llvm::to_vector_of<Value>(builder.create(split)->getResults());
}

//===----------------------------------------------------------------------===//
// Kept ops
//===----------------------------------------------------------------------===//

Value FunctionImporter::getOperand(ValueId id, const PirOp &op) {
  if (id == absentValue) {
    if (!scope->absent) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(scope->block);
      OperationState created(getLoc(op), "pir.null");
      created.addTypes(builder.getNoneType());
      scope->absent = builder.create(created)->getResult(0);
    }
    return scope->absent;
  }
  auto found = bindings.find(id);
  if (found == bindings.end()) {
    getErrors().report(op.place, "uses value id " + Twine(id) +
                                     ", which has no contents");
    return {};
  }
  if (found->second.isList)
    return getList(id, found->second, op);
  return read(found->second.variables.front(), op);
}

/// Creates `op` under its own name; null where an error was reported. Its
/// results are not bound.
mlir::Operation *FunctionImporter::keepOperation(const PirOp &op) {
  OperationState created(getLoc(op), getKeptName(op.name));
  for (ValueId id : op.operands) {
    Value operand = getOperand(id, op);
    if (getErrors().any())
      return nullptr;
    created.addOperands(operand);
  }
  for (const Definition &result : op.results)
    if (Type type = importType(result.type, builder.getContext()))
      created.addTypes(type);
  created.addAttributes(importAttributes(op, builder.getContext()).getValue());
  importRegions(op, created);
  if (getErrors().any())
    return nullptr;
  return builder.create(created);
}

void FunctionImporter::importRegions(const PirOp &op, OperationState &created) {
  for (const PirRegion &region : op.regions) {
    mlir::Region *into = created.addRegion();
    if (region.block && !getErrors().any())
      importBlock(*region.block, &into->emplaceBlock());
  }
}

/// A conditional of the optimizer stage; it has no results.
void FunctionImporter::importConditional(const PirOp &op) {
  Value flag = readScalar(values.resolve(op.operands[0]), op);
  Location loc = getLoc(op);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  SmallVector<Value> indices(cast<RankedTensorType>(flag.getType()).getRank(),
                             zero);
  Value condition = tensor::ExtractOp::create(builder, loc, flag, indices);
  const PirBlock &otherwise = *op.regions[1].block;
  bool hasElse = otherwise.ops.size() > 1;
  auto conditional =
      scf::IfOp::create(builder, loc, TypeRange(), condition,
                        /*addThenBlock=*/true, /*addElseBlock=*/hasElse);
  conditional->setAttr("pir.attributes",
                       importAttributes(op, builder.getContext()));
  for (auto [region, imported] :
       llvm::zip(conditional->getRegions(), op.regions)) {
    if (region.empty() || getErrors().any())
      continue;
    importBlock(*imported.block, &region.front());
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(&region.front());
    scf::YieldOp::create(builder, loc);
  }
}

/// An op that works in place is kept as an op that gives new values.
void FunctionImporter::importInPlace(const PirOp &op) {
  std::optional<ArrayRef<InPlacePair>> pairs = getInPlacePairs(op.name);
  mlir::Operation *kept = keepOperation(op);
  if (!kept)
    return;
  if (!pairs)
    poisonOperands(op);
  for (auto [index, result] : llvm::enumerate(op.results)) {
    const auto *pair = llvm::find_if(
        pairs.value_or(ArrayRef<InPlacePair>()),
        [&, index = index](InPlacePair pair) { return pair.result == index; });
    bool overwrites = pairs && pair != pairs->end() &&
                      pair->operand < op.operands.size() &&
                      op.operands[pair->operand] != absentValue;
    if (!overwrites) {
      bindNewResult(op, index, kept->getResult(index));
      continue;
    }
    const Binding &binding = bindings[op.operands[pair->operand]];
    SmallVector<Variable *, 1> variables = binding.variables;
    SmallVector<Value> values = {kept->getResult(index)};
    if (binding.isList)
      values = splitList(values.front(), variables, op);
    bindResult(result, variables, op);
    for (auto [variable, value] : llvm::zip(variables, values)) {
      write(variable, value, op);
      expectName(variable, index,
                 "the operand that it overwrites is not a variable of the "
                 "program",
                 op);
    }
  }
}

/// Marks the operands of an op that overwrites nobody knows which of them.
void FunctionImporter::poisonOperands(const PirOp &op) {
  for (auto [index, id] : llvm::enumerate(op.operands)) {
    SmallVector<Variable *> variables;
    for (Variable *variable : getVariables(id))
      if (variable->coalesce)
        llvm::append_range(variables, variable->parts);
      else
        variables.push_back(variable);
    for (Variable *variable : variables) {
      if (variable->global)
        return getErrors().report(
            op.place, "operand " + Twine(index) + " is the variable '" +
                          variable->global.getSymName() +
                          "', and what this in-place op overwrites is not "
                          "known");
      variable->overwrittenBy = op.name;
    }
  }
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
  from->complaint.clear();
  Variable *global = state.declareGlobal(name, from->type, {}, op.place);
  if (!global || from == global)
    return true;
  write(global, read(from, op), op);
  // From here on the value and the variable share their storage.
  if (!from->global)
    bindings[op.operands[0]].variables = {global};
  return true;
}
