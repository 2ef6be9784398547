//===- Passes.td - From structured ops to kernels ----------*- tablegen -*-===//

#ifndef STEPFOLD_CONVERSION_PASSES_TD
#define STEPFOLD_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertOptimToGPUPass : Pass<"convert-optim-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Lower a packed optimizer stage to GPU kernels";
  let description = [{
    The pass replaces each structured op of the packed stage by a kernel in a
    `gpu.module` and its launch:

    - `optim.reduce`: one block of 256 threads for each chunk of 8,192 elements.
      It writes a partial sum for each output, in the canonical order. For
      updated streams, each thread writes the new elements of its lane.
    - `optim.foreach_parameter`: one thread for each parameter. Groups of outs
      that share no expensive op take a thread each, up to four, unless the
      kernel waits for an earlier launch. If the op reads sums that only it
      reads, it finishes them first, with as many threads for a parameter as the
      largest parameter has partial sums, up to 256.
    - `optim.foreach`: one block for each chunk of `foreach-threads` * 4
      elements. Each thread processes 4 elements, with one access for each
      stream if addresses and length allow it. If the tail of a parameter is at
      most half of a chunk, it takes one warp for each 128 elements. Tails of
      several parameters share a block. If the op works on blocks of elements,
      each of half as many threads processes 8, and the lanes that share a block
      combine theirs. Such a kernel computes quotients and square roots of f32
      without branches, and again by the device's own instructions where these
      may not be exact.

    Input:

    ```mlir
    func.func @optimizer_stage(%w: memref<64xf32>, ...) {
      %0 = optim.table(%w, ... : memref<64xf32>, ...)
      optim.foreach out(%0 : !optim.table<161 x f32>) ... { ... }
    ```

    Output:

    ```mlir
    gpu.module @optimizer_stage_kernels {
      gpu.func @optimizer_stage_foreach_0(%chunks: !llvm.ptr<1>, %streams: !llvm.ptr<1>, ...) kernel { ... }
    }
    func.func @optimizer_stage(%w: memref<64xf32>, ...) {
      %0 = optim.table(%w, ... : memref<64xf32>, ...)
      %1 = optim.chunk_list %0 {elements = 1024, tail_elements = 128} : !optim.table<161 x f32> -> !llvm.ptr<1>
      %2 = optim.address_table %0, ... : !optim.table<161 x f32>, ... -> !llvm.ptr<1>
      gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_0 blocks in (...) threads in (...)
          args(%1 : !llvm.ptr<1>, %2 : !llvm.ptr<1>, ...)
    ```

    With `dependent-launch`, launches except the first have the attribute
    `optim.dependent_launch`. Such a kernel begins while earlier kernels of the
    stage still run. It reads its chunk list, its addresses, and some of what no
    earlier kernel writes. It waits with `griddepcontrol.wait` before it reads
    anything else, and before it writes. If the stage has one launch, that has
    the attribute, too. Its kernel begins while what precedes the stage still
    runs, and waits before it reads anything.

    The stage must be packed: in the form that `optim-verify-bufferized`
    verifies, with an `optim.table` for each list of buffers. Another form is an
    error, before the pass changes anything. A module without a stage stays
    unchanged. After this pass, the stage has no structured ops.
  }];
  let options = [
    Option<"stageName", "stage", "std::string", /*default=*/"\"optimizer_stage\"",
           "Name of the stage's function">,
    Option<"foreachThreads", "foreach-threads", "int64_t", /*default=*/"256",
           "Threads of a block of an elementwise kernel; does not change results">,
    Option<"dependentLaunch", "dependent-launch", "bool", /*default=*/"false",
           "Launch a kernel before the previous kernel has ended; the kernel "
           "waits for it; for sm_90 and later">
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
    The pass lowers the same stage as `convert-optim-to-gpu` for a CPU. Each
    kernel is a function `(begin: i64, end: i64, addresses...)` that processes
    chunks or parameters `begin` to `end - 1`. The stage calls it for all of
    them.

    Output:

    ```mlir
    func.func @optimizer_stage_foreach_0(%begin: i64, %end: i64, %chunks: !llvm.ptr, %streams: !llvm.ptr) { ... }
    func.func @optimizer_stage(%w: memref<64xf32>, ...) {
      ...
      call @optimizer_stage_foreach_0(%c0, %c161, %1, %2) : (i64, i64, !llvm.ptr, !llvm.ptr) -> ()
    ```
  }];
  let options = [
    Option<"stageName", "stage", "std::string", /*default=*/"\"optimizer_stage\"",
           "Name of the stage's function">,
    Option<"vectorWidth", "vector-width", "int64_t", /*default=*/"16",
           "Elements that a loop processes at once; a power of 2; does not "
           "change results">,
    Option<"chunkElements", "chunk-elements", "int64_t", /*default=*/"16384",
           "Elements of a chunk of an elementwise kernel; does not change "
           "results">
  ];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::func::FuncDialect", "::mlir::memref::MemRefDialect",
    "::mlir::optim::OptimDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def ConvertStepToBuffersPass
    : Pass<"convert-step-to-buffers", "::mlir::ModuleOp"> {
  let summary = "Convert @train_step to a function on the buffers of its state";
  let description = [{
    The pass replaces the program by one function, `@train_step`, that a caller
    can execute. Its arguments are a memref for each global that it accesses,
    bound by `optim.global`; a memref for each of its results, bound by
    `optim.result`; and, last, an `index` that it forwards. The outlined stage
    becomes a call of `@run_stage` with that index and the addresses of the
    gradients, in the order of the stage's arguments.

    A load copies the contents of the buffer, and a store writes them. Loads,
    stores and the stage therefore keep their order, independent of in-place
    updates.

    Input:

    ```mlir
    func.func @train_step() -> tensor<f32> {
      %w = ml_program.global_load @w : tensor<8xf32>
      %loss, %g = ...
      optim.call_stage @optimizer_stage(%g) : tensor<8xf32>
      return %loss : tensor<f32>
    }
    ```

    Output:

    ```mlir
    func.func private @run_stage(index, memref<1xindex>) attributes {optim.gradients = [@w]}
    func.func @train_step(%w: memref<8xf32> {optim.global = @w},
                          %result: memref<f32> {optim.result = 0 : i64},
                          %stage: index) {
      %copy = memref.alloc() : memref<8xf32>
      memref.copy %w, %copy : memref<8xf32> to memref<8xf32>
      %0 = bufferization.to_tensor %copy restrict writable : memref<8xf32> to tensor<8xf32>
      %loss, %g = ...
      %gradients = memref.alloca() : memref<1xindex>
      ...
      call @run_stage(%stage, %gradients) : (index, memref<1xindex>) -> ()
      bufferization.materialize_in_destination %loss in writable %result : (tensor<f32>, memref<f32>) -> ()
      return
    }
    ```

    The pass reports an error for a module without a step, and for a step
    without a body. It also reports an error for a step with arguments,
    unregistered operations, a stage that is not outlined, calls of several
    stages, or results or globals that are not tensors of static shape.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::bufferization::BufferizationDialect",
    "::mlir::func::FuncDialect", "::mlir::memref::MemRefDialect"
  ];
}

def ConvertOptimToLinalgPass
    : Pass<"convert-optim-to-linalg", "::mlir::func::FuncOp"> {
  let summary = "Convert optim.foreach on tensors to linalg.generic";
  let description = [{
    The pass creates one `linalg.generic` for each parameter, with the region of
    the `optim.foreach`. It serves ops of the dialect in a forward or backward
    pass, which are casts; the stage has its own lowerings. The function may
    have any form. Ops on memrefs stay unchanged.

    Input:

    ```mlir
    %h = optim.foreach out(%e : tensor<8xbf16>) in(%w : f32) {
    ^bb0(%out: bf16, %in: f32):
      %0 = arith.truncf %in : f32 to bf16
      optim.yield %0 : bf16
    }
    ```

    Output:

    ```mlir
    %h = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
        ins(%w : tensor<8xf32>) outs(%e : tensor<8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    } -> tensor<8xbf16>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def ConvertStridedCopiesPass
    : Pass<"convert-strided-copies", "::mlir::func::FuncOp"> {
  let summary = "Convert copies of strided buffers to linalg.copy";
  let description = [{
    The pass converts a `memref.copy` that reads or writes a part of a buffer. A
    copy between whole buffers stays, since it copies one block of memory. The
    function may have any form.

    Input:

    ```mlir
    memref.copy %part, %to : memref<4x2xf32, strided<[6, 1], offset: 2>> to memref<4x2xf32>
    ```

    Output:

    ```mlir
    linalg.copy ins(%part : memref<4x2xf32, strided<[6, 1], offset: 2>>) outs(%to : memref<4x2xf32>)
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

#endif // STEPFOLD_CONVERSION_PASSES_TD
