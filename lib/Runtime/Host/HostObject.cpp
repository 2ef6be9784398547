//===- HostObject.cpp - The kernels of a host plan ------------------------===//
//
// JITLink, so that neither the machine that compiles needs a linker, nor a plan
// a file that the dynamic loader could confuse with another one.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Host/HostObject.h"

#include "llvm/ExecutionEngine/JITLink/ELF.h"
#include "llvm/ExecutionEngine/JITLink/JITLink.h"
#include "llvm/ExecutionEngine/JITLink/JITLinkMemoryManager.h"
#include "llvm/Support/FormatVariadic.h"

#include <dlfcn.h>

using namespace llvm;
using namespace stepfold::runtime;

namespace {

/// The memory of a linked object.
class LinkedObject {
public:
  ~LinkedObject() {
    if (!allocation)
      return;
    std::vector<jitlink::JITLinkMemoryManager::FinalizedAlloc> allocations;
    allocations.push_back(std::move(*allocation));
    // Unmapping memory that was mapped does not fail.
    memory->deallocate(std::move(allocations),
                       [](Error error) { consumeError(std::move(error)); });
  }

  std::unique_ptr<jitlink::InProcessMemoryManager> memory;
  std::optional<jitlink::JITLinkMemoryManager::FinalizedAlloc> allocation;
  const HostKernelTable *table = nullptr;
};

/// Receives what JITLink finds out, all of it before the link returns.
class LinkContext final : public jitlink::JITLinkContext {
public:
  LinkContext(LinkedObject &object, Error &error)
      : JITLinkContext(/*JD=*/nullptr), object(object), error(error) {}

  jitlink::JITLinkMemoryManager &getMemoryManager() override {
    return *object.memory;
  }
  void notifyFailed(Error failure) override { error = std::move(failure); }
  void lookup(const LookupMap &symbols,
              std::unique_ptr<jitlink::JITLinkAsyncLookupContinuation> resume)
      override {
    resume->run(findInProcess(symbols));
  }
  Error notifyResolved(jitlink::LinkGraph &graph) override {
    for (jitlink::Symbol *symbol : graph.defined_symbols())
      if (symbol->hasName() && *symbol->getName() == hostKernelTableName)
        object.table = symbol->getAddress().toPtr<const HostKernelTable *>();
    return Error::success();
  }
  void notifyFinalized(
      jitlink::JITLinkMemoryManager::FinalizedAlloc allocation) override {
    object.allocation = std::move(allocation);
  }

private:
  static Expected<jitlink::AsyncLookupResult>
  findInProcess(const LookupMap &symbols) {
    jitlink::AsyncLookupResult result;
    for (const auto &[name, flags] : symbols) {
      void *address = dlsym(RTLD_DEFAULT, (*name).str().c_str());
      if (!address)
        return createStringError("undefined symbol: " + *name);
      result[name] = {orc::ExecutorAddr::fromPtr(address),
                      JITSymbolFlags::Exported};
    }
    return result;
  }

  LinkedObject &object;
  Error &error;
};

} // namespace

static Error link(StringRef bytes, LinkedObject &object) {
  auto memory = jitlink::InProcessMemoryManager::Create();
  if (!memory)
    return memory.takeError();
  object.memory = std::move(*memory);
  // The linker still holds names of the pool when it has destroyed the graph.
  auto names = std::make_shared<orc::SymbolStringPool>();
  auto graph = jitlink::createLinkGraphFromELFObject(
      MemoryBufferRef(bytes, "host plan"), names);
  if (!graph)
    return graph.takeError();
  Error error = Error::success();
  jitlink::link_ELF(std::move(*graph),
                    std::make_unique<LinkContext>(object, error));
  return error;
}

Expected<HostKernels>
stepfold::runtime::loadHostObject(StringRef bytes, const std::string &name) {
  auto object = std::make_shared<LinkedObject>();
  Error error = link(bytes, *object);
  if (!error && !object->table)
    error = createStringError("it has no '" + hostKernelTableName + "'");
  if (error)
    return createStringError(
        formatv("cannot load '{0}': {1}", name, toString(std::move(error))));
  HostKernels kernels;
  kernels.table = object->table;
  kernels.owner = std::move(object);
  kernels.origin = name;
  return kernels;
}
