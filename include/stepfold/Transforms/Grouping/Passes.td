//===- Passes.td - Passes that make lists of parameters ----*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_GROUPING_PASSES_TD
#define STEPFOLD_TRANSFORMS_GROUPING_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimMergePass : Pass<"optim-merge", "::mlir::func::FuncOp"> {
  let summary = "Merge update ops with equal group keys into one op";
  let description = [{
    In each block, the pass merges update ops that have one group key
    (`getGroupKey` of `OptimizerOpInterface`) and one `skip` flag. The key
    consists of the optimizer, the element types of the streams, and all
    settings except per-parameter settings. The merged op has the operands of
    all of them, in program order.

    The pass serves programs that keep named update ops, such as programs that
    are exported. `optim-group-parameters` groups parameters for fusion.

    The merged op concatenates per-parameter settings, unless all are equal. It
    does the same with one-element streams that are only read, such as learning
    rates. Two loads of a global are equal if no op between them can store to
    the global.

    The pass reorders the block to merge ops. An update waits for the last
    update of its group, and the users of its results wait with it. Updates of
    several groups may be interleaved. The pass splits a group, with a remark,
    if

    - an update depends on the result of another update of the group;
    - one update writes a tensor or a global that another update accesses (tied
      weights);
    - a later update loads a global to which the result of an earlier update is
      stored, or an op with unknown effects stands between that store and an
      operand of a later update.

    The pass does not merge an update that shares one-element state (a beta
    power) among several parameters.

    The function may have any form. Ops on memrefs stay unchanged. A declaration
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

    After this pass, two updates of one group are in one block only if a remark
    states the reason. The bits do not change.
  }];
}

def OptimGroupParametersPass
    : Pass<"optim-group-parameters", "::mlir::func::FuncOp"> {
  let summary = "Apply ops with equal effects to lists of parameters";
  let description = [{
    An op on a list of parameters has the same effect on each parameter. The
    graph of a parameter consists of the parts of ops that access its tensors,
    and of the computation on its sums alone. In each block, the pass merges the
    ops of parameters with equal graphs to ops on one list, with the parameters
    in one order. Later passes can then fuse these ops as if there were one
    parameter.

    Two parts of update ops, casts or structured ops belong to one graph if one
    part updates a tensor that the other accesses. They also belong to one graph
    if both read a tensor that at most one graph with updates reads. Two graphs
    belong to one class if

    - their ops are equal in program order: name, attributes, element types and
      regions. Per-parameter settings (a weight decay, a constant vector with
      one element for each parameter) may differ;
    - their tensors and values are connected equally: which op reads which
      result, and which operands are one tensor;
    - scalars that several graphs read are equal in both, such as the factor of
      a clip or the flag that skips an update. Learning rates, and scalars that
      only one graph reads, may differ.

    The pass divides ops whose parameters belong to several classes, and then
    merges the ops of each class. Sums that lie in one vector stay there: the
    parts of a divided reduction name by `positions` the elements that they
    write, and lists have the order of the vector. One-element results stay
    separate for each parameter: one op scatters the sums of a merged reduction,
    and another gathers the scalars of a merged traversal into a vector.
    `optim-fuse` fuses both ops with the ops between them. The pass does not
    merge casts, since `optim-generalize` makes lists of casts that belong to
    one update op.

    Updates by products of matrices need scratch. If those of a class need more
    than `max-scratch` bytes, the pass divides the class into several lists,
    each of matrices of few shapes, whose updates need at most as much. A list
    of one parameter may need more.

    The pass reorders the block like `optim-merge`. If it cannot bring all ops
    of a class together, it leaves several lists and emits a remark. It does not
    divide an op whose parameters share a result: one power for all parameters,
    or a vector that another op computes. The lists of other ops follow the
    order of such an op.

    Before it groups parameters, the pass merges reductions of one parameter
    each, if one `optim.foreach_parameter` gathers their sums into a vector, the
    reductions are alike, and no op between them updates a tensor that they
    read. It also computes scalars once that several `optim.foreach_parameter`
    ops compute alike from equal scalars.

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

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change. A declaration has nothing to group.
  }];
  let options = [
    Option<"maxScratch", "max-scratch", "uint64_t",
           /*default=*/"512 * 1024 * 1024",
           "Bytes of scratch that the updates of a list may need at a time">
  ];
  let dependentDialects = ["::mlir::optim::OptimDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // STEPFOLD_TRANSFORMS_GROUPING_PASSES_TD
