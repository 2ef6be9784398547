//===- Streams.h - The operand lists of optim ops ---------------*- C++ -*-===//
//
// A stream is what an op needs of each of its N parameters. The StreamSpecs of
// an update op come from its definition (OptimUpdateBase.td); everything that
// update ops and structured ops share (assembly, verification, effects) works
// on these descriptions.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_STREAMS_H
#define STEPFOLD_IR_STREAMS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::optim {

/// Contents of a stream of an update op for each parameter.
enum class StreamKind {
  /// The parameter, in its storage type; updated.
  Parameter,
  /// Optimizer state of the parameter's shape, in the compute type; updated.
  State,
  /// Copy of the parameter in the compute type, which begins as it; updated.
  Master,
  /// State of one element, one a parameter or one for all; updated.
  ScalarState,
  /// The gradient; read.
  Gradient,
  /// One element, one a parameter or one for all; read.
  Scalar,
  /// One flag for all parameters, which is true if nothing is to be updated;
  /// read.
  Flag,
};

/// The numerics that have a stream or setting: those of every framework, or of
/// one alone.
enum class NumericsFamily { Any, Paddle, Torch };

/// A stream of an update op, as its definition says it.
struct StreamSpec {
  llvm::StringLiteral name;
  StreamKind kind;
  bool optional = false;
  NumericsFamily family = NumericsFamily::Any;
  /// For state: the setting whose value it holds before the first step. Empty
  /// if the initial value is another number, which docs/reference/dialect.md
  /// gives.
  llvm::StringLiteral initialSetting = "";
  /// True for a setting: an attribute of the same name holds the number of an
  /// op without these operands.
  bool isSetting = false;
  /// For a setting: the number of an op with neither operands nor the
  /// attribute; none if an op must have one of them.
  std::optional<double> defaultNumber = std::nullopt;
};

/// Returns true if an update writes streams of this kind.
inline bool isUpdated(StreamKind kind) {
  return kind != StreamKind::Gradient && kind != StreamKind::Scalar &&
         kind != StreamKind::Flag;
}

/// Returns true if streams of this kind have one element for each operand.
inline bool isOneElement(StreamKind kind) {
  return kind == StreamKind::ScalarState || kind == StreamKind::Scalar ||
         kind == StreamKind::Flag;
}

/// The compute type of updates of parameters stored as `storage`.
FloatType getComputeType(FloatType storage);

/// The element type of a tensor, memref or table.
Type getStreamElementType(Type type);

/// Returns true if `type` is a tensor or memref with exactly one element.
bool hasOneElement(Type type);

/// Makes the values that a structured op's region yields from its arguments.
using StructuredBodyBuilder = llvm::function_ref<SmallVector<Value>(
    ImplicitLocOpBuilder &builder, ValueRange arguments)>;

/// Creates the update op `name` on `streams`, given in the order of the op's
/// specs; a result is added for each updated tensor. `attributes` may be those
/// of another such op: the sizes of its streams are not taken.
Operation *createUpdateOp(OpBuilder &builder, Location loc, OperationName name,
                          ArrayRef<SmallVector<Value>> streams,
                          ArrayRef<NamedAttribute> attributes);

/// Creates an op on matrices as `like`, but on `streams`; a result is added for
/// each tensor of the first stream.
Operation *createMatrixOp(OpBuilder &builder, Location loc, Operation *like,
                          ArrayRef<SmallVector<Value>> streams);

/// Returns the reason why `op` is invalid in the region of a structured op, or
/// nothing if it is valid.
std::optional<std::string> explainUnsupportedBodyOp(Operation *op);

namespace shared {

using EffectInstances =
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

// Shared by all update ops (Update*.cpp).
OperandRange getStream(Operation *op, unsigned index);
ResultRange getUpdatedStream(Operation *op, unsigned index);
unsigned getStreamIndex(Operation *op, StringRef name);
unsigned getNumUpdatedOperands(Operation *op);
SmallVector<double> getNumbers(Operation *op, StringRef setting);
/// Returns true if the numerics of `op` belong to `family`.
bool hasNumericsOf(Operation *op, NumericsFamily family);
DictionaryAttr getGroupKey(Operation *op);
FloatType getComputeType(Operation *op);
LogicalResult verifyOptimizerOp(Operation *op);
ParseResult parseOptimizerOp(OpAsmParser &parser, OperationState &result,
                             ArrayRef<StreamSpec> specs);
void printOptimizerOp(OpAsmPrinter &printer, Operation *op);
void nameOptimizerResults(Operation *op, OpAsmSetValueNameFn setName);

// Shared by all structured ops (Structured*.cpp).
LogicalResult verifyStructuredOp(Operation *op);
unsigned getNumOuts(Operation *op);
/// The outputs, as the destination-style interface knows them: the sums alone
/// where another is a table, which that interface has no place for.
MutableOperandRange getStructuredInits(Operation *op);
ResultRange getResultStream(Operation *op, unsigned index);
bool isBlockStream(Operation *op, ValueRange stream);
/// The last `numUpdates` of the `outs` of a reduction are updated.
void buildStructuredOp(OpBuilder &builder, OperationState &state,
                       ArrayRef<ValueRange> outs, ArrayRef<ValueRange> ins,
                       ValueRange perParameter, ValueRange scalars,
                       StructuredBodyBuilder body, unsigned numUpdates = 0);
ParseResult parseStructuredOp(OpAsmParser &parser, OperationState &result);
void printStructuredOp(OpAsmPrinter &printer, Operation *op);
void nameStructuredResults(Operation *op, OpAsmSetValueNameFn setName);
void nameStructuredArguments(Operation *op, Region &region,
                             OpAsmSetValueNameFn setName);

// Shared by all ops on matrices (MatrixOps.cpp).
LogicalResult verifyMatrixOp(Operation *op);
DictionaryAttr getMatrixGroupKey(Operation *op);

/// On memrefs: reads of all operands but write-only outputs, writes of outputs.
void getDestinationStyleEffects(Operation *op, EffectInstances &effects);

/// Returns true if the old value of init `operand` is used. Only structured ops
/// and ops on matrices can have inits whose old values are unused.
bool readsInit(OpOperand &operand);

// Assembly of one stream: `(%a, %b : type, type)`. A single type stands for
// all; an element type stands for the shapes of `like`.
ParseResult parseStream(OpAsmParser &parser,
                        SmallVectorImpl<OpAsmParser::UnresolvedOperand> &names,
                        SmallVectorImpl<Type> &types, ArrayRef<Type> like);
void printStream(OpAsmPrinter &printer, ValueRange values, ValueRange like);

} // namespace shared
} // namespace mlir::optim

#endif // STEPFOLD_IR_STREAMS_H
