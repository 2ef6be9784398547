//===- ExportKernels.cpp - The stage of a PIR program as operator ---------===//
//
// Ops of the stage are removed, and the operator is written in their place.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Export/ExportKernels.h"
#include "../Format/PirOps.h"
#include "../Format/StepOperator.h"
#include "../Stage/BackwardPass.h"
#include "ImportedProgram.h"
#include "ProgramComparison.h"
#include "ProgramEdit.h"
#include "StageOrder.h"
#include "StageText.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Data/Digest.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace stepfold;
using namespace stepfold::pir;

namespace {
/// Writes the operator of one stage into a program.
class StageWriter {
public:
  StageWriter(const Program &main, func::FuncOp step,
              const OptimizerStage &stage,
              const llvm::DenseMap<Value, ValueId> &importedAs,
              FirstError &errors)
      : main(main), step(step), stage(stage), importedAs(importedAs),
        errors(errors), values(main.getBody(), step.getContext()),
        origins(main.getBody()), edit(main) {}

  /// Returns the program with the operator, or reports an error. `file` becomes
  /// the stage.
  std::string write(const StagePlan &plan, StageFile &file);
  std::string getDigest() const { return digest; }

private:
  void findRemoved();
  void removeLists();
  void checkUses();
  ValueId findValue(Value value);
  ValueId findState(StringRef name);
  ValueId declare(const PirOp &variable);
  std::string getType(ValueId id) const;
  bool findOperands(const StagePlan &plan);
  void findAccesses();
  void noteStore(ml_program::GlobalStoreOp store, const PirOp *origin);
  void writeOperator(const StagePlan &plan, const StagePlace &place);
  void report(const StagePlace &place) const;

  const Program &main;
  func::FuncOp step;
  const OptimizerStage &stage;
  const llvm::DenseMap<Value, ValueId> &importedAs;
  FirstError &errors;
  PirValues values;
  Origins origins;
  ProgramEdit edit;
  StageOrder::Ops removed;
  /// The ops of the program that store first to variables.
  llvm::StringMap<const PirOp *> firstStores;
  /// The variables that only regions of removed ops declare, and declarations
  /// of them in the outer block.
  llvm::StringMap<const PirOp *> ofRegions;
  llvm::StringMap<ValueId> declared;
  std::vector<NewOp> declarations;
  /// The operands by the variables of the plan, and what the stage does to
  /// variables of the program.
  std::vector<std::pair<const PlanVariable *, ValueId>> operands;
  std::vector<optim::GradientOp> gradients;
  StageAccesses accesses;
  std::string digest;
};
} // namespace

//===----------------------------------------------------------------------===//
// What is removed
//===----------------------------------------------------------------------===//

void StageWriter::noteStore(ml_program::GlobalStoreOp store,
                            const PirOp *origin) {
  firstStores.try_emplace(store.getGlobal().getLeafReference().getValue(),
                          origin);
}

/// Finds the ops of the program that are imported as ops of the stage alone.
void StageWriter::findRemoved() {
  llvm::DenseSet<const PirOp *> kept;
  step.walk([&](mlir::Operation *op) {
    if (!op->getDialect())
      kept.insert(origins.lookup(op));
  });
  for (mlir::Operation *op : stage.getOps()) {
    const PirOp *origin = origins.lookup(op);
    op->walk(
        [&](ml_program::GlobalStoreOp store) { noteStore(store, origin); });
    if (!isa<ml_program::GlobalLoadOp, optim::GradientOp>(op) && origin &&
        !kept.contains(origin))
      removed.insert(origin);
  }
  // These only do what updates of the stage do themselves.
  for (const PirOp &op : main.getBody().ops)
    if (values.isAdvance(op))
      removed.insert(&op);
  removeLists();
  for (const PirOp *op : removed) {
    edit.remove(*op);
    std::vector<const PirOp *> inner;
    for (const PirRegion &region : op->regions)
      if (region.block)
        collectOps(*region.block, inner);
    for (const PirOp *variable : inner)
      if (isVariable(*variable) && variable->results.size() == 1)
        ofRegions.try_emplace(variable->getVariableName(), variable);
  }
}

/// Removes ops that only make lists of values of the stage for the stage, or
/// take such lists apart.
void StageWriter::removeLists() {
  StageOrder::Ops lists;
  auto isOfStage = [&](ValueId id) {
    const PirOp *op = values.getDefiningOp(id);
    return removed.contains(op) || lists.contains(op);
  };
  for (const PirOp &op : main.getBody().ops)
    if (isListOp(op) && llvm::any_of(op.operands, isOfStage))
      lists.insert(&op);
  for (const PirOp *op : llvm::reverse(lists))
    if (llvm::all_of(op->results, [&](const Definition &result) {
          return llvm::all_of(edit.getUsers(result.id), [&](const PirOp *user) {
            return removed.contains(user);
          });
        }))
      removed.insert(op);
}

/// Lets ops that stay use variables in place of results of removed ops.
void StageWriter::checkUses() {
  StageOrder order(main.getBody(), values, removed);
  for (const PirOp *op : removed) {
    const UpdateOp *row = values.getUpdate(*op);
    for (auto [index, result] : llvm::enumerate(op->results)) {
      const PirOp *user = order.findUser(result.id);
      if (!user)
        continue;
      ValueId variable = values.getVariable(result.id);
      if (row && index < row->results.size())
        for (auto [operand, name] : llvm::zip(op->operands, row->operands))
          if (name == row->results[index])
            variable = values.getVariable(operand);
      if (variable == absentValue)
        return errors.report(
            user->place, "'" + user->name + "' uses a result of '" + op->name +
                             "', which belongs to the stage and is no "
                             "variable: the stage cannot be one operator");
      edit.rename(result.id, variable);
    }
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
  if (const PirOp *variable = ofRegions.lookup(name))
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
bool StageWriter::findOperands(const StagePlan &plan) {
  auto fail = [&](const Twine &what) {
    errors.report(main.getFile(), what + ": the stage cannot be one operator");
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
  for (const PirOp *op : removed) {
    std::vector<const PirOp *> all = {op};
    for (const PirRegion &region : op->regions)
      if (region.block)
        collectOps(*region.block, all);
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

void StageWriter::writeOperator(const StagePlan &plan,
                                const StagePlace &place) {
  std::vector<std::string> writtenState, state, names;
  ValueId token = edit.createId();
  NewOp full = writeToken(token);
  std::vector<ValueId> written = {token}, others, ofGradients;
  std::vector<std::string> writtenTypes = {full.results[0].type}, otherTypes,
                           gradientTypes;
  for (auto [variable, id] : operands) {
    bool isInPlace =
        !variable->isGradient && place.inPlace.contains(variable->name);
    auto &list = variable->isGradient ? ofGradients
                 : isInPlace          ? written
                                      : others;
    list.push_back(id);
    (variable->isGradient ? gradientTypes
     : isInPlace          ? writtenTypes
                          : otherTypes)
        .push_back(getType(id));
    (variable->isGradient ? names
     : isInPlace          ? writtenState
                          : state)
        .push_back(variable->name);
  }
  llvm::append_range(others, ofGradients);
  llvm::append_range(otherTypes, gradientTypes);
  auto insert = [&](NewOp op) {
    edit.insertAfter(*place.behind, std::move(op));
  };
  for (NewOp &declaration : declarations)
    insert(std::move(declaration));
  insert(std::move(full));
  std::vector<ValueId> lists;
  std::vector<std::string> types;
  for (auto &[ids, elementTypes] :
       {std::pair(written, writtenTypes), std::pair(others, otherTypes)}) {
    lists.push_back(edit.createId());
    types.push_back(writeValue("0.t_vec", pir::writeList(elementTypes)));
    insert({"0.combine",
            {},
            ids,
            {{lists.back(), types.back()}},
            {writeFlags("stop_gradient", true)}});
  }
  insert(
      {kStepOperatorCode.str(),
       {writeText("plan", plan.folder), writeText("seal", plan.seal),
        writeText("stage", digest), writeNames("written_state", writtenState),
        writeNames("state", state), writeNames("gradients", names)},
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

std::string StageWriter::write(const StagePlan &plan, StageFile &file) {
  findRemoved();
  checkUses();
  if (errors.any() || !findOperands(plan))
    return "";
  findAccesses();
  std::vector<ValueId> ids;
  for (auto [variable, id] : operands)
    ids.push_back(id);
  std::optional<StagePlace> place =
      StageOrder(main.getBody(), values, removed).place(ids, accesses, errors);
  if (!place)
    return "";
  file.text = printStage(step, stage.getOps(), gradients);
  digest = runtime::getDigest(StringRef(file.text));
  file.name = getStageFileName(digest);
  writeOperator(plan, *place);
  report(*place);
  return edit.write();
}

//===----------------------------------------------------------------------===//
// The programs
//===----------------------------------------------------------------------===//

namespace {
class KernelExporter {
public:
  KernelExporter(ExportedPrograms programs, const ImportOptions &options,
                 MLIRContext *context)
      : options(options), context(context), table(context, std::nullopt) {
    this->options.keepSource = false;
    this->options.emitRemarks = false;
    result.programs = std::move(programs);
  }

  std::optional<KernelPrograms> run(StageCompiler compile);

private:
  OwningOpRef<ModuleOp> import(const Program &main);
  bool replace(const Program &main, StageCompiler compile);
  bool check(ModuleOp before, const std::string &stage);
  bool fail(Location loc) const {
    if (errors.any())
      emitError(loc) << errors.message();
    return false;
  }

  ImportOptions options;
  MLIRContext *context;
  NumberTable table;
  FirstError errors;
  std::unique_ptr<Program> startup;
  llvm::DenseMap<Value, ValueId> importedAs;
  KernelPrograms result;
};
} // namespace

OwningOpRef<ModuleOp> KernelExporter::import(const Program &main) {
  return importPrograms(main, startup.get(), options, context, errors);
}

/// Imports what was written, and compares it with the program `before`.
bool KernelExporter::check(ModuleOp before, const std::string &digest) {
  llvm::StringMap<std::string> stages;
  stages[digest] = result.file->text;
  options.stages = &stages;
  options.values = nullptr;
  std::unique_ptr<Program> main =
      Program::parse("exported main program", result.programs.main, errors);
  OwningOpRef<ModuleOp> imported;
  if (main)
    imported = import(*main);
  if (!imported)
    return fail(before.getLoc());
  NumberedModule given(before, {}, table), written(*imported, {}, table);
  Written added;
  return succeeded(
      ProgramComparison(given, written, {}, &added, table).compare());
}

/// False where an error was emitted.
bool KernelExporter::replace(const Program &main, StageCompiler compile) {
  options.values = &importedAs;
  OwningOpRef<ModuleOp> module = import(main);
  if (!module)
    return fail(UnknownLoc::get(context));
  auto step = module->lookupSymbol<func::FuncOp>(kTrainStepName);
  FailureOr<OptimizerStage> stage = OptimizerStage::compute(step);
  if (failed(stage))
    return false;
  if (stage->getParts().empty())
    return true;
  if (stage->getParts().size() > 1) {
    emitError(step.getLoc()) << "the program has several stages, which no "
                                "operator replaces: "
                             << stage->describeParts();
    return false;
  }
  FailureOr<StagePlan> plan = compile(*module);
  if (failed(plan))
    return false;
  StageWriter writer(main, step, *stage, importedAs, errors);
  StageFile file;
  std::string text = writer.write(*plan, file);
  if (errors.any())
    return fail(step.getLoc());
  result.programs.main = std::move(text);
  result.file = std::move(file);
  return check(*module, writer.getDigest());
}

std::optional<KernelPrograms> KernelExporter::run(StageCompiler compile) {
  std::unique_ptr<Program> main =
      Program::parse("main program", result.programs.main, errors);
  if (main && result.programs.startup)
    startup =
        Program::parse("startup program", *result.programs.startup, errors);
  if (errors.any()) {
    fail(UnknownLoc::get(context));
    return std::nullopt;
  }
  if (!replace(*main, compile))
    return std::nullopt;
  return std::move(result);
}

std::optional<KernelPrograms>
stepfold::pir::exportKernels(ExportedPrograms programs,
                             const ImportOptions &options, MLIRContext *context,
                             StageCompiler compile) {
  return KernelExporter(std::move(programs), options, context).run(compile);
}
