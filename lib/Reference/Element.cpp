//===- Element.cpp - A scalar of the reference interpreter ----------------===//
//
// IEEE arithmetic on single elements, by the processor's arithmetic on float
// and double. The project is compiled without contraction.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/Element.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/bit.h"

#include <cmath>
#include <limits>

using llvm::APFloat;
using llvm::APInt;

namespace stepfold::reference {

static const char *const kTypesDiffer = "operands of different types";
static const char *const kNotFloat = "expected a floating-point operand";

// The processor's formats are those of IEEE 754.
static_assert(std::numeric_limits<float>::is_iec559 &&
              std::numeric_limits<double>::is_iec559);

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

const llvm::fltSemantics &ElementType::getSemantics() const {
  switch (kind) {
  case Kind::F16:
    return APFloat::IEEEhalf();
  case Kind::BF16:
    return APFloat::BFloat();
  case Kind::F32:
    return APFloat::IEEEsingle();
  default:
    return APFloat::IEEEdouble();
  }
}

std::string ElementType::str() const {
  if (!isFloat())
    return "i" + std::to_string(bits);
  if (*this == bf16())
    return "bf16";
  return "f" + std::to_string(bits);
}

//===----------------------------------------------------------------------===//
// The 16-bit formats
//===----------------------------------------------------------------------===//

namespace {

/// A format of 16 bits.
struct Narrow {
  int fractionBits;
  int exponentBias;

  int getMinExponent() const { return 1 - exponentBias; }
  int getMaxExponent() const { return exponentBias; }
  uint64_t getInfinity() const {
    return uint64_t(2 * exponentBias + 1) << fractionBits;
  }
};

constexpr Narrow kF16 = {10, 15}, kBF16 = {7, 127};
constexpr int kDoubleFractionBits = 52, kDoubleBias = 1023;

} // namespace

static double powerOf2(int exponent) {
  return llvm::bit_cast<double>(uint64_t(exponent + kDoubleBias)
                                << kDoubleFractionBits);
}

static double widen(const Narrow &format, uint64_t bits) {
  uint64_t magnitude = bits & 0x7fff;
  double value;
  if (magnitude >= format.getInfinity()) {
    value = magnitude == format.getInfinity()
                ? std::numeric_limits<double>::infinity()
                : std::numeric_limits<double>::quiet_NaN();
  } else if (magnitude >> format.fractionBits) {
    value = llvm::bit_cast<double>(
        (magnitude << (kDoubleFractionBits - format.fractionBits)) +
        (uint64_t(kDoubleBias - format.exponentBias) << kDoubleFractionBits));
  } else {
    value = double(magnitude) *
            powerOf2(format.getMinExponent() - format.fractionBits);
  }
  return bits >> 15 ? -value : value;
}

/// The bits of `value`, rounded once.
static uint64_t narrow(const Narrow &format, double value) {
  uint64_t sign = std::signbit(value) ? 0x8000 : 0;
  double magnitude = std::fabs(value);
  if (std::isnan(value))
    return sign | format.getInfinity() |
           uint64_t(1) << (format.fractionBits - 1);
  if (magnitude >= powerOf2(format.getMaxExponent() + 1))
    return sign | format.getInfinity();
  int exponent =
      int(llvm::bit_cast<uint64_t>(magnitude) >> kDoubleFractionBits) -
      kDoubleBias;
  exponent = std::max(exponent, format.getMinExponent());
  // The last place of this number is that of the result.
  double shifter =
      powerOf2(exponent - format.fractionBits + kDoubleFractionBits);
  double rounded = (magnitude + shifter) - shifter;
  // A fraction of all ones that was rounded up carries into the exponent, and
  // from the greatest number to infinity.
  uint64_t fraction =
      uint64_t(rounded * powerOf2(format.fractionBits - exponent));
  uint64_t exponentBits = uint64_t(exponent - format.getMinExponent());
  return sign | ((exponentBits << format.fractionBits) + fraction);
}

//===----------------------------------------------------------------------===//
// Element
//===----------------------------------------------------------------------===//

static ElementType getType(const llvm::fltSemantics &semantics) {
  for (ElementType type :
       {ElementType::f16(), ElementType::bf16(), ElementType::f32()})
    if (&semantics == &type.getSemantics())
      return type;
  return ElementType::f64();
}

Element::Element(const APFloat &value)
    : Element(reference::getType(value.getSemantics()),
              value.bitcastToAPInt().getZExtValue()) {}

Element::Element(const APInt &value)
    : Element(ElementType::integer(value.getBitWidth()), value.getZExtValue()) {
}

static float asFloat(const Element &a) {
  return llvm::bit_cast<float>(uint32_t(a.getBits()));
}

static double asDouble(const Element &a) {
  return llvm::bit_cast<double>(a.getBits());
}

static Element make(float value) {
  return Element::fromBits(ElementType::f32(), llvm::bit_cast<uint32_t>(value));
}

static Element make(double value) {
  return Element::fromBits(ElementType::f64(), llvm::bit_cast<uint64_t>(value));
}

Element Element::fromDouble(ElementType type, double value) {
  switch (type.kind) {
  case ElementType::Kind::F16:
    return fromBits(type, narrow(kF16, value));
  case ElementType::Kind::BF16:
    return fromBits(type, narrow(kBF16, value));
  case ElementType::Kind::F32:
    return make(float(value));
  case ElementType::Kind::F64:
    return make(value);
  default:
    return invalid("expected a floating-point type");
  }
}

double Element::toDouble() const {
  switch (type.kind) {
  case ElementType::Kind::F16:
    return widen(kF16, bits);
  case ElementType::Kind::BF16:
    return widen(kBF16, bits);
  case ElementType::Kind::F32:
    return asFloat(*this);
  default:
    return asDouble(*this);
  }
}

bool Element::isNaN() const { return isFloat() && std::isnan(toDouble()); }

bool Element::isZero() const { return isFloat() && toDouble() == 0.0; }

Element Element::fromInteger(ElementType type, uint64_t value) {
  if (type.isFloat())
    return invalid("expected an integer type");
  return fromBits(type, value);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// The invalid element that results from two elements without a common
/// floating-point type.
static Element mismatch(const Element &a, const Element &b) {
  if (!a.isValid())
    return a;
  if (!b.isValid())
    return b;
  return Element::invalid(a.getType() != b.getType() ? kTypesDiffer
                                                     : kNotFloat);
}

static Element notFloat(const Element &a) {
  return a.isValid() ? Element::invalid(kNotFloat) : a;
}

static bool areSameFloats(const Element &a, const Element &b) {
  return a.isFloat() && a.getType() == b.getType();
}

static bool areSameIntegers(const Element &a, const Element &b) {
  return a.isInteger() && a.getType() == b.getType();
}

/// A function of numbers that the processor rounds once. f64 has more than
/// twice the digits of the 16-bit formats and two, so that a sum, product,
/// quotient or root of such numbers may be rounded to f64 first.
template <typename Function>
static Element compute(const Element &a, Function f) {
  if (a.hasType(ElementType::f32()))
    return make(f(asFloat(a)));
  if (a.hasType(ElementType::f64()))
    return make(f(asDouble(a)));
  return Element::fromDouble(a.getType(), f(a.toDouble()));
}

template <typename Function>
static Element compute(const Element &a, const Element &b, Function f) {
  if (a.hasType(ElementType::f32()))
    return make(f(asFloat(a), asFloat(b)));
  if (a.hasType(ElementType::f64()))
    return make(f(asDouble(a), asDouble(b)));
  return Element::fromDouble(a.getType(), f(a.toDouble(), b.toDouble()));
}

Element operator+(const Element &a, const Element &b) {
  if (areSameFloats(a, b))
    return compute(a, b, [](auto x, auto y) { return x + y; });
  if (areSameIntegers(a, b))
    return Element::fromBits(a.getType(), a.getBits() + b.getBits());
  return mismatch(a, b);
}

Element operator-(const Element &a, const Element &b) {
  if (areSameFloats(a, b))
    return compute(a, b, [](auto x, auto y) { return x - y; });
  if (areSameIntegers(a, b))
    return Element::fromBits(a.getType(), a.getBits() - b.getBits());
  return mismatch(a, b);
}

Element operator*(const Element &a, const Element &b) {
  if (areSameFloats(a, b))
    return compute(a, b, [](auto x, auto y) { return x * y; });
  if (areSameIntegers(a, b))
    return Element::fromBits(a.getType(), a.getBits() * b.getBits());
  return mismatch(a, b);
}

Element operator/(const Element &a, const Element &b) {
  if (!areSameFloats(a, b))
    return mismatch(a, b);
  return compute(a, b, [](auto x, auto y) { return x / y; });
}

/// The bit of the sign of a floating-point element.
static uint64_t getSignBit(const Element &a) {
  return uint64_t(1) << (a.getType().getBits() - 1);
}

Element operator-(const Element &a) {
  if (!a.isFloat())
    return notFloat(a);
  return Element::fromBits(a.getType(), a.getBits() ^ getSignBit(a));
}

Element abs(const Element &a) {
  if (!a.isFloat())
    return notFloat(a);
  return Element::fromBits(a.getType(), a.getBits() & ~getSignBit(a));
}

Element fma(const Element &a, const Element &b, const Element &c) {
  if (!areSameFloats(a, b))
    return mismatch(a, b);
  if (!areSameFloats(a, c))
    return mismatch(a, c);
  if (a.hasType(ElementType::f32()))
    return make(std::fma(asFloat(a), asFloat(b), asFloat(c)));
  if (a.hasType(ElementType::f64()))
    return make(std::fma(asDouble(a), asDouble(b), asDouble(c)));
  // f64 does not have all sums of a product and a number.
  APFloat result = a.getFloat();
  result.fusedMultiplyAdd(b.getFloat(), c.getFloat(),
                          APFloat::rmNearestTiesToEven);
  return result;
}

Element sqrt(const Element &a) {
  if (!a.isFloat())
    return notFloat(a);
  return compute(a, [](auto x) { return std::sqrt(x); });
}

Element maximum(const Element &a, const Element &b) {
  if (!areSameFloats(a, b))
    return mismatch(a, b);
  double x = a.toDouble(), y = b.toDouble();
  if (std::isnan(x) || std::isnan(y))
    return std::isnan(x) ? a : b;
  bool isFirst = x == y ? std::signbit(y) : x > y;
  return isFirst ? a : b;
}

Element minimum(const Element &a, const Element &b) {
  if (!areSameFloats(a, b))
    return mismatch(a, b);
  double x = a.toDouble(), y = b.toDouble();
  if (std::isnan(x) || std::isnan(y))
    return std::isnan(x) ? a : b;
  bool isFirst = x == y ? std::signbit(x) : x < y;
  return isFirst ? a : b;
}

Element convert(const Element &a, ElementType type) {
  if (!a.isFloat())
    return notFloat(a);
  if (a.hasType(type))
    return a;
  return Element::fromDouble(type, a.toDouble());
}

std::optional<APFloat::cmpResult> compare(const Element &a, const Element &b) {
  if (!areSameFloats(a, b))
    return std::nullopt;
  double x = a.toDouble(), y = b.toDouble();
  if (x < y)
    return APFloat::cmpLessThan;
  if (x > y)
    return APFloat::cmpGreaterThan;
  return x == y ? APFloat::cmpEqual : APFloat::cmpUnordered;
}

Element select(const Element &condition, const Element &ifTrue,
               const Element &ifFalse) {
  if (!condition.isValid())
    return condition;
  if (!condition.hasType(ElementType::boolean()))
    return Element::invalid("expected an i1 condition");
  if (!ifTrue.isValid() || !ifFalse.isValid() ||
      ifTrue.getType() != ifFalse.getType())
    return mismatch(ifTrue, ifFalse);
  return condition.isTrue() ? ifTrue : ifFalse;
}

} // namespace stepfold::reference
