//===- OptimToGPU.cpp - convert-optim-to-gpu ------------------------------===//
//
// Kernels in the gpu dialect. A block of an elementwise kernel takes one chunk,
// or as many tails of parameters as it has warps; a block of a reduction takes
// one chunk in the canonical order of docs/numerics.md.
//
//===----------------------------------------------------------------------===//

#include "../StageLowering.h"

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Conversion/Passes.h"
#include "stepfold/IR/CanonicalReduction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

namespace stepfold {
#define GEN_PASS_DEF_CONVERTOPTIMTOGPUPASS
#include "stepfold/Conversion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Global memory of NVIDIA devices.
static constexpr unsigned kGlobalAddressSpace = 1;
/// The widest access of a device.
static constexpr unsigned kMaxAccessBytes = 16;
static constexpr int64_t kWarpSize = 32;
/// Elements of a stream that a thread accesses at once.
static constexpr int64_t kAccessWidth = 4;
/// The same where accesses are single: as many addresses as data take
/// registers.
static constexpr int64_t kScatteredWidth = 2;
static constexpr int64_t kReductionThreads = 256;
/// Vectors of a thread in one round over the lanes: lanes 4t.. and 1024 + 4t..
static constexpr int64_t kVectorsPerRound =
    kReductionLanes / (kReductionThreads * kAccessWidth);
/// Elements of a chunk that fall to one lane.
static constexpr int64_t kRounds = kReductionChunk / kReductionLanes;
static_assert(kVectorsPerRound == 2,
              "the first step of the tree over lanes is within a thread");

namespace {

class GPULowering : public StageLowering {
public:
  GPULowering(func::FuncOp stage, gpu::GPUModuleOp gpuModule,
              int64_t foreachThreads, bool dependentLaunch)
      : StageLowering(stage, kGlobalAddressSpace), gpuModule(gpuModule),
        foreachThreads(foreachThreads), dependentLaunch(dependentLaunch) {}

protected:
  ChunkShape getForeachShape() const override {
    return {foreachThreads * kAccessWidth, kWarpSize * kAccessWidth};
  }

  void lowerForeach(ForeachOp op, StringRef name, ValueRange arguments,
                    ChunkCount count) override;
  void lowerPartialSums(ReduceOp op, StringRef name, ValueRange arguments,
                        int64_t numChunks) override;
  void lowerParameterKernels(ArrayRef<ParameterKernel> kernels, StringRef name,
                             ValueRange arguments) override;

private:
  /// The part of a block of `lowerForeach` that one chunk falls to.
  struct ChunkThreads {
    /// Of the chunk, an i64.
    Value index;
    /// This thread among those of the chunk, an i32.
    Value thread;
  };
  ChunkThreads assignChunk(ImplicitLocOpBuilder &builder,
                           ChunkCount count) const;
  void emitChunk(ImplicitLocOpBuilder &builder, ForeachOp op,
                 ValueRange arguments, const ChunkThreads &threads);

  /// What a block of a kernel over parameters works with.
  struct ParameterBlock {
    ValueRange arguments;
    /// For the lanes of a sum each.
    SmallVector<Value> buffers;
    Value thread;
  };
  static int64_t countBlocks(const ParameterKernel &kernel);
  /// Block `index` of a kernel without sums.
  void emitParameters(ImplicitLocOpBuilder &builder,
                      const ParameterKernel &kernel,
                      const ParameterBlock &block, Value index);
  /// The block of one parameter of a kernel with sums.
  void emitSumsOfParameter(ImplicitLocOpBuilder &builder,
                           const ParameterKernel &kernel,
                           const ParameterBlock &block, Value parameter);
  /// Creates the kernel and its launch; `builder` is left inside the kernel.
  /// Returns it; its `workgroup` buffers follow the arguments.
  gpu::GPUFuncOp createKernel(ImplicitLocOpBuilder &builder, StringRef name,
                              ValueRange arguments, int64_t numBlocks,
                              int64_t numThreads,
                              ArrayRef<MemRefType> workgroup = {});

  /// Lets the next launch begin, and waits until all before this one have
  /// ended. Before it, a kernel may read lists of chunks and tables of
  /// addresses alone.
  void waitForLaunches(ImplicitLocOpBuilder &builder);

  gpu::GPUModuleOp gpuModule;
  int64_t foreachThreads;
  bool dependentLaunch;
  bool isFirstLaunch = true;
};

} // namespace

static Value createIndex(ImplicitLocOpBuilder &builder, int64_t value) {
  return arith::ConstantIndexOp::create(builder, value);
}

static MemRefType getWorkgroupType(ImplicitLocOpBuilder &builder, int64_t size,
                                   Type elementType) {
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  return MemRefType::get({size}, elementType, MemRefLayoutAttrInterface(),
                         space);
}

static Value getBlockIndex(ImplicitLocOpBuilder &builder) {
  Value id = gpu::BlockIdOp::create(builder, gpu::Dimension::x);
  return arith::IndexCastOp::create(builder, builder.getI64Type(), id);
}

static Value getThreadIndex(ImplicitLocOpBuilder &builder) {
  return gpu::ThreadIdOp::create(builder, gpu::Dimension::x);
}

static Value toInt32(ImplicitLocOpBuilder &builder, Value index) {
  return arith::IndexCastOp::create(builder, builder.getI32Type(), index);
}

static Value isLess(ImplicitLocOpBuilder &builder, Value a, Value b) {
  return arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, a, b);
}

static Value addInt(ImplicitLocOpBuilder &builder, Value a, int64_t b) {
  return arith::AddIOp::create(
      builder, a, createInt(builder, a.getType().getIntOrFloatBitWidth(), b));
}

/// What builds a branch without results.
static auto asBranch(function_ref<void(ImplicitLocOpBuilder &)> body) {
  return [body](OpBuilder &inner, Location loc) {
    ImplicitLocOpBuilder bodyBuilder(loc, inner);
    body(bodyBuilder);
    scf::YieldOp::create(bodyBuilder);
  };
}

/// Runs `body` where `condition` holds.
static void createIf(ImplicitLocOpBuilder &builder, Value condition,
                     function_ref<void(ImplicitLocOpBuilder &)> body) {
  scf::IfOp::create(builder, condition, asBranch(body));
}

static void createIfElse(ImplicitLocOpBuilder &builder, Value condition,
                         function_ref<void(ImplicitLocOpBuilder &)> thenBody,
                         function_ref<void(ImplicitLocOpBuilder &)> elseBody) {
  scf::IfOp::create(builder, condition, asBranch(thenBody), asBranch(elseBody));
}

gpu::GPUFuncOp GPULowering::createKernel(ImplicitLocOpBuilder &builder,
                                         StringRef name, ValueRange arguments,
                                         int64_t numBlocks, int64_t numThreads,
                                         ArrayRef<MemRefType> workgroup) {
  builder.setInsertionPointToEnd(gpuModule.getBody());
  SmallVector<Type> workgroupTypes(workgroup.begin(), workgroup.end());
  auto kernel = gpu::GPUFuncOp::create(
      builder, name,
      builder.getFunctionType(TypeRange(arguments), /*results=*/{}),
      workgroupTypes);
  kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                  builder.getUnitAttr());
  kernel.setKnownBlockSizeAttr(
      builder.getDenseI32ArrayAttr({static_cast<int32_t>(numThreads), 1, 1}));
  // Tables are never written by a kernel; of other buffers nothing is said.
  for (auto [index, argument] : llvm::enumerate(arguments)) {
    if (!isa_and_nonnull<ChunkListOp, AddressTableOp>(argument.getDefiningOp()))
      continue;
    kernel.setArgAttr(index, "llvm.noalias", builder.getUnitAttr());
    kernel.setArgAttr(index, "llvm.readonly", builder.getUnitAttr());
    kernel.setArgAttr(index, "llvm.align", builder.getI64IntegerAttr(16));
  }

  Value one = createIndex(host, 1);
  auto launch = gpu::LaunchFuncOp::create(
      host, kernel, gpu::KernelDim3{createIndex(host, numBlocks), one, one},
      gpu::KernelDim3{createIndex(host, numThreads), one, one},
      /*dynamicSharedMemorySize=*/Value(), arguments);
  // What comes before the first is not ours to overlap with.
  if (dependentLaunch && !isFirstLaunch)
    launch->setAttr(kDependentLaunchAttrName, builder.getUnitAttr());
  // Nor does an empty grid wait for it: that is not launched.
  isFirstLaunch &= numBlocks == 0;

  Block *body = &kernel.getBody().front();
  builder.setInsertionPointToStart(body);
  gpu::ReturnOp::create(builder);
  builder.setInsertionPointToStart(body);
  return kernel;
}

static void emitPTX(ImplicitLocOpBuilder &builder, StringRef instruction) {
  // The clobber keeps accesses of memory where they are.
  LLVM::InlineAsmOp::create(builder, /*resultTypes=*/TypeRange(), ValueRange(),
                            instruction, /*constraints=*/"~{memory}",
                            /*has_side_effects=*/true,
                            /*is_align_stack=*/false,
                            LLVM::tailcallkind::TailCallKind::None,
                            /*asm_dialect=*/nullptr,
                            /*operand_attrs=*/nullptr);
}

void GPULowering::waitForLaunches(ImplicitLocOpBuilder &builder) {
  if (!dependentLaunch)
    return;
  emitPTX(builder, "griddepcontrol.launch_dependents;");
  emitPTX(builder, "griddepcontrol.wait;");
}

//===----------------------------------------------------------------------===//
// foreach
//===----------------------------------------------------------------------===//

/// The number of a chunk's leading elements that are accessed in vectors: whole
/// vectors of all elements, or none where a stream is not aligned for it.
static Value getVectorLength(ImplicitLocOpBuilder &builder, const Chunk &chunk,
                             StructuredOpInterface op) {
  AccessShape shape = {kAccessWidth, kMaxAccessBytes};
  Value misaligned = createInt(builder, 64, 0);
  for (auto [stream, argument] :
       llvm::zip(chunk.streams, op.getBlock()->getArguments())) {
    Value address =
        LLVM::PtrToIntOp::create(builder, builder.getI64Type(), stream);
    int64_t mask = shape.getAlignment(argument.getType()) - 1;
    misaligned = arith::OrIOp::create(
        builder, misaligned,
        arith::AndIOp::create(builder, address, createInt(builder, 64, mask)));
  }
  Value isAligned = arith::CmpIOp::create(
      builder, arith::CmpIPredicate::eq, misaligned, createInt(builder, 64, 0));
  Value whole = arith::AndIOp::create(builder, chunk.length,
                                      createInt(builder, 32, -kAccessWidth));
  return arith::SelectOp::create(builder, isAligned, whole,
                                 createInt(builder, 32, 0));
}

GPULowering::ChunkThreads
GPULowering::assignChunk(ImplicitLocOpBuilder &builder,
                         ChunkCount count) const {
  Value block = getBlockIndex(builder);
  Value thread = toInt32(builder, getThreadIndex(builder));
  ChunkThreads whole = {block, thread};
  if (count.tails == 0)
    return whole;

  int64_t warps = foreachThreads / kWarpSize;
  Value firstTail = createInt(builder, 64, count.whole);
  Value warp = arith::DivUIOp::create(builder, thread,
                                      createInt(builder, 32, kWarpSize));
  // firstTail + (block - firstTail) * warps + warp
  Value index = arith::SubIOp::create(builder, block, firstTail);
  index = arith::MulIOp::create(builder, index, createInt(builder, 64, warps));
  index = arith::AddIOp::create(builder, index, firstTail);
  index = arith::AddIOp::create(builder, index, toInt64(builder, warp));
  ChunkThreads tail = {
      index, arith::RemUIOp::create(builder, thread,
                                    createInt(builder, 32, kWarpSize))};
  if (count.whole == 0)
    return tail;
  Value isWhole = isLess(builder, block, firstTail);
  return {arith::SelectOp::create(builder, isWhole, whole.index, tail.index),
          arith::SelectOp::create(builder, isWhole, whole.thread, tail.thread)};
}

void GPULowering::lowerForeach(ForeachOp op, StringRef name,
                               ValueRange arguments, ChunkCount count) {
  ImplicitLocOpBuilder builder(op.getLoc(), op.getContext());
  int64_t warps = foreachThreads / kWarpSize;
  int64_t numBlocks = count.whole + llvm::divideCeil(count.tails, warps);
  gpu::GPUFuncOp kernel =
      createKernel(builder, name, arguments, numBlocks, foreachThreads);
  ValueRange parameters = kernel.getArguments().take_front(arguments.size());
  ChunkThreads threads = assignChunk(builder, count);
  if (count.tails % warps == 0)
    return emitChunk(builder, op, parameters, threads);
  Value exists =
      isLess(builder, threads.index, createInt(builder, 64, count.getTotal()));
  createIf(builder, exists, [&](ImplicitLocOpBuilder &body) {
    emitChunk(body, op, parameters, threads);
  });
}

namespace {

/// Writes the update of a chunk by the threads that it falls to. Each updates a
/// vector. Where vectors are not aligned, each warp updates the same elements,
/// so that the lanes' single accesses are neighbours.
class ChunkUpdate {
public:
  ChunkUpdate(const Chunk &chunk, const ChunkSettings &settings,
              Value vectorLength, Value thread)
      : chunk(chunk), settings(settings), vectorLength(vectorLength),
        thread(thread) {}

  void emit(ImplicitLocOpBuilder &builder, const SpecializedBody &body) {
    Value width = createInt(builder, 32, kAccessWidth);
    Value begin = arith::MulIOp::create(builder, thread, width);
    auto emitVector = [&](ImplicitLocOpBuilder &inner) {
      updateElements(inner, body, chunk, settings, begin,
                     {kAccessWidth, kMaxAccessBytes});
    };
    auto emitScattered = [&](ImplicitLocOpBuilder &inner) {
      Value lane = arith::AndIOp::create(inner, thread,
                                         createInt(inner, 32, kWarpSize - 1));
      Value warpBegin = arith::MulIOp::create(
          inner, arith::SubIOp::create(inner, thread, lane), width);
      Value warpEnd = addInt(inner, warpBegin, kWarpSize * kAccessWidth);
      Value first = arith::AddIOp::create(inner, warpBegin, lane);
      Value isWhole = arith::CmpIOp::create(inner, arith::CmpIPredicate::ule,
                                            warpEnd, chunk.length);
      createIfElse(
          inner, isWhole,
          [&](ImplicitLocOpBuilder &whole) {
            for (int64_t i = 0; i < kAccessWidth; i += kScatteredWidth)
              updateElements(whole, body, chunk, settings,
                             addInt(whole, first, i * kWarpSize),
                             {kScatteredWidth, kMaxAccessBytes, kWarpSize});
          },
          [&](ImplicitLocOpBuilder &edge) {
            emitElements(edge, body, first, warpEnd, kWarpSize);
          });
    };
    auto emitRest = [&](ImplicitLocOpBuilder &inner) {
      emitElements(inner, body, begin, addInt(inner, begin, kAccessWidth), 1);
    };
    createIfElse(builder, isLess(builder, begin, vectorLength), emitVector,
                 [&](ImplicitLocOpBuilder &inner) {
                   Value noVectors = arith::CmpIOp::create(
                       inner, arith::CmpIPredicate::eq, vectorLength,
                       createInt(inner, 32, 0));
                   createIfElse(inner, noVectors, emitScattered, emitRest);
                 });
  }

private:
  /// Updates elements one by one, as far as the chunk has them.
  void emitElements(ImplicitLocOpBuilder &builder, const SpecializedBody &body,
                    Value first, Value end, int64_t step) {
    scf::ForOp::create(
        builder, first, arith::MinUIOp::create(builder, end, chunk.length),
        createInt(builder, 32, step), ValueRange(),
        [&](OpBuilder &inner, Location loc, Value offset, ValueRange) {
          ImplicitLocOpBuilder element(loc, inner);
          updateElements(element, body, chunk, settings, offset,
                         {1, kMaxAccessBytes});
          scf::YieldOp::create(element);
        });
  }

  const Chunk &chunk;
  const ChunkSettings &settings;
  Value vectorLength;
  Value thread;
};

} // namespace

void GPULowering::emitChunk(ImplicitLocOpBuilder &builder, ForeachOp op,
                            ValueRange arguments, const ChunkThreads &threads) {
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  Chunk chunk = loadChunk(builder, structured, arguments, threads.index);
  waitForLaunches(builder);
  ChunkSettings settings = loadSettings(
      builder, structured, arguments.drop_front(2), chunk.parameter);
  Value vectorLength = getVectorLength(builder, chunk, structured);
  branchOnFlags(builder, structured, settings, TypeRange(),
                [&](ImplicitLocOpBuilder &inner, const SpecializedBody &body) {
                  ChunkUpdate(chunk, settings, vectorLength, threads.thread)
                      .emit(inner, body);
                  return SmallVector<Value>();
                });
}

//===----------------------------------------------------------------------===//
// reduce
//===----------------------------------------------------------------------===//

namespace {

/// Accumulators of a thread: for each output, the lanes of each of its vectors.
using Accumulators = SmallVector<Value>;

/// Writes the sum of a chunk's contributions, lane by lane, and the update of
/// its elements, each of which is one lane's.
class ChunkSum {
public:
  ChunkSum(const SpecializedBody &body, const Chunk &chunk,
           const ChunkSettings &settings, Value vectorLength, Value thread)
      : body(body), chunk(chunk), settings(settings),
        vectorLength(vectorLength), thread(thread) {
    StructuredOpInterface op = body.getOp();
    for (OperandRange stream : op.getOuts().take_front(op.getNumSums()))
      types.push_back(getStreamElementType(stream[0].getType()));
  }

  Accumulators emit(ImplicitLocOpBuilder &builder) {
    Value isWhole =
        arith::CmpIOp::create(builder, arith::CmpIPredicate::eq, vectorLength,
                              createInt(builder, 32, kReductionChunk));
    auto emitWhole = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder body(loc, inner);
      Accumulators sums = createZeros(body);
      for (int64_t round = 0; round < kRounds; ++round)
        addRound(body, createInt(body, 32, round * kReductionLanes), sums,
                 /*isWhole=*/true);
      scf::YieldOp::create(body, sums);
    };
    auto emitEdge = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder body(loc, inner);
      auto loop = scf::ForOp::create(
          body, createInt(body, 32, 0), chunk.length,
          createInt(body, 32, kReductionLanes), createZeros(body),
          [&](OpBuilder &inner, Location loc, Value first, ValueRange old) {
            ImplicitLocOpBuilder roundBuilder(loc, inner);
            Accumulators sums(old);
            addRound(roundBuilder, first, sums, /*isWhole=*/false);
            scf::YieldOp::create(roundBuilder, sums);
          });
      scf::YieldOp::create(body, loop.getResults());
    };
    auto branch = scf::IfOp::create(builder, isWhole, emitWhole, emitEdge);
    return Accumulators(branch.getResults());
  }

private:
  Accumulators createZeros(ImplicitLocOpBuilder &builder) {
    Accumulators sums;
    for (Type type : types)
      sums.append(kVectorsPerRound, createZero(builder, type, kAccessWidth));
    return sums;
  }

  /// Adds the elements `first + lane` for the lanes of this thread.
  void addRound(ImplicitLocOpBuilder &builder, Value first, Accumulators &sums,
                bool isWhole) {
    for (int64_t vector = 0; vector < kVectorsPerRound; ++vector) {
      Value lane = arith::MulIOp::create(builder, thread,
                                         createInt(builder, 32, kAccessWidth));
      lane = addInt(builder, lane, vector * kReductionThreads * kAccessWidth);
      Value offset = arith::AddIOp::create(builder, first, lane);
      SmallVector<Value> contributions = isWhole
                                             ? computeVector(builder, offset)
                                             : computeEdge(builder, offset);
      for (auto [output, contribution] : llvm::enumerate(contributions)) {
        Value &sum = sums[output * kVectorsPerRound + vector];
        sum = arith::AddFOp::create(builder, sum, contribution);
      }
    }
  }

  SmallVector<Value> computeVector(ImplicitLocOpBuilder &builder,
                                   Value offset) {
    return updateElements(builder, body, chunk, settings, offset,
                          {kAccessWidth, kMaxAccessBytes});
  }

  /// As `computeVector`, with +0.0 for elements beyond the chunk's length.
  SmallVector<Value> computeEdge(ImplicitLocOpBuilder &builder, Value offset) {
    auto emitVector = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder body(loc, inner);
      scf::YieldOp::create(body, computeVector(body, offset));
    };
    auto emitElements = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder body(loc, inner);
      SmallVector<Value> vectors;
      for (Type type : types)
        vectors.push_back(createZero(body, type, kAccessWidth));
      for (int64_t i = 0; i < kAccessWidth; ++i) {
        SmallVector<Value> elements =
            computeElement(body, addInt(body, offset, i));
        for (auto [vector, element] : llvm::zip(vectors, elements))
          vector = vector::InsertOp::create(body, element, vector,
                                            ArrayRef<int64_t>{i});
      }
      scf::YieldOp::create(body, vectors);
    };
    auto branch =
        scf::IfOp::create(builder, isLess(builder, offset, vectorLength),
                          emitVector, emitElements);
    return SmallVector<Value>(branch.getResults());
  }

  SmallVector<Value> computeElement(ImplicitLocOpBuilder &builder,
                                    Value offset) {
    auto emitElement = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder element(loc, inner);
      scf::YieldOp::create(element,
                           updateElements(element, body, chunk, settings,
                                          offset, {1, kMaxAccessBytes}));
    };
    auto emitNothing = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder body(loc, inner);
      SmallVector<Value> zeros;
      for (Type type : types)
        zeros.push_back(createZero(body, type, 1));
      scf::YieldOp::create(body, zeros);
    };
    auto branch =
        scf::IfOp::create(builder, isLess(builder, offset, chunk.length),
                          emitElement, emitNothing);
    return SmallVector<Value>(branch.getResults());
  }

  const SpecializedBody &body;
  const Chunk &chunk;
  const ChunkSettings &settings;
  Value vectorLength;
  Value thread;
  SmallVector<Type> types;
};

} // namespace

/// Combines the lanes of all threads by the halving tree; thread `t` holds
/// lanes 4t to 4t + 3 of 1,024. The first thread returns the sum.
static Value combineLanes(ImplicitLocOpBuilder &builder, Value lanes,
                          Value thread, Value buffer) {
  auto type = cast<VectorType>(lanes.getType());
  Value sum = lanes;
  // Each step has its own part of the buffer, so that one barrier is enough.
  int64_t part = 0;
  for (int64_t threads = kReductionThreads / 2; threads >= 1; threads /= 2) {
    int64_t base = (part - threads) * kAccessWidth;
    auto address = [&](ImplicitLocOpBuilder &body, int64_t offset) -> Value {
      Value scaled =
          arith::MulIOp::create(body, thread, createIndex(body, kAccessWidth));
      return arith::AddIOp::create(body, scaled, createIndex(body, offset));
    };
    Value isUpper = isLess(builder, createIndex(builder, threads - 1), thread);
    Value isUsed = arith::AndIOp::create(
        builder, isUpper,
        isLess(builder, thread, createIndex(builder, 2 * threads)));
    createIf(builder, isUsed, [&](ImplicitLocOpBuilder &body) {
      vector::StoreOp::create(body, sum, buffer,
                              ValueRange{address(body, base)});
    });
    gpu::BarrierOp::create(builder);
    // The other threads read too, within the part; what they hold is unused.
    Value isLower = isLess(builder, thread, createIndex(builder, threads));
    auto emitSum = [&](OpBuilder &inner, Location loc) {
      ImplicitLocOpBuilder body(loc, inner);
      Value other = vector::LoadOp::create(
          body, type, buffer,
          ValueRange{address(body, base + threads * kAccessWidth)});
      Value added = arith::AddFOp::create(body, sum, other);
      scf::YieldOp::create(body, added);
    };
    auto keepSum = [&](OpBuilder &inner, Location loc) {
      scf::YieldOp::create(inner, loc, sum);
    };
    sum = scf::IfOp::create(builder, isLower, emitSum, keepSum).getResult(0);
    part += threads;
  }
  auto lane = [&](int64_t index) -> Value {
    return vector::ExtractOp::create(builder, sum, ArrayRef<int64_t>{index});
  };
  Value even = arith::AddFOp::create(builder, lane(0), lane(2));
  Value odd = arith::AddFOp::create(builder, lane(1), lane(3));
  return arith::AddFOp::create(builder, even, odd);
}

void GPULowering::lowerPartialSums(ReduceOp op, StringRef name,
                                   ValueRange arguments, int64_t numChunks) {
  ImplicitLocOpBuilder builder(op.getLoc(), op.getContext());
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  unsigned numSums = op.getNumSums();
  Type type = getStreamElementType(op.getOuts()[0][0].getType());
  SmallVector<MemRefType> buffers(
      numSums,
      getWorkgroupType(builder, kReductionThreads * kAccessWidth, type));
  gpu::GPUFuncOp kernel = createKernel(builder, name, arguments, numChunks,
                                       kReductionThreads, buffers);
  ValueRange parameters = kernel.getArguments().take_front(arguments.size());
  Value block = getBlockIndex(builder);
  Chunk chunk = loadChunk(builder, structured, parameters, block);
  waitForLaunches(builder);
  ChunkSettings settings = loadSettings(
      builder, structured, parameters.drop_front(3), chunk.parameter);
  Value vectorLength = getVectorLength(builder, chunk, structured);
  Value thread = getThreadIndex(builder);
  Value thread32 = toInt32(builder, thread);
  SmallVector<Type> sumTypes(numSums * kVectorsPerRound,
                             getAccessType(type, kAccessWidth));
  Accumulators sums = branchOnFlags(
      builder, structured, settings, sumTypes,
      [&](ImplicitLocOpBuilder &inner, const SpecializedBody &body) {
        return ChunkSum(body, chunk, settings, vectorLength, thread32)
            .emit(inner);
      });

  SmallVector<Value> totals;
  for (unsigned output = 0; output < numSums; ++output) {
    Value lanes =
        arith::AddFOp::create(builder, sums[2 * output], sums[2 * output + 1]);
    totals.push_back(combineLanes(builder, lanes, thread,
                                  kernel.getWorkgroupAttributions()[output]));
  }
  Value isFirst = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                        thread, createIndex(builder, 0));
  createIf(builder, isFirst, [&](ImplicitLocOpBuilder &body) {
    for (auto [output, total] : llvm::enumerate(totals))
      storeElement(body, total, parameters[2],
                   addInt(body, block, output * numChunks));
  });
}

//===----------------------------------------------------------------------===//
// foreach_parameter
//===----------------------------------------------------------------------===//

/// Adds this thread's partial sums, `first + thread`, `first + thread + 256`,
/// ... below `last`, in f64.
static Value addPartials(ImplicitLocOpBuilder &builder, Type type,
                         Value partials, Value firstPartial, Value first,
                         Value last, Value thread) {
  Type f64 = builder.getF64Type();
  auto loop = scf::ForOp::create(
      builder, arith::AddIOp::create(builder, first, thread), last,
      createInt(builder, 32, kReductionPartialLanes),
      ValueRange{createZero(builder, f64, 1)},
      [&](OpBuilder &inner, Location loc, Value chunk, ValueRange old) {
        ImplicitLocOpBuilder body(loc, inner);
        Value position = arith::AddIOp::create(
            body, firstPartial,
            arith::ExtUIOp::create(body, body.getI64Type(), chunk));
        Value partial = loadElement(body, type, partials, position);
        if (type != f64)
          partial = arith::ExtFOp::create(body, f64, partial);
        Value sum = arith::AddFOp::create(body, old[0], partial);
        scf::YieldOp::create(body, sum);
      });
  return loop.getResult(0);
}

static_assert(kReductionThreads == kReductionPartialLanes,
              "kernels over parameters have one block size");

int64_t GPULowering::countBlocks(const ParameterKernel &kernel) {
  // With sums, a block finishes those of one parameter; without, each thread
  // takes a parameter.
  return kernel.sums.empty()
             ? llvm::divideCeil(kernel.numParameters, kReductionThreads)
             : kernel.numParameters;
}

void GPULowering::lowerParameterKernels(ArrayRef<ParameterKernel> kernels,
                                        StringRef name, ValueRange arguments) {
  ImplicitLocOpBuilder builder(host.getLoc(), host.getContext());
  SmallVector<int64_t> sizes;
  size_t maxSums = 0;
  for (const ParameterKernel &kernel : kernels) {
    sizes.push_back(countBlocks(kernel));
    maxSums = std::max(maxSums, kernel.sums.size());
  }
  SmallVector<MemRefType> buffers(
      maxSums,
      getWorkgroupType(builder, kReductionPartialLanes, builder.getF64Type()));
  gpu::GPUFuncOp function =
      createKernel(builder, name, arguments,
                   std::accumulate(sizes.begin(), sizes.end(), int64_t(0)),
                   kReductionThreads, buffers);
  waitForLaunches(builder);
  ParameterBlock block = {
      function.getArguments().take_front(arguments.size()),
      SmallVector<Value>(function.getWorkgroupAttributions()),
      getThreadIndex(builder)};
  emitSelected(builder, sizes, getBlockIndex(builder),
               [&](ImplicitLocOpBuilder &body, size_t part, Value index) {
                 if (kernels[part].sums.empty())
                   emitParameters(body, kernels[part], block, index);
                 else
                   emitSumsOfParameter(body, kernels[part], block, index);
               });
}

void GPULowering::emitParameters(ImplicitLocOpBuilder &builder,
                                 const ParameterKernel &kernel,
                                 const ParameterBlock &block, Value index) {
  Value first = arith::MulIOp::create(
      builder, index, createInt(builder, 64, kReductionThreads));
  Value parameter = arith::AddIOp::create(
      builder, first,
      arith::IndexCastOp::create(builder, builder.getI64Type(), block.thread));
  Value isInRange =
      isLess(builder, parameter, createInt(builder, 64, kernel.numParameters));
  createIf(builder, isInRange, [&](ImplicitLocOpBuilder &body) {
    emitParameter(body, kernel, block.arguments, /*sums=*/{}, parameter);
  });
}

void GPULowering::emitSumsOfParameter(ImplicitLocOpBuilder &builder,
                                      const ParameterKernel &kernel,
                                      const ParameterBlock &block,
                                      Value parameter) {
  ArrayRef<Value> buffers =
      ArrayRef(block.buffers).take_front(kernel.sums.size());
  Value lane = toInt32(builder, block.thread);
  for (auto [sum, buffer] : llvm::zip_equal(kernel.sums, buffers)) {
    Value offsets = block.arguments[sum.offsets];
    Value first =
        loadElement(builder, builder.getI32Type(), offsets, parameter);
    Value last = loadElement(builder, builder.getI32Type(), offsets,
                             addInt(builder, parameter, 1));
    Value total = addPartials(builder, sum.type, block.arguments[sum.partials],
                              createInt(builder, 64, sum.firstPartial), first,
                              last, lane);
    memref::StoreOp::create(builder, total, buffer, ValueRange{block.thread});
  }
  for (int64_t lanes = kReductionPartialLanes / 2; lanes >= 1; lanes /= 2) {
    gpu::BarrierOp::create(builder);
    Value isLower = isLess(builder, block.thread, createIndex(builder, lanes));
    createIf(builder, isLower, [&](ImplicitLocOpBuilder &body) {
      Value other =
          arith::AddIOp::create(body, block.thread, createIndex(body, lanes));
      for (Value buffer : buffers) {
        Value low =
            memref::LoadOp::create(body, buffer, ValueRange{block.thread});
        Value high = memref::LoadOp::create(body, buffer, ValueRange{other});
        memref::StoreOp::create(body, arith::AddFOp::create(body, low, high),
                                buffer, ValueRange{block.thread});
      }
    });
  }
  Value zero = createIndex(builder, 0);
  Value isFirst = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                        block.thread, zero);
  createIf(builder, isFirst, [&](ImplicitLocOpBuilder &body) {
    SmallVector<Value> sums;
    for (auto [sum, buffer] : llvm::zip_equal(kernel.sums, buffers)) {
      Value total = memref::LoadOp::create(body, buffer, ValueRange{zero});
      if (sum.type != total.getType())
        total = arith::TruncFOp::create(body, sum.type, total);
      sums.push_back(total);
    }
    emitParameter(body, kernel, block.arguments, sums, parameter);
  });
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Calls `intrinsic` on each element of the operand of `op`.
static void replaceByIntrinsic(Operation *op, StringRef intrinsic) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  Value operand = op->getOperand(0);
  auto call = [&](Value element) -> Value {
    return LLVM::CallIntrinsicOp::create(builder, element.getType(),
                                         builder.getStringAttr(intrinsic),
                                         ValueRange{element})
        .getResult(0);
  };
  auto type = dyn_cast<VectorType>(operand.getType());
  Value result;
  if (!type) {
    result = call(operand);
  } else {
    result = operand;
    for (int64_t i = 0; i < type.getNumElements(); ++i) {
      Value element =
          vector::ExtractOp::create(builder, operand, ArrayRef<int64_t>{i});
      result = vector::InsertOp::create(builder, call(element), result,
                                        ArrayRef<int64_t>{i});
    }
  }
  op->replaceAllUsesWith(ValueRange{result});
  op->erase();
}

static void replaceByFMA(Operation *op) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  Value result = LLVM::FMAOp::create(builder, op->getOperand(0),
                                     op->getOperand(1), op->getOperand(2));
  op->replaceAllUsesWith(ValueRange{result});
  op->erase();
}

/// Names the instructions that upstream's conversion would take from a library
/// or approximate: a square root of f32 is correctly rounded.
static void expandMath(gpu::GPUModuleOp module) {
  module.walk([](Operation *op) {
    bool isDouble = op->getNumResults() == 1 &&
                    getElementTypeOrSelf(op->getResult(0).getType()).isF64();
    if (isa<math::SqrtOp>(op))
      replaceByIntrinsic(op, isDouble ? "llvm.nvvm.sqrt.rn.d"
                                      : "llvm.nvvm.sqrt.rn.f");
    else if (isa<math::AbsFOp>(op))
      replaceByIntrinsic(op, "llvm.fabs");
    else if (isa<math::FmaOp>(op))
      replaceByFMA(op);
  });
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {

struct ConvertOptimToGPU final
    : stepfold::impl::ConvertOptimToGPUPassBase<ConvertOptimToGPU> {
  using ConvertOptimToGPUPassBase::ConvertOptimToGPUPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (foreachThreads < 32 || foreachThreads > 1024 ||
        foreachThreads % 32 != 0) {
      module.emitError() << "expected foreach-threads to be a multiple of 32 "
                            "from 32 to 1024, got "
                         << foreachThreads.getValue();
      return signalPassFailure();
    }
    FailureOr<func::FuncOp> stage =
        findStage(module, StageForm::Packed, stageName);
    if (failed(stage))
      return signalPassFailure();
    if (!*stage)
      return;
    auto builder = OpBuilder::atBlockEnd(module.getBody());
    auto gpuModule = gpu::GPUModuleOp::create(builder, stage->getLoc(),
                                              stageName + "_kernels");
    module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                    builder.getUnitAttr());
    GPULowering(*stage, gpuModule, foreachThreads, dependentLaunch).lower();
    expandMath(gpuModule);
  }
};

} // namespace
