//===- DType.cpp - Element types of buffers -------------------------------===//
//
// Names, sizes and conversions of the element types.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Data/DType.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace stepfold::runtime;

namespace {
struct DTypeInfo {
  StringLiteral name;
  unsigned size;
  bool isFloat;
};
} // namespace

/// In the order of the enumeration.
static constexpr DTypeInfo dtypeInfos[numDTypes] = {
    {"f16", 2, true}, {"bf16", 2, true}, {"f32", 4, true},  {"f64", 8, true},
    {"i1", 1, false}, {"i8", 1, false},  {"i32", 4, false}, {"i64", 8, false},
};

static const DTypeInfo &getInfo(DType dtype) {
  return dtypeInfos[static_cast<unsigned>(dtype)];
}

StringRef stepfold::runtime::getName(DType dtype) {
  return getInfo(dtype).name;
}

std::optional<DType> stepfold::runtime::parseDType(StringRef name) {
  for (unsigned i = 0; i != numDTypes; ++i)
    if (dtypeInfos[i].name == name)
      return static_cast<DType>(i);
  return std::nullopt;
}

unsigned stepfold::runtime::getSize(DType dtype) { return getInfo(dtype).size; }

bool stepfold::runtime::isFloat(DType dtype) { return getInfo(dtype).isFloat; }

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// Rounds to the IEEE format with the given widths of exponent and mantissa.
template <unsigned exponentBits, unsigned mantissaBits>
static uint64_t roundTo(double value) {
  constexpr unsigned droppedBits = 52 - mantissaBits;
  constexpr int64_t minExponent = 2 - (int64_t(1) << (exponentBits - 1));
  constexpr uint64_t infinity = ((uint64_t(1) << exponentBits) - 1)
                                << mantissaBits;

  uint64_t bits = bit_cast<uint64_t>(value);
  uint64_t sign = (bits >> 63) << (exponentBits + mantissaBits);
  uint64_t mantissa = bits & ((uint64_t(1) << 52) - 1);
  int64_t biasedExponent = (bits >> 52) & 0x7ff;
  if (biasedExponent == 0x7ff) {
    if (mantissa == 0)
      return sign | infinity;
    uint64_t quietBit = uint64_t(1) << (mantissaBits - 1);
    return sign | infinity | quietBit | (mantissa >> droppedBits);
  }
  // The subnormals of f64 are far below half the smallest of any other format.
  if (biasedExponent == 0)
    return sign;

  int64_t exponent = biasedExponent - 1023;
  int64_t below = exponent < minExponent ? minExponent - exponent : 0;
  if (below > int64_t(mantissaBits) + 1)
    return sign;
  unsigned drop = droppedBits + below;
  uint64_t significand = (uint64_t(1) << 52) | mantissa;
  uint64_t kept = significand >> drop;
  uint64_t rest = significand & ((uint64_t(1) << drop) - 1);
  uint64_t half = uint64_t(1) << (drop - 1);
  if (rest > half || (rest == half && (kept & 1)))
    ++kept;
  // A normal `kept` has its implicit bit, which adds one to the exponent, and
  // so does a carry out of the mantissa.
  uint64_t scale = below ? 0 : exponent - minExponent;
  uint64_t result = (scale << mantissaBits) + kept;
  return sign | std::min(result, infinity);
}

uint16_t stepfold::runtime::convertToF16(double value) {
  return roundTo<5, 10>(value);
}

uint16_t stepfold::runtime::convertToBF16(double value) {
  return roundTo<8, 7>(value);
}

/// Widens from an IEEE format that has fewer bits than f64 in both fields.
template <unsigned exponentBits, unsigned mantissaBits>
static double widenFrom(uint64_t bits) {
  constexpr int64_t bias = (int64_t(1) << (exponentBits - 1)) - 1;
  constexpr uint64_t maxExponent = (uint64_t(1) << exponentBits) - 1;
  uint64_t sign = (bits >> (exponentBits + mantissaBits)) << 63;
  uint64_t exponent = (bits >> mantissaBits) & maxExponent;
  uint64_t mantissa = bits & ((uint64_t(1) << mantissaBits) - 1);
  uint64_t widened = mantissa << (52 - mantissaBits);
  if (exponent == maxExponent) {
    uint64_t quietBit = mantissa ? uint64_t(1) << 51 : 0;
    return bit_cast<double>(sign | (uint64_t(0x7ff) << 52) | widened |
                            quietBit);
  }
  if (exponent == 0) {
    // A subnormal: mantissa * 2^(1 - bias - mantissaBits), exact in f64.
    uint64_t unit = uint64_t(1023 + 1 - bias - mantissaBits) << 52;
    double magnitude = double(mantissa) * bit_cast<double>(unit);
    return bit_cast<double>(sign | bit_cast<uint64_t>(magnitude));
  }
  return bit_cast<double>(sign | ((exponent + 1023 - bias) << 52) | widened);
}

double stepfold::runtime::convertFromF16(uint16_t bits) {
  return widenFrom<5, 10>(bits);
}

double stepfold::runtime::convertFromBF16(uint16_t bits) {
  return widenFrom<8, 7>(bits);
}

static double readFloat(DType dtype, const uint8_t *bytes) {
  using namespace support::endian;
  switch (dtype) {
  case DType::F16:
    return convertFromF16(read16le(bytes));
  case DType::BF16:
    return convertFromBF16(read16le(bytes));
  case DType::F32:
    return widenFrom<8, 23>(read32le(bytes));
  case DType::F64:
    return bit_cast<double>(read64le(bytes));
  default:
    llvm_unreachable("not a floating-point type");
  }
}

static void writeFloat(DType dtype, double value, uint8_t *bytes) {
  using namespace support::endian;
  switch (dtype) {
  case DType::F16:
    return write16le(bytes, convertToF16(value));
  case DType::BF16:
    return write16le(bytes, convertToBF16(value));
  case DType::F32:
    return write32le(bytes, roundTo<8, 23>(value));
  case DType::F64:
    return write64le(bytes, bit_cast<uint64_t>(value));
  default:
    llvm_unreachable("not a floating-point type");
  }
}

void stepfold::runtime::convertFloats(DType sourceType,
                                      ArrayRef<uint8_t> source,
                                      DType resultType,
                                      MutableArrayRef<uint8_t> result) {
  size_t count = source.size() / getSize(sourceType);
  for (size_t i = 0; i != count; ++i)
    writeFloat(resultType,
               readFloat(sourceType, &source[i * getSize(sourceType)]),
               &result[i * getSize(resultType)]);
}

//===----------------------------------------------------------------------===//
// NaNs
//===----------------------------------------------------------------------===//

template <typename Word>
static void canonicalizeWords(MutableArrayRef<uint8_t> bytes,
                              unsigned mantissaBits) {
  constexpr Word signBit = Word(1) << (8 * sizeof(Word) - 1);
  const Word infinity = Word(Word(signBit - 1) >> mantissaBits) << mantissaBits;
  const Word quietNaN = infinity | Word(Word(1) << (mantissaBits - 1));
  for (size_t i = 0; i + sizeof(Word) <= bytes.size(); i += sizeof(Word)) {
    Word word = support::endian::read<Word>(&bytes[i], endianness::little);
    if (Word(word & Word(~signBit)) > infinity)
      support::endian::write<Word>(&bytes[i], quietNaN, endianness::little);
  }
}

void stepfold::runtime::canonicalizeNaNs(DType dtype,
                                         MutableArrayRef<uint8_t> bytes) {
  switch (dtype) {
  case DType::F16:
    return canonicalizeWords<uint16_t>(bytes, 10);
  case DType::BF16:
    return canonicalizeWords<uint16_t>(bytes, 7);
  case DType::F32:
    return canonicalizeWords<uint32_t>(bytes, 23);
  case DType::F64:
    return canonicalizeWords<uint64_t>(bytes, 52);
  case DType::I1:
  case DType::I8:
  case DType::I32:
  case DType::I64:
    return;
  }
}
