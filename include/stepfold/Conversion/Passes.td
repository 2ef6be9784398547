//===- Passes.td - From structured ops to kernels ----------*- tablegen -*-===//

#ifndef STEPFOLD_CONVERSION_PASSES_TD
#define STEPFOLD_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertOptimToGPUPass : Pass<"convert-optim-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Lower a packed optimizer stage to GPU kernels";
  let description = [{
    Replaces each structured op of the packed stage by a kernel in a
    `gpu.module` and its launch:

    - `optim.reduce`: one block of 256 threads for each chunk of 8,192 elements
      writes a partial sum for each output, in the canonical order;
    - `optim.foreach_parameter`: one thread for each parameter, or, where it
      reads sums that only it reads, one block for each, which finishes the sums
      first;
    - `optim.foreach`: one block for each entry of `foreach-threads` * 4
      elements, 4 elements a thread, in one access a stream where addresses and
      length allow it.

    Input:

    ```mlir
    func.func @optimizer_stage(%w: memref<64xf32>, ...) {
      %0 = optim.table(%w, ... : memref<64xf32>, ...)
      optim.foreach out(%0 : !optim.table<161 x f32>) ... { ... }
    ```

    Output:

    ```mlir
    gpu.module @optimizer_stage_kernels {
      gpu.func @optimizer_stage_foreach_0(%table: !llvm.ptr<1>, ...) kernel { ... }
    }
    func.func @optimizer_stage(%w: memref<64xf32>, ...) {
      %0 = optim.table(%w, ... : memref<64xf32>, ...)
      %1 = optim.chunk_table %0 {elements = 1024, vector = 4} : !optim.table<161 x f32> -> !llvm.ptr<1>
      gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_0 blocks in (...) threads in (...) args(%1 : !llvm.ptr<1>)
    ```

    After this pass, no structured op remains in the stage. A module without a
    stage is left as it is.
  }];
  let options = [
    Option<"stageName", "stage", "std::string", /*default=*/"\"optimizer_stage\"",
           "Name of the stage's function">,
    Option<"foreachThreads", "foreach-threads", "int64_t", /*default=*/"256",
           "Threads of a block of an elementwise kernel; never changes results">
  ];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::gpu::GPUDialect", "::mlir::memref::MemRefDialect",
    "::mlir::optim::OptimDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def ConvertOptimToLoopsPass
    : Pass<"convert-optim-to-loops", "::mlir::ModuleOp"> {
  let summary = "Lower a packed optimizer stage to functions of vector loops";
  let description = [{
    As `convert-optim-to-gpu`, for a CPU: each kernel is a function
    `(begin: i64, end: i64, addresses...)` that does the work of entries, chunks
    or parameters `begin` to `end - 1`, and the stage calls it for all of them.

    Output:

    ```mlir
    func.func @optimizer_stage_foreach_0(%begin: i64, %end: i64, %table: !llvm.ptr) { ... }
    func.func @optimizer_stage(%w: memref<64xf32>, ...) {
      ...
      call @optimizer_stage_foreach_0(%c0, %c161, %1) : (i64, i64, !llvm.ptr) -> ()
    ```
  }];
  let options = [
    Option<"stageName", "stage", "std::string", /*default=*/"\"optimizer_stage\"",
           "Name of the stage's function">,
    Option<"vectorWidth", "vector-width", "int64_t", /*default=*/"16",
           "Elements that a loop handles at once; a power of 2; never changes "
           "results">,
    Option<"entryElements", "entry-elements", "int64_t", /*default=*/"16384",
           "Elements of an entry of an elementwise kernel; never changes "
           "results">
  ];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::func::FuncDialect", "::mlir::memref::MemRefDialect",
    "::mlir::optim::OptimDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

#endif // STEPFOLD_CONVERSION_PASSES_TD
