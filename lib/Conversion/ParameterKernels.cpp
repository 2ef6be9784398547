//===- ParameterKernels.cpp - Kernels over parameters ---------------------===//

#include "StageLowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "stepfold/Analysis/Launches.h"
#include "stepfold/IR/Combiner.h"

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

StageLowering::ParameterKernel
StageLowering::finishSums(Operation *op, SmallVectorImpl<Value> &arguments) {
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

StageLowering::ParameterKernel
StageLowering::addParameters(ForeachParameterOp op,
                             SmallVectorImpl<Value> &arguments) {
  ParameterKernel kernel;
  kernel.op = op;
  kernel.numParameters = op.getNumParameters();
  SmallVector<Value> lists;
  auto addStream = [&](OperandRange stream) -> ParameterStream {
    Value value = stream[0];
    Type type = getStreamElementType(value.getType());
    bool isReady = !written.contains(value);
    if (isa<TableType>(value.getType())) {
      lists.push_back(value);
      return {ParameterStream::List, static_cast<unsigned>(lists.size() - 1),
              type, isReady};
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
  if (!lists.empty()) {
    kernel.listTable = arguments.size();
    kernel.numListStreams = lists.size();
    arguments.push_back(createAddressTable(lists));
  }
  for (Value scalar : op.getScalars()) {
    kernel.scalars.push_back({static_cast<unsigned>(arguments.size()),
                              getStreamElementType(scalar.getType()),
                              !written.contains(scalar)});
    arguments.push_back(createAddress(scalar));
  }
  return kernel;
}

static Value combineSums(ImplicitLocOpBuilder &builder, Combiner combiner,
                         ValueRange sums) {
  Value result = sums.front();
  for (Value sum : sums.drop_front())
    result = createCombined(builder, combiner, result, sum);
  return result;
}

void StageLowering::emitParameter(
    ImplicitLocOpBuilder &builder, const ParameterKernel &kernel,
    ValueRange arguments, ValueRange sums, Value index,
    function_ref<void(ImplicitLocOpBuilder &)> wait) {
  Value zero = createInt(builder, 32, 0);
  SmallVector<Value> lists;
  if (kernel.listTable)
    lists = loadAddresses(builder, arguments[*kernel.listTable], index,
                          kernel.numListStreams, kernel.numParameters);
  auto load = [&](const ParameterStream &stream) -> Value {
    switch (stream.kind) {
    case ParameterStream::Vector:
      return loadElement(builder, stream.type, arguments[stream.index], index);
    case ParameterStream::List:
      return loadElement(builder, stream.type, lists[stream.index], zero);
    case ParameterStream::Sum:
      return combineSums(builder, kernel.sums[stream.index].combiner,
                         sums.slice(stream.index, stream.numSums));
    }
    llvm_unreachable("unknown kind of stream");
  };

  SmallVector<Value> results(sums);
  if (ForeachParameterOp op = kernel.op) {
    SpecializedBody body(cast<StructuredOpInterface>(op.getOperation()));
    BodyInliner inliner(body, /*width=*/1);
    Block *block = &op.getBody().front();
    SmallVector<Value> values(block->getNumArguments());
    auto inlineReady = [&](bool hasWaited) {
      for (auto [scalar, value] :
           llvm::zip(kernel.scalars,
                     MutableArrayRef(values).take_back(kernel.scalars.size())))
        if (!value && (scalar.isReady || hasWaited))
          value =
              loadElement(builder, scalar.type, arguments[scalar.index], zero);
      for (auto [index, stream] : llvm::enumerate(
               llvm::concat<const ParameterStream>(kernel.outs, kernel.ins)))
        if (Value &value = values[index];
            !value && (stream.isReady || hasWaited))
          value = block->getArgument(index).use_empty()
                      ? createZero(builder, stream.type, 1)
                      : load(stream);
      // What depends on scalars alone is computed while streams are loaded.
      SmallVector<Value> early(values.size());
      size_t numStreams = values.size() - kernel.scalars.size();
      llvm::copy(ArrayRef(values).drop_front(numStreams),
                 early.begin() + numStreams);
      inliner.inlineReady(builder, early);
      inliner.inlineReady(builder, values);
    };
    if (wait) {
      inlineReady(/*hasWaited=*/false);
      wait(builder);
    }
    inlineReady(/*hasWaited=*/true);
    results = inliner.getYielded();
  } else if (wait) {
    wait(builder);
  }
  if (kernel.positions) {
    Value position = loadElement(builder, builder.getI32Type(),
                                 arguments[*kernel.positions], index);
    index = arith::ExtUIOp::create(builder, builder.getI64Type(), position);
  }
  for (auto [stream, result] : llvm::zip(kernel.outs, results)) {
    if (stream.kind == ParameterStream::List)
      storeElement(builder, result, lists[stream.index], zero);
    else
      storeElement(builder, result, arguments[stream.index], index);
  }
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
