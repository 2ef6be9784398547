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

namespace {
/// Open as long as it is loaded, so that no other has its name.
struct Library {
  ~Library() {
    if (handle)
      dlclose(handle);
    if (file != -1)
      close(file);
  }

  int file = -1;
  void *handle = nullptr;
};
} // namespace

Expected<HostKernels>
stepfold::runtime::loadHostLibrary(StringRef image, const std::string &name) {
  auto failHere = [&](const Twine &reason) {
    return createStringError(
        formatv("cannot load '{0}': {1}", name, reason.str()));
  };
  auto library = std::make_shared<Library>();
  library->file =
      memfd_create(sys::path::filename(name).str().c_str(), MFD_CLOEXEC);
  if (library->file == -1)
    return failHere(sys::StrError());
  raw_fd_ostream os(library->file, /*shouldClose=*/false, /*unbuffered=*/true);
  os << image;
  if (std::error_code error = os.error()) {
    os.clear_error();
    return failHere(error.message());
  }
  std::string path = formatv("/proc/self/fd/{0}", library->file);
  library->handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library->handle)
    return failHere(dlerror());
  HostKernels kernels;
  kernels.table = static_cast<const HostKernelTable *>(
      dlsym(library->handle, hostKernelTableName.data()));
  if (!kernels.table)
    return failHere("it has no '" + hostKernelTableName + "'");
  kernels.owner = std::move(library);
  kernels.origin = name;
  return kernels;
}
