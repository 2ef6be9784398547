//===- StageWriter.cpp - The operator of a stage --------------------------===//
//
// Finds the operands, then writes the operator and the ops that it needs.
//
//===----------------------------------------------------------------------===//

#include "StageWriter.h"
#include "../Format/PirOps.h"
#include "../Format/StepOperator.h"
#include "../Stage/BackwardPass.h"
#include "StageText.h"

#include "stepfold/Data/Digest.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace stepfold;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Removed ops
//===----------------------------------------------------------------------===//

/// Finds the ops of the program that are imported as ops of the stage, and are
/// none of `kept`.
void StageWriter::findRemoved(const llvm::DenseSet<const PirOp *> &kept) {
  for (mlir::Operation *op : stage.getOps()) {
    const PirOp *origin = program.origins.lookup(op);
    op->walk([&](ml_program::GlobalStoreOp store) {
      firstStores.try_emplace(store.getGlobal().getLeafReference().getValue(),
                              origin);
    });
    if (!isa<ml_program::GlobalLoadOp, optim::GradientOp>(op) && origin &&
        !kept.contains(origin))
      program.removed.insert(origin);
  }
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The value of the program that `value` was imported from; absent where it is
/// none.
ValueId StageWriter::findValue(Value value) {
  while (isa_and_present<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(
      value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  if (auto load = value.getDefiningOp<ml_program::GlobalLoadOp>())
    return findState(load.getGlobal().getLeafReference().getValue());
  return importedAs.lookup(value);
}

/// The value that declares a variable, or that the step hands to the stage in
/// one; absent where there is none.
ValueId StageWriter::findState(StringRef name) {
  if (const PirOp *variable = edit.findVariable(name))
    return variable->results[0].id;
  if (const PirOp *variable = program.ofRegions.lookup(name))
    return declareVariable(*variable);
  ValueId given = absentValue;
  step->walk([&](ml_program::GlobalStoreOp store) {
    if (store.getGlobal().getLeafReference() == name)
      given = findValue(store.getValue());
  });
  return given;
}

/// Declares a variable or a buffer in the outer block, unless a stage has.
ValueId StageWriter::declare(StringRef name, std::string type,
                             llvm::function_ref<NewOp(NewOp::Result)> write) {
  auto [known, isNew] = program.declared.try_emplace(name);
  if (isNew) {
    known->second = {edit.createId(), std::move(type)};
    declarations.push_back(write(known->second));
  }
  return known->second.id;
}

/// Declares a variable as an op of a region does.
ValueId StageWriter::declareVariable(const PirOp &variable) {
  StringRef name = variable.getVariableName();
  return declare(name, variable.results[0].type.getText().str(),
                 [&](const NewOp::Result &result) {
                   if (variable.name == "builtin.parameter")
                     return writeParameter(name, result);
                   return NewOp{variable.getNode().get("#").getString().str(),
                                copyAttributes(variable.getOwnAttributes()),
                                {},
                                {result},
                                copyAttributes(variable.getResultAttributes())};
                 });
}

/// Declares a buffer of the module, which has a variable of the type
/// `typeOfPart`; absent where the module does not have the buffer. The
/// framework takes a variable that is no parameter for a feed.
ValueId StageWriter::declareBuffer(StringRef name, JSONNode typeOfPart) {
  if (const PirOp *variable = edit.findVariable(name))
    return variable->results[0].id;
  auto buffer =
      step->getParentOfType<ModuleOp>().lookupSymbol<optim::BufferOp>(name);
  if (!buffer)
    return absentValue;
  std::string size = std::to_string(buffer.getTensorType().getNumElements());
  return declare(name,
                 replaceField(typeOfPart, TensorField::Shape, "[" + size + "]"),
                 [&](const NewOp::Result &result) {
                   return writeParameter(name, result);
                 });
}

bool StageWriter::fail(const Twine &what) {
  errors.report(program.main.getFile(),
                what + ": the stage cannot be one operator");
  return false;
}

/// Returns false, with an error, for a name that no list of names can have.
bool StageWriter::checkName(StringRef name) {
  return !name.contains('\n') ||
         fail("the name '" + name + "' has a line break");
}

/// Finds the buffers of the plan, whose variables are known. False where an
/// error was reported.
bool StageWriter::findBuffers() {
  llvm::StringMap<ValueId> ids;
  for (auto [variable, id] : variables)
    if (!variable->isGradient)
      ids[variable->name] = id;
  for (const PlanBuffer &buffer : plan.buffers) {
    if (!checkName(buffer.name))
      return false;
    const std::string &part = buffer.variables.front();
    ValueId first = ids.lookup(part), id = absentValue;
    // No op of the program makes what is declared for operators.
    if (const PirOp *inRegion = program.ofRegions.lookup(part))
      id = declareBuffer(buffer.name, inRegion->results[0].type);
    else if (first != absentValue)
      id = declareBuffer(buffer.name, edit.getType(first));
    if (id == absentValue)
      return fail("the plan has the buffer '" + buffer.name +
                  "', which the startup program does not make");
    buffers.push_back({&buffer, id});
    for (const std::string &name : buffer.variables)
      parts.insert(name);
  }
  return true;
}

/// Returns true if the plan writes a variable.
bool StageWriter::writes(StringRef name) const {
  return llvm::any_of(plan.variables, [&](const PlanVariable &variable) {
    return variable.isWritten && !variable.isGradient && variable.name == name;
  });
}

/// Returns true if a value is the contents of a variable that the plan writes.
bool StageWriter::isWritten(ValueId id) const {
  ValueId variable = values.getVariable(id);
  return variable != absentValue &&
         writes(values.getDefiningOp(variable)->getVariableName());
}

/// Finds the value of each variable of the plan. False where an error was
/// reported.
bool StageWriter::findOperands() {
  llvm::StringMap<optim::GradientOp> byParameter;
  for (optim::GradientOp gradient : stage.getGradients()) {
    optim::GradientOp &known = byParameter[gradient.getParameter()];
    if (known && known.getOperand() != gradient.getOperand())
      return fail("'" + gradient.getParameter() + "' has several gradients");
    known = gradient;
  }
  for (const PlanVariable &variable : plan.variables) {
    if (!checkName(variable.name))
      return false;
    optim::GradientOp gradient;
    if (variable.isGradient)
      gradient = byParameter.lookup(variable.name);
    ValueId id = gradient              ? findValue(gradient.getOperand())
                 : variable.isGradient ? absentValue
                                       : findState(variable.name);
    if (id == absentValue)
      return fail((variable.isGradient ? "the gradient of '" : "'") +
                  variable.name +
                  "' is not a value of the outer block of the program");
    if (gradient && isWritten(id))
      return fail("the gradient of '" + variable.name +
                  "' is a variable that the stage writes");
    variables.push_back({&variable, id});
    if (gradient)
      gradients.push_back(gradient);
  }
  // The comparison of programs says nothing of the plan.
  for (const OptimizerStage::Global &global : stage.getGlobals())
    if (global.isStored && !writes(global.name))
      return fail("the plan does not write '" + global.name.getValue() + "'");
  if (gradients.size() != byParameter.size())
    return fail("the plan has other gradients than the stage");
  return findBuffers();
}

/// Finds what the stage does to variables of the program.
void StageWriter::findAccesses() {
  for (auto [variable, id] : variables) {
    StringRef name = variable->name;
    if (variable->isGradient) {
      ValueId declaration = values.getVariable(id);
      if (declaration == absentValue)
        continue;
      name = values.getDefiningOp(declaration)->getVariableName();
    }
    StageAccess &access = accesses[name];
    access.isWritten |= variable->isWritten;
    access.first = firstStores.lookup(name);
  }
  for (const PirOp *op : program.removed) {
    std::vector<const PirOp *> all;
    collectOps(*op, all);
    for (const PirOp *inner : all)
      for (ValueId operand : inner->operands)
        for (TensorKey key : values.resolveStorage(operand)) {
          if (!values.isVariable(key))
            continue;
          auto found =
              accesses.find(values.getDefiningOp(key.first)->getVariableName());
          if (found == accesses.end() || firstStores.contains(found->first))
            continue;
          const PirOp *&first = found->second.first;
          if (!first || values.getPosition(*op) < values.getPosition(*first))
            first = op;
        }
  }
}

void StageWriter::findScalars(llvm::SetVector<StringRef> &names) const {
  for (const PlanVariable &variable : plan.variables)
    if (variable.isOneElement && variable.isWritten && !variable.isGradient)
      names.insert(variable.name);
}

//===----------------------------------------------------------------------===//
// The operator
//===----------------------------------------------------------------------===//

static std::string writeText(StringRef name, StringRef text) {
  return writeAttribute(
      name, writeValue("0.a_str", writeScalar(llvm::json::Value(text))));
}

static std::string writeNames(StringRef attribute,
                              const std::vector<std::string> &names) {
  return writeText(attribute, joinNames(names));
}

/// The type of an operand, as text.
std::string StageWriter::getType(ValueId id) const {
  for (const auto &[name, declaration] : program.declared)
    if (declaration.id == id)
      return declaration.type;
  return edit.getType(id).getText().str();
}

namespace {
/// Operands, and their names.
struct Operands {
  void add(ValueId id, std::string name) {
    ids.push_back(id);
    names.push_back(std::move(name));
  }

  std::vector<ValueId> ids;
  std::vector<std::string> names;
};
} // namespace

void StageWriter::writeOperator(unsigned position,
                                const llvm::SetVector<StringRef> &inPlace) {
  Operands written, others, ofGradients;
  auto isInPlace = [&](const std::string &name) {
    return inPlace.contains(name);
  };
  // The variables of buffers that are operands, too.
  llvm::StringSet<> witnesses;
  for (auto [buffer, id] : buffers) {
    others.add(id, buffer->name);
    if (llvm::none_of(buffer->variables, isInPlace))
      witnesses.insert(buffer->variables.front());
  }
  for (auto [variable, id] : variables) {
    const std::string &name = variable->name;
    if (variable->isGradient)
      ofGradients.add(id, name);
    else if (isInPlace(name))
      written.add(id, name);
    else if (!parts.contains(name) || witnesses.contains(name))
      others.add(id, name);
  }
  ValueId token = edit.createId(), list = edit.createId();
  std::string tokenType =
      writeValue("0.t_dtensor", R"([{"#":"0.t_f32"},[1],"NCHW",[],0])");
  std::vector<std::string> types = {tokenType};
  for (ValueId id : written.ids)
    types.push_back(getType(id));
  std::string listType = writeValue("0.t_vec", pir::writeList(types));
  written.ids.insert(written.ids.begin(), token);
  auto insert = [&](NewOp op) {
    edit.insertAfter(program.main.getBody().ops[position], std::move(op));
  };
  for (NewOp &declaration : declarations)
    insert(std::move(declaration));
  insert(writeZeros({token, tokenType}, "float32", 1));
  insert({"0.combine",
          {},
          written.ids,
          {{list, listType}},
          {writeFlags("stop_gradient", true)}});
  // Others are no list: the executor prints types of a list three times in each
  // step.
  std::vector<ValueId> ids = {list};
  llvm::append_range(ids, others.ids);
  llvm::append_range(ids, ofGradients.ids);
  std::vector<std::string> ofBuffers, inBuffers;
  for (const PlanBuffer &buffer : plan.buffers) {
    ofBuffers.push_back(buffer.name);
    llvm::append_range(inBuffers, buffer.variables);
  }
  insert(
      {getStepOperatorCode(ids.size() - 1),
       {writeText("plan", plan.folder), writeText("seal", plan.seal),
        writeText("stage", digest), writeNames("written_state", written.names),
        writeNames("state", others.names),
        writeNames("gradients", ofGradients.names),
        writeNames("buffers", ofBuffers), writeNames("parts", inBuffers)},
       ids,
       {{edit.createId(), listType}},
       {writeFlags("stop_gradient", true)}});
}

/// Leaves out attributes of the declarations of state that have their defaults:
/// the executor prints the program in each step.
void StageWriter::abridgeDeclarations() {
  for (const PlanVariable *variable : llvm::make_first_range(variables)) {
    const PirOp *op =
        variable->isGradient ? nullptr : edit.findVariable(variable->name);
    if (op && op->name == "pd_op.data" && stopsGradients(*op, 0))
      edit.omitStopGradient(*op);
  }
}

/// Says which variables are operands in place, and why.
void StageWriter::report(const StagePlace &place) const {
  for (const auto &[name, op] : place.inPlace)
    remark::passed(NameLoc::get(StringAttr::get(step->getContext(), op->place)),
                   remark::RemarkOpts::name("OperandInPlace")
                       .category("export-pir")
                       .function("train_step"))
        << ("'" + name + "' is an operand in place: '" + op->name +
            "' uses it, and no gradient depends on that op")
               .str();
}

std::optional<StageFile>
StageWriter::write(StageOrder &order, const llvm::SetVector<StringRef> &shared,
                   unsigned &position) {
  SmallVector<ValueId> ids =
      llvm::to_vector(llvm::make_second_range(variables));
  llvm::append_range(ids, llvm::make_second_range(buffers));
  std::optional<StagePlace> place =
      order.place(ids, accesses, position, errors);
  if (!place)
    return std::nullopt;
  position = place->position;
  std::string text = printStage(step, stage.getOps(), gradients);
  digest = runtime::getDigest(StringRef(text));
  llvm::SetVector<StringRef> inPlace;
  // A variable that a gradient is stays a plain operand.
  for (const PlanVariable *variable : llvm::make_first_range(variables)) {
    StringRef name = variable->name;
    if (!variable->isGradient &&
        (place->inPlace.contains(name) || shared.contains(name)))
      inPlace.insert(name);
  }
  writeOperator(position, inPlace);
  abridgeDeclarations();
  report(*place);
  order.add({position, std::move(ids), std::move(inPlace)});
  return StageFile{getStageFileName(digest), std::move(text)};
}
