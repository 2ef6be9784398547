//===- StepKernel.cpp - A plan as an operator of PaddlePaddle -------------===//
//
// The operator `stepfold_step_` of the framework's executor executes the plan
// in a folder. It includes two headers of the framework, and needs none of
// Python's functions, so that one library serves all versions of Python.
//
//===----------------------------------------------------------------------===//

#include "StepPlans.h"
#include "StepRuntime.h"

#include "paddle/phi/api/ext/op_meta_info.h"
#include "paddle/phi/api/include/tensor.h"

using namespace stepfold::paddle_operator;

/// Returns the type of a plan's variables that has the elements of `dtype`.
static std::optional<StepfoldDType> convert(phi::DataType dtype) {
  switch (dtype) {
  case phi::DataType::FLOAT16:
    return STEPFOLD_DTYPE_F16;
  case phi::DataType::BFLOAT16:
    return STEPFOLD_DTYPE_BF16;
  case phi::DataType::FLOAT32:
    return STEPFOLD_DTYPE_F32;
  case phi::DataType::FLOAT64:
    return STEPFOLD_DTYPE_F64;
  case phi::DataType::BOOL:
    return STEPFOLD_DTYPE_I1;
  case phi::DataType::INT8:
    return STEPFOLD_DTYPE_I8;
  case phi::DataType::INT32:
    return STEPFOLD_DTYPE_I32;
  case phi::DataType::INT64:
    return STEPFOLD_DTYPE_I64;
  default:
    return std::nullopt;
  }
}

/// `paddle::Tensor::stream`, which the headers of builds for CPUs do not have:
/// null in a build without it.
extern "C" void *getTensorStream(const paddle::Tensor *tensor) __asm__(
    "_ZNK6paddle6Tensor6streamEv") __attribute__((weak));

static Memory describe(const paddle::Tensor &tensor) {
  const common::DDim &shape = tensor.dims();
  Memory memory = {const_cast<void *>(tensor.data()), convert(tensor.dtype()),
                   shape.Get(), static_cast<size_t>(shape.size())};
  if (tensor.is_gpu()) {
    memory.place = Memory::Place::GPU;
    memory.device = tensor.place().GetDeviceId();
  } else if (!tensor.is_cpu()) {
    memory.place = Memory::Place::Other;
  }
  return memory;
}

/// Returns the stream that the framework computes gradients on; null on the
/// CPU. `error` becomes a text where the framework does not say.
static void *findStream(const std::vector<paddle::Tensor> &tensors,
                        std::string &error) {
  for (const paddle::Tensor &tensor : tensors) {
    if (!tensor.is_gpu())
      continue;
    if (getTensorStream)
      return getTensorStream(&tensor);
    error = "this build of the framework has no paddle::Tensor::stream";
    return nullptr;
  }
  return nullptr;
}

/// Executes a step. The first tensor of `written` orders the operator among
/// others; the operator does not access its elements.
static void step(std::vector<paddle::Tensor> &written,
                 const std::vector<paddle::Tensor> &read,
                 const std::string &plan, const std::string &seal,
                 const std::string & /*stage*/, const std::string &writtenState,
                 const std::string &state, const std::string &gradients,
                 const std::string & /*buffers*/,
                 const std::string & /*parts*/) {
  std::vector<Memory> memory;
  memory.reserve(written.size() + read.size());
  for (size_t index = 1; index < written.size(); ++index)
    memory.push_back(describe(written[index]));
  for (const paddle::Tensor &tensor : read)
    memory.push_back(describe(tensor));
  std::string error;
  void *stream = findStream(read, error);
  if (error.empty())
    error = executeStep({plan, seal}, {writtenState, state, gradients}, memory,
                        stream);
  // The executor keeps the text of no other exception.
  if (!error.empty())
    throw common::enforce::EnforceNotMet(
        common::errors::PreconditionNotMet("stepfold_step_: %s", error),
        "StepKernel.cpp", __LINE__);
}

PD_BUILD_OP(stepfold_step)
    .Inputs({paddle::Vec("Written"), paddle::Vec("Read")})
    .Attrs({"plan: std::string", "seal: std::string", "stage: std::string",
            "written_state: std::string", "state: std::string",
            "gradients: std::string", "buffers: std::string",
            "parts: std::string"})
    .Outputs({paddle::Vec("Result")})
    .SetInplaceMap({{paddle::Vec("Written"), paddle::Vec("Result")}})
    .SetKernelFn(PD_KERNEL(step));

extern "C" {

/// Returns the version of the framework whose headers the library was compiled
/// with.
const char *stepfoldOperatorGetFrameworkVersion() {
  return STEPFOLD_PADDLE_VERSION;
}

/// Loads libStepfoldRuntime.so, of which the operator uses functions. Returns
/// null, or an error that is valid until the next call.
const char *stepfoldOperatorLoadRuntime(const char *path) {
  static std::string error;
  error = loadRuntime(path);
  return error.empty() ? nullptr : error.c_str();
}
}
