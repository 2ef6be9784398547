//===- GPUBuilders.cpp - Indices and branches of kernels -----------------===//

#include "GPUBuilders.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

Value stepfold::createIndex(ImplicitLocOpBuilder &builder, int64_t value) {
  return arith::ConstantIndexOp::create(builder, value);
}

MemRefType stepfold::getWorkgroupType(ImplicitLocOpBuilder &builder,
                                      int64_t size, Type elementType) {
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  return MemRefType::get({size}, elementType, MemRefLayoutAttrInterface(),
                         space);
}

Value stepfold::getBlockIndex(ImplicitLocOpBuilder &builder) {
  Value id = gpu::BlockIdOp::create(builder, gpu::Dimension::x);
  return arith::IndexCastOp::create(builder, builder.getI64Type(), id);
}

Value stepfold::getThreadIndex(ImplicitLocOpBuilder &builder) {
  return gpu::ThreadIdOp::create(builder, gpu::Dimension::x);
}

Value stepfold::toInt32(ImplicitLocOpBuilder &builder, Value index) {
  return arith::IndexCastOp::create(builder, builder.getI32Type(), index);
}

Value stepfold::isLess(ImplicitLocOpBuilder &builder, Value a, Value b) {
  return arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, a, b);
}

Value stepfold::addInt(ImplicitLocOpBuilder &builder, Value a, int64_t b) {
  return arith::AddIOp::create(
      builder, a, createInt(builder, a.getType().getIntOrFloatBitWidth(), b));
}

/// Returns a builder of a branch without results.
static auto asBranch(function_ref<void(ImplicitLocOpBuilder &)> body) {
  return [body](OpBuilder &inner, Location loc) {
    ImplicitLocOpBuilder bodyBuilder(loc, inner);
    body(bodyBuilder);
    scf::YieldOp::create(bodyBuilder);
  };
}

void stepfold::createIf(ImplicitLocOpBuilder &builder, Value condition,
                        function_ref<void(ImplicitLocOpBuilder &)> body) {
  scf::IfOp::create(builder, condition, asBranch(body));
}

void stepfold::createIfElse(
    ImplicitLocOpBuilder &builder, Value condition,
    function_ref<void(ImplicitLocOpBuilder &)> thenBody,
    function_ref<void(ImplicitLocOpBuilder &)> elseBody) {
  scf::IfOp::create(builder, condition, asBranch(thenBody), asBranch(elseBody));
}
