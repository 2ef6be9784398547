//===- Digest.cpp - Digests of state --------------------------------------===//
//
// SHA-256 over canonical bytes.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Digest.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

#include <vector>

using namespace llvm;

std::string stepfold::runtime::getDigest(DType dtype, ArrayRef<uint8_t> bytes) {
  std::vector<uint8_t> canonical = bytes.vec();
  canonicalizeNaNs(dtype, canonical);
  return toHex(SHA256::hash(canonical), /*LowerCase=*/true);
}
