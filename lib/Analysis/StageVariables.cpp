//===- StageVariables.cpp - Variables of an optimizer stage ---------------===//
//
// Describes globals and gradients as variables of an engine or a plan.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Analysis/StageVariables.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "stepfold/Analysis/InitialValue.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace stepfold {

using runtime::Access;
using runtime::DType;
using runtime::Role;
using runtime::Variable;
using Variables = std::vector<Variable>;

runtime::Accumulation getAccumulation(optim::Accumulation accumulation) {
  switch (accumulation) {
  case optim::Accumulation::Sequential:
    return runtime::Accumulation::Sequential;
  case optim::Accumulation::MMA16:
    return runtime::Accumulation::MMA16;
  }
  llvm_unreachable("unknown accumulation");
}

runtime::ProductForm getProductForm(optim::MatmulOp op) {
  runtime::ProductForm form;
  form.accumulation = getAccumulation(op.getAccumulation());
  form.isLhsTransposed = op.getLhsTransposed();
  form.isRhsTransposed = op.getRhsTransposed();
  form.isSymmetric = op.getSymmetric();
  form.alpha = static_cast<float>(op.getAlpha());
  form.beta = static_cast<float>(op.getBeta());
  return form;
}

std::optional<DType> getDType(Type type) {
  if (type.isF16())
    return DType::F16;
  if (type.isBF16())
    return DType::BF16;
  if (type.isF32())
    return DType::F32;
  if (type.isF64())
    return DType::F64;
  if (type.isInteger(1))
    return DType::I1;
  if (type.isInteger(8))
    return DType::I8;
  if (type.isInteger(32))
    return DType::I32;
  if (type.isInteger(64))
    return DType::I64;
  return std::nullopt;
}

static llvm::Expected<Variable> makeVariable(StringRef name, Role role,
                                             Access access, Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  std::optional<DType> dtype;
  if (shaped && shaped.hasStaticShape())
    dtype = getDType(getElementTypeOrSelf(shaped.getElementType()));
  if (!dtype) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return llvm::createStringError(
        "expected " + runtime::getName(role).str() + " '" + name.str() +
        "' to be a tensor of static shape with elements of f16, bf16, f32, "
        "f64, i1, i8, i32 or i64, got " +
        text);
  }
  Variable variable;
  variable.name = name.str();
  variable.role = role;
  variable.dtype = *dtype;
  variable.shape = shaped.getShape().vec();
  // Words of an exact sum are the last dimension.
  if (auto words = dyn_cast<VectorType>(shaped.getElementType()))
    llvm::append_range(variable.shape, words.getShape());
  variable.access = access;
  return variable;
}

static Access getAccess(bool isRead, bool isWritten) {
  if (isRead && isWritten)
    return Access::ReadWrite;
  return isWritten ? Access::Write : Access::Read;
}

namespace {

/// Collects the variables of one stage.
class Collector {
public:
  explicit Collector(ModuleOp module)
      : module(module), symbols(module), initials(module) {}

  llvm::Error addState(StringAttr name, Access access) {
    auto global = symbols.lookup<ml_program::GlobalOp>(name);
    if (!global)
      return llvm::createStringError("there is no ml_program.global '" +
                                     name.str() + "'");
    llvm::Expected<Variable> variable =
        makeVariable(name, Role::State, access, global.getType());
    if (!variable)
      return variable.takeError();
    if (auto of =
            global->getAttrOfType<FlatSymbolRefAttr>(optim::kCopyOfAttrName)) {
      variable->initial.kind = runtime::InitialKind::Copy;
      variable->initial.of = of.getValue().str();
      variables.push_back(std::move(*variable));
      return llvm::Error::success();
    }
    if (global->hasAttr(optim::kStepCounterAttrName)) {
      variable->initial.kind = runtime::InitialKind::Step;
      variables.push_back(std::move(*variable));
      return llvm::Error::success();
    }
    llvm::Expected<runtime::InitialValue> initial = initials.classify(global);
    if (!initial)
      return initial.takeError();
    variable->initial = std::move(*initial);
    variables.push_back(std::move(*variable));
    return llvm::Error::success();
  }

  llvm::Error addGradient(StringRef parameter, Type type) {
    llvm::Expected<Variable> variable =
        makeVariable(parameter, Role::Gradient, Access::Read, type);
    if (!variable)
      return variable.takeError();
    variables.push_back(std::move(*variable));
    return llvm::Error::success();
  }

  llvm::Error addResult(unsigned index, Type type) {
    llvm::Expected<Variable> variable =
        makeVariable(std::to_string(index), Role::Result, Access::Write, type);
    if (!variable)
      return variable.takeError();
    variables.push_back(std::move(*variable));
    return llvm::Error::success();
  }

  /// Adds state that nothing but the initial value of other state reads, such
  /// as a parameter whose copy is all that a step needs.
  llvm::Error addSources() {
    llvm::StringSet<> known;
    for (const Variable &variable : variables)
      if (variable.role == Role::State)
        known.insert(variable.name);
    for (size_t i = 0; i < variables.size(); ++i) {
      std::string source = variables[i].initial.of;
      if (!variables[i].initial.isConverted() || !known.insert(source).second)
        continue;
      auto name = StringAttr::get(module.getContext(), source);
      if (llvm::Error error = addState(name, Access::Read))
        return error;
    }
    return llvm::Error::success();
  }

  Variables take() { return std::move(variables); }

private:
  ModuleOp module;
  SymbolTable symbols;
  InitialValueAnalysis initials;
  Variables variables;
};

} // namespace

llvm::Expected<Variables> getStageVariables(const OptimizerStage &stage,
                                            ModuleOp module) {
  Collector collector(module);
  for (const OptimizerStage::Global &global : stage.getGlobals())
    if (llvm::Error error = collector.addState(
            global.name, getAccess(global.isLoaded, global.isStored)))
      return std::move(error);
  if (llvm::Error error = collector.addSources())
    return std::move(error);
  llvm::StringMap<Type> seen;
  for (optim::GradientOp gradient : stage.getGradients()) {
    auto [position, isNew] =
        seen.insert({gradient.getParameter(), gradient.getType()});
    if (!isNew && position->second == gradient.getType())
      continue;
    if (!isNew)
      return llvm::createStringError(
          "expected one type for all gradients of '" + gradient.getParameter() +
          "'");
    if (llvm::Error error =
            collector.addGradient(gradient.getParameter(), gradient.getType()))
      return std::move(error);
  }
  return collector.take();
}

namespace {

/// Accesses of the operations of a stage to memrefs. Each operation is asked
/// for its effects only once, since one that updates 20,000 parameters has as
/// many effects.
class AccessAnalysis {
public:
  explicit AccessAnalysis(func::FuncOp stage) {
    stage.walk([&](Operation *op) {
      if (op != stage)
        visit(op);
    });
  }

  Access getAccess(Value memref) const {
    return stepfold::getAccess(read.contains(memref), written.contains(memref));
  }

private:
  void visit(Operation *op) {
    if (auto toTensor = dyn_cast<bufferization::ToTensorOp>(op)) {
      read.insert(toTensor.getBuffer());
      return;
    }
    if (auto materialize =
            dyn_cast<bufferization::MaterializeInDestinationOp>(op)) {
      written.insert(materialize.getDest());
      return;
    }
    SmallVector<MemoryEffects::EffectInstance> effects;
    auto interface = dyn_cast<MemoryEffectOpInterface>(op);
    if (interface)
      interface.getEffects(effects);
    bool isExplained =
        !effects.empty() && llvm::all_of(effects, [](const auto &effect) {
          return static_cast<bool>(effect.getValue());
        });
    if (!isExplained) {
      // An operation whose effects do not name operands counts as reading and
      // writing all of them.
      read.insert(op->operand_begin(), op->operand_end());
      written.insert(op->operand_begin(), op->operand_end());
      return;
    }
    for (const MemoryEffects::EffectInstance &effect : effects) {
      if (isa<MemoryEffects::Read>(effect.getEffect()))
        read.insert(effect.getValue());
      else if (isa<MemoryEffects::Write>(effect.getEffect()))
        written.insert(effect.getValue());
    }
  }

  llvm::DenseSet<Value> read, written;
};

} // namespace

llvm::Expected<Variables> getStageVariables(func::FuncOp outlinedStage,
                                            ModuleOp module) {
  Collector collector(module);
  AccessAnalysis accesses(outlinedStage);
  for (BlockArgument argument : outlinedStage.getArguments()) {
    unsigned index = argument.getArgNumber();
    auto nameOf = [&](StringRef attribute) {
      return outlinedStage.getArgAttrOfType<FlatSymbolRefAttr>(index,
                                                               attribute);
    };
    llvm::Error error = llvm::Error::success();
    if (FlatSymbolRefAttr global = nameOf(optim::kGlobalAttrName))
      error =
          collector.addState(global.getAttr(), accesses.getAccess(argument));
    else if (FlatSymbolRefAttr parameter = nameOf(optim::kGradientAttrName))
      error = collector.addGradient(parameter.getValue(), argument.getType());
    else
      error =
          llvm::createStringError("expected argument " + std::to_string(index) +
                                  " of '" + outlinedStage.getSymName().str() +
                                  "' to name a global or a gradient");
    if (error)
      return std::move(error);
  }
  if (llvm::Error error = collector.addSources())
    return std::move(error);
  return collector.take();
}

llvm::Expected<Variables> getStepVariables(func::FuncOp step, ModuleOp module) {
  struct Use {
    bool isLoaded = false, isStored = false;
  };
  llvm::MapVector<StringAttr, Use> uses;
  step.walk([&](Operation *op) {
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
      uses[load.getGlobal().getLeafReference()].isLoaded = true;
    else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
      uses[store.getGlobal().getLeafReference()].isStored = true;
  });
  Collector collector(module);
  for (const auto &[name, use] : uses)
    if (llvm::Error error =
            collector.addState(name, getAccess(use.isLoaded, use.isStored)))
      return std::move(error);
  if (llvm::Error error = collector.addSources())
    return std::move(error);
  for (auto [index, type] : llvm::enumerate(step.getResultTypes()))
    if (llvm::Error error = collector.addResult(index, type))
      return std::move(error);
  return collector.take();
}

} // namespace stepfold
