//===- CudaPlanEngine.h - Executes a plan on a GPU --------------*- C++ -*-===//
//
// The engine behind CudaEngine.h.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDAPLANENGINE_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDAPLANENGINE_H

#include "CudaCode.h"
#include "CudaGraph.h"
#include "CudaProducts.h"
#include "CudaRowCopies.h"
#include "CudaTables.h"
#include "stepfold/Plan/PlanFolder.h"
#include "stepfold/Runtime/Engine/PlanEngine.h"

#include <memory>
#include <optional>

namespace stepfold::runtime {

using CudaWork = std::variant<CudaLaunch, CudaProducts, CudaRowCopies>;

class CudaPlanEngine final : public PlanEngine {
public:
  CudaPlanEngine(PlanFolder folder, std::unique_ptr<CudaDevice> device,
                 std::unique_ptr<CudaCode> code,
                 const PlanEngineOptions &options)
      : PlanEngine(std::move(folder.plan), folder.constants, options),
        device(std::move(device)), code(std::move(code)),
        tables(std::make_unique<CudaTables>(*this->device, plan)) {
    for (size_t part = 0; part <= plan.exchanges.size(); ++part)
      graphs.push_back(std::make_unique<CudaGraph>(*this->device));
  }
  ~CudaPlanEngine() override;

  llvm::Error initialize(llvm::ArrayRef<uint8_t> constantBytes);
  llvm::Error runPart(size_t part) override;
  llvm::Error runPartOn(void *stream, size_t part) override;
  llvm::Expected<StepTimes> time(const TimingOptions &options) override;

private:
  llvm::Error writeVariable(size_t index,
                            llvm::ArrayRef<uint8_t> bytes) override;
  llvm::Error readVariable(size_t index,
                           llvm::MutableArrayRef<uint8_t> bytes) override;
  /// The address of a variable that nothing queued uses any more.
  llvm::Expected<uint64_t> getIdleAddress(size_t index);
  llvm::Expected<uint64_t> allocateZeros(uint64_t bytes,
                                         uint64_t alignment) override;
  llvm::Expected<MemoryRange> findAccessible(const void *memory) const override;

  llvm::Expected<CUdeviceptr> copy(llvm::ArrayRef<uint8_t> bytes);
  llvm::Error copyChunkLists();
  llvm::Error prepareWork();
  llvm::Error prepareProducts();
  CUdeviceptr getAddress(const Plan::Argument &argument,
                         CUdeviceptr tableBlock) const;
  void setArguments(CUdeviceptr tableBlock);
  /// Brings what kernels know of addresses up to date.
  llvm::Error updateAddresses(CUstream stream, bool isCapturing);
  /// These return when the work is queued.
  llvm::Error launch(CudaLaunch &launch, CUstream stream);
  llvm::Error launch(CudaProducts &products, CUstream stream);
  llvm::Error launch(CudaRowCopies &copies, CUstream stream);
  llvm::Error launch(CudaWork &work, CUstream stream);
  llvm::Error launchAll(CUstream stream);
  /// Launches a part step by step, and compares products.
  llvm::Error launchChecked(CUstream stream, size_t part);
  llvm::Error launchPart(CUstream stream, size_t part, bool isCapturing);
  llvm::MutableArrayRef<CudaWork> getWork(size_t part);
  void countStep();
  llvm::Error addToGraph(CudaGraphBuilder &builder, CudaWork &work);
  void makeGraphs();
  llvm::Error timeKernels(const TimingOptions &options, StepTimes &times);

  std::unique_ptr<CudaDevice> device;
  std::unique_ptr<CudaCode> code;
  std::unique_ptr<CudaTables> tables;
  std::vector<CUdeviceptr> chunkLists;
  CUdeviceptr constants = 0;
  /// State that products share; null without products.
  std::unique_ptr<CudaMultiplier> multiplier;
  /// One for each step of the plan.
  std::vector<CudaWork> work;
  /// Those of all launches, and what they were made of: the addresses of
  /// buffers and the block of tables.
  std::vector<CUdeviceptr> arguments;
  std::optional<std::pair<uint64_t, CUdeviceptr>> argumentSource;
  /// The launches of each part of a step, with the arguments of the last steps
  /// that were not captured, and how many those are; empty before they are
  /// enough.
  std::vector<std::unique_ptr<CudaGraph>> graphs;
  std::vector<CUdeviceptr> graphArguments;
  unsigned numGraphSteps = 0;
  /// True if streams of others may hold steps.
  bool hasStepped = false;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDAPLANENGINE_H
