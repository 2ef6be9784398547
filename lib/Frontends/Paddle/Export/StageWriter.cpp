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
    return declare(*variable);
  ValueId given = absentValue;
  step->walk([&](ml_program::GlobalStoreOp store) {
    if (store.getGlobal().getLeafReference() == name)
      given = findValue(store.getValue());
  });
  return given;
}

/// Declares a variable in the outer block as an op of a region does.
ValueId StageWriter::declare(const PirOp &variable) {
  ValueId &id = declared[variable.getVariableName()];
  if (id != absentValue)
    return id;
  id = edit.createId();
  NewOp::Result result = {id, variable.results[0].type.getText().str()};
  declarations.push_back(
      variable.name == "builtin.parameter"
          ? writeParameter(variable.getVariableName(), result)
          : NewOp{variable.getNode().get("#").getString().str(),
                  copyAttributes(variable.getOwnAttributes()),
                  {},
                  {result},
                  copyAttributes(variable.getResultAttributes())});
  return id;
}

/// Finds the value of each variable of the plan. False where an error was
/// reported.
bool StageWriter::findOperands() {
  auto fail = [&](const Twine &what) {
    errors.report(program.main.getFile(),
                  what + ": the stage cannot be one operator");
    return false;
  };
  llvm::StringMap<optim::GradientOp> byParameter;
  for (optim::GradientOp gradient : stage.getGradients()) {
    optim::GradientOp &known = byParameter[gradient.getParameter()];
    if (known && known.getOperand() != gradient.getOperand())
      return fail("'" + gradient.getParameter() + "' has several gradients");
    known = gradient;
  }
  for (const PlanVariable &variable : plan.variables) {
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
    operands.push_back({&variable, id});
    if (gradient)
      gradients.push_back(gradient);
  }
  // The comparison of programs says nothing of the plan.
  for (const OptimizerStage::Global &global : stage.getGlobals())
    if (global.isStored &&
        llvm::none_of(plan.variables, [&](const PlanVariable &variable) {
          return variable.isWritten && !variable.isGradient &&
                 variable.name == global.name;
        }))
      return fail("the plan does not write '" + global.name.getValue() + "'");
  return gradients.size() == byParameter.size() ||
         fail("the plan has other gradients than the stage");
}

/// Finds what the stage does to variables of the program.
void StageWriter::findAccesses() {
  for (auto [variable, id] : operands) {
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

//===----------------------------------------------------------------------===//
// The operator
//===----------------------------------------------------------------------===//

static std::string writeText(StringRef name, StringRef text) {
  return writeAttribute(
      name, writeValue("0.a_str", writeScalar(llvm::json::Value(text))));
}

static std::string writeNames(StringRef attribute,
                              ArrayRef<std::string> names) {
  std::vector<std::string> elements;
  for (const std::string &name : names)
    elements.push_back(
        writeValue("0.a_str", writeScalar(llvm::json::Value(name))));
  return writeAttribute(attribute,
                        writeValue("0.a_array", pir::writeList(elements)));
}

/// The op that makes the token.
static NewOp writeToken(ValueId id) {
  std::string type = writeValue("0.t_dtensor", R"([{"#":"0.t_f32"},[1],)"
                                               R"("NCHW",[],0])");
  return {"1.full",
          {writeAttribute("shape", writeValue("1.a_intarray", "[1]")),
           writeAttribute("value", writeValue("0.a_f64", "0.0")),
           writeAttribute("dtype", writeValue("1.a_dtype", "\"float32\"")),
           writeAttribute("place", writeValue("1.a_place", R"([0,0,""])"))},
          {},
          {{id, type}},
          {writeFlags("stop_gradient", true)}};
}

/// The type of an operand, as text.
std::string StageWriter::getType(ValueId id) const {
  for (const NewOp &declaration : declarations)
    if (declaration.results[0].id == id)
      return declaration.results[0].type;
  return edit.getType(id).getText().str();
}

void StageWriter::writeOperator(const StagePlace &place,
                                const llvm::SetVector<StringRef> &shared) {
  struct Operands {
    std::vector<ValueId> ids;
    std::vector<std::string> types, names;
  };
  Operands written, others, ofGradients;
  for (auto [variable, id] : operands) {
    bool isInPlace = place.inPlace.contains(variable->name) ||
                     shared.contains(variable->name);
    Operands &list = variable->isGradient ? ofGradients
                     : isInPlace          ? written
                                          : others;
    list.ids.push_back(id);
    list.types.push_back(getType(id));
    list.names.push_back(variable->name);
  }
  ValueId token = edit.createId();
  NewOp full = writeToken(token);
  written.ids.insert(written.ids.begin(), token);
  written.types.insert(written.types.begin(), full.results[0].type);
  llvm::append_range(others.ids, ofGradients.ids);
  llvm::append_range(others.types, ofGradients.types);
  auto insert = [&](NewOp op) {
    edit.insertAfter(program.main.getBody().ops[place.position], std::move(op));
  };
  for (NewOp &declaration : declarations)
    insert(std::move(declaration));
  insert(std::move(full));
  std::vector<ValueId> lists;
  std::vector<std::string> types;
  for (const Operands *list : {&written, &others}) {
    lists.push_back(edit.createId());
    types.push_back(writeValue("0.t_vec", pir::writeList(list->types)));
    insert({"0.combine",
            {},
            list->ids,
            {{lists.back(), types.back()}},
            {writeFlags("stop_gradient", true)}});
  }
  insert(
      {kStepOperatorCode.str(),
       {writeText("plan", plan.folder), writeText("seal", plan.seal),
        writeText("stage", digest), writeNames("written_state", written.names),
        writeNames("state", others.names),
        writeNames("gradients", ofGradients.names)},
       lists,
       {{edit.createId(), types.front()}},
       {writeFlags("stop_gradient", true)}});
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
StageWriter::write(const StageOrder &order,
                   const llvm::SetVector<StringRef> &shared,
                   unsigned &position) {
  std::vector<ValueId> ids;
  for (auto [variable, id] : operands)
    ids.push_back(id);
  std::optional<StagePlace> place =
      order.place(ids, accesses, position, errors);
  if (!place)
    return std::nullopt;
  position = place->position;
  std::string text = printStage(step, stage.getOps(), gradients);
  digest = runtime::getDigest(StringRef(text));
  writeOperator(*place, shared);
  report(*place);
  return StageFile{getStageFileName(digest), std::move(text)};
}
