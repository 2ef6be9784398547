//===- CudaCode.cpp - The kernels of a CUDA plan --------------------------===//
//
// Loads machine code, from the plan, from the cache or from PTX.
//
//===----------------------------------------------------------------------===//

#include "CudaCode.h"

#include "CodeCache.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

Expected<std::unique_ptr<CudaCode>> CudaCode::load(const CudaDevice &device,
                                                   const PlanFolder &folder,
                                                   bool useCache) {
  std::unique_ptr<CudaCode> code(new CudaCode(device));
  if (Error error = code->loadWhatFits(folder, useCache))
    return error;
  return code;
}

Error CudaCode::loadWhatFits(const PlanFolder &folder, bool useCache) {
  const Plan &plan = folder.plan;
  const CudaArch &arch = device.getArch();
  std::optional<CudaArch> planArch = parseCudaArch(plan.target.arch);
  if (planArch && !plan.code.cubin.name.empty() && planArch->runsCubinOn(arch))
    return loadMachineCode(folder);
  if (planArch && planArch->compilesPTXOn(arch))
    return loadPTX(folder, useCache);
  return createStringError(formatv("the plan is for {0}, but {1} is {2}",
                                   plan.target.arch, device.getName(),
                                   arch.getName()));
}

CudaCode::~CudaCode() {
  if (module)
    driver.unloadModule(module);
}

/// What the first line of its kind says in a text of PTX: "8.7".
static StringRef getPTXVersion(StringRef ptx) {
  return ptx.split(".version").second.ltrim().take_until([](char c) {
    return isSpace(c);
  });
}

/// The error for code that the driver does not take.
Error CudaCode::explain(CUresult result, StringRef ptx, StringRef file,
                        StringRef log) const {
  std::string version = getCudaVersionName(driver.version);
  if (result == cudaErrorUnsupportedPTXVersion)
    return createStringError(
        formatv("the CUDA driver is too old: '{0}' needs one that knows PTX "
                "{1}, got one for CUDA {2}",
                file, getPTXVersion(ptx), version));
  std::string action =
      formatv("load '{0}' on {1} ({2}, driver for CUDA {3})", file,
              device.getName(), device.getArch().getName(), version);
  std::string message = toString(driver.check(result, action));
  if (!log.empty())
    message += "\n" + log.str();
  return createStringError(message);
}

CUresult CudaCode::loadImage(StringRef image) {
  return driver.loadModule(&module, image.data(), /*numOptions=*/0, nullptr,
                           nullptr);
}

Error CudaCode::loadMachineCode(const PlanFolder &folder) {
  const std::string &name = folder.plan.code.cubin.name;
  CUresult result = loadImage(folder.getCode(name));
  if (result == cudaSuccess)
    return Error::success();
  return explain(result, /*ptx=*/"", folder.getFile(name), /*log=*/"");
}

//===----------------------------------------------------------------------===//
// PTX
//===----------------------------------------------------------------------===//

Expected<std::string> CudaCode::compile(StringRef ptx, StringRef file) const {
  char log[8192] = {};
  int options[] = {cudaJitErrorLogBuffer, cudaJitErrorLogBufferSize};
  void *values[] = {log, reinterpret_cast<void *>(sizeof(log) - 1)};
  CUlinkState link = nullptr;
  CUresult result = driver.createLink(2, options, values, &link);
  if (result != cudaSuccess)
    return explain(result, ptx, file, "");
  // The driver wants a terminator, counted in the size.
  std::string text = ptx.str(), name = file.str();
  void *image = nullptr;
  size_t size = 0;
  result = driver.addToLink(link, cudaJitInputPTX, text.data(), text.size() + 1,
                            name.c_str(), 0, nullptr, nullptr);
  if (result == cudaSuccess)
    result = driver.completeLink(link, &image, &size);
  std::string code;
  if (result == cudaSuccess)
    code.assign(static_cast<const char *>(image), size);
  driver.destroyLink(link);
  if (result != cudaSuccess)
    return explain(result, ptx, file, StringRef(log).trim());
  return code;
}

/// Code from the cache that the driver does not take is compiled again, like
/// code that is not there.
Error CudaCode::loadPTX(const PlanFolder &folder, bool useCache) {
  const std::string &name = folder.plan.code.ptx.name;
  std::string file = folder.getFile(name);
  StringRef ptx = folder.getCode(name);
  std::optional<CodeCache> cache;
  if (std::optional<std::string> path =
          useCache ? CodeCache::findFolder() : std::nullopt)
    cache.emplace(*path);
  std::string key =
      CodeCache::getKey({ptx, std::to_string(driver.version),
                         device.getArch().getName(), folder.plan.compiler});
  if (cache)
    if (std::optional<std::string> image = cache->read(key))
      if (loadImage(*image) == cudaSuccess)
        return Error::success();
  Expected<std::string> image = compile(ptx, file);
  if (!image)
    return image.takeError();
  if (CUresult result = loadImage(*image); result != cudaSuccess)
    return explain(result, ptx, file, "");
  if (cache)
    cache->write(key, *image);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Expected<CUfunction> CudaCode::getKernel(StringRef name) const {
  CUfunction kernel = nullptr;
  CUresult result = driver.getFunction(&kernel, module, name.str().c_str());
  if (result == cudaErrorNotFound)
    return createStringError(
        formatv("the plan's code has no kernel '{0}'", name));
  if (Error error = driver.check(result, "find the kernel " + name))
    return error;
  return kernel;
}
