//===- OptimizerOps.cpp - Update ops of PIR as optim ops -------*- C++ -*-===//
//
// UpdateTable.cpp says which operand of an update op is which stream; here is
// how its attributes are read. The rest is common to all of them.
//
//===----------------------------------------------------------------------===//

#include "OptimizerOps.h"
#include "FunctionImporter.h"

#include "stepfold/IR/Generalize.h"
#include "stepfold/IR/Optim.h"
#include "stepfold/Import/PirAttributes.h"
#include "stepfold/Import/UpdateTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace stepfold::pir;

constexpr unsigned numUpdatedStreams = unsigned(Role::Grad);
constexpr unsigned numStreams = unsigned(Role::SkipUpdate);

//===----------------------------------------------------------------------===//
// One update
//===----------------------------------------------------------------------===//

namespace {
class UpdateImporter {
public:
  UpdateImporter(const UpdateOp &kind, const PirOp &op,
                 FunctionImporter &importer)
      : kind(kind), op(op), importer(importer), builder(importer.getBuilder()),
        opName(kind.optimName) {}

  void import();

  // Attributes of the PIR op. One that nobody asks for is an error.
  double getFloat(StringRef name);
  bool getFlag(StringRef name);
  StringRef getText(StringRef name);
  SmallVector<double> getFloats(StringRef name);
  SmallVector<StringRef> getTexts(StringRef name);
  void accept(StringRef name) { known.insert(name); }

  // Settings of the optim op.
  void set(StringRef name, Attribute value) { settings.append(name, value); }
  void setFloat(StringRef name, double value) {
    set(name, builder.getF64FloatAttr(value));
  }
  void setFloats(StringRef name, ArrayRef<double> values) {
    set(name, builder.getDenseF64ArrayAttr(values));
  }
  /// Sets the attributes `names` as settings of the same names.
  void copyFloats(ArrayRef<StringRef> names) {
    for (StringRef name : names)
      setFloat(name, getFloat(name));
  }
  void setConstants();
  /// Makes another op than the table says.
  void setOpName(StringRef name) { opName = name; }
  /// Leaves out a stream that the op has but does not use.
  void drop(Role role) { streams[unsigned(role)].clear(); }

  bool has(Role role) const { return !stream(role).empty(); }
  size_t getNumParameters() const { return stream(Role::Param).size(); }
  Type getParameterElementType() const {
    return getElementTypeOrSelf(stream(Role::Param).front()->type);
  }
  Device getDevice() const { return importer.getOptions().device; }
  MLIRContext *getContext() const { return builder.getContext(); }
  void report(const Twine &message) {
    importer.getErrors().report(op.place, message);
  }

private:
  template <typename AttrT> AttrT get(StringRef name, StringRef what);
  template <typename AttrT>
  SmallVector<AttrT> getElements(StringRef name, StringRef what);
  ArrayRef<Variable *> stream(Role role) const {
    return streams[unsigned(role)];
  }
  void importOperands();
  void importOperand(unsigned index, Role role);
  void checkStreams();
  void checkAttributes();
  SmallVector<Value> readStream(Role role);
  void createOp();
  void bindResults();

  const UpdateOp &kind;
  const PirOp &op;
  FunctionImporter &importer;
  OpBuilder &builder;
  StringRef opName;
  SmallVector<Variable *, 1> streams[numStreams];
  /// Whether nothing is to be updated, as a tensor of one flag; may be null.
  Value skip;
  NamedAttrList settings;
  llvm::StringSet<> known;
};
} // namespace

template <typename AttrT>
AttrT UpdateImporter::get(StringRef name, StringRef what) {
  known.insert(name);
  const PirAttribute *attribute = op.findAttribute(name);
  if (!attribute) {
    report("missing attribute '" + name + "'");
    return {};
  }
  auto value =
      dyn_cast_or_null<AttrT>(importAttribute(*attribute, getContext()));
  if (!value)
    report("expected attribute '" + name + "' to be " + what);
  return value;
}

template <typename AttrT>
SmallVector<AttrT> UpdateImporter::getElements(StringRef name, StringRef what) {
  SmallVector<AttrT> elements;
  auto array = get<ArrayAttr>(name, "a list");
  if (!array)
    return elements;
  for (Attribute element : array) {
    auto value = dyn_cast<AttrT>(element);
    if (!value) {
      report("expected the elements of attribute '" + name + "' to be " + what);
      return {};
    }
    elements.push_back(value);
  }
  return elements;
}

double UpdateImporter::getFloat(StringRef name) {
  auto value = get<FloatAttr>(name, "a number");
  return value ? value.getValueAsDouble() : 0.0;
}

bool UpdateImporter::getFlag(StringRef name) {
  auto value = get<BoolAttr>(name, "a boolean");
  return value && value.getValue();
}

StringRef UpdateImporter::getText(StringRef name) {
  auto value = get<StringAttr>(name, "a string");
  return value ? value.getValue() : "";
}

SmallVector<double> UpdateImporter::getFloats(StringRef name) {
  SmallVector<double> values;
  for (FloatAttr value : getElements<FloatAttr>(name, "numbers"))
    values.push_back(value.getValueAsDouble());
  return values;
}

SmallVector<StringRef> UpdateImporter::getTexts(StringRef name) {
  SmallVector<StringRef> values;
  for (StringAttr value : getElements<StringAttr>(name, "strings"))
    values.push_back(value.getValue());
  return values;
}

/// Operands that are constants become settings of the same names.
void UpdateImporter::setConstants() {
  for (auto [index, role] : llvm::enumerate(kind.operands)) {
    if (!isConstant(role))
      continue;
    if (std::optional<double> value =
            importer.getValues().getConstant(op.operands[index]))
      setFloat(getName(role), *value);
    else
      report("expected operand " + Twine(index) + " (" + getName(role) +
             ") to be a constant");
  }
}

static void addSettings(UpdateImporter &update, StringRef pirName);

void UpdateImporter::import() {
  importOperands();
  if (importer.getErrors().any())
    return;
  addSettings(*this, kind.pirName);
  checkAttributes();
  if (importer.getErrors().any())
    return;
  createOp();
  bindResults();
}

void UpdateImporter::importOperands() {
  if (op.operands.size() != kind.operands.size())
    return report("expected " + Twine(kind.operands.size()) +
                  " operands, got " + Twine(op.operands.size()));
  if (op.results.size() != kind.results.size())
    return report("expected " + Twine(kind.results.size()) + " results, got " +
                  Twine(op.results.size()));
  for (auto [index, role] : llvm::enumerate(kind.operands))
    importOperand(index, role);
  checkStreams();
}

void UpdateImporter::importOperand(unsigned index, Role role) {
  ValueId id = op.operands[index];
  auto complain = [&](const Twine &message) {
    report("operand " + Twine(index) + " (" + getName(role) + ") " + message);
  };
  if (id == absentValue) {
    if (!isOptional(role))
      complain("is missing");
    return;
  }
  if (role == Role::SkipUpdate) {
    skip = importer.readFlag(id, op);
    if (!skip)
      complain("is not supported");
    return;
  }
  if (unsigned(role) >= numStreams)
    return;
  SmallVector<Variable *> variables =
      unsigned(role) < numUpdatedStreams
          ? SmallVector<Variable *>(importer.getVariables(id))
          : importer.getTensors(id);
  if (variables.empty())
    return complain("is not a tensor or a list of tensors");
  for (Variable *variable : variables) {
    if (!isa<RankedTensorType>(variable->type))
      return complain("is not a dense tensor");
    if (unsigned(role) < numUpdatedStreams && !variable->global)
      return complain("is not a variable of the program");
  }
  streams[unsigned(role)].assign(variables.begin(), variables.end());
}

void UpdateImporter::checkStreams() {
  if (importer.getErrors().any())
    return;
  // One learning rate for all is said once.
  SmallVector<Variable *, 1> &rates = streams[unsigned(Role::LearningRate)];
  if (llvm::all_equal(rates))
    rates.truncate(1);
  llvm::SmallDenseSet<Variable *> updated;
  for (unsigned i = 0; i < numStreams; ++i) {
    Role role = Role(i);
    size_t size = stream(role).size();
    if (size != 0 && size != getNumParameters() &&
        (role != Role::LearningRate || size != 1))
      return report("expected one " + getName(role) + " for each of " +
                    Twine(getNumParameters()) + " parameters, got " +
                    Twine(size));
    for (Variable *variable : stream(role))
      if (i < numUpdatedStreams && !updated.insert(variable).second)
        return report("updates variable '" + variable->global.getSymName() +
                      "' twice");
  }
}

bool stepfold::pir::isIrrelevantAttribute(StringRef name) {
  static constexpr StringLiteral names[] = {"op_role", "persistable",
                                            "stop_gradient", "struct_name"};
  return llvm::is_contained(names, name);
}

void UpdateImporter::checkAttributes() {
  for (const PirAttribute &attribute : op.attributes)
    if (!known.contains(attribute.name) &&
        !isIrrelevantAttribute(attribute.name))
      report("attribute '" + attribute.name + "' is not supported");
}

SmallVector<Value> UpdateImporter::readStream(Role role) {
  SmallVector<Value> values;
  for (auto [index, variable] : llvm::enumerate(stream(role)))
    values.push_back(
        role == Role::Grad
            ? importer.readGradient(variable, stream(Role::Param)[index], op)
            : importer.read(variable, op));
  return values;
}

void UpdateImporter::createOp() {
  OperationState created(importer.getLoc(op), opName);
  SmallVector<int32_t> segments;
  SmallVector<Variable *> updated;
  for (unsigned i = 0; i < numStreams; ++i) {
    Role role = Role(i);
    if (!llvm::is_contained(kind.operands, role))
      continue;
    SmallVector<Value> values = readStream(role);
    segments.push_back(values.size());
    created.addOperands(values);
    if (i < numUpdatedStreams) {
      created.addTypes(ValueRange(values).getTypes());
      llvm::append_range(updated, stream(role));
    }
  }
  segments.push_back(skip ? 1 : 0);
  if (skip)
    created.addOperands(skip);
  if (importer.getErrors().any())
    return;
  set("operandSegmentSizes", builder.getDenseI32ArrayAttr(segments));
  created.addAttributes(settings);
  mlir::Operation *update = builder.create(created);
  for (auto [variable, result] : llvm::zip_equal(updated, update->getResults()))
    importer.write(variable, result, op);
}

void UpdateImporter::bindResults() {
  for (auto [result, role] : llvm::zip(op.results, kind.results))
    if (has(role))
      importer.bindResult(result, stream(role), op);
}

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

static void checkMultiPrecision(UpdateImporter &update) {
  if (update.getFlag("multi_precision") != update.has(Role::Master))
    update.report("expected master_param exactly where multi_precision is "
                  "true");
}

/// The coefficient of a regularization method, by its name.
static double getDecay(UpdateImporter &update, StringRef method,
                       double coefficient) {
  if (method.empty())
    return 0.0;
  if (method != "l2_decay")
    update.report("regularization method '" + method + "' is not supported");
  return coefficient;
}

static void addCommonMomentum(UpdateImporter &update) {
  checkMultiPrecision(update);
  update.setFloat("mu", update.getFloat("mu"));
  update.setFloat("rescale_grad", update.getFloat("rescale_grad"));
  if (update.getFlag("use_nesterov"))
    update.set("nesterov", UnitAttr::get(update.getContext()));
}

static void addMomentum(UpdateImporter &update) {
  addCommonMomentum(update);
  update.setFloats("weight_decay",
                   getDecay(update, update.getText("regularization_method"),
                            update.getFloat("regularization_coeff")));
}

static void addMergedMomentum(UpdateImporter &update) {
  addCommonMomentum(update);
  SmallVector<StringRef> methods = update.getTexts("regularization_method");
  SmallVector<double> coefficients = update.getFloats("regularization_coeff");
  size_t size = methods.size();
  if (size != coefficients.size() ||
      (size != 0 && size != update.getNumParameters()))
    return update.report("expected regularization lists that are empty or "
                         "have one element for each parameter");
  SmallVector<double> decays;
  for (auto [method, coefficient] : llvm::zip(methods, coefficients))
    decays.push_back(getDecay(update, method, coefficient));
  if (decays.empty())
    decays.push_back(0.0);
  update.setFloats("weight_decay", decays);
}

static void addLarsMomentum(UpdateImporter &update) {
  checkMultiPrecision(update);
  update.setFloat("mu", update.getFloat("mu"));
  update.setFloat("coeff", update.getFloat("lars_coeff"));
  update.setFloat("epsilon", update.getFloat("epsilon"));
  update.setFloat("rescale_grad", update.getFloat("rescale_grad"));
  SmallVector<double> decays = update.getFloats("lars_weight_decay");
  if (decays.size() != update.getNumParameters())
    update.report("expected lars_weight_decay to have one element for each "
                  "parameter, got " +
                  Twine(decays.size()));
  update.setFloats("weight_decay", decays);
  // Without weight decay, the kernel for GPUs uses the trust ratio, the one
  // for CPUs does not.
  bool isGPU = update.getDevice() == Device::GPU;
  auto gate =
      isGPU ? optim::LarsGate::Norms : optim::LarsGate::WeightDecayAndNorms;
  update.set("gate", optim::LarsGateAttr::get(update.getContext(), gate));
  auto numerics = isGPU ? optim::Numerics::Paddle : optim::Numerics::PaddleCPU;
  update.set("numerics",
             optim::NumericsAttr::get(update.getContext(), numerics));
}

static void addCommonAdam(UpdateImporter &update) {
  checkMultiPrecision(update);
  if (update.getFlag("use_global_beta_pow"))
    update.report("use_global_beta_pow is not supported");
  if (update.getFlag("amsgrad") != update.has(Role::Moment2Max))
    update.report("expected moment2_max exactly where amsgrad is true");
}

static void setAdamNumerics(UpdateImporter &update, optim::Numerics onCPU) {
  auto numerics =
      update.getDevice() == Device::GPU ? optim::Numerics::Paddle : onCPU;
  update.set("numerics",
             optim::NumericsAttr::get(update.getContext(), numerics));
}

static void addMergedAdam(UpdateImporter &update) {
  addCommonAdam(update);
  update.setConstants();
  setAdamNumerics(update, optim::Numerics::PaddleCPU);
}

static void setAdamNumerics(UpdateImporter &update) {
  // The kernel for CPUs generates code for f32 alone.
  setAdamNumerics(update, update.getParameterElementType().isF32()
                              ? optim::Numerics::PaddleCPUFMA
                              : optim::Numerics::PaddleCPU);
}

static void addAdam(UpdateImporter &update) {
  addCommonAdam(update);
  update.setConstants();
  setAdamNumerics(update);
  // These two concern sparse gradients.
  update.accept("lazy_mode");
  update.accept("min_row_size_to_use_multithread");
}

static void addAdamW(UpdateImporter &update) {
  addAdam(update);
  double coefficient = update.getFloat("coeff");
  bool withDecay = update.getFlag("with_decay");
  update.setFloats("weight_decay", withDecay ? coefficient : 0.0);
  update.setFloats("lr_ratio", update.getFloat("lr_ratio"));
}

/// For CPUs this executes the kernel of adam_ or adamw_ on each parameter.
static void addFusedAdam(UpdateImporter &update) {
  if (update.getDevice() == Device::GPU)
    return update.report("its kernel for GPUs, which takes the powers of the "
                         "first parameter for all, is not supported");
  addCommonAdam(update);
  update.copyFloats({"beta1", "beta2", "epsilon"});
  setAdamNumerics(update);
  // How many elements a block of threads takes, on a GPU.
  update.accept("chunk_size");
  double coefficient = update.getFloat("weight_decay");
  if (!update.getFlag("use_adamw"))
    return update.setOpName(optim::AdamOp::getOperationName());
  update.setFloats("weight_decay", coefficient);
  update.setFloats("lr_ratio", 1.0);
}

static void addAdagrad(UpdateImporter &update) {
  checkMultiPrecision(update);
  update.copyFloats({"epsilon"});
}

static void addRMSProp(UpdateImporter &update) {
  checkMultiPrecision(update);
  update.copyFloats({"epsilon", "momentum"});
  update.setFloat("rho", update.getFloat("decay"));
  // The op may have this state without using it.
  if (!update.getFlag("centered"))
    update.drop(Role::MeanGrad);
  else if (!update.has(Role::MeanGrad))
    update.report("expected mean_grad where centered is true");
}

static void addAdadelta(UpdateImporter &update) {
  checkMultiPrecision(update);
  update.copyFloats({"epsilon", "rho"});
}

static void addRAdam(UpdateImporter &update) {
  checkMultiPrecision(update);
  update.copyFloats({"beta1", "beta2", "epsilon"});
}

static void addLamb(UpdateImporter &update) {
  checkMultiPrecision(update);
  update.copyFloats({"beta1", "beta2", "epsilon"});
  update.setFloats("weight_decay", update.getFloat("weight_decay"));
  if (update.getFlag("always_adapt"))
    update.set("always_adapt", UnitAttr::get(update.getContext()));
}

namespace {
struct SettingsOf {
  StringLiteral pirName;
  void (*add)(UpdateImporter &);
};
} // namespace

/// How the attributes of each op of the table are read.
static constexpr SettingsOf settingsOf[] = {
    {"pd_op.sgd_", checkMultiPrecision},
    {"pd_op.momentum_", addMomentum},
    {"pd_op.merged_momentum_", addMergedMomentum},
    {"pd_op.lars_momentum_", addLarsMomentum},
    {"pd_op.adam_", addAdam},
    {"pd_op.adamw_", addAdamW},
    {"pd_op.merged_adam_", addMergedAdam},
    {"pd_op.fused_adam_", addFusedAdam},
    {"pd_op.adagrad_", addAdagrad},
    {"pd_op.rmsprop_", addRMSProp},
    {"pd_op.adadelta_", addAdadelta},
    {"pd_op.radam_", addRAdam},
    {"pd_op.lamb_", addLamb},
};

static void addSettings(UpdateImporter &update, StringRef pirName) {
  const auto *found =
      llvm::find_if(settingsOf, [&](const SettingsOf &settings) {
        return settings.pirName == pirName;
      });
  assert(found != std::end(settingsOf) && "an op without settings");
  found->add(update);
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

bool stepfold::pir::isOptimizerOp(StringRef name) {
  return lookupUpdateOp(name);
}

std::optional<UpdateOperands>
stepfold::pir::getUpdateOperands(const PirOp &op) {
  const UpdateOp *kind = lookupUpdateOp(op.name);
  if (!kind || op.operands.size() != kind->operands.size())
    return std::nullopt;
  auto get = [&](Role role) {
    const auto *found = llvm::find(kind->operands, role);
    return found == kind->operands.end()
               ? absentValue
               : op.operands[found - kind->operands.begin()];
  };
  return UpdateOperands{get(Role::Param), get(Role::Grad),
                        get(Role::LearningRate), get(Role::SkipUpdate)};
}

bool stepfold::pir::isConstantOperand(const PirOp &op, unsigned index) {
  const UpdateOp *kind = lookupUpdateOp(op.name);
  return kind && index < kind->operands.size() &&
         isConstant(kind->operands[index]);
}

void stepfold::pir::importOptimizerOp(const PirOp &op,
                                      FunctionImporter &importer) {
  UpdateImporter(*lookupUpdateOp(op.name), op, importer).import();
}
