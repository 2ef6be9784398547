//===- ChainImporter.h - Import of one op of a chain -----------*- C++ -*-===//
//
// Code that the kinds of ops between gradients and updates share: queries of
// types and attributes, and the structured ops that several of them become.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_CHAINIMPORTER_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_CHAINIMPORTER_H

#include "ChainOps.h"
#include "StageBuilder.h"

#include "stepfold/Frontends/Paddle/Format/PirAttributes.h"
#include "stepfold/IR/Generalize.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace stepfold::pir {

// Types.

/// The type of a dense tensor of a known shape; null for any other.
mlir::RankedTensorType getTensor(const PirValues &values, TensorKey key);
mlir::RankedTensorType getResult(const PirOp &op, const PirValues &values,
                                 unsigned index = 0);
bool isFloat(mlir::RankedTensorType type);
/// Returns true if the framework computes in the type of the elements.
bool isComputed(mlir::RankedTensorType type);
bool isOne(mlir::RankedTensorType type, mlir::Type element);
bool isOneFloat(mlir::RankedTensorType type);
bool isFlag(mlir::RankedTensorType type);
/// Returns the type in which the framework computes on tensors of an element
/// type.
mlir::FloatType getComputeType(mlir::Type element);

/// Attribute `name`; null where it is not of type `AttrT`.
template <typename AttrT>
AttrT getAttribute(const PirOp &op, llvm::StringRef name,
                   mlir::MLIRContext *context) {
  const PirAttribute *attribute = op.findAttribute(name);
  if (!attribute)
    return {};
  // The import of the op as a kept op reports errors in the attribute.
  return llvm::dyn_cast_or_null<AttrT>(
      importValidAttribute(*attribute, context));
}

/// Imports one op.
class ChainImporter {
public:
  ChainImporter(const PirOp &op, const ChainOp &chain, StageBuilder &stage)
      : op(op), chain(chain), stage(stage),
        builder(stage.getLoc(op), stage.getBuilder()) {}

  const PirOp &getOp() const { return op; }
  mlir::ImplicitLocOpBuilder &getBuilder() { return builder; }
  const PirValues &getValues() const { return stage.getValues(); }
  mlir::RankedTensorType getResultType() const {
    return getResult(op, getValues());
  }
  /// The type of the result that is made of `tensors` element by element: it
  /// has their shape, if there are any. The framework's result of one element
  /// may have a dimension more.
  mlir::RankedTensorType getResultType(mlir::ValueRange tensors) const;
  double getNumber(llvm::StringRef name) const {
    return getAttribute<mlir::FloatAttr>(op, name, builder.getContext())
        .getValueAsDouble();
  }
  int64_t getInteger(llvm::StringRef name) const {
    return getAttribute<mlir::IntegerAttr>(op, name, builder.getContext())
        .getInt();
  }
  bool getFlag(llvm::StringRef name) const {
    return getAttribute<mlir::BoolAttr>(op, name, builder.getContext())
        .getValue();
  }
  size_t getNumScalars() const { return chain.scalars.size(); }

  llvm::ArrayRef<ChainOperand> getOperands() const { return chain.operands; }
  llvm::SmallVector<mlir::Value> getTensors();
  /// Scalar `index`, as a tensor of one element.
  mlir::Value getScalar(unsigned index);
  /// Scalar `index`, where it is a number that the program states.
  std::optional<double> getConstant(unsigned index) const {
    return getValues().getConstant(chain.scalars[index].first);
  }
  mlir::Value createEmpty(mlir::RankedTensorType type) {
    return mlir::tensor::EmptyOp::create(builder, type.getShape(),
                                         type.getElementType());
  }
  void setResult(mlir::Value value, unsigned result = 0) {
    stage.setStageValue({op.results[result].id, 0}, value);
  }
  /// Sets the first result, a list that overwrites the first operand.
  void setGradients(mlir::ValueRange gradients) {
    for (auto [index, gradient] : llvm::enumerate(gradients)) {
      stage.setStageValue({op.results[0].id, static_cast<unsigned>(index)},
                          gradient);
      stage.writeSum(chain.tensors[index], gradient, op);
    }
  }
  mlir::Value readState(unsigned operand) {
    return stage.readScalar({op.operands[operand], 0}, op);
  }
  /// Gives the variable that is operand `operand` a value, which the result
  /// stands for.
  void writeState(unsigned operand, unsigned result, mlir::Value value) {
    stage.bindState(op, operand, result, value);
  }
  /// Lets a result stand for the variable that is operand `operand`, which
  /// keeps its value.
  void keepState(unsigned operand, unsigned result) {
    stage.bindState(op, operand, result, /*value=*/{});
  }

private:
  const PirOp &op;
  const ChainOp &chain;
  StageBuilder &stage;
  mlir::ImplicitLocOpBuilder builder;
};

// Structured ops.

/// Adds scalar `index` to the operands of an op of form `form`; constants
/// become part of its region.
mlir::optim::StructuredOperands::Handle
addScalar(ChainImporter &importer, mlir::optim::StructuredOperands &operands,
          mlir::optim::StructuredOperands::Form form, unsigned index);
/// Computes a one-element tensor of `type` from another, in the type of that.
mlir::Value createScalar(
    ChainImporter &importer, mlir::RankedTensorType type, mlir::Value scalar,
    llvm::function_ref<mlir::Value(mlir::optim::Arithmetic &, mlir::Value)>
        compute);
/// Sums the scalars, as the framework sums a vector of them.
void importSumOfScalars(ChainImporter &importer);
/// x * scale + bias, or (x + bias) * scale; rounded twice. A bias of zero is
/// added too: it makes -0 to +0.
mlir::Value createScaled(ChainImporter &importer,
                         mlir::optim::Arithmetic &arithmetic, mlir::Value x,
                         mlir::Value scale);

// The kinds.

llvm::ArrayRef<ChainKind> getElementwiseKinds();
llvm::ArrayRef<ChainKind> getReductionKinds();
llvm::ArrayRef<ChainKind> getLossScalingKinds();
llvm::ArrayRef<ChainKind> getAccumulationKinds();

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_CHAINIMPORTER_H
