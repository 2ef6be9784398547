//===- GPUBuilders.cpp - Indices and branches of kernels -----------------===//

#include "GPUBuilders.h"
#include "GPULowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

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

void stepfold::emitWarpSync(ImplicitLocOpBuilder &builder) {
  // An intrinsic, which is convergent, unlike an instruction in text.
  LLVM::CallIntrinsicOp::create(
      builder, builder.getStringAttr("llvm.nvvm.bar.warp.sync"),
      ValueRange{createInt(builder, 32, -1)});
}

void stepfold::emitPTX(ImplicitLocOpBuilder &builder, StringRef instruction,
                       ValueRange operands, StringRef constraints) {
  LLVM::InlineAsmOp::create(
      builder, /*resultTypes=*/TypeRange(), operands, instruction, constraints,
      /*has_side_effects=*/true,
      /*is_align_stack=*/false, LLVM::tailcallkind::TailCallKind::None,
      /*asm_dialect=*/nullptr,
      /*operand_attrs=*/nullptr);
}

Value stepfold::pin(ImplicitLocOpBuilder &builder, Value value) {
  return LLVM::InlineAsmOp::create(
             builder, value.getType(), value, /*asm_string=*/"",
             /*constraints=*/"=r,0", /*has_side_effects=*/true,
             /*is_align_stack=*/false, LLVM::tailcallkind::TailCallKind::None,
             /*asm_dialect=*/nullptr, /*operand_attrs=*/nullptr)
      .getRes();
}
