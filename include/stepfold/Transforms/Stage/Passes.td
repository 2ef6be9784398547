//===- Passes.td - Passes on the optimizer stage -----------*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_STAGE_PASSES_TD
#define STEPFOLD_TRANSFORMS_STAGE_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimOutlineStagePass
    : Pass<"optim-outline-stage", "::mlir::ModuleOp"> {
  let summary = "Move the optimizer stage into a function of its own";
  let description = [{
    Moves the optimizer stage of `@train_step` into the function
    `@optimizer_stage`, with one memref argument for each global and gradient,
    bound by the attributes `optim.global` and `optim.gradient`, and no results.
    Arguments become tensors at its head, and what the stage stores is
    materialized into them at its very end, after every read; bufferized, it
    updates in place. In its place stands `optim.call_stage`, after the last of
    the stage's gradients and before the first op that may see its stores.

    Input:

    ```mlir
    func.func @train_step(%x: tensor<8xf32>) {
      %w = ml_program.global_load @w : tensor<8xf32>
      %lr = ml_program.global_load @lr : tensor<f32>
      %g0 = "framework.grad"(%w, %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %g = optim.gradient @w %g0 : tensor<8xf32>
      %new = optim.foreach out(%w ...) in(%g ...) scalar(%lr ...) { ... }
      ml_program.global_store @w = %new : tensor<8xf32>
      return
    }
    ```

    Output:

    ```mlir
    func.func @optimizer_stage(%w: memref<8xf32> {optim.global = @w}, %lr: memref<f32> {optim.global = @lr},
                               %g: memref<8xf32> {optim.gradient = @w}) {
      %0 = bufferization.to_tensor %w restrict writable : memref<8xf32> to tensor<8xf32>
      ...
      %new = optim.foreach out(%0 ...) in(%2 ...) scalar(%1 ...) { ... }
      bufferization.materialize_in_destination %new in writable %w : (tensor<8xf32>, memref<8xf32>) -> ()
      return
    }
    func.func @train_step(%x: tensor<8xf32>) {
      %w = ml_program.global_load @w : tensor<8xf32>
      %g0 = "framework.grad"(%w, %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      optim.call_stage @optimizer_stage(%g0) : tensor<8xf32>
      return
    }
    ```

    Stores outside the stage stay, with a remark that names what keeps them out.
    A program whose order of effects does not allow one call, or a value of the
    stage that is used outside it, is refused, with a remark, and left as it is;
    so is one without a stage.

    `@train_step` has one block; another one is an error. Where there is none, or
    the module has an `@optimizer_stage`, the pass does nothing.
  }];
  let dependentDialects = [
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::func::FuncDialect", "::mlir::optim::OptimDialect"
  ];
}

def OptimVerifyStagePass : Pass<"optim-verify-stage", "::mlir::ModuleOp"> {
  let summary = "Check the form of an outlined stage";
  let description = [{
    The contract of the outlined phase. Changes nothing; the first violation is
    an error at the culprit. Where there is no `@optimizer_stage`, nothing is
    checked.

    - In every phase, `@optimizer_stage` has one block, no results, and memref
      arguments of static shape, each bound by `optim.global` or
      `optim.gradient`, no name twice in a role.
    - Its body is, in this order: `bufferization.to_tensor` of each argument at
      most once, `restrict`, `writable` only for globals; structured ops on
      tensors, constants and `tensor.empty`; `materialize_in_destination` into
      arguments bound to globals, each at most once; the return. A
      materialization before a later read would make that read see the new
      value.
  }];
}

def OptimBufferizeStagePass
    : Pass<"optim-bufferize-stage", "::mlir::ModuleOp"> {
  let summary = "Bufferize the outlined stage in place";
  let description = [{
    Bufferization of `@optimizer_stage` alone: the rest of the program may hold
    ops that do not bufferize. Every update is in place, and what is computed
    in scratch and then stored is computed where it is stored; an update that
    would need a copy is an error on the op. A constant that is stored, or read
    as a parameter's tensor, is written by an op that reads nothing, where all
    of its elements are one; any other is an error.

    The stage has the form that `optim-verify-stage` checks; another one is an
    error. Where there is no stage, the pass does nothing.

    Input:

    ```mlir
    %0 = bufferization.to_tensor %w restrict writable : memref<8xf32> to tensor<8xf32>
    %new = optim.foreach out(%0 : tensor<8xf32>) ...
    bufferization.materialize_in_destination %new in writable %w : (tensor<8xf32>, memref<8xf32>) -> ()
    ```

    Output:

    ```mlir
    optim.foreach out(%w : memref<8xf32>) ...
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::memref::MemRefDialect",
    "::mlir::optim::OptimDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def OptimVerifyBufferizedPass
    : Pass<"optim-verify-bufferized", "::mlir::ModuleOp"> {
  let summary = "Check the form of a bufferized stage";
  let description = [{
    The contract of the bufferized phase. Changes nothing; the first violation is
    an error at the culprit. The body of `@optimizer_stage` holds nothing but
    structured ops on memrefs, `memref.alloc` of static shape (scratch) and
    `memref.get_global` of constants: no copy, no tensor and no table.
  }];
}

def OptimPackTablesPass : Pass<"optim-pack-tables", "::mlir::ModuleOp"> {
  let summary = "Pass the lists of buffers of a stage as tables";
  let description = [{
    Replaces each stream of memrefs of a structured op by one `optim.table`, so
    that the size of what follows does not depend on the number of parameters.
    Equal streams share a table.

    The stage has the form that `optim-verify-bufferized` checks, or is packed
    already and stays as it is; another one is an error. Where there is no stage,
    the pass does nothing.

    Input:

    ```mlir
    optim.foreach
        out(%w0, %w1 : memref<8xf32>, memref<4xf32>)
        in(%g0, %g1 : f32) { ... }
    ```

    Output:

    ```mlir
    %0 = optim.table(%w0, %w1 : memref<8xf32>, memref<4xf32>)
    %1 = optim.table(%g0, %g1 : memref<8xf32>, memref<4xf32>)
    optim.foreach
        out(%0 : !optim.table<2 x f32>)
        in(%1 : !optim.table<2 x f32>) { ... }
    ```

    After this pass every list stream of a structured op is a table. A vector
    with one element a parameter stays a memref.
  }];
  let dependentDialects = ["::mlir::optim::OptimDialect"];
}

def OptimVerifyLaunchesPass
    : Pass<"optim-verify-launches", "::mlir::ModuleOp"> {
  let summary = "Check the form of a stage of launches";
  let description = [{
    The contract of the kernel phase, from which a plan is made. Changes
    nothing; the first violation is an error at the culprit. The body of
    `@optimizer_stage` holds nothing but `optim.table`, `optim.address_table`,
    `optim.chunk_list` and `optim.address`, scratch (`memref.alloc`), constants (`memref.get_global`,
    `arith.constant`), and launches: `gpu.launch_func` with constant sizes or
    `func.call` of a kernel with constant bounds, whose other operands are
    tables, lists and addresses.
  }];
}

#endif // STEPFOLD_TRANSFORMS_STAGE_PASSES_TD
