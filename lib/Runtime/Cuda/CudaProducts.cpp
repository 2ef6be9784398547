//===- CudaProducts.cpp - Products of a step on a GPU ---------------------===//

#include "CudaProducts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <functional>
#include <tuple>

using namespace llvm;
using namespace stepfold::runtime;

//===----------------------------------------------------------------------===//
// State that products share
//===----------------------------------------------------------------------===//

/// Returns what the fastest algorithm for a product depends on.
static std::string describe(const CudaDevice &device, const CublasLt &library) {
  return formatv("{0}, cuBLASLt {1}", device.getName(), library.getVersion());
}

CudaMultiplier::CudaMultiplier(CudaDevice &device, const CublasLt &library)
    : cache(describe(device, library)), device(device), library(library),
      kernel(device) {}

Expected<std::unique_ptr<CudaMultiplier>>
CudaMultiplier::create(CudaDevice &device) {
  const CudaArch &arch = device.getArch();
  if (arch.major != 9 || arch.minor != 0)
    return createStringError("the plan has products of matrices, whose bits "
                             "are defined for sm_90, and " +
                             device.getName().str() + " is " + arch.getName());
  Expected<const CublasLt *> library = getCublasLt();
  if (!library)
    return library.takeError();
  std::unique_ptr<CudaMultiplier> multiplier(
      new CudaMultiplier(device, **library));
  if (Error error = (*library)->check((*library)->create(&multiplier->handle),
                                      "open cuBLASLt on " + device.getName()))
    return error;
  Expected<CUdeviceptr> workspace = device.allocate(workspaceBytes);
  if (!workspace)
    return workspace.takeError();
  multiplier->workspace = *workspace;
  Expected<std::unique_ptr<CudaCapture>> capture = CudaCapture::create(device);
  if (capture)
    multiplier->capture = std::move(*capture);
  else // Products are called then, with the same effect.
    consumeError(capture.takeError());
  return multiplier;
}

CudaMultiplier::~CudaMultiplier() {
  if (handle)
    library.destroy(handle);
}

//===----------------------------------------------------------------------===//
// Batches
//===----------------------------------------------------------------------===//

/// Returns the distance in elements between the matrices of a list at two
/// positions.
static int64_t getDistance(const Plan &plan, ArrayRef<uint32_t> list,
                           size_t first, size_t second) {
  if (list.empty())
    return 0;
  const Plan::Buffer &a = plan.buffers[list[first]];
  const Plan::Buffer &b = plan.buffers[list[second]];
  return (static_cast<int64_t>(b.offset) - static_cast<int64_t>(a.offset)) /
         static_cast<int64_t>(getSize(a.dtype));
}

static std::array<int64_t, 4> getDistances(const Plan &plan,
                                           const Plan::Product &step,
                                           size_t first, size_t second) {
  return {getDistance(plan, step.outs, first, second),
          getDistance(plan, step.lhs, first, second),
          getDistance(plan, step.rhs, first, second),
          getDistance(plan, step.plus, first, second)};
}

static bool areScratch(const Plan &plan, ArrayRef<uint32_t> list) {
  return all_of(list, [&](uint32_t buffer) {
    return plan.buffers[buffer].role == Role::Scratch;
  });
}

bool CudaProductShape::operator<(const CudaProductShape &other) const {
  auto getKey = [](const CudaProductShape &shape) {
    return std::tuple(shape.sizes.rows, shape.sizes.columns, shape.sizes.inner,
                      shape.count, shape.isLhsTransposed, shape.isRhsTransposed,
                      shape.hasPlus, shape.dtype, shape.distances);
  };
  return getKey(*this) < getKey(other);
}

std::string CudaProductShape::describe() const {
  return formatv("{0}x{1}x{2}, {3}, transposed {4} {5}, plus {6}, {7}, {8}",
                 sizes.rows, sizes.columns, sizes.inner, count, isLhsTransposed,
                 isRhsTransposed, hasPlus, getName(dtype),
                 make_range(distances.begin(), distances.end()));
}

bool CudaProductOperands::areAligned() const {
  return (out | lhs | rhs | plus) % matrixAlignment == 0;
}

static CudaProductShape getShape(const Plan &plan, const Plan::Product &step,
                                 ArrayRef<size_t> positions) {
  CudaProductShape shape = {};
  shape.sizes = plan.getSizes(step, positions.front());
  shape.count = positions.size();
  shape.isLhsTransposed = step.isLhsTransposed;
  shape.isRhsTransposed = step.isRhsTransposed;
  shape.hasPlus = !step.plus.empty();
  shape.dtype = plan.buffers[step.outs.front()].dtype;
  if (positions.size() > 1)
    shape.distances = getDistances(plan, step, positions[0], positions[1]);
  return shape;
}

CudaProductBatch::CudaProductBatch(CudaMultiplier &multiplier, const Plan &plan,
                                   const Plan::Product &step,
                                   std::vector<size_t> positions)
    : multiplier(multiplier), plan(plan), step(step),
      positions(std::move(positions)),
      shape(getShape(plan, step, this->positions)) {}

CudaProductBatch::CudaProductBatch(CudaProductBatch &&other)
    : multiplier(other.multiplier), plan(other.plan), step(other.step),
      positions(std::move(other.positions)), shape(other.shape),
      desc(std::exchange(other.desc, nullptr)),
      lhs(std::exchange(other.lhs, nullptr)),
      rhs(std::exchange(other.rhs, nullptr)),
      out(std::exchange(other.out, nullptr)),
      plus(std::exchange(other.plus, nullptr)), algorithm(other.algorithm) {}

CudaProductBatch::~CudaProductBatch() {
  for (CublasLtLayout layout : {lhs, rhs, out, plus})
    if (layout)
      multiplier.library.destroyLayout(layout);
  if (desc)
    multiplier.library.destroyDesc(desc);
}

bool CudaProductBatch::isScratch() const {
  return all_of(positions, [&](size_t position) {
    return areScratch(plan, {step.outs[position], step.lhs[position],
                             step.rhs[position]}) &&
           (step.plus.empty() || areScratch(plan, step.plus[position]));
  });
}

static int getCudaType(DType dtype) {
  return dtype == DType::BF16 ? cudaDataBF16 : cudaDataF16;
}

/// The library's matrices are stored by columns: a matrix in memory is the
/// transpose of one of its own.
Error CudaProductBatch::createLayout(CublasLtLayout &layout, uint32_t buffer,
                                     int64_t distance) {
  const CublasLt &library = multiplier.library;
  const Plan::Buffer &info = plan.buffers[buffer];
  int64_t rows = info.shape[0], columns = info.shape[1];
  if (Error error =
          library.check(library.createLayout(&layout, getCudaType(info.dtype),
                                             columns, rows, columns),
                        "describe a matrix"))
    return error;
  if (positions.size() == 1)
    return Error::success();
  int32_t count = positions.size();
  CublasStatus status = library.setLayout(layout, cublasLtLayoutBatchCount,
                                          &count, sizeof(count));
  if (status == cublasSuccess)
    status = library.setLayout(layout, cublasLtLayoutBatchOffset, &distance,
                               sizeof(distance));
  return library.check(status, "describe a batch of matrices");
}

/// The transpose of a product is that of the transposed factors, in the other
/// order.
Error CudaProductBatch::createDescriptors() {
  const CublasLt &library = multiplier.library;
  CublasStatus status =
      library.createDesc(&desc, cublasCompute32F, cudaDataF32);
  int32_t transposed = cublasTranspose;
  if (status == cublasSuccess && step.isRhsTransposed)
    status = library.setDesc(desc, cublasLtDescTransposeA, &transposed,
                             sizeof(transposed));
  if (status == cublasSuccess && step.isLhsTransposed)
    status = library.setDesc(desc, cublasLtDescTransposeB, &transposed,
                             sizeof(transposed));
  if (Error error = library.check(status, "describe a product of matrices"))
    return error;
  size_t first = positions.front();
  const std::array<int64_t, 4> &distances = shape.distances;
  if (Error error = createLayout(out, step.outs[first], distances[0]))
    return error;
  if (Error error = createLayout(lhs, step.lhs[first], distances[1]))
    return error;
  if (Error error = createLayout(rhs, step.rhs[first], distances[2]))
    return error;
  if (!shape.hasPlus)
    return Error::success();
  return createLayout(plus, step.plus[first], distances[3]);
}

Error CudaProductBatch::multiplyByKernel(
    CUstream stream, const CudaProductOperands &operands) const {
  const Plan::ProductSizes &sizes = shape.sizes;
  CudaProductArguments arguments = {};
  arguments.out = operands.out;
  arguments.lhs = operands.lhs;
  arguments.rhs = operands.rhs;
  arguments.plus = operands.plus;
  arguments.rows = sizes.rows;
  arguments.columns = sizes.columns;
  arguments.inner = sizes.inner;
  arguments.lhsRowStride = shape.isLhsTransposed ? 1 : sizes.inner;
  arguments.lhsColumnStride = shape.isLhsTransposed ? sizes.rows : 1;
  arguments.rhsRowStride = shape.isRhsTransposed ? 1 : sizes.columns;
  arguments.rhsColumnStride = shape.isRhsTransposed ? sizes.inner : 1;
  arguments.outDistance = shape.distances[0];
  arguments.lhsDistance = shape.distances[1];
  arguments.rhsDistance = shape.distances[2];
  arguments.plusDistance = shape.distances[3];
  arguments.alpha = step.alpha;
  arguments.beta = step.beta;
  return multiplier.kernel.launch(shape.dtype, arguments, shape.count, stream);
}

Error CudaProductBatch::multiply(CUstream stream,
                                 const CudaProductOperands &operands) const {
  if (!algorithm || !operands.areAligned())
    return multiplyByKernel(stream, operands);
  auto get = [](uint64_t address) { return reinterpret_cast<void *>(address); };
  const CublasLt &library = multiplier.library;
  float beta = shape.hasPlus ? step.beta : 0.0f;
  return library.check(
      library.multiply(multiplier.handle, desc, &step.alpha, get(operands.rhs),
                       rhs, get(operands.lhs), lhs, &beta,
                       get(shape.hasPlus ? operands.plus : operands.out),
                       shape.hasPlus ? plus : out, get(operands.out), out,
                       &algorithm->algorithm, get(multiplier.workspace),
                       workspaceBytes, stream),
      "multiply matrices");
}

CudaProductOperands
CudaProductBatch::getOperands(ArrayRef<uint64_t> addresses) const {
  size_t first = positions.front();
  auto getAddress = [&](ArrayRef<uint32_t> list) {
    return list.empty() ? 0 : addresses[list[first]];
  };
  return {getAddress(step.outs), getAddress(step.lhs), getAddress(step.rhs),
          getAddress(step.plus)};
}

Error CudaProductBatch::enqueue(CUstream stream,
                                ArrayRef<uint64_t> addresses) const {
  return multiply(stream, getOperands(addresses));
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

CudaProducts::CudaProducts(CudaMultiplier &multiplier, const Plan &plan,
                           const Plan::Product &step)
    : multiplier(multiplier) {
  std::vector<std::vector<size_t>> groups;
  for (size_t i = 0; i != step.outs.size(); ++i) {
    Plan::ProductSizes sizes = plan.getSizes(step, i);
    if (sizes.rows == 0 || sizes.columns == 0)
      continue;
    auto group = find_if(groups, [&](const std::vector<size_t> &members) {
      return plan.getSizes(step, members.front()) == sizes;
    });
    if (group == groups.end())
      groups.push_back({i});
    else
      group->push_back(i);
  }
  // Addresses of scratch stay, and so do distances.
  bool isStrided = areScratch(plan, step.outs) && areScratch(plan, step.lhs) &&
                   areScratch(plan, step.rhs) && areScratch(plan, step.plus);
  for (const std::vector<size_t> &members : groups) {
    std::vector<size_t> batch;
    auto end = [&] {
      if (!batch.empty())
        batches.emplace_back(multiplier, plan, step, std::move(batch));
      batch.clear();
    };
    for (size_t position : members) {
      bool fits =
          batch.empty() ||
          (isStrided && (batch.size() == 1 ||
                         getDistances(plan, step, batch[0], batch[1]) ==
                             getDistances(plan, step, batch.back(), position)));
      if (!fits)
        end();
      batch.push_back(position);
    }
    end();
  }
}

Error CudaProducts::prepare(ArrayRef<uint64_t> addresses) {
  for (CudaProductBatch &batch : batches)
    if (Error error = batch.prepare(addresses))
      return error;
  bool isScratch = all_of(batches, std::mem_fn(&CudaProductBatch::isScratch));
  if (!multiplier.capture || !isScratch)
    return Error::success();
  Expected<CudaCapturedGraph> captured = multiplier.capture->capture(
      [&](CUstream stream) { return enqueue(stream, addresses); });
  if (captured)
    graph = std::move(*captured);
  else // Without a graph, they are called, with the same effect.
    consumeError(captured.takeError());
  return Error::success();
}

Error CudaProducts::enqueue(CUstream stream,
                            ArrayRef<uint64_t> addresses) const {
  for (const CudaProductBatch &batch : batches)
    if (Error error = batch.enqueue(stream, addresses))
      return error;
  return Error::success();
}
