//===- ParameterAccess.cpp - Memory of a parameter ------------------------===//

#include "ParameterAccess.h"

#include "stepfold/IR/ExactWords.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

ParameterAccess::ParameterAccess(ImplicitLocOpBuilder &builder,
                                 const ParameterKernel &kernel,
                                 ValueRange arguments, ValueRange sums,
                                 Value index)
    : kernel(kernel), arguments(arguments), sums(sums), index(index),
      zero(createInt(builder, 32, 0)) {
  for (const ParameterList &list : kernel.lists)
    addresses.push_back(findAddress(builder, list));
  if (ForeachParameterOp op = kernel.op)
    values.resize(op.getBody().getNumArguments());
}

/// A load from the table would precede that of the element. It is not worth it
/// where buffers are adjacent.
Value ParameterAccess::findAddress(ImplicitLocOpBuilder &builder,
                                   const ParameterList &list) const {
  auto loadFromTable = [&](ImplicitLocOpBuilder &inner) {
    return loadAddresses(inner, arguments[list.table], index,
                         /*numStreams=*/1, kernel.numParameters)
        .front();
  };
  if (!list.adjacent)
    return loadFromTable(builder);
  Value first = arguments[*list.adjacent];
  Value number = LLVM::PtrToIntOp::create(builder, builder.getI64Type(), first);
  Value isAdjacent = arith::CmpIOp::create(builder, arith::CmpIPredicate::ne,
                                           number, createInt(builder, 64, 0));
  auto address = scf::IfOp::create(
      builder, isAdjacent,
      [&](OpBuilder &nested, Location loc) {
        ImplicitLocOpBuilder inner(loc, nested);
        scf::YieldOp::create(
            inner, createElementAddress(inner, list.type, first, index));
      },
      [&](OpBuilder &nested, Location loc) {
        ImplicitLocOpBuilder inner(loc, nested);
        scf::YieldOp::create(inner, loadFromTable(inner));
      });
  return address.getResult(0);
}

void ParameterAccess::load(ImplicitLocOpBuilder &builder, bool hasWaited) {
  for (auto [scalar, value] :
       llvm::zip(kernel.scalars,
                 MutableArrayRef(values).take_back(kernel.scalars.size())))
    if (!value && (scalar.isReady || hasWaited))
      value = loadElement(builder, scalar.type, arguments[scalar.index], zero);
  ForeachParameterOp op = kernel.op;
  for (auto [index, stream] : llvm::enumerate(
           llvm::concat<const ParameterStream>(kernel.outs, kernel.ins)))
    if (Value &value = values[index]; !value && (stream.isReady || hasWaited))
      value = op.getBody().getArgument(index).use_empty()
                  ? createZero(builder, stream.type, 1)
                  : load(builder, stream);
}

static Value combineSums(ImplicitLocOpBuilder &builder, Combiner combiner,
                         ArrayRef<Value> sums) {
  Value result = sums.front();
  for (Value sum : sums.drop_front())
    result = createCombined(builder, combiner, result, sum);
  if (combiner == Combiner::Exact && sums.size() > 1)
    return createNormalized(builder, result);
  return result;
}

Value ParameterAccess::load(ImplicitLocOpBuilder &builder,
                            const ParameterStream &stream) const {
  switch (stream.kind) {
  case ParameterStream::Vector:
    return loadElement(builder, stream.type, arguments[stream.index], index);
  case ParameterStream::List:
    return loadElement(builder, stream.type, addresses[stream.index], zero);
  case ParameterStream::Sum:
    return combineSums(builder, kernel.sums[stream.index].combiner,
                       ArrayRef(sums).slice(stream.index, stream.numSums));
  }
  llvm_unreachable("unknown kind of stream");
}

void ParameterAccess::inlineReady(ImplicitLocOpBuilder &builder,
                                  BodyInliner &inliner) const {
  SmallVector<Value> early(values.size());
  size_t numStreams = values.size() - kernel.scalars.size();
  llvm::copy(ArrayRef(values).drop_front(numStreams),
             early.begin() + numStreams);
  inliner.inlineReady(builder, early);
  inliner.inlineReady(builder, values);
}

void ParameterAccess::store(ImplicitLocOpBuilder &builder,
                            ValueRange results) const {
  Value place = index;
  if (kernel.positions) {
    Value position = loadElement(builder, builder.getI32Type(),
                                 arguments[*kernel.positions], index);
    place = arith::ExtUIOp::create(builder, builder.getI64Type(), position);
  }
  for (auto [stream, result] : llvm::zip(kernel.outs, results)) {
    if (!result)
      continue;
    if (stream.kind == ParameterStream::List)
      storeElement(builder, result, addresses[stream.index], zero);
    else
      storeElement(builder, result, arguments[stream.index], place);
  }
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

void stepfold::emitParameter(ImplicitLocOpBuilder &builder,
                             const ParameterKernel &kernel,
                             ValueRange arguments, ValueRange sums, Value index,
                             function_ref<void(ImplicitLocOpBuilder &)> wait) {
  ParameterAccess access(builder, kernel, arguments, sums, index);
  ForeachParameterOp op = kernel.op;
  if (!op) {
    if (wait)
      wait(builder);
    return access.store(builder, sums);
  }
  SpecializedBody body(cast<StructuredOpInterface>(op.getOperation()));
  BodyInliner inliner(body, /*width=*/1);
  if (wait) {
    access.load(builder, /*hasWaited=*/false);
    access.inlineReady(builder, inliner);
    wait(builder);
  }
  access.load(builder, /*hasWaited=*/true);
  access.inlineReady(builder, inliner);
  access.store(builder, inliner.getYielded());
}
