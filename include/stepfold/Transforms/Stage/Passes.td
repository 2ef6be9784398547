//===- Passes.td - Passes on the optimizer stage -----------*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_STAGE_PASSES_TD
#define STEPFOLD_TRANSFORMS_STAGE_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimOutlineStagePass
    : Pass<"optim-outline-stage", "::mlir::ModuleOp"> {
  let summary = "Outline the optimizer stage into a function";
  let description = [{
    The pass moves the optimizer stage of `@train_step` into the function
    `@optimizer_stage`. The function has one memref argument for each global and
    gradient, bound by the attributes `optim.global` and `optim.gradient`, and
    no results. It converts its arguments to tensors first, and materializes the
    stored values into the arguments last, after all reads. Bufferization then
    updates in place. `optim.call_stage` replaces the stage. It stands after the
    last gradient of the stage and before the first op that may observe the
    stores of the stage.

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

    Stores outside the stage stay, with a remark that names the reason. The pass
    leaves the program unchanged, with a remark, if the order of side effects
    does not allow one call, if a value of the stage is used outside it, or if
    there is no stage.

    `@train_step` must have one block; otherwise the pass reports an error. If
    the function is missing, or the module has an `@optimizer_stage`, the pass
    does nothing.
  }];
  let dependentDialects = [
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::func::FuncDialect", "::mlir::optim::OptimDialect"
  ];
}

def OptimVerifyStagePass : Pass<"optim-verify-stage", "::mlir::ModuleOp"> {
  let summary = "Verify the form of an outlined stage";
  let description = [{
    The pass verifies the contract of the outlined phase. It changes nothing.
    The first violation is an error at the op that causes it. Without
    `@optimizer_stage`, the pass does nothing.

    - In each phase, `@optimizer_stage` has one block, no results, and memref
      arguments of static shape. `optim.global` or `optim.gradient` binds each
      argument. No name occurs twice in a role.
    - Its body consists of, in this order: at most one `bufferization.to_tensor`
      of each argument, with `restrict`, and with `writable` only for globals;
      structured ops on tensors, constants and `tensor.empty`;
      `materialize_in_destination` into arguments that are bound to globals, at
      most once for each; the return. A materialization before a later read
      would make that read observe the new value.
  }];
}

def OptimBufferizeStagePass
    : Pass<"optim-bufferize-stage", "::mlir::ModuleOp"> {
  let summary = "Bufferize the outlined stage in place";
  let description = [{
    The pass bufferizes only `@optimizer_stage`, since the rest of the program
    may have ops that do not bufferize. Each update is in place. A value that is
    computed in scratch and then stored is computed at its destination. An
    update that requires a copy is an error at the op. An op that reads nothing
    writes a constant that is stored, or read as a tensor of a parameter, if all
    its elements are equal; any other such constant is an error.

    The stage must have the form that `optim-verify-stage` verifies; otherwise
    the pass reports an error. If there is no stage, the pass does nothing.

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
  let summary = "Verify the form of a bufferized stage";
  let description = [{
    The pass verifies the contract of the bufferized phase. It changes nothing.
    The first violation is an error at the op that causes it. The body of
    `@optimizer_stage` consists of structured ops on memrefs, `memref.alloc` of
    static shape (scratch) and `memref.get_global` of constants. It has no
    copies, tensors or tables.
  }];
}

def OptimPackTablesPass : Pass<"optim-pack-tables", "::mlir::ModuleOp"> {
  let summary = "Pack the buffers of streams into tables";
  let description = [{
    The pass replaces each stream of memrefs of a structured op by one
    `optim.table`, so that the size of the following IR does not depend on the
    number of parameters. Equal streams share a table.

    The stage must have the form that `optim-verify-bufferized` verifies;
    otherwise the pass reports an error. A stage with tables stays unchanged. If
    there is no stage, the pass does nothing.

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

    After this pass, each list stream of a structured op is a table. A vector
    with one element for each parameter stays a memref.
  }];
  let dependentDialects = ["::mlir::optim::OptimDialect"];
}

def OptimVerifyLaunchesPass
    : Pass<"optim-verify-launches", "::mlir::ModuleOp"> {
  let summary = "Verify the form of a stage of launches";
  let description = [{
    The pass verifies the contract of the kernel phase, from which a plan is
    made. It changes nothing. The first violation is an error at the op that
    causes it. The body of `@optimizer_stage` consists of `optim.table`,
    `optim.address_table`, `optim.chunk_list` and `optim.address`, scratch
    (`memref.alloc`), constants (`memref.get_global`, `arith.constant`), and
    launches. A launch is a `gpu.launch_func` with constant sizes, or a
    `func.call` of a kernel with constant bounds. Its other operands are tables,
    lists and addresses.
  }];
}

#endif // STEPFOLD_TRANSFORMS_STAGE_PASSES_TD
