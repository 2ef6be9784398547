//===- ProductCheckTest.cpp - Tests of the comparison of products ---------===//

#include "../../Plan/PlanTexts.h"
#include "../../TestSupport.h"

#include "stepfold/Runtime/Engine/ProductCheck.h"

#include <map>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace {

/// A product of matrices of small whole numbers, of which no sum is rounded.
class Example {
public:
  Example(int64_t rows, int64_t columns, int64_t inner, ProductForm form,
          bool hasPlus)
      : rows(rows), columns(columns), inner(inner), step{form, {}, {}, {}, {}} {
    plan.buffers.clear();
    step.lhs = {form.isLhsTransposed ? add(inner, rows) : add(rows, inner)};
    // A symmetric product is that of a matrix and its transpose.
    if (form.isSymmetric)
      step.rhs = step.lhs;
    else
      step.rhs = {form.isRhsTransposed ? add(columns, inner)
                                       : add(inner, columns)};
    if (hasPlus)
      step.plus = {add(rows, columns)};
    step.outs = {add(rows, columns)};
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < columns; ++j)
        getOut()[i * columns + j] = convertToBF16(compute(i, j));
  }

  std::vector<uint16_t> &getOut() { return contents[step.outs[0]]; }

  /// Returns what a check of `numSamples` elements finds.
  std::string check(uint32_t numSamples) {
    ProductCheck check(plan, numSamples);
    EXPECT_EQ(getMessage(check.check(
                  step,
                  [&](uint32_t buffer, MutableArrayRef<uint8_t> bytes) {
                    ArrayRef<uint16_t> elements = contents[buffer];
                    EXPECT_EQ(bytes.size(), elements.size() * 2);
                    std::memcpy(bytes.data(), elements.data(), bytes.size());
                    return Error::success();
                  })),
              "");
    EXPECT_EQ(check.getNumProducts(), 1u);
    EXPECT_EQ(check.getNumElements(),
              std::min<uint64_t>(numSamples, rows * columns));
    return check.getDifference();
  }

private:
  uint32_t add(int64_t numRows, int64_t numColumns) {
    uint32_t index = plan.buffers.size();
    plan.buffers.push_back(makeBuffer("m" + std::to_string(index), Role::State,
                                      {numRows, numColumns}, DType::BF16));
    for (int64_t i = 0; i < numRows * numColumns; ++i)
      contents[index].push_back(convertToBF16((7 * i + index) % 5 - 2));
    return index;
  }
  float get(uint32_t buffer, int64_t row, int64_t column, bool isTransposed) {
    if (isTransposed)
      std::swap(row, column);
    int64_t place = row * plan.buffers[buffer].shape[1] + column;
    return widenFactor(DType::BF16, contents[buffer][place]);
  }
  float compute(int64_t i, int64_t j) {
    float sum = 0.0f;
    for (int64_t k = 0; k < inner; ++k)
      sum += get(step.lhs[0], i, k, step.isLhsTransposed) *
             get(step.rhs[0], k, j, step.isRhsTransposed);
    float plus = step.plus.empty() ? 0.0f : get(step.plus[0], i, j, false);
    return step.alpha * sum + step.beta * plus;
  }

  Plan plan = makeAxpyPlan(Plan::TargetKind::CUDA, {64});
  int64_t rows, columns, inner;
  Plan::Product step;
  std::map<uint32_t, std::vector<uint16_t>> contents;
};

/// Expects a check of all elements to find each that is wrong.
void expectToFindEachElement(Example &example, uint32_t numElements) {
  for (uint16_t &element : example.getOut()) {
    element ^= 1;
    EXPECT_NE(example.check(numElements), "");
    element ^= 1;
  }
}

ProductForm makeForm(bool isLhsTransposed, bool isRhsTransposed,
                     Accumulation accumulation) {
  ProductForm form;
  form.accumulation = accumulation;
  form.isLhsTransposed = isLhsTransposed;
  form.isRhsTransposed = isRhsTransposed;
  form.alpha = 2.0f;
  form.beta = -3.0f;
  return form;
}

} // namespace

TEST(ProductCheck, FindsEachWrongElement) {
  for (bool isLhsTransposed : {false, true})
    for (bool isRhsTransposed : {false, true})
      for (bool hasPlus : {false, true})
        for (Accumulation accumulation :
             {Accumulation::Sequential, Accumulation::MMA16}) {
          Example example(
              3, 4, 5, makeForm(isLhsTransposed, isRhsTransposed, accumulation),
              hasPlus);
          EXPECT_EQ(example.check(12), "");
          expectToFindEachElement(example, 12);
        }
}

TEST(ProductCheck, NamesTheElement) {
  Example example(3, 4, 5, ProductForm(), /*hasPlus=*/false);
  example.getOut()[6] = convertToBF16(99.0);
  std::string difference = example.check(12);
  EXPECT_TRUE(
      StringRef(difference)
          .starts_with(
              "element [1, 2] of a product of matrices, 3x5 by 5x4, is 99.0"))
      << difference;
}

TEST(ProductCheck, ComparesBothHalvesOfASymmetricProduct) {
  ProductForm form;
  form.isSymmetric = form.isRhsTransposed = true;
  Example example(4, 4, 3, form, /*hasPlus=*/false);
  EXPECT_EQ(example.check(16), "");
  expectToFindEachElement(example, 16);
}

TEST(ProductCheck, DrawsElements) {
  Example example(40, 50, 6, ProductForm(), /*hasPlus=*/false);
  EXPECT_EQ(example.check(100), "");
  for (uint16_t &element : example.getOut())
    element ^= 1;
  EXPECT_NE(example.check(1), "");
}

TEST(ProductCheck, TakesEqualNaNs) {
  Example example(1, 1, 1, ProductForm(), /*hasPlus=*/false);
  example.getOut()[0] = 0x7fff;
  EXPECT_NE(example.check(1), "");
}
