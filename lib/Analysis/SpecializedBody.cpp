//===- SpecializedBody.cpp - A region for known flags ---------------------===//

#include "stepfold/Analysis/SpecializedBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static constexpr size_t kMaxBranchFlags = 2;

SpecializedBody::SpecializedBody(StructuredOpInterface op,
                                 ArrayRef<KnownFlag> knownFlags)
    : op(op) {
  simplify(knownFlags);
  for (auto [index, yielded] : llvm::enumerate(op.getYieldedValues())) {
    Value value = resolve(yielded);
    bool isElement = index >= op.getNumSums() && !isa<ForeachParameterOp>(op);
    written.push_back(!isElement || value != op.getOutArgument(index));
    if (written.back())
      need(value);
  }
}

SpecializedBody::SpecializedBody(ForeachParameterOp op, ArrayRef<unsigned> outs)
    : op(cast<StructuredOpInterface>(op.getOperation())),
      written(op.getOuts().size()) {
  simplify({});
  for (unsigned out : outs) {
    written[out] = true;
    need(resolve(this->op.getYieldedValues()[out]));
  }
}

void SpecializedBody::simplify(ArrayRef<KnownFlag> knownFlags) {
  for (auto [argument, value] : knownFlags)
    flags[op.getBlock()->getArgument(argument)] = value;
  for (Operation &bodyOp : op.getBlock()->without_terminator())
    evaluate(bodyOp);
}

std::optional<bool> SpecializedBody::getFlag(Value value) const {
  if (auto found = flags.find(value); found != flags.end())
    return found->second;
  return std::nullopt;
}

void SpecializedBody::define(Value result, Value value) {
  values[result] = value;
  if (std::optional<bool> flag = getFlag(value))
    flags[result] = *flag;
}

void SpecializedBody::evaluate(Operation &bodyOp) {
  if (auto select = dyn_cast<arith::SelectOp>(bodyOp)) {
    if (std::optional<bool> flag = getFlag(resolve(select.getCondition())))
      define(select.getResult(),
             resolve(*flag ? select.getTrueValue() : select.getFalseValue()));
    return;
  }
  if (bodyOp.getNumResults() != 1 ||
      !bodyOp.getResult(0).getType().isInteger(1))
    return;
  Value result = bodyOp.getResult(0);
  APInt constant;
  if (matchPattern(&bodyOp, m_ConstantInt(&constant))) {
    flags[result] = constant.getBoolValue();
    return;
  }
  if (!isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp>(bodyOp))
    return;
  Value operands[] = {resolve(bodyOp.getOperand(0)),
                      resolve(bodyOp.getOperand(1))};
  std::optional<bool> known[] = {getFlag(operands[0]), getFlag(operands[1])};
  if (known[0] && known[1]) {
    flags[result] = isa<arith::AndIOp>(bodyOp)  ? *known[0] && *known[1]
                    : isa<arith::OrIOp>(bodyOp) ? *known[0] || *known[1]
                                                : *known[0] != *known[1];
    return;
  }
  // One operand of a conjunction or disjunction may decide it.
  for (unsigned index : {0, 1}) {
    if (!known[index] || isa<arith::XOrIOp>(bodyOp))
      continue;
    if (*known[index] == isa<arith::OrIOp>(bodyOp))
      flags[result] = *known[index];
    else
      define(result, operands[1 - index]);
  }
}

void SpecializedBody::need(Value value) {
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value next = resolve(worklist.pop_back_val());
    if (isa<BlockArgument>(next)) {
      neededArguments.insert(next);
      continue;
    }
    Operation *bodyOp = next.getDefiningOp();
    if (neededOps.insert(bodyOp).second)
      llvm::append_range(worklist, bodyOp->getOperands());
  }
}

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

/// Returns true if `body` leaves a tensor unchanged that `whole` updates, or is
/// a sum that reads nothing. Fewer reads alone are not worth a second kernel:
/// gradients that are zeroed are rare.
static bool sparesUpdates(const SpecializedBody &whole,
                          const SpecializedBody &body) {
  StructuredOpInterface op = body.getOp();
  unsigned numStreams = op.getUpdates().size() + op.getIns().size();
  if (isa<ReduceOp>(op) &&
      llvm::none_of(llvm::seq<unsigned>(numStreams),
                    [&](unsigned stream) { return body.isRead(stream); }))
    return true;
  return llvm::any_of(llvm::seq<unsigned>(op.getOuts().size()),
                      [&](unsigned out) {
                        return whole.isWritten(out) && !body.isWritten(out);
                      });
}

SmallVector<unsigned, 2> stepfold::getBranchFlags(StructuredOpInterface op) {
  SmallVector<unsigned, 2> flags;
  if (!isa<ForeachOp, ReduceOp>(op))
    return flags;
  SpecializedBody whole(op);
  unsigned first = op.getBlock()->getNumArguments() - op.getScalars().size();
  for (unsigned index = 0; index < op.getScalars().size(); ++index) {
    BlockArgument argument = op.getBlock()->getArgument(first + index);
    if (!argument.getType().isInteger(1) || flags.size() == kMaxBranchFlags)
      continue;
    if (llvm::any_of(ArrayRef({false, true}), [&](bool value) {
          return sparesUpdates(
              whole, SpecializedBody(
                         op, SpecializedBody::KnownFlag(first + index, value)));
        }))
      flags.push_back(first + index);
  }
  return flags;
}
