//===- DTypeReference.c - The compiler's own f16 ----------------*- C -*---===//
//
// Conversions that the tests compare with. In C, because g++ 12 has no
// _Float16.
//
//===----------------------------------------------------------------------===//

#include <stdint.h>
#include <string.h>

uint16_t stepfoldReferenceToF16(double value) {
  _Float16 half = (_Float16)value;
  uint16_t bits;
  memcpy(&bits, &half, sizeof(bits));
  return bits;
}

double stepfoldReferenceFromF16(uint16_t bits) {
  _Float16 half;
  memcpy(&half, &bits, sizeof(bits));
  return half;
}
