//===- ObjectEmitter.cpp - The llvm dialect to machine code ---------------===//

#include "ObjectEmitter.h"

#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
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

/// The integer of the size of `type`, if that is bf16, or a vector.
static llvm::Type *getIntegerForBF16(llvm::Type *type) {
  if (!type->getScalarType()->isBFloatTy())
    return nullptr;
  return type->getWithNewType(llvm::Type::getInt16Ty(type->getContext()));
}

/// Returns true if `instruction` only moves a bf16.
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

llvm::Expected<SmallVector<char, 0>>
stepfold::generateObject(ModuleOp mlirModule, ArrayRef<std::string> features,
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
