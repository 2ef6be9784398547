//===- Digest.cpp - Digests of state and of files -------------------------===//
//
// SHA-256 in hexadecimal.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Data/Digest.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

#include <vector>

using namespace llvm;

std::string stepfold::runtime::getDigest(DType dtype, ArrayRef<uint8_t> bytes) {
  std::vector<uint8_t> canonical = bytes.vec();
  canonicalizeNaNs(dtype, canonical);
  return getDigest(toStringRef(canonical));
}

std::string stepfold::runtime::getDigest(StringRef bytes) {
  return toHex(SHA256::hash(arrayRefFromStringRef(bytes)), /*LowerCase=*/true);
}
