//===- Passes.td - Passes that group and fuse --------------*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_FUSION_PASSES_TD
#define STEPFOLD_TRANSFORMS_FUSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimMergePass : Pass<"optim-merge", "::mlir::func::FuncOp"> {
  let summary = "merges the update ops of a group into one op";
  let description = [{
    In each block, update ops with one group key (`getGroupKey` of
    `OptimizerOpInterface`: the optimizer, the streams' element types, and all
    settings that are not a parameter's own) and one flag `skip` become one op
    with more operands. This is for programs that keep named update ops, such as
    those that are exported again; what is to be fused is grouped by
    `optim-group-parameters`.
    Within it, parameters keep the program's order. Settings of a parameter's
    own are concatenated, or stay one where all agree; so are one-element
    streams that are read (learning rates), where two loads of a global that
    nothing can have stored to between them count as one value.

    The block is reordered as far as merging needs it: an update waits for the
    last of its group, and the users of its results wait with it. Updates of
    several groups may be interleaved. A group is split, with a remark, where
    that cannot be:

    - an update depends on the result of another of the group;
    - a tensor or a global that one of them updates is accessed by another (tied
      weights);
    - a global that an earlier one's result is stored to is loaded for a later
      one, or an op whose effects are not known stands between that store and
      what a later one needs.

    An update that shares one state of one element (a beta power) among several
    parameters is left alone.

    The function may have any form: what is on memrefs stays, and a declaration
    has nothing to merge.

    Input:

    ```mlir
    %p0 = optim.sgd params(%w0 : tensor<64xf32>) grads(%g0 : f32)
        lr(%lr : tensor<f32>)
    ml_program.global_store @w0 = %p0 : tensor<64xf32>
    %p1 = optim.sgd params(%w1 : tensor<8xf32>) grads(%g1 : f32)
        lr(%lr : tensor<f32>)
    ml_program.global_store @w1 = %p1 : tensor<8xf32>
    ```

    Output:

    ```mlir
    %params:2 = optim.sgd
        params(%w0, %w1 : tensor<64xf32>, tensor<8xf32>)
        grads(%g0, %g1 : f32)
        lr(%lr : tensor<f32>)
    ml_program.global_store @w0 = %params#0 : tensor<64xf32>
    ml_program.global_store @w1 = %params#1 : tensor<8xf32>
    ```

    After this pass, two updates of one group are in one block only where a
    remark says why. The bits do not change.
  }];
}

def OptimGroupParametersPass
    : Pass<"optim-group-parameters", "::mlir::func::FuncOp"> {
  let summary = "has ops work on lists of parameters to which the same is done";
  let description = [{
    An op on a list of parameters does the same to each of them. All that is done
    to one parameter is its graph: the parts of ops that access its tensors, and
    what they compute of its sums alone. In each block, this pass has parameters
    whose graphs do the same worked on by one list of ops, all of them in one
    order. What follows can then fuse these ops as if there were one parameter.

    Parts of update ops, casts and structured ops are of one graph if one updates
    a tensor that the other accesses, or if they read a tensor that at most one
    graph with updates reads. Graphs are of one class if

    - their ops are alike, in the order of the program: name, attributes, element
      types and regions. Settings of a parameter's own (a weight decay, a constant
      vector with an element for each) may differ;
    - within both, the same tensors and values are the same: what reads the result
      of what, and which operands are one tensor;
    - scalars that several graphs read are the same for both, such as the factor
      of a clip or the flag that skips an update. Learning rates, and scalars that
      one graph alone reads, may differ.

    Ops on parameters of several classes are divided, and then the ops of each
    class are merged, piece by piece. Sums that lie in one vector stay there: the
    parts of a divided reduction say by `positions` which elements they write, and
    the lists are in the order of the vector. One-element results stay one for each
    parameter: an op scatters the sums of a merged reduction, and another gathers
    the scalars of a merged traversal into a vector; `optim-fuse` fuses both with
    what is between them. Casts are not merged, since `optim-generalize` makes lists
    of those that an update op has in common.

    The block is reordered as far as merging needs it, as `optim-merge` does it. A
    class is left in several lists, with a remark, where that cannot be. An op is not
    taken apart if its parameters share a result: one power for all of them, or a
    vector that something else makes. The lists of other ops follow its order.

    Before, reductions of one parameter each whose sums one
    `optim.foreach_parameter` gathers into a vector become one, where they are
    alike and nothing that they read is updated between them, and what several
    `optim.foreach_parameter` compute alike from the same scalars is computed once.

    Input:

    ```mlir
    %e0 = tensor.empty() : tensor<64xf32>
    %c0 = optim.foreach out(%e0 : tensor<64xf32>) in(%g0 : f32)
        scalar(%factor : tensor<f32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %0 = arith.mulf %in, %scalar : f32
      optim.yield %0 : f32
    }
    %p0 = optim.sgd params(%w0 : tensor<64xf32>) grads(%c0 : f32)
        lr(%lr : tensor<f32>)
    // The same for %w1 and %g1; %g2 is not multiplied.
    %p2 = optim.sgd params(%w2 : tensor<2xf32>) grads(%g2 : f32)
        lr(%lr : tensor<f32>)
    ```

    Output:

    ```mlir
    %c:2 = optim.foreach out(%e0, %e1 : tensor<64xf32>, tensor<8xf32>)
        in(%g0, %g1 : f32) scalar(%factor : tensor<f32>) {...}
    %p:2 = optim.sgd params(%w0, %w1 : tensor<64xf32>, tensor<8xf32>)
        grads(%c#0, %c#1 : f32) lr(%lr : tensor<f32>)
    %p2 = optim.sgd params(%w2 : tensor<2xf32>) grads(%g2 : f32)
        lr(%lr : tensor<f32>)
    ```

    The function may have any form: what is on memrefs stays, and a declaration
    has nothing to group. The bits do not change.
  }];
  let dependentDialects = ["::mlir::optim::OptimDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def OptimGeneralizePass : Pass<"optim-generalize", "::mlir::func::FuncOp"> {
  let summary = "replaces update ops and casts by structured ops";
  let description = [{
    Every op on tensors that implements `OptimizerOpInterface` is replaced by
    the structured ops that define it (its `generalize`), and every
    `optim.cast` by an `optim.foreach` of one parameter. `f16` and `bf16` are
    converted into each other through `f32`, which holds every value of both.
    The sum of one element (`optim.sum_parameters`) becomes an
    `optim.foreach_parameter`. Nothing is merged or fused; the bits do not change.
    The function may have any form: what is on memrefs stays.

    Input:

    ```mlir
    %params = optim.sgd params(%w : tensor<64xf32>) grads(%g : f32)
        lr(%lr : tensor<f32>)
    ```

    Output:

    ```mlir
    %new = optim.foreach out(%w : tensor<64xf32>) in(%g : tensor<64xf32>)
        scalar(%lr : tensor<f32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %0 = arith.mulf %scalar, %in : f32
      %1 = arith.subf %out, %0 : f32
      optim.yield %1 : f32
    }
    ```

    After this pass there are no update ops on tensors, and no casts of tensors
    whose shape is static. A cast of another shape stays, with a remark.
  }];
  let dependentDialects = ["::mlir::optim::OptimDialect",
                           "::mlir::tensor::TensorDialect"];
}

def OptimEliminateDeadStoresPass : Pass<"optim-eliminate-dead-stores", "::mlir::func::FuncOp"> {
  let summary = "Have the last of several ops that update a tensor update it alone";
  let description = [{
    Where elementwise ops update a tensor one after the other (a sum is added to,
    scaled and emptied), what all but the last store is overwritten. In each block,
    this pass has these make tensors of their own, and the last update what the
    first would have. Such an op can be recomputed wherever its result is read, as
    `optim-fuse-producers` does it; one that updates in place cannot, since its
    input is gone.

    An op stays as it is where anything but structured ops of the block uses its
    results. An op that reads a stream that it also updates gets its elements as old
    values: in place, it must not read a tensor that it updates.

    Input:

    ```mlir
    %0 = optim.foreach out(%sum : tensor<64xf32>) in(%g : f32) {
    ^bb0(%out: f32, %in: f32):
      %1 = arith.addf %out, %in : f32
      optim.yield %1 : f32
    }
    %new = optim.foreach out(%0 : tensor<64xf32>) scalar(%factor : tensor<f32>) {
    ^bb0(%out: f32, %scalar: f32):
      %1 = arith.mulf %out, %scalar : f32
      optim.yield %1 : f32
    }
    ```

    Output:

    ```mlir
    %e = tensor.empty() : tensor<64xf32>
    %0 = optim.foreach out(%e : tensor<64xf32>) in(%sum : f32) in(%g : f32) {
    ^bb0(%out: f32, %in: f32, %in_0: f32):
      %1 = arith.addf %in, %in_0 : f32
      optim.yield %1 : f32
    }
    %new = optim.foreach out(%sum : tensor<64xf32>) in(%0 : f32)
        scalar(%factor : tensor<f32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %1 = arith.mulf %in, %scalar : f32
      optim.yield %1 : f32
    }
    ```

    The function may have any form: what is on memrefs stays. The bits do not
    change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimFuseProducersPass : Pass<"optim-fuse-producers", "::mlir::func::FuncOp"> {
  let summary = "Recompute elementwise producers where they are read";
  let description = [{
    A stream of an `optim.foreach` or `optim.reduce` that `optim.foreach` ops
    produce is recomputed where it is read, and is then neither written nor read.
    The producers of a stream may be one op on the same parameters, or many ops on
    one parameter each that do the same. A producer with other readers stays for
    them.

    Operands that are equal are then passed once, and common subexpressions and
    unused results disappear. Operations, and with them all roundings, stay as they
    are. A stream is not recomputed, and a remark says so, where a value would be
    read after the tensor that holds it has been updated in place.

    Input:

    ```mlir
    %e0 = tensor.empty() : tensor<64xf32>
    %wide = optim.foreach out(%e0 : tensor<64xf32>) in(%g : f16) {
    ^bb0(%out: f32, %in: f16):
      %0 = arith.extf %in : f16 to f32
      optim.yield %0 : f32
    }
    %new = optim.foreach out(%w : tensor<64xf32>) in(%wide : f32) {
    ^bb0(%out: f32, %in: f32):
      %0 = arith.subf %out, %in : f32
      optim.yield %0 : f32
    }
    ```

    Output:

    ```mlir
    %new = optim.foreach out(%w : tensor<64xf32>) in(%g : f16) {
    ^bb0(%out: f32, %in: f16):
      %0 = arith.extf %in : f16 to f32
      %1 = arith.subf %out, %0 : f32
      optim.yield %1 : f32
    }
    ```

    The function may have any form: what is on memrefs stays. The bits do not
    change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
  let options = [
    Option<"reportMissed", "report-missed", "bool", /*default=*/"true",
           "Remark on streams that are not recomputed">
  ];
}

def OptimSinkSelectsPass : Pass<"optim-sink-selects", "::mlir::func::FuncOp"> {
  let summary = "Have reductions not wait for a flag that zeroes their terms";
  let description = [{
    A reduction that depends on no other but for a flag for all parameters, and
    whose terms are a constant 0 where the flag is set, is computed as if it were
    not, and `+0.0` is selected afterwards where it is: the norm of gradients that
    are zeroed if any of them is infinite can be computed in the traversal that
    searches for infinities. What is computed of infinities is then not used.

    Their sum is the same: where the flag is set, all terms are zeros. A lane of the
    canonical order starts from `+0.0`, and adding 0.0 of either sign to `+0.0` gives
    `+0.0`.

    Input:

    ```mlir
    %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<64xf32>)
        scalar(%flag : tensor<i1>) {
    ^bb0(%in: f32, %scalar: i1):
      %zero = arith.constant 0.0 : f32
      %0 = arith.select %scalar, %zero, %in : f32
      %1 = arith.mulf %0, %0 : f32
      optim.yield %1 : f32
    }
    ```

    Output:

    ```mlir
    %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<64xf32>) {
    ^bb0(%in: f32):
      %0 = arith.mulf %in, %in : f32
      optim.yield %0 : f32
    }
    %selected = optim.foreach_parameter out(%e0 : tensor<1xf32>)
        in(%sum : tensor<1xf32>) scalar(%flag : tensor<i1>) {
    ^bb0(%out: f32, %in: f32, %scalar: i1):
      %zero = arith.constant 0.0 : f32
      %0 = arith.select %scalar, %zero, %in : f32
      optim.yield %0 : f32
    }
    ```

    The function may have any form: what is on memrefs stays. The bits do not
    change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimDistributeFlagsPass : Pass<"optim-distribute-flags", "::mlir::func::FuncOp"> {
  let summary = "Distribute a search over the reductions of what it searches";
  let description = [{
    A sum that only says whether there are any, such as that of a search for
    infinities, is distributed: a vector of flags becomes one vector for each
    other reduction of what is searched, in the order of that reduction's
    parameters, and one for the rest. `optim-fuse-siblings` then searches in the
    traversals of these reductions. The gradients of all parameters are searched in
    the order of the program, and norms computed in the order of the updates.

    Such a sum is more than 0 in whatever order it is added up (docs/numerics.md).
    A search is left as it is if it would become more than 8 vectors.

    Input, two norms beside a search:

    ```mlir
    %norms = optim.reduce out(%e : tensor<1xf32>) in(%g1 : tensor<8xf32>) {...}
    %flags = optim.reduce out(%f : tensor<2xf32>)
        in(%g0, %g1 : tensor<4xf32>, tensor<8xf32>) {...}
    %total = optim.sum_parameters out(%t : tensor<1xf32>) in(%flags : tensor<2xf32>)
    ```

    Output:

    ```mlir
    %norms = optim.reduce out(%e : tensor<1xf32>) in(%g1 : tensor<8xf32>) {...}
    %flags0 = optim.reduce out(%f0 : tensor<1xf32>) in(%g1 : tensor<8xf32>) {...}
    %flags1 = optim.reduce out(%f1 : tensor<1xf32>) in(%g0 : tensor<4xf32>) {...}
    %total0 = optim.sum_parameters out(%t0 : tensor<1xf32>) in(%flags0 : tensor<1xf32>)
    %total1 = optim.sum_parameters out(%t1 : tensor<1xf32>) in(%flags1 : tensor<1xf32>)
    %total = optim.foreach_parameter out(%t : tensor<1xf32>)
        in(%total0 : tensor<1xf32>) in(%total1 : tensor<1xf32>) {...}
    ```

    The function may have any form: what is on memrefs stays. The bits do not
    change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimFuseSiblingsPass : Pass<"optim-fuse-siblings", "::mlir::func::FuncOp"> {
  let summary = "Fuse ops over the same parameters";
  let description = [{
    Ops of one kind, with one number of parameters and one list of shapes, become
    one op where results lead from one to the other through structured ops on as
    many parameters, and not as a scalar that is computed once, or where they reduce
    one stream, and no op between them needs the one and is needed by the other.
    `optim.foreach` and `optim.foreach_parameter` ops may depend on each other,
    parameter by parameter; `optim.reduce` ops are independent, and their sums are of
    one type.

    Ops are not fused, and a remark says so, where one of them updates a tensor that
    another accesses otherwise than at the same element. Of ops on one element,
    `optim-fuse-scalars` says that.

    Input:

    ```mlir
    %a = optim.reduce out(%e0 : tensor<1xf32>) in(%w : tensor<64xf32>) {...}
    %b = optim.reduce out(%e1 : tensor<1xf32>) in(%w : tensor<64xf32>) {...}
    ```

    Output:

    ```mlir
    %a, %b = optim.reduce out(%e0 : tensor<1xf32>) out(%e1 : tensor<1xf32>)
        in(%w : tensor<64xf32>) {...}
    ```

    The function may have any form: what is on memrefs stays. The bits do not
    change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimRematerializeScalarsPass : Pass<"optim-rematerialize-scalars", "::mlir::func::FuncOp"> {
  let summary = "Have reductions compute scalars of one element themselves";
  let description = [{
    A scalar of an `optim.reduce` that an op on one element computes of state in a
    few operations, such as the inverse of a loss scale, is computed in the
    reduction: reductions are launched first, and would wait for a kernel that does
    little else. What other ops read is still computed for them. An op that updates
    what it reads, a counter for instance, is moved behind the reduction.

    A remark says why a scalar is not rematerialized: it takes more than 32
    operations, or what it is computed of is updated before.

    Input:

    ```mlir
    %inverse = optim.foreach_parameter out(%e : tensor<1xf32>)
        in(%scale : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %one = arith.constant 1.0 : f32
      %0 = arith.divf %one, %in : f32
      optim.yield %0 : f32
    }
    %sum = optim.reduce out(%f : tensor<1xf32>) in(%g : tensor<64xf32>)
        scalar(%inverse : tensor<1xf32>) {
    ^bb0(%in: f32, %scalar: f32):
      %0 = arith.mulf %in, %scalar : f32
      optim.yield %0 : f32
    }
    ```

    Output:

    ```mlir
    %sum = optim.reduce out(%f : tensor<1xf32>) in(%g : tensor<64xf32>)
        scalar(%scale : tensor<1xf32>) {
    ^bb0(%in: f32, %scalar: f32):
      %one = arith.constant 1.0 : f32
      %0 = arith.divf %one, %scalar : f32
      %1 = arith.mulf %in, %0 : f32
      optim.yield %1 : f32
    }
    ```

    The function may have any form: what is on memrefs stays. The bits do not
    change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimFuseScalarsPass : Pass<"optim-fuse-scalars", "::mlir::func::FuncOp"> {
  let summary = "Fuse ops on one element";
  let description = [{
    `optim.foreach_parameter` ops that have one element of everything (learning
    rates, loss scales and their counters) become one op, whatever they are
    computed of, as far as their dependences and the number of arguments of one
    launch allow it.

    Input:

    ```mlir
    %a = optim.foreach_parameter out(%e0 : tensor<f32>) in(%lr : tensor<f32>) {...}
    %b = optim.foreach_parameter out(%steps : tensor<i32>) {...}
    ```

    Output:

    ```mlir
    %a, %b = optim.foreach_parameter out(%e0 : tensor<f32>)
        out(%steps : tensor<i32>) in(%lr : tensor<f32>) {...}
    ```

    The function may have any form: what is on memrefs stays. The bits do not
    change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimFuseUpdatesPass : Pass<"optim-fuse-updates", "::mlir::func::FuncOp"> {
  let summary = "Fuse updates into reductions that compute the same elements";
  let description = [{
    An `optim.reduce` takes over streams that an `optim.foreach` on the same
    parameters updates, before or behind it, if it computes the same elements and
    fewer bytes are moved so (`TrafficModel.h`): the moments of LAMB, or gradients
    that are accumulated and measured. What else the `optim.foreach` does then reads
    the new elements. So they must be all that it needs of those streams, as they are
    stored, rounded or kept by a flag. A remark says why an update stays.

    Nothing fuses such a reduction any further: this is the last of the passes that
    `optim-fuse` runs.

    Input:

    ```mlir
    %sum = optim.reduce out(%e : tensor<1xf32>) in(%m, %g : ...) {
    ^bb0(%in: f32, %in_0: f32):
      %0 = arith.addf %in, %in_0 : f32
      optim.yield %0 : f32
    }
    %new = optim.foreach out(%m : tensor<64xf32>) in(%g : f32) {
    ^bb0(%out: f32, %in: f32):
      %0 = arith.addf %out, %in : f32
      optim.yield %0 : f32
    }
    ```

    Output:

    ```mlir
    %sum, %new = optim.reduce out(%e : tensor<1xf32>)
        update(%m : tensor<64xf32>) in(%g : tensor<64xf32>) {
    ^bb0(%out: f32, %in: f32):
      %0 = arith.addf %out, %in : f32
      optim.yield %0, %0 : f32, f32
    }
    ```

    The function may have any form: what is on memrefs stays. The bits do not
    change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimVerifyStructuredPass
    : Pass<"optim-verify-structured", "::mlir::func::FuncOp"> {
  let summary = "checks that the optimizer stage consists of structured ops";
  let description = [{
    The contract of the structured phase, which outlining and the conversions
    rely on. It changes nothing; each op that breaks it is an error.

    - There is no op of `OptimizerOpInterface` left.
    - What a `ml_program.global_store` writes is computed by structured ops,
      `arith.constant` and `tensor.empty` alone, from `optim.gradient`,
      `ml_program.global_load` and the function's arguments.

    A store of a value that depends on an unknown op, or on one with side
    effects, is not of the stage and not checked. A function that has not one
    block has no stage.

    Input that breaks it, for the cast:

    ```mlir
    %w = ml_program.global_load @w : tensor<64xf32>
    %h = optim.cast %w : tensor<64xf32> to tensor<64xf16>
    ml_program.global_store @w_copy = %h : tensor<64xf16>
    ```

    Output: the input.
  }];
}

#endif // STEPFOLD_TRANSFORMS_FUSION_PASSES_TD
