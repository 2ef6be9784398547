//===- StepKernel.cpp - A plan as an operator of PaddlePaddle -------------===//
//
// The operators `stepfold_step_N_` of the framework's executor execute the plan
// in a folder. The file includes two headers of the framework, and needs none
// of Python's functions, so that one library serves all versions of Python.
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
  const phi::Place &place = tensor.place();
  Memory memory = {const_cast<void *>(tensor.data()), convert(tensor.dtype()),
                   shape.Get(), static_cast<size_t>(shape.size())};
  if (place.GetType() == phi::AllocationType::GPU) {
    memory.place = Memory::Place::GPU;
    memory.device = place.GetDeviceId();
  } else if (place.GetType() != phi::AllocationType::CPU) {
    memory.place = Memory::Place::Other;
  }
  return memory;
}

/// Throws an exception of the framework: the executor keeps the text of no
/// other.
[[noreturn]] static void fail(const std::string &error) {
  throw common::enforce::EnforceNotMet(
      common::errors::PreconditionNotMet("stepfold: %s", error),
      "StepKernel.cpp", __LINE__);
}

/// Returns the stream that the framework computes a tensor of a GPU on.
static void *getStream(const paddle::Tensor &tensor) {
  if (!getTensorStream)
    fail("this build of the framework has no paddle::Tensor::stream");
  return getTensorStream(&tensor);
}

/// Executes a step. The first tensor in place orders the operator among others;
/// the operator does not access its elements.
static void step(paddle::CustomOpKernelContext *context) {
  size_t numInPlace = context->InputRangeAt(0).second;
  size_t numTensors = context->InputRange().back().second;
  std::vector<Memory> memory;
  memory.reserve(numTensors);
  const paddle::Tensor *onDevice = nullptr;
  for (size_t index = 1; index < numTensors; ++index) {
    const paddle::Tensor &tensor = context->InputAt(index);
    if (!tensor.defined())
      fail("the program has no tensor for operand " + std::to_string(index));
    memory.push_back(describe(tensor));
    if (!onDevice && index >= numInPlace &&
        memory.back().place == Memory::Place::GPU)
      onDevice = &tensor;
  }
  void *stream = onDevice ? getStream(*onDevice) : nullptr;
  auto getText = [&](size_t index) -> const std::string & {
    return context->AttrAt<const std::string &>(index);
  };
  std::string error =
      executeStep({getText(0), getText(1)},
                  {getText(3), getText(4), getText(5)}, memory, stream);
  if (!error.empty())
    fail(error);
}

/// Adds the operator with `numTensors` operands behind its list to the table
/// that the framework registers operators from. The framework adds the last `_`
/// to the name of an operator with operands in place.
static void define(size_t numTensors) {
  std::string written = paddle::Vec("Written"), result = paddle::Vec("Result");
  std::vector<std::string> inputs = {written};
  for (size_t index = 0; index < numTensors; ++index)
    inputs.push_back("Tensor" + std::to_string(index));
  paddle::OpMetaInfoBuilder("stepfold_step_" + std::to_string(numTensors),
                            /*index=*/0)
      .Inputs(std::move(inputs))
      .Attrs({"plan: std::string", "seal: std::string", "stage: std::string",
              "written_state: std::string", "state: std::string",
              "gradients: std::string", "buffers: std::string",
              "parts: std::string"})
      .Outputs({result})
      .SetInplaceMap({{written, result}})
      .SetKernelFn(step);
}

extern "C" {

/// Returns the version of the framework whose headers the library was compiled
/// with.
const char *stepfoldOperatorGetFrameworkVersion() {
  return STEPFOLD_PADDLE_VERSION;
}

/// Adds the operator `stepfold_step_N_` of N = `numTensors` to the table that
/// the framework registers operators from, which has no lock. Returns null, or
/// an error that is valid until the next call, as where the table has it.
const char *stepfoldOperatorDefine(size_t numTensors) {
  static std::string error;
  try {
    define(numTensors);
    return nullptr;
  } catch (const std::exception &thrown) {
    error = thrown.what();
    return error.c_str();
  }
}

/// Loads libStepfoldRuntime.so, of which the operator uses functions. Returns
/// null, or an error that is valid until the next call.
const char *stepfoldOperatorLoadRuntime(const char *path) {
  static std::string error;
  error = loadRuntime(path);
  return error.empty() ? nullptr : error.c_str();
}
}
