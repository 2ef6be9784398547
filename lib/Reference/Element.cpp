//===- Element.cpp - A scalar of the reference interpreter ----------------===//
//
// IEEE arithmetic on single elements, over llvm::APFloat. APFloat has no
// square root, so it is here.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/Element.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APSInt.h"

using llvm::APFloat;
using llvm::APInt;

namespace stepfold::reference {

static constexpr auto kRounding = APFloat::rmNearestTiesToEven;

static const char *const kTypesDiffer = "operands of different types";
static const char *const kNotFloat = "expected a floating-point operand";

//===----------------------------------------------------------------------===//
// ElementType
//===----------------------------------------------------------------------===//

std::optional<ElementType> ElementType::get(mlir::Type type) {
  if (type.isF16())
    return f16();
  if (type.isBF16())
    return bf16();
  if (type.isF32())
    return f32();
  if (type.isF64())
    return f64();
  if (type.isIndex())
    return integer(64);
  if (auto integerType = mlir::dyn_cast<mlir::IntegerType>(type))
    if (integerType.getWidth() >= 1 && integerType.getWidth() <= 64)
      return integer(integerType.getWidth());
  return std::nullopt;
}

std::string ElementType::str() const {
  if (!isFloat())
    return "i" + std::to_string(bits);
  if (*this == bf16())
    return "bf16";
  return "f" + std::to_string(bits);
}

//===----------------------------------------------------------------------===//
// Element
//===----------------------------------------------------------------------===//

Element Element::fromDouble(ElementType type, double value) {
  return convert(APFloat(value), type);
}

Element Element::fromInteger(ElementType type, uint64_t value) {
  if (type.isFloat())
    return invalid("expected an integer type");
  return fromBits(type, value);
}

Element Element::fromBits(ElementType type, uint64_t bits) {
  APInt raw(type.getBits(), bits, /*isSigned=*/false, /*implicitTrunc=*/true);
  if (type.isFloat())
    return APFloat(type.getSemantics(), raw);
  return raw;
}

ElementType Element::getType() const {
  if (isInteger())
    return ElementType::integer(getInteger().getBitWidth());
  const llvm::fltSemantics *semantics = &getFloat().getSemantics();
  if (semantics == &APFloat::IEEEhalf())
    return ElementType::f16();
  if (semantics == &APFloat::BFloat())
    return ElementType::bf16();
  if (semantics == &APFloat::IEEEsingle())
    return ElementType::f32();
  return ElementType::f64();
}

uint64_t Element::getBits() const {
  if (isInteger())
    return getInteger().getZExtValue();
  return getFloat().bitcastToAPInt().getZExtValue();
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Nothing where both are valid elements of one type; otherwise the invalid
/// element that their combination is.
static std::optional<Element> mismatch(const Element &a, const Element &b) {
  if (!a.isValid())
    return a;
  if (!b.isValid())
    return b;
  bool same = a.isFloat() ? b.isFloat() && &a.getFloat().getSemantics() ==
                                               &b.getFloat().getSemantics()
                          : b.isInteger() && a.getInteger().getBitWidth() ==
                                                 b.getInteger().getBitWidth();
  if (same)
    return std::nullopt;
  return Element::invalid(kTypesDiffer);
}

/// The same for one floating-point operand.
static std::optional<Element> notFloat(const Element &a) {
  if (a.isFloat())
    return std::nullopt;
  return a.isValid() ? Element::invalid(kNotFloat) : a;
}

Element operator+(const Element &a, const Element &b) {
  if (std::optional<Element> bad = mismatch(a, b))
    return *bad;
  if (a.isInteger())
    return a.getInteger() + b.getInteger();
  APFloat result = a.getFloat();
  result.add(b.getFloat(), kRounding);
  return result;
}

Element operator-(const Element &a, const Element &b) {
  if (std::optional<Element> bad = mismatch(a, b))
    return *bad;
  if (a.isInteger())
    return a.getInteger() - b.getInteger();
  APFloat result = a.getFloat();
  result.subtract(b.getFloat(), kRounding);
  return result;
}

Element operator*(const Element &a, const Element &b) {
  if (std::optional<Element> bad = mismatch(a, b))
    return *bad;
  if (a.isInteger())
    return a.getInteger() * b.getInteger();
  APFloat result = a.getFloat();
  result.multiply(b.getFloat(), kRounding);
  return result;
}

Element operator/(const Element &a, const Element &b) {
  if (std::optional<Element> bad = mismatch(a, b))
    return *bad;
  if (std::optional<Element> bad = notFloat(a))
    return *bad;
  APFloat result = a.getFloat();
  result.divide(b.getFloat(), kRounding);
  return result;
}

Element operator-(const Element &a) {
  if (std::optional<Element> bad = notFloat(a))
    return *bad;
  return neg(a.getFloat());
}

Element abs(const Element &a) {
  if (std::optional<Element> bad = notFloat(a))
    return *bad;
  return llvm::abs(a.getFloat());
}

Element fma(const Element &a, const Element &b, const Element &c) {
  if (std::optional<Element> bad = mismatch(a, b))
    return *bad;
  if (std::optional<Element> bad = mismatch(a, c))
    return *bad;
  if (std::optional<Element> bad = notFloat(a))
    return *bad;
  APFloat result = a.getFloat();
  result.fusedMultiplyAdd(b.getFloat(), c.getFloat(), kRounding);
  return result;
}

/// The first `bits` bits of the square root of `radicand * 2^k`, where `k` is
/// such that the radicand has `2 * bits` bits, followed by a sticky bit, which
/// says whether anything was cut off. `radicandBits` are the bits of the
/// radicand and must be even. One bit of the root is found in each step, as in
/// long division, from the next two bits of the radicand.
static uint64_t squareRootWithSticky(uint64_t radicand, unsigned radicandBits,
                                     unsigned bits) {
  uint64_t root = 0, remainder = 0;
  for (unsigned step = 0; step < bits; ++step) {
    uint64_t next = 0;
    if (radicandBits) {
      radicandBits -= 2;
      next = (radicand >> radicandBits) & 3;
    }
    remainder = remainder << 2 | next;
    uint64_t trial = root << 2 | 1;
    bool fits = remainder >= trial;
    if (fits)
      remainder -= trial;
    root = root << 1 | fits;
  }
  return root << 1 | (remainder != 0);
}

Element sqrt(const Element &a) {
  if (std::optional<Element> bad = notFloat(a))
    return *bad;
  const APFloat &x = a.getFloat();
  const llvm::fltSemantics &semantics = x.getSemantics();
  if (x.isNaN() || x.isZero() || x.isPosInfinity())
    return x;
  if (x.isNegative())
    return APFloat::getNaN(semantics);

  // x = significand * 2^exponent with an even exponent. The significand is an
  // integer of `precision` or `precision + 1` bits, also for a subnormal x.
  int precision = APFloat::semanticsPrecision(semantics);
  int exponent = ilogb(x) - (precision - 1);
  bool isOdd = exponent & 1;
  llvm::APSInt integer(precision + 1, /*isUnsigned=*/true);
  bool isExact;
  scalbn(x, -exponent, kRounding)
      .convertToInteger(integer, kRounding, &isExact);
  uint64_t significand = integer.getZExtValue() << isOdd;
  exponent -= isOdd;

  // The root to two bits more than the precision, the last one sticky, is
  // enough to round it correctly. The root of a number is never subnormal, so
  // that it is rounded once, where the integer becomes a number.
  unsigned significandBits = (precision + 2) / 2 * 2;
  unsigned rootBits = precision + 2;
  uint64_t root = squareRootWithSticky(significand, significandBits, rootBits);
  APFloat result(semantics);
  result.convertFromAPInt(APInt(64, root), /*IsSigned=*/false, kRounding);
  // sqrt(x) = root * 2^(exponent / 2) * 2^(significandBits / 2 - rootBits), and
  // the sticky bit is one more.
  int scale = exponent / 2 + int(significandBits) / 2 - int(rootBits) - 1;
  return scalbn(result, scale, kRounding);
}

Element maximum(const Element &a, const Element &b) {
  if (std::optional<Element> bad = mismatch(a, b))
    return *bad;
  if (std::optional<Element> bad = notFloat(a))
    return *bad;
  return llvm::maximum(a.getFloat(), b.getFloat());
}

Element minimum(const Element &a, const Element &b) {
  if (std::optional<Element> bad = mismatch(a, b))
    return *bad;
  if (std::optional<Element> bad = notFloat(a))
    return *bad;
  return llvm::minimum(a.getFloat(), b.getFloat());
}

Element convert(const Element &a, ElementType type) {
  if (std::optional<Element> bad = notFloat(a))
    return *bad;
  if (!type.isFloat())
    return Element::invalid("expected a floating-point type");
  APFloat result = a.getFloat();
  bool losesInfo;
  result.convert(type.getSemantics(), kRounding, &losesInfo);
  return result;
}

std::optional<APFloat::cmpResult> compare(const Element &a, const Element &b) {
  if (mismatch(a, b) || notFloat(a))
    return std::nullopt;
  return a.getFloat().compare(b.getFloat());
}

Element select(const Element &condition, const Element &ifTrue,
               const Element &ifFalse) {
  if (!condition.isValid())
    return condition;
  if (!condition.hasType(ElementType::boolean()))
    return Element::invalid("expected an i1 condition");
  if (std::optional<Element> bad = mismatch(ifTrue, ifFalse))
    return *bad;
  return condition.isTrue() ? ifTrue : ifFalse;
}

} // namespace stepfold::reference
