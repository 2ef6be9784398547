//===- ArithmeticTest.cpp - Functions that expand to sequences ------------===//
//
// Runs expansions in the interpreter and compares them with a reference of
// higher precision.
//
//===----------------------------------------------------------------------===//

#include "TestProgram.h"

#include "stepfold/IR/Generalize.h"
#include "stepfold/Reference/ScalarOps.h"

#include <cmath>

using namespace mlir;
using namespace stepfold;
using namespace stepfold::reference;

namespace {

using Build = function_ref<Value(optim::Arithmetic &, Value)>;

/// The largest error, in units of the last place of the exact result, of what
/// `build` makes, over a grid of [-1/4, 1/4].
double getLargestError(Build build, long double (*exact)(long double)) {
  std::unique_ptr<MLIRContext> context = makeTestContext();
  context->loadAllAvailableDialects();
  Location loc = UnknownLoc::get(context.get());
  auto type = Float64Type::get(context.get());
  Block block;
  Value argument = block.addArgument(type, loc);
  ImplicitLocOpBuilder builder(loc, OpBuilder::atBlockBegin(&block));
  optim::Arithmetic arithmetic(builder, type);
  Value result = build(arithmetic, argument);
  func::ReturnOp::create(builder, result);
  llvm::Expected<ScalarProgram> program = ScalarProgram::compile(block);
  EXPECT_TRUE(bool(program));

  constexpr int gridSize = 40'000;
  constexpr double stride = 0.25 / gridSize;
  double largest = 0.0;
  for (int i = -gridSize; i <= gridSize; ++i) {
    double x = i * stride;
    program->setArgument(0, Element::fromDouble(ElementType::f64(), x));
    program->run();
    double value = program->getResult(0).getFloat().convertToDouble();
    long double expected = exact(x * 3.141592653589793238462643383279502884L);
    double rounded = static_cast<double>(expected);
    double unit =
        std::nextafter(std::fabs(rounded), HUGE_VAL) - std::fabs(rounded);
    largest = std::max(largest,
                       static_cast<double>(std::fabs(value - expected) / unit));
  }
  return largest;
}

// The bounds are those of docs/numerics.md.

TEST(Arithmetic, CosPiIsAccurate) {
  double error = getLargestError(
      [](optim::Arithmetic &a, Value x) { return a.cosPi(x); }, cosl);
  RecordProperty("ulp", std::to_string(error));
  EXPECT_LE(error, 1.1) << error;
}

TEST(Arithmetic, SinPiIsAccurate) {
  double error = getLargestError(
      [](optim::Arithmetic &a, Value x) { return a.sinPi(x); }, sinl);
  RecordProperty("ulp", std::to_string(error));
  EXPECT_LE(error, 1.6) << error;
}

} // namespace
