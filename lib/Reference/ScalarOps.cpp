//===- ScalarOps.cpp - Scalar operations of the interpreter ---------------===//
//
// One line for each operation.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/ScalarOps.h"

#include "stepfold/IR/Optim.h"
#include "stepfold/Reference/ElementaryFunctions.h"
#include "stepfold/Reference/ExactSum.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/TypeSwitch.h"

using llvm::APFloat;
using llvm::APInt;
using namespace mlir;

namespace stepfold::reference {

using Operands = ArrayRef<const Element *>;

llvm::Error unsupported(Operation *op) {
  return llvm::createStringError("'" + op->getName().getStringRef().str() +
                                 "' is not supported by the interpreter");
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

static ScalarFunction compareFloats(arith::CmpFPredicate predicate) {
  // A predicate depends only on the order of its operands: one pair for each
  // order gives its results.
  bool holds[4];
  APFloat nan = APFloat::getNaN(APFloat::IEEEdouble());
  for (const APFloat &value : {APFloat(-1.0), APFloat(0.0), APFloat(1.0), nan})
    holds[value.compare(APFloat(0.0))] =
        arith::applyCmpPredicate(predicate, value, APFloat(0.0));
  return [=](Operands x) {
    std::optional<APFloat::cmpResult> result = compare(*x[0], *x[1]);
    if (!result)
      return Element::invalid("operands that cannot be compared");
    return Element::fromBool(holds[*result]);
  };
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// A function of two integers of one type.
template <typename Function> static ScalarFunction onIntegers(Function f) {
  return [=](Operands x) -> Element {
    if (!x[0]->isInteger() || !x[1]->isInteger() ||
        x[0]->getType() != x[1]->getType())
      return Element::invalid("expected two integers of one type");
    return f(x[0]->getInteger(), x[1]->getInteger());
  };
}

/// A function of two integers that has no value where `isDefined` is false.
template <typename Function, typename Condition>
static ScalarFunction onIntegersIf(Condition isDefined, Function f) {
  return onIntegers([=](const APInt &a, const APInt &b) -> Element {
    if (!isDefined(a, b))
      return Element::invalid("the operation is not defined for its operands");
    return f(a, b);
  });
}

/// A function of one integer.
template <typename Function> static ScalarFunction onInteger(Function f) {
  return [=](Operands x) -> Element {
    if (!x[0]->isInteger())
      return Element::invalid("expected an integer");
    return f(x[0]->getInteger());
  };
}

static ScalarFunction compareIntegers(arith::CmpIPredicate predicate) {
  return onIntegers([=](const APInt &a, const APInt &b) {
    return Element::fromBool(arith::applyCmpPredicate(predicate, a, b));
  });
}

static ScalarFunction floatToInteger(ElementType type, bool isSigned) {
  return [=](Operands x) -> Element {
    if (!x[0]->isFloat())
      return Element::invalid("expected a floating-point operand");
    llvm::APSInt result(type.getBits(), /*isUnsigned=*/!isSigned);
    bool isExact;
    APFloat::opStatus status = x[0]->getFloat().convertToInteger(
        result, APFloat::rmTowardZero, &isExact);
    if (status & APFloat::opInvalidOp)
      return Element::invalid("the operation is not defined for its operands");
    return APInt(result);
  };
}

static ScalarFunction integerToFloat(ElementType type, bool isSigned) {
  return onInteger([=](const APInt &a) -> Element {
    APFloat result(type.getSemantics());
    result.convertFromAPInt(a, isSigned, APFloat::rmNearestTiesToEven);
    return result;
  });
}

//===----------------------------------------------------------------------===//
// The function of an operation
//===----------------------------------------------------------------------===//

static ScalarFunction always(const Element &value) {
  return [=](Operands) { return value; };
}

static llvm::Expected<ScalarFunction> constant(arith::ConstantOp op) {
  if (auto value = dyn_cast<FloatAttr>(op.getValue()))
    return always(value.getValue());
  if (auto value = dyn_cast<IntegerAttr>(op.getValue()))
    return always(value.getValue());
  return unsupported(op);
}

/// Conversions of numbers, where `type` is the element type of the result.
static ScalarFunction conversion(Operation *op, ElementType type) {
  using Function = ScalarFunction;
  unsigned bits = type.getBits();
  return llvm::TypeSwitch<Operation *, Function>(op)
      .Case<arith::ExtFOp, arith::TruncFOp>([=](auto) -> Function {
        return [=](Operands x) { return convert(*x[0], type); };
      })
      .Case([=](arith::ExtUIOp) {
        return onInteger([=](const APInt &a) { return a.zext(bits); });
      })
      .Case([=](arith::ExtSIOp) {
        return onInteger([=](const APInt &a) { return a.sext(bits); });
      })
      .Case([=](arith::TruncIOp) {
        return onInteger([=](const APInt &a) { return a.trunc(bits); });
      })
      .Case([=](arith::IndexCastOp) {
        return onInteger([=](const APInt &a) { return a.sextOrTrunc(bits); });
      })
      .Case([=](arith::SIToFPOp) {
        return integerToFloat(type, /*isSigned=*/true);
      })
      .Case([=](arith::UIToFPOp) {
        return integerToFloat(type, /*isSigned=*/false);
      })
      .Case([=](arith::FPToSIOp) {
        return floatToInteger(type, /*isSigned=*/true);
      })
      .Case([=](arith::FPToUIOp) {
        return floatToInteger(type, /*isSigned=*/false);
      })
      .Case([=](arith::BitcastOp) -> Function {
        return [=](Operands x) {
          return x[0]->isValid() ? Element::fromBits(type, x[0]->getBits())
                                 : *x[0];
        };
      })
      .Default([](Operation *) { return nullptr; });
}

/// Operations on integers alone that have a value for all operands.
static ScalarFunction integerArithmetic(Operation *op) {
  using Integer = const APInt &;
  return llvm::TypeSwitch<Operation *, ScalarFunction>(op)
      .Case([](arith::AndIOp) {
        return onIntegers([](Integer a, Integer b) { return a & b; });
      })
      .Case([](arith::OrIOp) {
        return onIntegers([](Integer a, Integer b) { return a | b; });
      })
      .Case([](arith::XOrIOp) {
        return onIntegers([](Integer a, Integer b) { return a ^ b; });
      })
      .Case([](arith::MaxSIOp) {
        return onIntegers(
            [](Integer a, Integer b) { return llvm::APIntOps::smax(a, b); });
      })
      .Case([](arith::MinSIOp) {
        return onIntegers(
            [](Integer a, Integer b) { return llvm::APIntOps::smin(a, b); });
      })
      .Case([](arith::MaxUIOp) {
        return onIntegers(
            [](Integer a, Integer b) { return llvm::APIntOps::umax(a, b); });
      })
      .Case([](arith::MinUIOp) {
        return onIntegers(
            [](Integer a, Integer b) { return llvm::APIntOps::umin(a, b); });
      })
      .Case(
          [](arith::CmpIOp cmp) { return compareIntegers(cmp.getPredicate()); })
      .Default([](Operation *) { return nullptr; });
}

/// Quotients and shifts.
static ScalarFunction integerQuotient(Operation *op) {
  using Integer = const APInt &;
  auto isNonzero = [](Integer, Integer b) { return !b.isZero(); };
  auto hasQuotient = [](Integer a, Integer b) {
    return !b.isZero() && !(a.isMinSignedValue() && b.isAllOnes());
  };
  auto isShift = [](Integer a, Integer b) { return b.ult(a.getBitWidth()); };
  return llvm::TypeSwitch<Operation *, ScalarFunction>(op)
      .Case([=](arith::DivSIOp) {
        return onIntegersIf(hasQuotient,
                            [](Integer a, Integer b) { return a.sdiv(b); });
      })
      .Case([=](arith::RemSIOp) {
        return onIntegersIf(hasQuotient,
                            [](Integer a, Integer b) { return a.srem(b); });
      })
      .Case([=](arith::DivUIOp) {
        return onIntegersIf(isNonzero,
                            [](Integer a, Integer b) { return a.udiv(b); });
      })
      .Case([=](arith::RemUIOp) {
        return onIntegersIf(isNonzero,
                            [](Integer a, Integer b) { return a.urem(b); });
      })
      .Case([=](arith::ShLIOp) {
        return onIntegersIf(isShift,
                            [](Integer a, Integer b) { return a.shl(b); });
      })
      .Case([=](arith::ShRSIOp) {
        return onIntegersIf(isShift,
                            [](Integer a, Integer b) { return a.ashr(b); });
      })
      .Case([=](arith::ShRUIOp) {
        return onIntegersIf(isShift,
                            [](Integer a, Integer b) { return a.lshr(b); });
      })
      .Default([](Operation *) { return nullptr; });
}

/// Operations on numbers, and those that are the same for integers.
static ScalarFunction arithmetic(Operation *op) {
  using Function = ScalarFunction;
  return llvm::TypeSwitch<Operation *, Function>(op)
      .Case<arith::AddFOp, arith::AddIOp>([](auto) -> Function {
        return [](Operands x) { return *x[0] + *x[1]; };
      })
      .Case<arith::SubFOp, arith::SubIOp>([](auto) -> Function {
        return [](Operands x) { return *x[0] - *x[1]; };
      })
      .Case<arith::MulFOp, arith::MulIOp>([](auto) -> Function {
        return [](Operands x) { return *x[0] * *x[1]; };
      })
      .Case([](arith::DivFOp) -> Function {
        return [](Operands x) { return *x[0] / *x[1]; };
      })
      .Case([](arith::NegFOp) -> Function {
        return [](Operands x) { return -*x[0]; };
      })
      .Case([](arith::MaximumFOp) -> Function {
        return [](Operands x) { return maximum(*x[0], *x[1]); };
      })
      .Case([](arith::MinimumFOp) -> Function {
        return [](Operands x) { return minimum(*x[0], *x[1]); };
      })
      .Case([](math::AbsFOp) -> Function {
        return [](Operands x) { return abs(*x[0]); };
      })
      .Case([](math::SqrtOp) -> Function {
        return [](Operands x) { return sqrt(*x[0]); };
      })
      .Case([](math::FmaOp) -> Function {
        return [](Operands x) { return fma(*x[0], *x[1], *x[2]); };
      })
      .Case([](optim::ExpOp) -> Function {
        return [](Operands x) { return exp(*x[0]); };
      })
      .Case([](optim::LogOp) -> Function {
        return [](Operands x) { return log(*x[0]); };
      })
      .Case([](optim::PowOp) -> Function {
        return [](Operands x) { return pow(*x[0], *x[1]); };
      })
      .Case([](optim::RoundSumOp) -> Function {
        return [](Operands x) {
          ExactSum sum;
          for (auto [index, word] : llvm::enumerate(x))
            sum.addWord(index, *word);
          return sum.round();
        };
      })
      .Case([](arith::SelectOp) -> Function {
        return [](Operands x) { return select(*x[0], *x[1], *x[2]); };
      })
      .Case([](arith::CmpFOp cmp) { return compareFloats(cmp.getPredicate()); })
      .Default([](Operation *) { return nullptr; });
}

llvm::Expected<ScalarFunction> getScalarFunction(Operation *op) {
  if (auto constantOp = dyn_cast<arith::ConstantOp>(op))
    return constant(constantOp);
  if (ScalarFunction function = arithmetic(op))
    return function;
  if (ScalarFunction function = integerArithmetic(op))
    return function;
  if (ScalarFunction function = integerQuotient(op))
    return function;

  auto truncation = dyn_cast<arith::TruncFOp>(op);
  if (truncation && truncation.getRoundingmode().value_or(
                        arith::RoundingMode::to_nearest_even) !=
                        arith::RoundingMode::to_nearest_even)
    return llvm::createStringError(
        "expected rounding to nearest even, got " +
        arith::stringifyRoundingMode(*truncation.getRoundingmode()));
  if (op->getNumResults() == 1)
    if (std::optional<ElementType> type =
            ElementType::get(getElementTypeOrSelf(op->getResult(0).getType())))
      if (ScalarFunction function = conversion(op, *type))
        return function;
  return unsupported(op);
}

//===----------------------------------------------------------------------===//
// ScalarProgram
//===----------------------------------------------------------------------===//

size_t getWidth(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getNumElements() : 1;
}

/// Returns the functions of the elements of the result of `op`.
static llvm::Expected<SmallVector<ScalarFunction>> getFunctions(Operation *op) {
  SmallVector<ScalarFunction> functions;
  auto constantOp = dyn_cast<arith::ConstantOp>(op);
  if (constantOp && isa<VectorType>(constantOp.getType())) {
    for (const APInt &word :
         cast<DenseElementsAttr>(constantOp.getValue()).getValues<APInt>())
      functions.push_back([value = Element(word)](Operands) { return value; });
    return functions;
  }
  llvm::Expected<ScalarFunction> function = getScalarFunction(op);
  if (!function)
    return function.takeError();
  functions.assign(getWidth(op->getResult(0).getType()), *function);
  return functions;
}

llvm::Expected<ScalarProgram> ScalarProgram::compile(Block &block,
                                                     size_t maxLanes) {
  llvm::DenseMap<Value, size_t> slotOf;
  size_t numSlots = 0;
  auto addSlots = [&](Value value) {
    slotOf[value] = numSlots;
    numSlots += getWidth(value.getType());
  };
  llvm::for_each(block.getArguments(), addSlots);
  for (Operation &op : block.without_terminator())
    llvm::for_each(op.getResults(), addSlots);

  ScalarProgram program;
  program.maxLanes = maxLanes;
  program.slots.resize(numSlots * maxLanes);
  auto getSlot = [&](Value value, size_t element) {
    return &program.slots[(slotOf.at(value) + element) * maxLanes];
  };
  for (Operation &op : block.without_terminator()) {
    SmallVector<ScalarFunction> functions(1);
    if (!isa<optim::BlockMaximumOp>(op)) {
      llvm::Expected<SmallVector<ScalarFunction>> own = getFunctions(&op);
      if (!own)
        return own.takeError();
      functions = std::move(*own);
    }
    for (auto [element, function] : llvm::enumerate(functions)) {
      Instruction instruction;
      instruction.function = std::move(function);
      for (Value operand : op.getOperands()) {
        size_t width = getWidth(operand.getType());
        if (functions.size() == width)
          instruction.operands.push_back(getSlot(operand, element));
        else
          for (size_t part = 0; part < width; ++part)
            instruction.operands.push_back(getSlot(operand, part));
      }
      instruction.result = getSlot(op.getResult(0), element);
      program.instructions.push_back(std::move(instruction));
    }
  }
  for (Value result : block.getTerminator()->getOperands())
    for (size_t part = 0; part < getWidth(result.getType()); ++part)
      program.results.push_back(slotOf.at(result) + part);
  return program;
}

void ScalarProgram::run(const Instruction &instruction, size_t numLanes) {
  if (!instruction.function) {
    const Element *operand = instruction.operands.front();
    Element result = operand[0];
    for (size_t lane = 1; lane < numLanes; ++lane)
      result = maximum(result, operand[lane]);
    std::fill_n(instruction.result, numLanes, result);
    return;
  }
  SmallVector<const Element *, 3> operands = instruction.operands;
  for (size_t lane = 0; lane < numLanes; ++lane) {
    instruction.result[lane] = instruction.function(operands);
    for (const Element *&operand : operands)
      ++operand;
  }
}

void ScalarProgram::run(size_t numLanes) {
  for (const Instruction &instruction : instructions)
    if (numLanes == 1 && instruction.function)
      *instruction.result = instruction.function(instruction.operands);
    else
      run(instruction, numLanes);
}

} // namespace stepfold::reference
