//===- DType.h - Element types of buffers -----------------------*- C++ -*-===//
//
// The element types that a plan may name, and their conversions. Everything is
// done in software with one rounding, so that no compiler flag, processor or
// helper library has a say in the bits.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_DATA_DTYPE_H
#define STEPFOLD_DATA_DTYPE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>

namespace stepfold::runtime {

/// The values are part of the program engine ABI: append only.
enum class DType : uint8_t {
  F16 = 0,
  BF16 = 1,
  F32 = 2,
  F64 = 3,
  I1 = 4, // one byte an element, 0 or 1
  I8 = 5,
  I32 = 6,
  I64 = 7,
};

constexpr unsigned numDTypes = 8;

/// Returns the name that plans use, such as "bf16".
llvm::StringRef getName(DType dtype);
std::optional<DType> parseDType(llvm::StringRef name);

/// Returns the size of one element in bytes.
unsigned getSize(DType dtype);

bool isFloat(DType dtype);

/// Rounds to nearest, ties to even. A NaN stays a NaN.
uint16_t convertToF16(double value);
uint16_t convertToBF16(double value);
double convertFromF16(uint16_t bits);
double convertFromBF16(uint16_t bits);

/// Converts every element of `source` between two floating-point types with one
/// rounding. Both arrays hold the same number of elements.
void convertFloats(DType sourceType, llvm::ArrayRef<uint8_t> source,
                   DType resultType, llvm::MutableArrayRef<uint8_t> result);

/// Replaces every NaN by the quiet NaN with a clear sign and payload.
void canonicalizeNaNs(DType dtype, llvm::MutableArrayRef<uint8_t> bytes);

} // namespace stepfold::runtime

#endif // STEPFOLD_DATA_DTYPE_H
