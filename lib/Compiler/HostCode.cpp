//===- HostCode.cpp - Kernels of loops to machine code --------------------===//

#include "HostCode.h"

#include "ExpandConversions.h"
#include "ObjectEmitter.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Pipelines/RunPasses.h"
#include "stepfold/Runtime/Host/HostKernels.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVMPass.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVMPass.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace mlir;
using namespace stepfold;

static void buildLLVMPipeline(OpPassManager &pm) {
  // bf16 conversions as integer arithmetic: the library has none of them on
  // some machines, and the instruction flushes subnormals.
  arith::ArithExpandOpsPassOptions expansion;
  expansion.includeBf16 = true;
  pm.addPass(arith::createArithExpandOpsPass(expansion));
  pm.addPass(createSCFToControlFlowPass());
  pm.addPass(createConvertVectorToLLVMPass());
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  ConvertFuncToLLVMPassOptions functions;
  functions.useBarePtrCallConv = true;
  pm.addPass(createConvertFuncToLLVMPass(functions));
  pm.addPass(createReconcileUnrealizedCastsPass());
}

/// Lowers the loops of a step that have no counterpart in kernels.
static void buildMemRefPipeline(OpPassManager &pm) {
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addPass(createConvertMathToLibmPass());
  pm.addPass(createConvertIndexToLLVMPass());
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
}

/// Moves the functions that `stage` calls into a module of their own.
static OwningOpRef<ModuleOp> extractKernels(func::FuncOp stage) {
  OwningOpRef<ModuleOp> kernels = ModuleOp::create(stage.getLoc());
  auto module = stage->getParentOfType<ModuleOp>();
  SymbolTable symbols(module);
  llvm::SetVector<Operation *> callees;
  stage.walk([&](func::CallOp call) {
    if (Operation *callee = symbols.lookup(call.getCallee()))
      callees.insert(callee);
  });
  for (Operation *callee : callees) {
    callee->remove();
    kernels->getBody()->push_back(callee);
  }
  return kernels;
}

/// Adds to `builder` the loads of the arguments of `function` from an array of
/// their addresses at `arguments`, and the call of it.
static void createCallWithArray(llvm::IRBuilder<> &builder,
                                llvm::Function &function,
                                ArrayRef<llvm::Value *> leading,
                                llvm::Value *arguments) {
  SmallVector<llvm::Value *> operands(leading);
  for (llvm::Argument &argument :
       llvm::drop_begin(function.args(), leading.size())) {
    llvm::Value *address = builder.CreateConstGEP1_64(
        builder.getInt64Ty(), arguments, argument.getArgNo() - leading.size());
    operands.push_back(builder.CreateLoad(argument.getType(), address));
  }
  builder.CreateCall(&function, operands);
  builder.CreateRetVoid();
}

/// Creates the function by which the runtime calls a kernel
/// (runtime::HostKernel), the only one that does.
static llvm::Function *addKernelEntry(llvm::Function &kernel) {
  llvm::IRBuilder<> builder(kernel.getContext());
  llvm::Type *bound = builder.getInt64Ty();
  auto *type = llvm::FunctionType::get(builder.getVoidTy(),
                                       {bound, bound, builder.getPtrTy()},
                                       /*isVarArg=*/false);
  auto *entry =
      llvm::Function::Create(type, llvm::Function::InternalLinkage,
                             kernel.getName() + "_entry", kernel.getParent());
  builder.SetInsertPoint(
      llvm::BasicBlock::Create(kernel.getContext(), "", entry));
  createCallWithArray(builder, kernel, {entry->getArg(0), entry->getArg(1)},
                      entry->getArg(2));
  kernel.setLinkage(llvm::Function::InternalLinkage);
  return entry;
}

/// Adds the table of the kernels, as runtime::HostKernelTable has it.
static void addKernelTable(llvm::Module &module,
                           ArrayRef<runtime::Plan::Kernel> kernels) {
  llvm::IRBuilder<> builder(module.getContext());
  llvm::Type *pointer = builder.getPtrTy();
  auto *entryType = llvm::StructType::get(pointer, pointer, pointer);
  SmallVector<llvm::Constant *> entries;
  for (const runtime::Plan::Kernel &kernel : kernels)
    entries.push_back(llvm::ConstantStruct::get(
        entryType, builder.CreateGlobalString(kernel.name, "", 0, &module),
        builder.CreateGlobalString(getSignature(kernel), "", 0, &module),
        addKernelEntry(*module.getFunction(kernel.name))));
  auto *arrayType = llvm::ArrayType::get(entryType, entries.size());
  auto *array = new llvm::GlobalVariable(
      module, arrayType, /*isConstant=*/true,
      llvm::GlobalValue::InternalLinkage,
      llvm::ConstantArray::get(arrayType, entries), "kernels");
  auto *tableType = llvm::StructType::get(builder.getInt64Ty(), pointer);
  new llvm::GlobalVariable(
      module, tableType, /*isConstant=*/true,
      llvm::GlobalValue::ExternalLinkage,
      llvm::ConstantStruct::get(tableType, builder.getInt64(entries.size()),
                                array),
      runtime::hostKernelTableName);
}

llvm::Expected<SmallVector<char, 0>>
stepfold::compileToObject(func::FuncOp stage,
                          ArrayRef<runtime::Plan::Kernel> kernels,
                          ArrayRef<std::string> features) {
  OwningOpRef<ModuleOp> functions = extractKernels(stage);
  expandConversions(*functions);
  if (llvm::Error error = runPasses(*functions, buildLLVMPipeline))
    return std::move(error);
  return generateObject(*functions, features, [&](llvm::Module &module) {
    addKernelTable(module, kernels);
  });
}

/// Adds the function that unpacks the arguments of `@train_step` and calls it.
static void addStepEntry(llvm::Module &module) {
  llvm::Function *step = module.getFunction(kTrainStepName);
  llvm::LLVMContext &context = module.getContext();
  llvm::IRBuilder<> builder(context);
  auto *type = llvm::FunctionType::get(builder.getVoidTy(), builder.getPtrTy(),
                                       /*isVarArg=*/false);
  auto *entry = llvm::Function::Create(type, llvm::Function::ExternalLinkage,
                                       kStepEntryName, module);
  builder.SetInsertPoint(llvm::BasicBlock::Create(context, "", entry));
  createCallWithArray(builder, *step, /*leading=*/{}, entry->getArg(0));
}

llvm::Expected<SmallVector<char, 0>>
stepfold::compileStepToObject(ModuleOp module, ArrayRef<std::string> features) {
  expandConversions(module);
  if (llvm::Error error = runPasses(module, [](PassManager &pm) {
        buildMemRefPipeline(pm);
        buildLLVMPipeline(pm);
      }))
    return std::move(error);
  return generateObject(module, features, addStepEntry);
}
