//===- ParameterKernels.cpp - Kernels over parameters ---------------------===//

#include "StageLowering.h"

#include "stepfold/IR/ExactWords.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "stepfold/Analysis/Launches.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

void StageLowering::lowerParameters(const Launch &launch) {
  std::vector<ParameterKernel> kernels;
  SmallVector<Value> arguments;
  bool onlyFinishes = true;
  for (const LaunchPart &part : launch) {
    bool finishes = part.kind == LaunchPart::FinishedSums;
    onlyFinishes &= finishes;
    kernels.push_back(
        finishes ? finishSums(part.op, arguments)
                 : addParameters(cast<ForeachParameterOp>(part.op), arguments));
  }
  lowerParameterKernels(
      kernels, createName(onlyFinishes ? "finish" : "parameter"), arguments);
}

ParameterKernel StageLowering::finishSums(Operation *op,
                                          SmallVectorImpl<Value> &arguments) {
  ParameterKernel kernel;
  kernel.numParameters = getNumParameters(op);
  OperandRange sums = getSums(op);
  for (auto [index, vector] : llvm::enumerate(sums)) {
    kernel.sums.push_back(
        addUnfinishedSum(op, index, partialsOf.lookup(op), arguments));
    unfinished.erase(vector);
  }
  for (Value vector : sums) {
    kernel.outs.push_back({ParameterStream::Vector,
                           static_cast<unsigned>(arguments.size()),
                           getStreamElementType(vector.getType()),
                           /*isReady=*/false});
    arguments.push_back(createAddress(vector));
  }
  auto reduce = dyn_cast<ReduceOp>(op);
  if (reduce && reduce.getPositions()) {
    kernel.positions = arguments.size();
    arguments.push_back(
        createAddress(createConstant("positions", *reduce.getPositions())));
  }
  return kernel;
}

ParameterList StageLowering::addList(Value list,
                                     SmallVectorImpl<Value> &arguments) {
  ParameterList result = {getStreamElementType(list.getType()),
                          static_cast<unsigned>(arguments.size()),
                          std::nullopt};
  Value table = createAddressTable(list);
  arguments.push_back(table);
  // Adjacent buffers have one number each, and an exact sum has several.
  if (takesAdjacentAddresses() && !isExactSum(result.type)) {
    result.adjacent = arguments.size();
    arguments.push_back(AdjacentAddressOp::create(host, table));
  }
  return result;
}

ParameterKernel
StageLowering::addParameters(ForeachParameterOp op,
                             SmallVectorImpl<Value> &arguments) {
  ParameterKernel kernel;
  kernel.op = op;
  kernel.numParameters = op.getNumParameters();
  auto addStream = [&](OperandRange stream) -> ParameterStream {
    Value value = stream[0];
    Type type = getStreamElementType(value.getType());
    bool isReady = !written.contains(value);
    if (isa<TableType>(value.getType())) {
      kernel.lists.push_back(addList(value, arguments));
      return {ParameterStream::List,
              static_cast<unsigned>(kernel.lists.size() - 1), type, isReady};
    }
    if (auto it = unfinished.find(value); it != unfinished.end()) {
      auto [op, output] = it->second;
      kernel.sums.push_back(
          addUnfinishedSum(op, output, partialsOf.lookup(op), arguments));
      return {ParameterStream::Sum,
              static_cast<unsigned>(kernel.sums.size() - 1), type,
              /*isReady=*/false};
    }
    if (auto it = directParts.find(value); it != directParts.end()) {
      for (SumPart part : it->second)
        kernel.sums.push_back(addFlatSum(part, arguments));
      unsigned numParts = it->second.size();
      return {ParameterStream::Sum,
              static_cast<unsigned>(kernel.sums.size() - numParts), type,
              /*isReady=*/false, numParts};
    }
    arguments.push_back(createAddress(value));
    return {ParameterStream::Vector,
            static_cast<unsigned>(arguments.size() - 1), type, isReady};
  };
  for (OperandRange stream : op.getOuts())
    kernel.outs.push_back(addStream(stream));
  for (OperandRange stream : op.getIns())
    kernel.ins.push_back(addStream(stream));
  for (Value scalar : op.getScalars()) {
    kernel.scalars.push_back({static_cast<unsigned>(arguments.size()),
                              getStreamElementType(scalar.getType()),
                              !written.contains(scalar)});
    arguments.push_back(createAddress(scalar));
  }
  return kernel;
}

static void emitSelectedFrom(
    ImplicitLocOpBuilder &builder, ArrayRef<int64_t> sizes, size_t part,
    Value index,
    function_ref<void(ImplicitLocOpBuilder &, size_t, Value)> emit) {
  if (part + 1 == sizes.size())
    return emit(builder, part, index);
  Value size = createInt(builder, 64, sizes[part]);
  Value isHere =
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, index, size);
  scf::IfOp::create(
      builder, isHere,
      [&](OpBuilder &inner, Location loc) {
        ImplicitLocOpBuilder body(loc, inner);
        emit(body, part, index);
        scf::YieldOp::create(body);
      },
      [&](OpBuilder &inner, Location loc) {
        ImplicitLocOpBuilder body(loc, inner);
        Value rest = arith::SubIOp::create(body, index, size);
        emitSelectedFrom(body, sizes, part + 1, rest, emit);
        scf::YieldOp::create(body);
      });
}

void stepfold::emitSelected(
    ImplicitLocOpBuilder &builder, ArrayRef<int64_t> sizes, Value index,
    function_ref<void(ImplicitLocOpBuilder &, size_t, Value)> emit) {
  emitSelectedFrom(builder, sizes, /*part=*/0, index, emit);
}
