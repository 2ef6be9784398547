//===- ElementaryExpansionTest.cpp - exp, log and pow as IR ---------------===//
//
// The functions of the interpreter and their expansion to IR, evaluated by the
// interpreter, have equal bits.
//
//===----------------------------------------------------------------------===//

#include "Draw.h"
#include "TestProgram.h"

#include "stepfold/IR/ElementaryExpansion.h"
#include "stepfold/Reference/ScalarOps.h"

#include <limits>

using namespace mlir;
using namespace stepfold;
using namespace stepfold::reference;

namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// A function of one op of the dialect, and the same expanded.
class Expansion {
public:
  Expansion(StringRef name, unsigned numOperands, ElementType elementType)
      : context(makeTestContext()), elementType(elementType) {
    context->loadAllAvailableDialects();
    Location loc = UnknownLoc::get(context.get());
    Builder types(context.get());
    Type type = elementType == ElementType::f32() ? types.getF32Type()
                                                  : types.getF64Type();
    function = func::FuncOp::create(
        loc, "f",
        types.getFunctionType(SmallVector<Type>(numOperands, type), type));
    Block *block = function->addEntryBlock();
    ImplicitLocOpBuilder builder(loc, context.get());
    builder.setInsertionPointToStart(block);
    OperationState state(loc, name, block->getArguments(), type);
    func::ReturnOp::create(
        builder, builder.insert(Operation::create(state))->getResults());
    compile(whole);
    IRRewriter rewriter(context.get());
    optim::expandElementaryFunctions(rewriter, *function);
    function->walk([](Operation *op) {
      EXPECT_FALSE(isa<optim::OptimDialect>(op->getDialect()));
    });
    compile(expanded);
  }

  /// Returns true if the two have equal bits, all NaNs being the same.
  bool agrees(ArrayRef<Element> operands) {
    Element results[] = {evaluate(*whole, operands),
                         evaluate(*expanded, operands)};
    if (results[0].getFloat().isNaN())
      return results[1].getFloat().isNaN();
    return results[0].getBits() == results[1].getBits();
  }
  Element make(double value) const {
    return Element::fromDouble(elementType, value);
  }

private:
  void compile(std::optional<ScalarProgram> &program) {
    llvm::Expected<ScalarProgram> compiled =
        ScalarProgram::compile(function->getBody().front());
    ASSERT_TRUE(bool(compiled)) << llvm::toString(compiled.takeError());
    program.emplace(std::move(*compiled));
  }
  Element evaluate(ScalarProgram &program, ArrayRef<Element> operands) {
    for (auto [index, operand] : llvm::enumerate(operands))
      program.setArgument(index, operand);
    program.run();
    return program.getResult(0);
  }

  std::unique_ptr<MLIRContext> context;
  ElementType elementType;
  OwningOpRef<func::FuncOp> function;
  std::optional<ScalarProgram> whole, expanded;
};

std::vector<double> getSpecialValues() {
  std::vector<double> values = {kNaN};
  for (double value : {0.0,
                       1.0,
                       2.0,
                       3.0,
                       0.5,
                       1.5,
                       2.5,
                       5.0,
                       1023.0,
                       1074.0,
                       1075.0,
                       709.8,
                       710.0,
                       745.2,
                       746.0,
                       88.8,
                       103.98,
                       0x1p-149,
                       0x1p-150,
                       0x1p-1074,
                       0x1p-1022,
                       0x1.fffffffffffffp-1023,
                       0x3p-215,
                       0x1.fffffep+127,
                       0x1.fffffffffffffp+1023,
                       0x1p51 + 0.5,
                       0x1p52,
                       0x1p52 + 1.0,
                       0x1p53,
                       0x1p53 - 1.0,
                       0x1p70,
                       1.0 - 0x1p-53,
                       1.0 + 0x1p-52,
                       0x1.6a09e667f3bcdp-1,
                       0x1.6a09e667f3bccp-1,
                       kInf})
    values.insert(values.end(), {value, -value});
  return values;
}

class ElementaryExpansion : public testing::TestWithParam<ElementType> {};

TEST_P(ElementaryExpansion, OfOneOperandHasTheSameBits) {
  for (StringRef name : {"optim.exp", "optim.log"}) {
    Expansion expansion(name, 1, GetParam());
    auto check = [&](double x) {
      EXPECT_TRUE(expansion.agrees(expansion.make(x)))
          << name.str() << " of " << x;
    };
    llvm::for_each(getSpecialValues(), check);
    Draw draw;
    for (int i = 0; i < 2'000; ++i)
      for (double x : {draw.anyBits(), draw.uniform(-750.0, 715.0),
                       draw.magnitude(-150.0, 128.0), draw.nearOne()})
        check(x);
  }
}

TEST_P(ElementaryExpansion, OfPowHasTheSameBits) {
  Expansion expansion("optim.pow", 2, GetParam());
  auto check = [&](double x, double y) {
    EXPECT_TRUE(expansion.agrees({expansion.make(x), expansion.make(y)}))
        << x << " to the power of " << y;
  };
  std::vector<double> values = getSpecialValues();
  for (double x : values)
    for (double y : values)
      check(x, y);
  Draw draw;
  for (int i = 0; i < 2'000; ++i) {
    check(draw.anyBits(), draw.anyBits());
    check(draw.uniform(-4.0, 4.0), std::floor(draw.uniform(-99.0, 99.0)));
    double x = draw.magnitude(-1074.0, 1024.0), z = draw.nearOne();
    check(x, draw.uniform(-750.0, 715.0) / std::log(x));
    check(z, draw.uniform(-750.0, 715.0) / std::log(z));
  }
}

INSTANTIATE_TEST_SUITE_P(Types, ElementaryExpansion,
                         testing::Values(ElementType::f32(),
                                         ElementType::f64()),
                         [](const auto &info) { return info.param.str(); });

} // namespace
