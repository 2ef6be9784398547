//===- Passes.td - Passes on programs ----------------------*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_PROGRAM_PASSES_TD
#define STEPFOLD_TRANSFORMS_PROGRAM_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimPromoteScalarsPass
    : Pass<"optim-promote-scalars", "::mlir::ModuleOp"> {
  let summary = "Store the scalars of updates as f64; changes bits";
  let description = [{
    The pass changes state of one `f32` element to `f64` if `@train_step` uses
    it only as one-element streams of update ops of the stage (learning rates,
    beta powers). It changes the global, the operands and results of the
    updates, and the initial value. **This changes the bits of the program**:
    powers are advanced, and `lr * lr_ratio` is computed, in `f64` (see the
    descriptions of the ops). The pass therefore runs only on request.

    The pass widens initial values. An update may state that a state variable
    starts as an attribute, as Adam's powers start as the betas. If the initial
    value is this attribute rounded to `f32`, it becomes the attribute in `f64`.
    If `@startup` casts a value from `f64` and stores it, it stores the value
    without the cast.

    The pass does not promote a scalar, and a remark names the reader or writer,
    if

    - an op other than these updates reads or writes the scalar: an op of the
      framework, another function, or the ops that use a loss scale, which
      multiplies the loss and the gradients in `f32`;
    - the global is not private, or nothing in the program gives it a value;
    - the scalar shares a stream with a scalar that is not promoted.

    Input:

    ```mlir
    ml_program.global private mutable @b1(dense<0.899999976> : tensor<f32>) : tensor<f32>
    ...
    %b1 = ml_program.global_load @b1 : tensor<f32>
    ... = optim.adam ... beta1_pow(%b1 : tensor<f32>) ... {beta1 = 0.9}
    ```

    Output:

    ```mlir
    ml_program.global private mutable @b1(dense<0.9> : tensor<f64>) : tensor<f64>
    ...
    %b1 = ml_program.global_load @b1 : tensor<f64>
    ... = optim.adam ... beta1_pow(%b1 : tensor<f64>) ... {beta1 = 0.9}
    ```

    With `schedule=...`, the pass also computes the promoted learning rates on
    the device and stores them to their globals. The schedule reads a counter of
    steps, which the pass adds to the state (`optim.step_counter`). The counter
    is derived state, like copies. The option has the form
    `kind:setting=value:...`, in which lists have commas, such as
    `piecewise:boundaries=10,20:rates=0.1,0.01,0.001`. In the table, `k` is the
    number of previous steps. `rate` is the setting of that name, or the
    constant initial value of the rate. The defaults are 0.1 for `gamma`, 1 for
    `power`, and 0 for `end`, `warmup-steps` and `warmup-start`:

    | kind | rate |
    |---|---|
    | `constant` | `rate` |
    | `step` | `rate * gamma ^ (k div steps)` |
    | `cosine` | `end + (rate - end) * (1 + cos(pi * k / steps)) / 2` |
    | `polynomial` | `(rate - end) * (1 - min(k, steps) / steps) ^ power + end` |
    | `piecewise` | `rates[i]` for the first `i` with `k < boundaries[i]`, else the last of `rates` |

    With `warmup-steps=n`, the rate of a step `k < n` is
    `(rate - warmup-start) * k / n + warmup-start`. After that, it is the rate
    of the schedule at `k - n`. All operations are in `f64`, in the order
    written. Powers are computed by repeated squaring (`step`) or
    multiplication. docs/numerics.md defines the cosine. `power` is an integer.
    (Source: the closed forms of torch's `StepLR` and `CosineAnnealingLR`;
    Paddle's `StepDecay`, `PolynomialDecay` without cycles, `PiecewiseDecay` and
    `LinearWarmup`.)

    `@train_step` must have one block; otherwise the pass reports an error. If
    the function is missing, the pass does nothing. After this pass, an update
    reads a scalar of `f32` from state only if a remark states the reason. A
    checkpoint from before the pass loads after it.
  }];
  let options = [
    Option<"schedule", "schedule", "std::string", /*default=*/"\"\"",
           "Compute learning rates from the number of the step, such as "
           "cosine:steps=1000:warmup-steps=100">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::optim::OptimDialect",
                           "::mlir::tensor::TensorDialect"];
}

def OptimIfConvertPass : Pass<"optim-if-convert", "::mlir::ModuleOp"> {
  let summary = "Convert conditionals of the stage to selects";
  let description = [{
    The pass replaces an `scf.if` of the optimizer stage by the ops that it
    guards. An example is the conditional around the update in a program that
    accumulates gradients over several steps. The guarded ops always execute,
    and selects on the condition choose the stored values. The stage is then one
    block, and all other passes can rewrite it. The condition stays on the
    device. A kernel tests it once for all of its elements, and does not access
    the tensors that it keeps.

    - An update gets the negated condition as its `skip`, combined with its own
      `skip`.
    - A reduction sums zeros if the condition is false. No op uses these sums.
    - The pass selects any other stored value between the old and the new one. A
      splat constant becomes a constant in the region of the selection.

    A conditional stays, with a remark, if

    - it has results;
    - its condition is not the element of a one-flag tensor (`tensor.extract`);
    - it guards an op that may not execute unconditionally: an unknown op, an op
      with side effects, or a division of integers that may be by zero.

    `@train_step` must have one block; otherwise the pass reports an error. If
    the function is missing, the pass does nothing.

    Input:

    ```mlir
    %c = tensor.extract %flag[%zero] : tensor<1xi1>
    scf.if %c {
      %w = ml_program.global_load @w : tensor<8xf32>
      ...
      %new = optim.sgd params(%w : tensor<8xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
      ml_program.global_store @w = %new : tensor<8xf32>
    }
    ```

    Output:

    ```mlir
    %skip = optim.foreach_parameter ... // not %flag
    %w = ml_program.global_load @w : tensor<8xf32>
    ...
    %new = optim.sgd params(%w : tensor<8xf32>) grads(%g : f32) lr(%lr : tensor<f32>) skip(%skip : tensor<1xi1>)
    ml_program.global_store @w = %new : tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::optim::OptimDialect",
                           "::mlir::tensor::TensorDialect"];
}

def OptimHoistCastsPass : Pass<"optim-hoist-casts", "::mlir::ModuleOp"> {
  let summary = "Hoist casts of parameters to copies that updates write";
  let description = [{
    `@train_step` may load a parameter that the optimizer stage updates, and
    cast it to `f16` or `bf16` in its forward or backward pass or in a region.
    The pass replaces these casts by loads of a copy. The copy is state that the
    update writes, marked `optim.copy_of`. Its initial value is the cast of the
    initial value of the parameter. Other readers of the parameter keep it. The
    pass recognizes the casts of a framework (`pd_op.cast`) by name, and
    parameters by loads and stores. A parameter that is not trained has a copy
    too; only startup writes it.

    The pass keeps a cast, with a remark, if the copy could differ from the
    cast:

    - an op outside the stage may write the parameter, or another function
      stores to it;
    - a cast reads the value after the update;
    - the update is in a region;
    - `@startup` does not have one block.

    With `min-casts`, it also keeps the casts of a parameter if the step has
    fewer of them to each type. The update casts a copy, too: a copy that
    replaces one cast saves work only if not every step updates the parameter.

    `@train_step` must have one block; otherwise the pass reports an error. If
    the function is missing, the pass does nothing.

    A program may be one rank of several. Each rank updates some parameters and
    receives the others by `optim.broadcast`. With `ring` and `rank`, the pass
    also replaces parameters in broadcasts over that ring: the update writes the
    copy, and the ranks broadcast copies, in the type of the copy. A parameter
    that this rank does not update then has no use in `@train_step`. The pass
    removes it; `@startup` casts its initial value and stores only the copy.

    The pass rewrites each rank separately. All ranks must make the same
    decisions, so that their messages match. Decisions depend only on facts that
    all ranks share: casts, other readers, and broadcasts. The option `rank`
    asserts that all ranks of the ring are rewritten, and that only the root of
    a broadcast updates its parameters. It is an error if the program
    contradicts this assertion: it updates a parameter that another rank
    broadcasts, or updates none of the parameters that this rank broadcasts.

    Input:

    ```mlir
    %w = ml_program.global_load @w : tensor<8xf32>
    %h = "pd_op.cast"(%w) {dtype = bf16} : (tensor<8xf32>) -> tensor<8xbf16>
    ...
    ml_program.global_store @w = %new : tensor<8xf32>
    ```

    Output:

    ```mlir
    %h = ml_program.global_load @w.bf16 : tensor<8xbf16>
    ...
    ml_program.global_store @w = %new : tensor<8xf32>
    %copy = optim.cast %new : tensor<8xf32> to tensor<8xbf16>
    ml_program.global_store @w.bf16 = %copy : tensor<8xbf16>
    ```

    After this pass, a parameter that the stage updates is cast outside the
    stage only if a remark states the reason. The bits do not change.
  }];
  let options = [
    Option<"ring", "ring", "int64_t", /*default=*/"-1",
           "The ring over which ranks exchange the parameters they update">,
    Option<"rank", "rank", "int64_t", /*default=*/"-1",
           "This program's rank in the ring">,
    Option<"minCasts", "min-casts", "unsigned", /*default=*/"1",
           "Casts of a parameter to one type in a step that make a copy worth "
           "its memory">
  ];
  let dependentDialects = [
    "::mlir::func::FuncDialect",
    "::mlir::ml_program::MLProgramDialect"
  ];
}

def OptimCoalescePass : Pass<"optim-coalesce", "::mlir::ModuleOp"> {
  let summary = "Coalesce the tensors of updates into contiguous buffers";
  let description = [{
    The pass assigns the tensors of each update of the optimizer stage to
    buffers. Each role of an update (`params`, `velocity`, ..., the copies of
    its parameters, their gradients) gets one `optim.buffer` for each element
    type that several tensors have. The buffer states that these tensors lie
    consecutively in one allocation, in the order of the update's operands, each
    aligned. State that has one element whatever the shape of its parameter,
    such as powers of betas, stays separate unless the option `scalars` is
    given: frameworks may keep it elsewhere. The rest of the program does not
    change. A load of a parameter in the forward pass is a view of the buffer,
    and no step copies anything.
    Parameters of one buffer may differ in settings, and in whether their
    gradients are clipped.

    A global stays separate, with a remark, if other code may know its storage:
    it is not private, or an op other than a load, a store or a gradient refers
    to it.

    `@train_step` must have one block; otherwise the pass reports an error. If
    the function is missing, the pass does nothing.

    Input:

    ```mlir
    %p:2 = optim.sgd params(%w, %b : tensor<30x30xf32>, tensor<30xf32>) ...
    ```

    Output:

    ```mlir
    optim.buffer @params.f32 : tensor<1024xf32> align(256)
        segments(@w at 0, @b at 960)
    optim.buffer gradients @grads.f32 : tensor<1024xf32> align(256)
        segments(@w at 0, @b at 960)
    ```

    After this pass, each global belongs to at most one buffer, and so does each
    gradient. The bits do not change.
  }];
  let dependentDialects = ["::mlir::optim::OptimDialect"];
  let options = [
    Option<"alignment", "alignment", "int64_t", /*default=*/"256",
           "Alignment of the tensors in a buffer, in bytes: a power of two, at "
           "least 8">,
    Option<"gradients", "gradients", "bool", /*default=*/"true",
           "Assign gradients to buffers, too; false for those that a framework "
           "allocates one by one">,
    Option<"scalars", "scalars", "bool", /*default=*/"false",
           "Assign state of one element, such as powers of betas, to buffers, "
           "too, without padding">
  ];
}

def OptimSelectStagePass : Pass<"optim-select-stage", "::mlir::ModuleOp"> {
  let summary = "Keep one of several optimizer stages";
  let description = [{
    In a program such as a GAN, gradients depend on values that an optimizer has
    updated, and `@train_step` has several optimizer stages. The pass keeps the
    stores of one of them, and erases those of the others. The kept stage loads
    the values that another stage has stored, and does not compute them again.
    Stages are numbered from 0 in the order of their execution. **The result is
    not the same step**: it has the stage that a plan is compiled from. Plans of
    all stages make up the step.

    The pass reports an error if there is no such stage, or if a stage uses what
    a variable holds before another op writes it, and runs behind that op.

    Input:

    ```mlir
    %new_w = optim.sgd params(%w ...) grads(%g ...) ...
    ml_program.global_store @w = %new_w : tensor<4xf32>
    %e = "framework.backward"(%new_w) : (tensor<4xf32>) -> tensor<4xf32>
    %h = optim.gradient @v %e : tensor<4xf32>
    %new_v = optim.sgd params(%v ...) grads(%h ...) ...
    ml_program.global_store @v = %new_v : tensor<4xf32>
    ```

    Output with `stage=1`:

    ```mlir
    %new_w = ml_program.global_load @w : tensor<4xf32>
    %e = "framework.backward"(%new_w) : (tensor<4xf32>) -> tensor<4xf32>
    %h = optim.gradient @v %e : tensor<4xf32>
    %new_v = optim.sgd params(%v ...) grads(%h ...) ...
    ml_program.global_store @v = %new_v : tensor<4xf32>
    ```

    Afterwards, `@train_step` has one optimizer stage.
  }];
  let options = [Option<"stage", "stage", "unsigned", /*default=*/"0",
                        "Number of the stage, from 0">];
}

#endif // STEPFOLD_TRANSFORMS_PROGRAM_PASSES_TD
