//===- StageForm.cpp - The forms of a program's functions -----------------===//

#include "stepfold/Analysis/StageForm.h"

#include "stepfold/Analysis/Launches.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static bool isDense(MemRefType type) {
  return type.hasStaticShape() && type.getLayout().isIdentity() &&
         !type.getMemorySpace();
}

/// Checks that the stage has memref arguments, each bound once, and no results.
static LogicalResult verifySignature(func::FuncOp stage) {
  if (stage.getNumResults() != 0)
    return stage.emitOpError()
           << "expected no results, got " << stage.getNumResults();
  llvm::DenseSet<std::pair<StringRef, Attribute>> bound;
  for (auto [index, type] : llvm::enumerate(stage.getArgumentTypes())) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref || !isDense(memref))
      return stage.emitOpError() << "expected argument " << index
                                 << " to be a dense memref of static shape, "
                                    "got "
                                 << type;
    Attribute global = stage.getArgAttr(index, kGlobalAttrName);
    Attribute gradient = stage.getArgAttr(index, kGradientAttrName);
    if (!global == !gradient)
      return stage.emitOpError()
             << "expected argument " << index << " to be bound by "
             << kGlobalAttrName << " or " << kGradientAttrName;
    Attribute name = global ? global : gradient;
    StringRef role = global ? kGlobalAttrName : kGradientAttrName;
    if (!bound.insert({role, name}).second)
      return stage.emitOpError()
             << "expected " << name << " to be bound once as " << role;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Outlined
//===----------------------------------------------------------------------===//

static InFlightDiagnostic refuseOp(Operation &op, StringRef form) {
  return op.emitOpError() << "is not allowed in " << form;
}

/// Part of the body that an op belongs to.
enum class Section { Head, Middle, End };

static std::optional<Section> getSection(Operation &op) {
  if (isa<bufferization::ToTensorOp>(op))
    return Section::Head;
  if (isa<bufferization::MaterializeInDestinationOp, func::ReturnOp>(op))
    return Section::End;
  if (isStageCompute(&op))
    return Section::Middle;
  return std::nullopt;
}

static LogicalResult verifyToTensor(func::FuncOp stage,
                                    bufferization::ToTensorOp op,
                                    llvm::DenseSet<Value> &read) {
  auto argument = dyn_cast<BlockArgument>(op.getBuffer());
  if (!argument)
    return op.emitOpError() << "expected an argument of the stage";
  if (!read.insert(argument).second)
    return op.emitOpError() << "expected each argument to be read once";
  bool isGlobal = static_cast<bool>(
      stage.getArgAttr(argument.getArgNumber(), kGlobalAttrName));
  if (!op.getRestrict() || (op.getWritable() && !isGlobal))
    return op.emitOpError()
           << "expected 'restrict', and 'writable' only for globals";
  return success();
}

static LogicalResult
verifyMaterialize(func::FuncOp stage,
                  bufferization::MaterializeInDestinationOp op,
                  llvm::DenseSet<Value> &written) {
  auto argument = dyn_cast<BlockArgument>(op.getDest());
  if (!argument || !stage.getArgAttr(argument.getArgNumber(), kGlobalAttrName))
    return op.emitOpError() << "expected an argument bound to a global";
  if (!written.insert(argument).second)
    return op.emitOpError() << "expected each global to be written once";
  return success();
}

static LogicalResult verifyOutlined(func::FuncOp stage) {
  Section current = Section::Head;
  llvm::DenseSet<Value> read, written;
  for (Operation &op : stage.getBody().front()) {
    if (isa<arith::ConstantOp, tensor::EmptyOp>(op))
      continue; // Nothing depends on where these stand.
    std::optional<Section> section = getSection(op);
    if (!section)
      return refuseOp(op, "an outlined stage");
    if (*section < current)
      return op.emitOpError()
             << "expected reads of arguments first and "
                "materializations last, because a read after a "
                "materialization would see the new value";
    current = *section;
    if (isStageCompute(&op) && !isa<TensorType>(op.getOperand(0).getType()))
      return op.emitOpError() << "expected tensors in an outlined stage, got "
                              << op.getOperand(0).getType();
    if (auto toTensor = dyn_cast<bufferization::ToTensorOp>(op)) {
      if (failed(verifyToTensor(stage, toTensor, read)))
        return failure();
    } else if (auto materialize =
                   dyn_cast<bufferization::MaterializeInDestinationOp>(op)) {
      if (failed(verifyMaterialize(stage, materialize, written)))
        return failure();
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Bufferized and packed
//===----------------------------------------------------------------------===//

/// Checks what computes and makes buffers, which is the same in both forms.
/// Tensors have no producer there: arguments are memrefs.
static LogicalResult verifyBufferOp(Operation &op, StringRef form) {
  if (isa<memref::CopyOp>(op))
    return op.emitOpError() << "copies a buffer: the stage must update in "
                               "place";
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return isDense(alloc.getType())
               ? success()
               : op.emitOpError() << "expected scratch of static shape, got "
                                  << alloc.getType();
  if (auto constant = dyn_cast<memref::GetGlobalOp>(op))
    return isDense(constant.getType())
               ? success()
               : op.emitOpError() << "expected a constant of static shape, got "
                                  << constant.getType();
  if (!isStageCompute(&op) && !isa<func::ReturnOp>(op))
    return refuseOp(op, form);
  return success();
}

static LogicalResult verifyBufferized(func::FuncOp stage) {
  for (Operation &op : stage.getBody().front())
    if (failed(verifyBufferOp(op, "a bufferized stage")))
      return failure();
  return success();
}

/// Returns true if `type` is that of a buffer for a parameter of the shape of
/// `parameter`.
static bool fits(StructuredOpInterface op, TableOp table, MemRefType type,
                 MemRefType parameter) {
  if (!isDense(type))
    return false;
  if (!op.isBlockStream(table.getResult()) &&
      type.getShape() == parameter.getShape())
    return true;
  // A buffer of one element may have one for each block, too.
  std::optional<uint64_t> blockSize = op.getBlockSize();
  return blockSize &&
         type.getNumElements() == static_cast<int64_t>(llvm::divideCeil(
                                      parameter.getNumElements(), *blockSize));
}

/// Checks that the buffers of each parameter are dense and have one shape, but
/// for block streams. Once they are in tables, the verifiers of ops no longer
/// see it.
static LogicalResult verifyShapes(StructuredOpInterface op,
                                  MutableArrayRef<TableOp> tables) {
  auto shapes = op.getShapeStream()[0].getDefiningOp<TableOp>();
  for (TableOp table : tables)
    for (auto [parameter, buffer, first] :
         llvm::enumerate(table.getBuffers(), shapes.getBuffers())) {
      auto type = cast<MemRefType>(buffer.getType());
      auto expected = cast<MemRefType>(first.getType());
      if (!fits(op, table, type, expected))
        return op->emitOpError()
               << "expected dense buffers of one static shape for parameter #"
               << parameter << ", got " << expected << " and " << type;
    }
  return success();
}

/// Checks the same for `optim.foreach_parameter`, whose buffers have one
/// element each, and any rank.
static LogicalResult verifyOneElement(Operation *op,
                                      MutableArrayRef<TableOp> tables) {
  for (TableOp table : tables)
    for (Value buffer : table.getBuffers())
      if (!isDense(cast<MemRefType>(buffer.getType())) ||
          !hasOneElement(buffer.getType()))
        return op->emitOpError()
               << "expected dense buffers of one element, got "
               << buffer.getType();
  return success();
}

/// Checks that the lists of buffers of a structured op are tables. A stream of
/// `optim.foreach_parameter` may be a vector, too.
static LogicalResult verifyTables(StructuredOpInterface op) {
  bool takesVectors = isa<ForeachParameterOp>(op);
  SmallVector<TableOp> tables;
  for (OperandRange stream : op.getElementStreams()) {
    if (auto table = stream[0].getDefiningOp<TableOp>())
      tables.push_back(table);
    else if (!takesVectors || stream.size() != 1)
      return op->emitOpError() << "expected every stream to be an optim.table";
  }
  return takesVectors ? verifyOneElement(op, tables) : verifyShapes(op, tables);
}

static LogicalResult verifyPacked(func::FuncOp stage) {
  for (Operation &op : stage.getBody().front()) {
    if (isa<TableOp>(op))
      continue;
    if (failed(verifyBufferOp(op, "a packed stage")))
      return failure();
    auto structured = dyn_cast<StructuredOpInterface>(op);
    if (structured && failed(verifyTables(structured)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

static LogicalResult verifyConstant(Operation *op, StringRef name,
                                    Value value) {
  IntegerAttr attribute;
  if (!matchPattern(value, m_Constant(&attribute)))
    return op->emitOpError() << "expected a constant " << name;
  if (attribute.getValue().isNegative())
    return op->emitOpError()
           << "expected a " << name << " of at least 0, got " << attribute;
  return success();
}

static LogicalResult verifyAddresses(Operation *op, ValueRange arguments) {
  for (Value argument : arguments)
    if (!isa_and_nonnull<AddressTableOp, AdjacentAddressOp, ChunkListOp,
                         AddressOp>(argument.getDefiningOp()))
      return op->emitOpError() << "expected a table, a list or an address to "
                                  "be passed, got a value of type "
                               << argument.getType();
  return success();
}

static LogicalResult verifyLaunch(gpu::LaunchFuncOp launch) {
  gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
  gpu::KernelDim3 block = launch.getBlockSizeOperandValues();
  for (Value size : {grid.x, grid.y, grid.z})
    if (failed(verifyConstant(launch, "grid size", size)))
      return failure();
  for (Value size : {block.x, block.y, block.z})
    if (failed(verifyConstant(launch, "block size", size)))
      return failure();
  return verifyAddresses(launch, launch.getKernelOperands());
}

static LogicalResult verifyCall(func::CallOp call) {
  if (call.getNumOperands() < 2)
    return call.emitOpError() << "expected the bounds of a kernel's work";
  for (Value bound : call.getOperands().take_front(2))
    if (failed(verifyConstant(call, "bound", bound)))
      return failure();
  return verifyAddresses(call, call.getOperands().drop_front(2));
}

static LogicalResult verifyLaunchesOp(Operation &op) {
  if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op))
    return verifyLaunch(launch);
  if (auto call = dyn_cast<func::CallOp>(op))
    return verifyCall(call);
  if (!isa<TableOp, AddressTableOp, AdjacentAddressOp, ChunkListOp, AddressOp,
           ExchangeOp, MatrixOpInterface, memref::AllocOp, memref::GetGlobalOp,
           arith::ConstantOp, func::ReturnOp>(op))
    return refuseOp(op, "a stage of launches");
  return success();
}

static LogicalResult verifyLaunches(func::FuncOp stage) {
  for (Operation &op : stage.getBody().front())
    if (failed(verifyLaunchesOp(op)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static LogicalResult verifyBody(func::FuncOp stage, StageForm form) {
  switch (form) {
  case StageForm::Outlined:
    return verifyOutlined(stage);
  case StageForm::Bufferized:
    return verifyBufferized(stage);
  case StageForm::Packed:
    return verifyPacked(stage);
  case StageForm::Launches:
    return verifyLaunches(stage);
  }
  llvm_unreachable("unknown form");
}

bool stepfold::isPacked(func::FuncOp stage) {
  return !stage.getBody().getOps<TableOp>().empty();
}

LogicalResult stepfold::verifyStageForm(func::FuncOp stage, StageForm form) {
  return failure(failed(verifyOneBlock(stage)) ||
                 failed(verifyBody(stage, form)) ||
                 failed(verifySignature(stage)));
}

FailureOr<func::FuncOp> stepfold::findStage(ModuleOp module, StageForm form,
                                            StringRef name) {
  auto stage = module.lookupSymbol<func::FuncOp>(name);
  if (stage && failed(verifyStageForm(stage, form)))
    return failure();
  return stage;
}

FailureOr<func::FuncOp> stepfold::findStageToLower(ModuleOp module,
                                                   StringRef name) {
  FailureOr<func::FuncOp> stage = findStage(module, StageForm::Packed, name);
  // Not an op's warning, which would print the module.
  if (succeeded(stage) && !*stage)
    emitWarning(module.getLoc())
        << "nothing is lowered: the module has no function '@" << name
        << "', which optim-outline-stage makes";
  return stage;
}

FailureOr<func::FuncOp> stepfold::findTrainStep(ModuleOp module) {
  auto step = module.lookupSymbol<func::FuncOp>(kTrainStepName);
  if (step && failed(verifyOneBlock(step)))
    return failure();
  return step;
}
