//===- InPlaceOps.cpp - Which operands an op overwrites --------*- C++ -*-===//
//
// The table of in-place ops outside the optimizer stage's updates.
//
//===----------------------------------------------------------------------===//

#include "InPlaceOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace stepfold::pir;

namespace {
struct InPlaceOp {
  llvm::StringLiteral name;
  llvm::ArrayRef<InPlacePair> pairs;
};
} // namespace

/// Most in-place ops overwrite their first operand.
static constexpr InPlacePair first[] = {{0, 0}};
/// x, output -> out
static constexpr InPlacePair second[] = {{1, 0}};
/// x, mean, variance, scale, bias -> out, mean, variance, ...
static constexpr InPlacePair batchNorm[] = {{1, 1}, {2, 2}};
/// x, found_infinite, scale, good, bad, stop -> out, scale, good, bad
static constexpr InPlacePair lossScaling[] = {{0, 0}, {2, 1}, {3, 2}, {4, 3}};

// Update ops that are not of the dialect; masters come last among the results.
/// param, grad, rate, moment, inf_norm, beta1_pow, master -> param, moment, ...
static constexpr InPlacePair adamax[] = {{0, 0}, {3, 1}, {4, 2}, {6, 3}};
/// param, grad, rate, d, y, n, master -> param, d, y, master
static constexpr InPlacePair asgd[] = {{0, 0}, {3, 1}, {4, 2}, {6, 3}};
/// param, grad, rate, momentum_decay_pow, beta2_pow, mu_product, moment1,
/// moment2, master -> param, momentum_decay_pow, ...
static constexpr InPlacePair nadam[] = {{0, 0}, {3, 1}, {4, 2}, {5, 3},
                                        {6, 4}, {7, 5}, {8, 6}};

static constexpr InPlaceOp inPlaceOps[] = {
    {"pd_op.adamax_", adamax},
    {"pd_op.add_", first},
    {"pd_op.all_reduce_", first},
    {"pd_op.asgd_", asgd},
    {"pd_op.assign_", first},
    {"pd_op.assign_out_", second},
    {"pd_op.assign_value_", first},
    {"pd_op.batch_norm_", batchNorm},
    {"pd_op.broadcast_", first},
    {"pd_op.cast_", first},
    {"pd_op.check_finite_and_unscale_", first},
    {"pd_op.clip_", first},
    {"pd_op.divide_", first},
    {"pd_op.exp_", first},
    {"pd_op.full_", first},
    {"pd_op.increment_", first},
    {"pd_op.multiply_", first},
    {"pd_op.nadam_", nadam},
    {"pd_op.nop_", first},
    {"pd_op.reciprocal_", first},
    {"pd_op.reduce_", first},
    {"pd_op.relu_", first},
    {"pd_op.remainder_", first},
    {"pd_op.rsqrt_", first},
    {"pd_op.scale_", first},
    {"pd_op.set_value_with_tensor_", first},
    {"pd_op.share_data_", first},
    {"pd_op.sqrt_", first},
    {"pd_op.subtract_", first},
    {"pd_op.sync_batch_norm_", batchNorm},
    {"pd_op.sync_calc_stream_", first},
    {"pd_op.update_loss_scaling_", lossScaling},
};

bool stepfold::pir::isInPlace(llvm::StringRef opName) {
  return opName.ends_with("_");
}

bool stepfold::pir::isAlias(llvm::StringRef opName) {
  return opName == "pd_op.share_data_";
}

bool stepfold::pir::isCoalesce(llvm::StringRef opName) {
  return opName == "pd_op.coalesce_tensor" ||
         opName == "pd_op.coalesce_tensor_";
}

std::optional<llvm::ArrayRef<InPlacePair>>
stepfold::pir::getInPlacePairs(llvm::StringRef opName) {
  const auto *found = llvm::find_if(
      inPlaceOps, [&](const InPlaceOp &op) { return op.name == opName; });
  if (found == std::end(inPlaceOps))
    return std::nullopt;
  return found->pairs;
}
