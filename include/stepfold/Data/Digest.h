//===- Digest.h - Digests of state and of files -----------------*- C++ -*-===//
//
// The digests by which two executions are compared, and files.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_DATA_DIGEST_H
#define STEPFOLD_DATA_DIGEST_H

#include "stepfold/Data/DType.h"

#include <string>

namespace stepfold::runtime {

/// Returns the SHA-256 of `bytes` in lower-case hexadecimal, taken after every
/// NaN was made canonical.
std::string getDigest(DType dtype, llvm::ArrayRef<uint8_t> bytes);

/// Returns the SHA-256 of bytes as they are.
std::string getDigest(llvm::StringRef bytes);

} // namespace stepfold::runtime

#endif // STEPFOLD_DATA_DIGEST_H
