//===- CudaEngine.h - Executes a plan on a GPU ------------------*- C++ -*-===//
//
// Runs the kernels of a CUDA plan through the driver API, which is loaded when
// an engine is created.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_CUDA_CUDAENGINE_H
#define STEPFOLD_RUNTIME_CUDA_CUDAENGINE_H

#include "stepfold/Plan/PlanFolder.h"
#include "stepfold/Runtime/Engine/PlanEngine.h"

#include <memory>

namespace stepfold::runtime {

/// Creates an engine for a verified plan on the device that the options name.
llvm::Expected<std::unique_ptr<PlanEngine>>
createCudaEngine(PlanFolder folder, const PlanEngineOptions &options);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_CUDA_CUDAENGINE_H
