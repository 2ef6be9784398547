//===- BufferizableOpInterfaceImpl.cpp - In-place bufferization -----------===//
//
// Every init is updated in its own buffer: a bufferization that would copy
// state is an error on the op, never a silent copy.
//
//===----------------------------------------------------------------------===//

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace mlir::optim;

namespace {

template <typename OpTy>
struct InPlaceModel
    : DstBufferizableOpInterfaceExternalModel<InPlaceModel<OpTy>, OpTy> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &state) const {
    return !cast<DestinationStyleOpInterface>(op).isDpsInit(&operand) ||
           optim::shared::readsInit(operand);
  }

  // The default looks at every operand for each result, which is quadratic.
  AliasingOpOperandList
  getAliasingOpOperands(Operation *op, Value value,
                        const AnalysisState &state) const {
    auto destinationStyle = cast<DestinationStyleOpInterface>(op);
    return {{destinationStyle.getTiedOpOperand(cast<OpResult>(value)),
             BufferRelation::Equivalent}};
  }

  bool mustBufferizeInPlace(Operation *op, OpOperand &operand,
                            const AnalysisState &state) const {
    // Scratch may be shared by ops after CSE; each then gets its own.
    bool isScratch = static_cast<bool>(
        operand.get().template getDefiningOp<tensor::EmptyOp>());
    return cast<DestinationStyleOpInterface>(op).isDpsInit(&operand) &&
           !isScratch;
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto destinationStyle = cast<DestinationStyleOpInterface>(op);
    if (destinationStyle.hasPureBufferSemantics())
      return success();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);

    SmallVector<Value> buffers;
    buffers.reserve(op->getNumOperands());
    for (Value operand : op->getOperands()) {
      FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
      if (failed(buffer))
        return failure();
      buffers.push_back(*buffer);
    }
    unsigned numInits = destinationStyle.getNumDpsInits();

    OperationState newState(op->getLoc(), op->getName(), buffers, TypeRange(),
                            op->getAttrs());
    for (Region &region : op->getRegions())
      newState.addRegion()->takeBody(region);
    rewriter.create(newState);
    replaceOpWithBufferizedValues(rewriter, op,
                                  ArrayRef(buffers).take_front(numInits));
    return success();
  }
};

/// Attaches the in-place model to those of `Ops` that update their inits.
template <typename... Ops> void attachInPlaceModels(MLIRContext *context) {
  auto attach = [&](auto *op) {
    using Op = std::remove_pointer_t<decltype(op)>;
    if constexpr (Op::template hasTrait<DestinationStyleOpInterface::Trait>())
      Op::template attachInterface<InPlaceModel<Op>>(*context);
  };
  (attach(static_cast<Ops *>(nullptr)), ...);
}

} // namespace

void mlir::optim::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, OptimDialect *) {
    attachInPlaceModels<
#define GET_OP_LIST
#include "stepfold/IR/OptimOps.cpp.inc"
        >(context);
  });
}
