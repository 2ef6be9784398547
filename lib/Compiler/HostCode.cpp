//===- HostCode.cpp - Kernels of loops to machine code --------------------===//

#include "HostCode.h"

#include "ExpandTruncations.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Pipelines/RunPasses.h"
#include "stepfold/Runtime/Host/HostKernels.h"
#include "stepfold/Runtime/Support/OutputFiles.h"
#include "stepfold/Runtime/Support/ReadFile.h"

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
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

using namespace mlir;
using namespace stepfold;

std::vector<std::string> stepfold::getUsableHostFeatures() {
  // Wider vectors, and fma and f16 conversions as instructions. None of them
  // changes a result.
  static constexpr llvm::StringLiteral usable[] = {
      "avx",     "avx2",     "avx512bw", "avx512dq",
      "avx512f", "avx512vl", "f16c",     "fma"};
  std::vector<std::string> features;
  llvm::StringMap<bool> host = llvm::sys::getHostCPUFeatures();
  for (StringRef feature : usable)
    if (host.lookup(feature))
      features.push_back(feature.str());
  return features;
}

std::string stepfold::getHostTriple() {
  return llvm::sys::getDefaultTargetTriple();
}

/// The code generator ignores a feature that it does not know, with a message
/// for each file.
static llvm::Error verifyFeatures(const llvm::Target &target,
                                  const llvm::Triple &triple,
                                  ArrayRef<std::string> features) {
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      target.createMCSubtargetInfo(triple, /*CPU=*/"", /*Features=*/""));
  if (!info)
    return llvm::createStringError("cannot generate code for " + triple.str());
  for (StringRef feature : features)
    if (llvm::none_of(info->getAllProcessorFeatures(),
                      [&](const llvm::SubtargetFeatureKV &known) {
                        return feature == known.Key;
                      }))
      return llvm::createStringError("expected a processor feature of " +
                                     triple.str() + ", got '" + feature.str() +
                                     "'");
  return llvm::Error::success();
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(ArrayRef<std::string> features) {
  static bool isInitialized = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    return true;
  }();
  (void)isInitialized;
  llvm::Triple triple(stepfold::getHostTriple());
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return llvm::createStringError("no code generator for this machine: " +
                                   message);
  if (llvm::Error error = verifyFeatures(*target, triple, features))
    return std::move(error);
  std::string featureText;
  for (const std::string &feature : features)
    featureText += (featureText.empty() ? "+" : ",+") + feature;
  llvm::TargetOptions options;
  // Every operation is rounded by itself: nothing is contracted.
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      triple, /*CPU=*/"", featureText, options, llvm::Reloc::PIC_, std::nullopt,
      llvm::CodeGenOptLevel::Default));
  if (!machine)
    return llvm::createStringError("cannot generate code for " + triple.str());
  return machine;
}

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

/// What the loops of a step have and kernels have not.
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

/// The integer of the size of `type`, if that is bf16, or a vector.
static llvm::Type *getIntegerForBF16(llvm::Type *type) {
  if (!type->getScalarType()->isBFloatTy())
    return nullptr;
  return type->getWithNewType(llvm::Type::getInt16Ty(type->getContext()));
}

/// Whether `instruction` does no more with a bf16 than to move it.
static bool isMove(const llvm::Instruction &instruction) {
  return isa<llvm::LoadInst, llvm::StoreInst, llvm::SelectInst, llvm::PHINode,
             llvm::BitCastInst, llvm::ExtractElementInst,
             llvm::InsertElementInst, llvm::ShuffleVectorInst>(instruction);
}

static bool usesBF16(const llvm::Instruction &instruction) {
  auto isBF16 = [](const llvm::Value *value) {
    return getIntegerForBF16(value->getType()) != nullptr;
  };
  return isBF16(&instruction) || llvm::any_of(instruction.operands(), isBF16);
}

/// Makes the bf16 that `function` moves integers, if it computes with none. The
/// code generator rounds a bf16 that it selects once more where it takes a
/// division for expensive, by a function that the library may not have.
static void moveBF16AsIntegers(llvm::Function &function) {
  SmallVector<llvm::Instruction *> moves;
  for (llvm::Instruction &instruction : llvm::instructions(function)) {
    if (!usesBF16(instruction))
      continue;
    if (!isMove(instruction))
      return;
    moves.push_back(&instruction);
  }
  for (llvm::Instruction *move : moves) {
    if (llvm::Type *type = getIntegerForBF16(move->getType()))
      move->mutateType(type);
    for (llvm::Use &operand : move->operands())
      if (auto *constant = dyn_cast<llvm::Constant>(operand))
        if (llvm::Type *type = getIntegerForBF16(constant->getType()))
          operand.set(llvm::ConstantExpr::getBitCast(constant, type));
  }
}

static void optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager graphs;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(graphs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, graphs, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2)
      .run(module, modules);
}

/// Compiles `module`, of the llvm dialect. `finish` may add to the module.
static llvm::Expected<SmallVector<char, 0>>
generateObject(ModuleOp mlirModule, ArrayRef<std::string> features,
               function_ref<void(llvm::Module &)> finish) {
  auto machine = createTargetMachine(features);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module =
      translateModuleToLLVMIR(mlirModule, context);
  if (!module)
    return llvm::createStringError("cannot translate the kernels to LLVM IR");
  module->setTargetTriple((*machine)->getTargetTriple());
  module->setDataLayout((*machine)->createDataLayout());
  finish(*module);
  for (llvm::Function &function : *module)
    if (llvm::none_of(function.args(), [](const llvm::Argument &argument) {
          return getIntegerForBF16(argument.getType());
        }))
      moveBF16AsIntegers(function);
  optimize(*module, **machine);

  SmallVector<char, 0> object;
  llvm::raw_svector_ostream stream(object);
  llvm::legacy::PassManager emitter;
  if ((*machine)->addPassesToEmitFile(emitter, stream, /*DwoOut=*/nullptr,
                                      llvm::CodeGenFileType::ObjectFile))
    return llvm::createStringError("cannot emit an object file for " +
                                   getHostTriple());
  emitter.run(*module);
  return object;
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
  expandTruncations(*functions);
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
  expandTruncations(module);
  if (llvm::Error error = runPasses(module, [](PassManager &pm) {
        buildMemRefPipeline(pm);
        buildLLVMPipeline(pm);
      }))
    return std::move(error);
  return generateObject(module, features, addStepEntry);
}

/// The first of the known linkers on the path, with its arguments.
static llvm::Expected<std::vector<std::string>> findLinker() {
  for (StringRef name :
       {"cc", "gcc", "clang", "clang-22", "ld.lld-22", "ld.lld", "ld"}) {
    if (llvm::ErrorOr<std::string> path = llvm::sys::findProgramByName(name)) {
      return std::vector<std::string>{*path, "-shared"};
    }
  }
  return llvm::createStringError(
      "cannot link a shared library: found none of cc, gcc, clang, ld.lld, ld");
}

llvm::Expected<std::string> stepfold::linkSharedLibrary(ArrayRef<char> object) {
  auto linker = findLinker();
  if (!linker)
    return linker.takeError();
  auto input = runtime::TemporaryFile::create(
      "stage.o", StringRef(object.data(), object.size()));
  if (!input)
    return input.takeError();
  auto output = runtime::TemporaryFile::create("stage.so");
  if (!output)
    return output.takeError();
  std::vector<std::string> command = *linker;
  command.insert(command.end(), {input->getPath().str(), "-o",
                                 output->getPath().str(), "-lm"});
  SmallVector<StringRef> arguments(command.begin(), command.end());
  std::string message;
  int status = llvm::sys::ExecuteAndWait(command.front(), arguments,
                                         std::nullopt, {}, 0, 0, &message);
  if (status != 0)
    return llvm::createStringError("linking a shared library with " +
                                   command.front() + " failed with status " +
                                   std::to_string(status) +
                                   (message.empty() ? "" : ": " + message));
  auto library = runtime::readFile(output->getPath());
  if (!library)
    return library.takeError();
  return (*library)->getBuffer().str();
}
