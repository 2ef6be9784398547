//===- HostLibrary.h - The kernels of a host plan ---------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_HOSTLIBRARY_H
#define STEPFOLD_LIB_RUNTIME_HOSTLIBRARY_H

#include "llvm/Support/Error.h"

#include <utility>

namespace stepfold::runtime {

/// A shared object, loaded from memory. By its name, the loader would take
/// what it has loaded of that name before, and by its inode what it has loaded
/// of that, though somebody has written another plan to the file since; and
/// whoever wrote to it while it is loaded would end the process.
class HostLibrary {
public:
  HostLibrary() = default;
  HostLibrary(HostLibrary &&other)
      : file(std::exchange(other.file, -1)),
        handle(std::exchange(other.handle, nullptr)) {}
  ~HostLibrary();

  /// Loads it, once. `name` is for messages and debuggers.
  llvm::Error load(llvm::StringRef image, const std::string &name);
  /// Returns the address of a symbol, or null.
  void *find(llvm::StringRef symbol) const;

private:
  /// Open as long as the library, so that no other has its name.
  int file = -1;
  void *handle = nullptr;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_HOSTLIBRARY_H
