//===- LoadObject.cpp - Machine code into this process --------------------===//

#include "LoadObject.h"

#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace stepfold;

llvm::Expected<std::unique_ptr<llvm::orc::LLJIT>>
stepfold::loadObject(llvm::ArrayRef<char> object,
                     llvm::ArrayRef<HostSymbol> symbols) {
  auto jit = llvm::orc::LLJITBuilder().create();
  if (!jit)
    return jit.takeError();
  llvm::orc::JITDylib &library = (*jit)->getMainJITDylib();
  llvm::orc::SymbolMap addresses;
  for (const HostSymbol &symbol : symbols)
    addresses[(*jit)->mangleAndIntern(symbol.name)] = {
        llvm::orc::ExecutorAddr::fromPtr(symbol.address),
        llvm::JITSymbolFlags::Exported};
  if (llvm::Error error =
          library.define(llvm::orc::absoluteSymbols(std::move(addresses))))
    return std::move(error);
  auto processSymbols =
      llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
          (*jit)->getDataLayout().getGlobalPrefix());
  if (!processSymbols)
    return processSymbols.takeError();
  library.addGenerator(std::move(*processSymbols));
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(
      llvm::StringRef(object.data(), object.size()), "stage.o");
  if (llvm::Error error = (*jit)->addObjectFile(std::move(buffer)))
    return std::move(error);
  return std::move(*jit);
}
