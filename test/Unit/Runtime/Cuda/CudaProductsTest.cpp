//===- CudaProductsTest.cpp - Tests of products without a GPU -------------===//
//
// Which algorithm of the library is taken, and when the kernel of the runtime
// is: algorithms of these tests compute on the host, some of them otherwise
// than is defined.
//
//===----------------------------------------------------------------------===//

#include "CudaTestSupport.h"
#include "FakeCublasLt.h"
#include "stepfold/Data/DotProduct.h"

#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <dlfcn.h>
#include <thread>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace {

/// Algorithms of the tests.
enum : uint64_t { Defined, OtherOrder, OtherRounding, Failing };

/// Numbers of elements.
constexpr int64_t rows = 40, columns = 33, inner = 80;

FakeCublasLt &loadFakeCublasLt() {
  setenv("STEPFOLD_CUBLASLT", STEPFOLD_TEST_CUBLASLT, /*replace=*/1);
  void *library = dlopen(STEPFOLD_TEST_CUBLASLT, RTLD_NOW | RTLD_LOCAL);
  if (!library)
    report_fatal_error(dlerror());
  auto *get = reinterpret_cast<decltype(&getFakeCublasLt)>(
      dlsym(library, "getFakeCublasLt"));
  *get() = FakeCublasLt();
  return *get();
}

/// Returns the element at a row and a column of a matrix by columns.
uint16_t get(const uint16_t *matrix, const FakeLayout &layout,
             bool isTransposed, int64_t row, int64_t column) {
  if (isTransposed)
    std::swap(row, column);
  return matrix[column * layout.columnStride + row];
}

/// Returns an element of a product, as an algorithm computes it.
uint16_t computeElement(uint64_t algorithm, float alpha, float beta,
                        ArrayRef<uint16_t> row, ArrayRef<uint16_t> column,
                        std::optional<uint16_t> plus) {
  ProductRows left(DType::BF16, row, 1), right(DType::BF16, column, 1);
  float sum = addProducts(left, 0, right, 0,
                          algorithm == OtherOrder ? Accumulation::Sequential
                                                  : Accumulation::MMA16);
  ProductForm form;
  form.alpha = alpha;
  form.beta = beta;
  if (algorithm == OtherRounding && plus)
    return convertToBF16(
        std::fma(beta, widenFactor(DType::BF16, *plus), alpha * sum));
  return form.finish(DType::BF16, sum, plus);
}

/// A plan with one product, out = alpha lhs rhs + beta plus, of state in bf16.
class CudaProductsTest : public CudaTest {
protected:
  CudaProductsTest() : library(loadFakeCublasLt()) {
    plan.target.arch = "sm_90";
    Plan::Product product;
    product.accumulation = Accumulation::MMA16;
    product.outs = {add("out", rows, columns)};
    product.lhs = {add("lhs", rows, inner)};
    product.rhs = {add("rhs", inner, columns)};
    product.plus = {add("plus", rows, columns)};
    plan.steps.push_back(product);
    // Products with them are rounded.
    setFactors(2.0315f, -4.775f);
    library.multiply = [this](const FakeProduct &call) {
      return multiply(call);
    };
    driver.kernels["multiply"] = [this](const FakeLaunch &launch) {
      multiply(launch);
    };
    setenv("STEPFOLD_CACHE", cache.getPath().c_str(), /*replace=*/1);
    void *driverLibrary = dlopen(STEPFOLD_TEST_DRIVER, RTLD_NOW | RTLD_NOLOAD);
    synchronizeContext = reinterpret_cast<CUresult (*)()>(
        dlsym(driverLibrary, "cuCtxSynchronize"));
  }
  ~CudaProductsTest() { unsetenv("STEPFOLD_CACHE"); }

  uint32_t add(const char *name, int64_t numRows, int64_t numColumns) {
    plan.buffers.push_back(
        makeBuffer(name, Role::State, {numRows, numColumns}, DType::BF16));
    plan.buffers.back().initial.kind = InitialKind::Splat;
    return plan.buffers.size() - 1;
  }

  /// A call of the library.
  CublasStatus multiply(const FakeProduct &call) {
    if (call.algorithm == Failing)
      return 1;
    if (driver.isCapturing(call.stream))
      waitInAnotherThread();
    driver.enqueue(call.stream, [=] { compute(call); });
    return cublasSuccess;
  }

  /// Waits for the device, which nobody may while its context is captured.
  void waitInAnotherThread() {
    ++numCaptured;
    std::thread([&] {
      driver.getContextStack().push_back(driver.getContext(0));
      EXPECT_EQ(synchronizeContext(), cudaSuccess);
    }).join();
  }

  void compute(const FakeProduct &call) {
    used.push_back(call.algorithm);
    const FakeLayout &out = call.outLayout;
    // The library's matrices are the transposes of those in memory.
    for (uint64_t i = 0; i != out.columns; ++i)
      for (uint64_t j = 0; j != out.rows; ++j) {
        std::vector<uint16_t> row, column;
        uint64_t length =
            call.isBTransposed ? call.bLayout.columns : call.bLayout.rows;
        for (uint64_t k = 0; k != length; ++k) {
          row.push_back(get(call.b, call.bLayout, call.isBTransposed, k, i));
          column.push_back(get(call.a, call.aLayout, call.isATransposed, j, k));
        }
        size_t place = i * out.columnStride + j;
        call.out[place] = computeElement(call.algorithm, call.alpha, call.beta,
                                         row, column, call.plus[place]);
      }
    if (isBroken)
      call.out[0] ^= 1;
  }

  /// The kernel of the runtime.
  void multiply(const FakeLaunch &launch) {
    ++numKernels;
    auto *arguments = launch.arguments.data();
    auto get = [&](size_t i) {
      return reinterpret_cast<uint16_t *>(arguments[i]);
    };
    for (int64_t i = 0; i != rows; ++i)
      for (int64_t j = 0; j != columns; ++j) {
        std::vector<uint16_t> row, column;
        for (int64_t k = 0; k != inner; ++k) {
          row.push_back(get(1)[i * arguments[7] + k * arguments[8]]);
          column.push_back(get(2)[k * arguments[9] + j * arguments[10]]);
        }
        get(0)[i * columns + j] = computeElement(
            kernelAlgorithm, alpha, beta, row, column, get(3)[i * columns + j]);
      }
  }

  /// Returns the algorithm that a step uses; none if it launches the kernel.
  std::optional<uint64_t> findUsed() {
    used.clear();
    numKernels = 0;
    bindParameters();
    EXPECT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
    driver.run();
    EXPECT_EQ(used.size() + numKernels, 1u);
    return used.empty() ? std::nullopt : std::optional(used.front());
  }

  void setFactors(float newAlpha, float newBeta) {
    auto &product = std::get<Plan::Product>(plan.steps.back());
    product.alpha = alpha = newAlpha;
    product.beta = beta = newBeta;
  }

  FakeCublasLt &library;
  CUresult (*synchronizeContext)();
  TemporaryFolder cache;
  float alpha = 0.0f, beta = 0.0f;
  /// Algorithms of the calls, in order, and the number of launches.
  std::vector<uint64_t> used;
  unsigned numKernels = 0;
  /// Number of calls that were captured.
  unsigned numCaptured = 0;
  uint64_t kernelAlgorithm = Defined;
  bool isBroken = false;
};

} // namespace

TEST_F(CudaProductsTest, TakesAnAlgorithmThatComputesWhatIsDefined) {
  for (uint64_t wrong : {OtherOrder, OtherRounding, Failing, OtherRounding}) {
    library.algorithms = {wrong, Defined, wrong};
    ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
    EXPECT_EQ(findUsed(), Defined) << "beside algorithm " << wrong;
    destroy();
    setFactors(1.0f, 3.4445f);
  }
}

TEST_F(CudaProductsTest, LaunchesTheKernelIfNoAlgorithmDoes) {
  for (std::vector<uint64_t> algorithms :
       {std::vector<uint64_t>{}, {OtherOrder, OtherRounding}}) {
    library.algorithms = algorithms;
    ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
    EXPECT_EQ(findUsed(), std::nullopt);
    destroy();
  }
}

TEST_F(CudaProductsTest, RefusesADeviceThatComputesOtherwise) {
  for (uint64_t wrong : {OtherOrder, OtherRounding}) {
    kernelAlgorithm = wrong;
    EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
    EXPECT_TRUE(says("do not add as mma16 is defined"));
  }
}

TEST_F(CudaProductsTest, LaunchesTheKernelForMatricesThatAreNotAligned) {
  library.algorithms = {Defined};
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  DeviceArray memory(driver, rows * columns, 0.0f);
  for (auto [shift, expected] :
       {std::pair(0, std::optional<uint64_t>(Defined)),
        std::pair(2, std::optional<uint64_t>()),
        std::pair(16, std::optional<uint64_t>(Defined))}) {
    void *address = static_cast<char *>(memory.getAddress()) + shift;
    ASSERT_EQ(stepfoldPlanBind(handle, STEPFOLD_ROLE_STATE, "out", address,
                               rows * columns * 2),
              STEPFOLD_OK)
        << stepfoldGetLastError();
    EXPECT_EQ(findUsed(), expected) << shift;
  }
  destroy();
}

TEST_F(CudaProductsTest, KeepsTheChoice) {
  library.algorithms = {Defined, Failing, Defined + 4};
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  std::optional<uint64_t> first = findUsed();
  destroy();
  used.clear();
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  // Two checks, and no trial.
  EXPECT_EQ(used, std::vector<uint64_t>(2, *first));
  EXPECT_EQ(findUsed(), first);
}

TEST_F(CudaProductsTest, ComputesSamplesAgain) {
  library.algorithms = {Defined};
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  StepfoldProductCheck check;
  for (bool breaks : {false, true}) {
    ASSERT_EQ(stepfoldPlanCheckProducts(handle, rows * columns), STEPFOLD_OK);
    isBroken = breaks;
    EXPECT_EQ(findUsed(), Defined);
    ASSERT_EQ(stepfoldPlanGetProductCheck(handle, &check), STEPFOLD_OK);
    EXPECT_EQ(check.numProducts, 1u);
    EXPECT_EQ(check.numElements, uint64_t(rows * columns));
    EXPECT_EQ(StringRef(check.difference).empty(), !breaks);
  }
}

/// The calls of a step that has become a graph are those of no library.
TEST_F(CudaProductsTest, LaunchesAGraphOfProductsOfScratch) {
  library.algorithms = {Defined};
  useScratch();
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_EQ(numCaptured, 1u);
  for (unsigned i = 0; i != 8; ++i) {
    driver.calls.clear();
    EXPECT_EQ(findUsed(), Defined);
    EXPECT_EQ(driver.calls["cuGraphLaunch"], i < 3 ? 0u : 1u);
  }
  EXPECT_EQ(numCaptured, 1u);
}

TEST_F(CudaProductsTest, CallsTheLibraryForMatricesOfTheCaller) {
  library.algorithms = {Defined};
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  for (unsigned i = 0; i != 8; ++i)
    EXPECT_EQ(findUsed(), Defined);
  EXPECT_EQ(numCaptured, 0u);
  EXPECT_EQ(driver.calls.count("cuGraphLaunch"), 0u);
}

TEST_F(CudaProductsTest, CallsTheLibraryIfItsCallsCannotBeCaptured) {
  library.algorithms = {Defined};
  useScratch();
  for (const char *symbol :
       {"cuDeviceGetDevResource", "cuDevResourceGenerateDesc",
        "cuGreenCtxCreate", "cuGreenCtxStreamCreate", "cuStreamBeginCapture",
        "cuStreamEndCapture", "cuGraphAddChildGraphNode"}) {
    driver.failures = {{symbol, /*CUDA_ERROR_NOT_SUPPORTED=*/801}};
    driver.calls.clear();
    ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
    for (unsigned i = 0; i != 6; ++i)
      EXPECT_EQ(findUsed(), Defined);
    EXPECT_EQ(driver.calls[symbol], 1u);
    EXPECT_EQ(driver.calls.count("cuGraphLaunch"), 0u) << symbol;
    destroy();
  }
}
