//===- CudaCode.cpp - The kernels of a CUDA plan --------------------------===//
//
// Loads machine code, or PTX, which the driver compiles.
//
//===----------------------------------------------------------------------===//

#include "CudaCode.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

Expected<std::unique_ptr<CudaCode>> CudaCode::load(const CudaDevice &device,
                                                   const PlanFolder &folder) {
  std::unique_ptr<CudaCode> code(new CudaCode(device));
  if (Error error = code->loadWhatFits(folder))
    return error;
  return code;
}

Error CudaCode::loadWhatFits(const PlanFolder &folder) {
  const Plan &plan = folder.plan;
  const CudaArch &arch = device.getArch();
  std::optional<CudaArch> planArch = parseCudaArch(plan.target.arch);
  if (planArch && !plan.code.cubin.name.empty() && planArch->runsCubinOn(arch))
    return loadMachineCode(folder);
  if (planArch && planArch->compilesPTXOn(arch))
    return loadPTX(folder);
  return createStringError(formatv("the plan is for {0}, but {1} is {2}",
                                   plan.target.arch, device.getName(),
                                   arch.getName()));
}

CudaCode::~CudaCode() {
  if (module)
    driver.unloadModule(module);
}

/// Returns the version in the first line of its kind of a text of PTX: "8.7".
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

Error CudaCode::loadMachineCode(const PlanFolder &folder) {
  const std::string &name = folder.plan.code.cubin.name;
  CUresult result = driver.loadModule(&module, folder.getCode(name).data(),
                                      /*numOptions=*/0, /*options=*/nullptr,
                                      /*values=*/nullptr);
  if (result == cudaSuccess)
    return Error::success();
  return explain(result, /*ptx=*/"", folder.getFile(name), /*log=*/"");
}

/// By the call that compiles the text as a whole program: code that the
/// driver's linker makes is slower. It gives out no machine code to keep, but
/// the driver keeps what it has compiled.
Error CudaCode::loadPTX(const PlanFolder &folder) {
  const std::string &name = folder.plan.code.ptx.name;
  // The driver takes no size: the text ends with a zero.
  std::string ptx = folder.getCode(name).str();
  char log[8192] = {};
  int options[] = {cudaJitErrorLogBuffer, cudaJitErrorLogBufferSize};
  void *values[] = {log, reinterpret_cast<void *>(sizeof(log) - 1)};
  CUresult result = driver.loadModule(&module, ptx.c_str(), std::size(options),
                                      options, values);
  if (result == cudaSuccess)
    return Error::success();
  return explain(result, ptx, folder.getFile(name), StringRef(log).trim());
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
