//===- ElementaryConstants.h - Constants of exp, log and pow ----*- C++ -*-===//
//
// The constants of the sequences that define optim.exp, optim.log and optim.pow
// (docs/numerics.md). They are part of the dialect: changing one changes the
// bits of every program with such an op.
//
// A number with a High and a Low is the sum of both, to about 106 bits.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_ELEMENTARYCONSTANTS_H
#define STEPFOLD_IR_ELEMENTARYCONSTANTS_H

#include <cstdint>

namespace mlir::optim::elementary {

//===----------------------------------------------------------------------===//
// The format f64
//===----------------------------------------------------------------------===//

inline constexpr int64_t kFractionBits = 52;
inline constexpr int64_t kFractionMask = (int64_t(1) << kFractionBits) - 1;
inline constexpr int64_t kExponentBias = 1023;
inline constexpr int64_t kInfinityBits = 0x7FF0000000000000;
inline constexpr double kSmallestNormal = 0x1p-1022;
/// A number of at least this magnitude is an integer.
inline constexpr double kIntegersFrom = 0x1p52;

//===----------------------------------------------------------------------===//
// The natural logarithm of 2
//===----------------------------------------------------------------------===//

/// 42 bits, so that its product with an exponent is exact.
inline constexpr double kLn2High = 0x1.62e42fefa38p-1;
inline constexpr double kLn2Low = 0x1.ef35793c7673p-45;
/// Its reciprocal.
inline constexpr double kLog2E = 0x1.71547652b82fep+0;

//===----------------------------------------------------------------------===//
// The exponential function
//===----------------------------------------------------------------------===//

/// Beyond these, the result is an infinity or rounds to zero.
inline constexpr double kExpMax = 710.0;
inline constexpr double kExpMin = -746.0;
/// Adding it rounds to an integer, which the last bits of the sum hold.
inline constexpr double kRoundToInteger = 0x1.8p52;

inline constexpr double kSixthHigh = 0x1.5555555555555p-3;
inline constexpr double kSixthLow = 0x1.5555555555555p-57;
/// The coefficients of r^4 to r^13 of exp(r) for |r| <= ln(2) / 2, the minimax
/// polynomial of what remains behind r^3 / 6.
inline constexpr double kExpTail[] = {
    0x1.5555555555558p-5,  0x1.1111111111113p-7,  0x1.6c16c16c15082p-10,
    0x1.a01a01a0184b3p-13, 0x1.a01a01ad536a2p-16, 0x1.71de3a6033c09p-19,
    0x1.27e4cc6fc4ed4p-22, 0x1.ae64156e1e22fp-26, 0x1.1f8b497b6a4f0p-29,
    0x1.61e235f9db1bfp-33};

//===----------------------------------------------------------------------===//
// The logarithm
//===----------------------------------------------------------------------===//

/// The factor that makes a subnormal number normal, and its exponent.
inline constexpr double kLogScale = 0x1p54;
inline constexpr int64_t kLogScaleExponent = 54;
/// The bits of the square root of 1/2, the least of the reduced arguments.
inline constexpr int64_t kSqrtHalfBits = 0x3FE6A09E667F3BCD;

/// 1/12, 1/80 and 1/448: with s = 2 * (m - 1) / (m + 1), ln(m) is
/// s + s^3 / 12 + s^5 / 80 + s^7 / 448 + ...
inline constexpr double kTwelfthHigh = 0x1.5555555555555p-4;
inline constexpr double kTwelfthLow = 0x1.5555555555555p-58;
inline constexpr double kEightiethHigh = 0x1.999999999999ap-7;
inline constexpr double kEightiethLow = -0x1.999999999999ap-61;
inline constexpr double k448thHigh = 0x1.2492492492492p-9;
inline constexpr double k448thLow = 0x1.2492492492492p-63;
/// The coefficients of s^9 to s^21, the minimax polynomial in s^2 of what
/// remains, for m from the root of 1/2 to the root of 2.
inline constexpr double kLogTail[] = {
    0x1.c71c71c71d16dp-12, 0x1.745d1744bff5ap-14, 0x1.3b13b1f3c9e2cp-16,
    0x1.1110ceaca1714p-18, 0x1.e1fd748d95b37p-21, 0x1.abd7a9f26c866p-23,
    0x1.bc9c8ce0e93c3p-25};

} // namespace mlir::optim::elementary

#endif // STEPFOLD_IR_ELEMENTARYCONSTANTS_H
