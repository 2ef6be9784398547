//===- HostLibrary.cpp - The kernels of a host plan -----------------------===//

#include "HostLibrary.h"

#include "llvm/Support/Errno.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace llvm;
using namespace stepfold::runtime;

HostLibrary::~HostLibrary() {
  if (handle)
    dlclose(handle);
  if (file != -1)
    close(file);
}

Error HostLibrary::load(StringRef image, const std::string &name) {
  auto failHere = [&](const Twine &reason) {
    return createStringError(
        formatv("cannot load '{0}': {1}", name, reason.str()));
  };
  file = memfd_create(sys::path::filename(name).str().c_str(), MFD_CLOEXEC);
  if (file == -1)
    return failHere(sys::StrError());
  raw_fd_ostream os(file, /*shouldClose=*/false, /*unbuffered=*/true);
  os << image;
  if (std::error_code error = os.error()) {
    os.clear_error();
    return failHere(error.message());
  }
  std::string path = formatv("/proc/self/fd/{0}", file);
  handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  return handle ? Error::success() : failHere(dlerror());
}

void *HostLibrary::find(StringRef symbol) const {
  return dlsym(handle, symbol.str().c_str());
}
