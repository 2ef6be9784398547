//===- Passes.td - Passes on programs ----------------------*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_PROGRAM_PASSES_TD
#define STEPFOLD_TRANSFORMS_PROGRAM_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimPromoteScalarsPass
    : Pass<"optim-promote-scalars", "::mlir::ModuleOp"> {
  let summary = "stores the scalars of updates as f64; changes bits";
  let description = [{
    State of one `f32` element that `@train_step` uses only as one-element
    streams of update ops of the stage (learning rates, beta powers) becomes
    `f64`: its global, the updates' operands and results, and its initial value.
    **This changes the bits of the program**: powers are advanced, and
    `lr * lr_ratio` is computed, in `f64` (the descriptions of the ops). It is
    therefore never done unless asked for.

    An initial value is widened. Where an update says which attribute the state
    begins as (Adam's powers begin as the betas) and the value is that attribute
    rounded to `f32`, it becomes the attribute in `f64`. What `@startup` casts
    from `f64` to store it is stored without the cast.

    A scalar stays, with a remark that names the reader or writer, where anything
    else reads or writes it (a loss scale, which multiplies the loss and the
    gradients in `f32`; an op of the framework; another function), where
    it is not private or nothing in the program gives it a value, and where it
    shares a stream with one that stays.

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

    With `schedule=...`, the promoted learning rates are then computed on the
    device, from a counter of steps that is added to the state (`optim.step_counter`;
    derived state, as copies are), and stored to their globals. The option is
    `kind:setting=value:...`, lists with commas, such as
    `piecewise:boundaries=10,20:rates=0.1,0.01,0.001`; `k` is the number of steps
    before this one, `rate` the setting of that name or the rate's constant initial
    value. Where they are not set, `gamma` is 0.1, `power` is 1, and `end`,
    `warmup-steps` and `warmup-start` are 0:

    | kind | rate |
    |---|---|
    | `constant` | `rate` |
    | `step` | `rate * gamma ^ (k div steps)` |
    | `cosine` | `end + (rate - end) * (1 + cos(pi * k / steps)) / 2` |
    | `polynomial` | `(rate - end) * (1 - min(k, steps) / steps) ^ power + end` |
    | `piecewise` | `rates[i]` for the first `i` with `k < boundaries[i]`, else the last of `rates` |

    With `warmup-steps=n`, the rate of a step `k < n` is
    `(rate - warmup-start) * k / n + warmup-start`, and then that of the schedule
    at `k - n`. Everything is computed in `f64`, in the order written, powers by
    repeated squaring (`step`) or multiplication; docs/numerics.md has the
    cosine. `power` is an integer. (Source: the closed forms of torch's `StepLR` and
    `CosineAnnealingLR`; Paddle's `StepDecay`, `PolynomialDecay` without cycles,
    `PiecewiseDecay` and `LinearWarmup`.)

    `@train_step` has one block; another one is an error. Where there is none,
    the pass does nothing. After this pass, an update reads a scalar of `f32`
    from state only where a remark says why. A checkpoint saved before the pass
    loads after it.
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
  let summary = "has conditionals of the stage select instead of branch";
  let description = [{
    An `scf.if` of the optimizer stage, such as the one around the update of a
    program that accumulates gradients over several steps, is replaced by what
    it guards, executed always; what that stores is selected by the condition.
    The stage is one block then, in which every other pass does its work. The
    condition stays on the device: a kernel tests it once for all of its
    elements, and accesses no tensor that it leaves as it is.

    - An update gets the negated condition as its `skip`, beside the one it has.
    - A reduction sums zeros where the condition does not hold; nothing uses
      these sums.
    - Any other value that is stored is selected between the old and the new. A
      constant of one repeated element is a constant of the selection's region.

    A conditional stays, with a remark, where it has results, where its condition
    is not the element of a tensor of one flag (`tensor.extract`), and where it
    guards an op that may not be executed otherwise: one that is unknown, has
    side effects, or may divide integers by zero.

    `@train_step` has one block; another one is an error. Where there is none,
    the pass does nothing.

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
  let summary = "has updates write the copies that casts of parameters make";
  let description = [{
    Where `@train_step` loads a parameter that the optimizer stage updates and
    casts it to `f16` or `bf16`, in its forward or backward pass or in a region,
    the casts are replaced by loads of a copy: state that the update writes,
    marked `optim.copy_of`, and that begins as the cast of what its parameter
    begins as. Other readers of the parameter keep it. The kept cast of a framework
    (`pd_op.cast`) is known by name; parameters are known by what is loaded and
    stored. The copy of what nothing writes, a parameter that is not trained, is
    made in startup alone.

    Casts stay, with a remark, where the copy would not be the cast: an op that
    is not of the stage may write the parameter, another function stores to it,
    a cast reads the value after the update, the update is in a region, or
    `@startup` has not one block.

    `@train_step` has one block; another one is an error. Where there is none,
    the pass does nothing.

    A program may be one rank of several, each of which updates some parameters
    and gets the others by `optim.broadcast`. With `ring` and `rank`, a broadcast
    over that ring that redefines parameters is part of what copies replace: the
    update writes the copy, and copies are broadcast, in their type. A parameter
    that this rank does not update then has no use in `@train_step` and is
    removed; `@startup` casts its initial value and keeps the copy alone.

    Each rank is rewritten by itself, and all must do the same for their messages
    to fit. What is decided here depends on nothing but casts, other readers, and
    broadcasts, which all ranks have in common. Giving a rank says that all
    ranks of the ring are rewritten so, and that a parameter is updated by the
    root of its broadcast alone. It is an error if the program contradicts: it
    updates what another rank broadcasts, or nothing of what this one does.

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

    After this pass, a parameter that is updated in the stage is cast outside of it
    only where a remark says why. The bits do not change.
  }];
  let options = [
    Option<"ring", "ring", "int64_t", /*default=*/"-1",
           "The ring over which ranks exchange the parameters they update">,
    Option<"rank", "rank", "int64_t", /*default=*/"-1",
           "This program's rank in the ring">
  ];
  let dependentDialects = [
    "::mlir::func::FuncDialect",
    "::mlir::ml_program::MLProgramDialect"
  ];
}

def OptimCoalescePass : Pass<"optim-coalesce", "::mlir::ModuleOp"> {
  let summary = "gives what updates work on few contiguous buffers";
  let description = [{
    For each update of the optimizer stage and each of its roles (`params`,
    `velocity`, ..., the copies of its parameters, their gradients) that has
    several tensors of one element type, an `optim.buffer` says that they lie
    behind each other in one memory, in the order of the update's operands, each
    aligned. The rest of the program does not change: a load of a parameter in
    the forward pass is a view of the buffer, and no step copies anything.
    Parameters of one buffer may differ in settings, and in whether their
    gradients are clipped.

    A global stays where it is, with a remark, where its storage may be known to
    others: it is not private, or an op that is not a load, store or gradient
    refers to it.

    `@train_step` has one block; another one is an error. Where there is none,
    the pass does nothing.

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

    After this pass, each global is in at most one buffer, and so is each
    gradient. The bits do not change.
  }];
  let dependentDialects = ["::mlir::optim::OptimDialect"];
  let options = [
    Option<"alignment", "alignment", "int64_t", /*default=*/"256",
           "What addresses of tensors are multiples of, in bytes: a power of two "
           "from 8">
  ];
}

#endif // STEPFOLD_TRANSFORMS_PROGRAM_PASSES_TD
