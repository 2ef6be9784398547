//===- SeededValues.cpp - Values drawn from a seed ------------------------===//
//
// See "Seeded values" in docs/plan-format.md.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Instrument/SeededValues.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/SHA256.h"

using namespace llvm;
using namespace stepfold::runtime;

static constexpr uint64_t increment = 0x9e3779b97f4a7c15;

static uint64_t mix(uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9;
  x ^= x >> 27;
  x *= 0x94d049bb133111eb;
  x ^= x >> 31;
  return x;
}

static uint64_t getKey(StringRef role, StringRef name, uint64_t seed) {
  StringRef separator("\0", 1);
  SHA256 hash;
  hash.update(role);
  hash.update(separator);
  hash.update(name);
  hash.update(separator);
  hash.update(std::to_string(seed));
  return support::endian::read64le(hash.final().data());
}

/// Writes `(k - 2^23) * unit` for each element.
static std::vector<uint8_t> draw(const TensorInfo &tensor, uint64_t base,
                                 float unit) {
  uint64_t count = tensor.getNumElements();
  std::vector<uint8_t> bytes(tensor.getNumBytes());
  auto getValue = [&](uint64_t index) {
    int64_t k = mix(base + index * increment) >> 40;
    return float(k - (1 << 23)) * unit;
  };
  uint8_t *out = bytes.data();
  switch (tensor.dtype) {
  case DType::F16:
    for (uint64_t i = 0; i != count; ++i)
      support::endian::write16le(out + 2 * i, convertToF16(getValue(i)));
    break;
  case DType::BF16:
    for (uint64_t i = 0; i != count; ++i)
      support::endian::write16le(out + 2 * i, convertToBF16(getValue(i)));
    break;
  case DType::F32:
    for (uint64_t i = 0; i != count; ++i)
      support::endian::write32le(out + 4 * i, bit_cast<uint32_t>(getValue(i)));
    break;
  case DType::F64:
    for (uint64_t i = 0; i != count; ++i)
      support::endian::write64le(out + 8 * i,
                                 bit_cast<uint64_t>(double(getValue(i))));
    break;
  case DType::I1:
  case DType::I8:
  case DType::I32:
  case DType::I64:
    break;
  }
  return bytes;
}

std::vector<uint8_t> stepfold::runtime::drawState(const TensorInfo &variable,
                                                  uint64_t seed) {
  uint64_t base = mix(getKey("state", variable.name, seed));
  return draw(variable, base, 0x1p-24f);
}

std::vector<uint8_t> stepfold::runtime::drawGradient(const TensorInfo &variable,
                                                     uint64_t seed,
                                                     uint64_t step) {
  uint64_t key = getKey("gradient", variable.name, seed);
  return draw(variable, mix(key + (step + 1) * increment), 0x1p-26f);
}
