//===- SeededValuesTest.cpp - Tests of drawn values -----------------------===//
//
// The expected numbers were computed in Python from the definition in
// docs/plan-format.md, with its integers and hashlib.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Instrument/SeededValues.h"
#include "../../TestSupport.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

template <typename T> static std::vector<T> pick(ArrayRef<uint8_t> bytes) {
  std::vector<T> values = fromBytes<T>(bytes);
  return {values[0], values[1], values[2], values[4095]};
}

static TensorInfo makeTensor(StringRef name, Role role, DType dtype) {
  return makeBuffer(name, role, {64, 64}, dtype);
}

TEST(SeededValues, State) {
  TensorInfo tensor = makeTensor("conv.w_0", Role::State, DType::F32);
  EXPECT_EQ(
      pick<uint32_t>(drawState(tensor, 7)),
      (std::vector<uint32_t>{0x3e7c63f4, 0xbef48206, 0x3d63ed20, 0x3edc6bce}));
  tensor.name = "\xce\xb2/1";
  EXPECT_EQ(
      pick<uint32_t>(drawState(tensor, 0)),
      (std::vector<uint32_t>{0xbe1f2288, 0xbd031890, 0xbe4f1190, 0x3ef8295a}));
}

TEST(SeededValues, Gradients) {
  TensorInfo tensor = makeTensor("conv.w_0", Role::Gradient, DType::F32);
  EXPECT_EQ(
      pick<uint32_t>(drawGradient(tensor, 7, 0)),
      (std::vector<uint32_t>{0x3d62bdec, 0x3dad0644, 0x3d8d926c, 0xbc4bfbc0}));
  EXPECT_EQ(
      pick<uint32_t>(drawGradient(tensor, 7, 3)),
      (std::vector<uint32_t>{0xbacd3980, 0xbbea1580, 0x3d763910, 0xbda85180}));
  tensor.name = "fc.b";
  EXPECT_EQ(
      pick<uint32_t>(drawGradient(tensor, 18446744073709551615u, 1)),
      (std::vector<uint32_t>{0xbd81cd5c, 0xbd2efe7c, 0x3cd52ab8, 0xbdc31244}));
}

TEST(SeededValues, OtherTypes) {
  TensorInfo tensor = makeTensor("conv.w_0", Role::Gradient, DType::F16);
  EXPECT_EQ(pick<uint16_t>(drawGradient(tensor, 7, 0)),
            (std::vector<uint16_t>{0x2b16, 0x2d68, 0x2c6d, 0xa260}));
  tensor.dtype = DType::BF16;
  EXPECT_EQ(pick<uint16_t>(drawGradient(tensor, 7, 0)),
            (std::vector<uint16_t>{0x3d63, 0x3dad, 0x3d8e, 0xbc4c}));
  tensor.dtype = DType::F64;
  EXPECT_EQ(pick<double>(drawGradient(tensor, 7, 0)),
            (std::vector<double>{0x1.c57bd8p-5, 0x1.5a0c88p-4, 0x1.1b24d8p-4,
                                 -0x1.97f78p-7}));
  tensor.dtype = DType::I64;
  EXPECT_EQ(drawState(tensor, 7), std::vector<uint8_t>(8 * 4096));
}

TEST(SeededValues, Ranges) {
  TensorInfo tensor = makeTensor("w", Role::State, DType::F32);
  for (float value : fromBytes<float>(drawState(tensor, 1)))
    EXPECT_TRUE(value >= -0.5f && value < 0.5f) << value;
  for (float value : fromBytes<float>(drawGradient(tensor, 1, 9)))
    EXPECT_TRUE(value >= -0.125f && value < 0.125f) << value;
}

TEST(SeededValues, NoElements) {
  TensorInfo tensor = makeBuffer("w", Role::State, {4, 0});
  EXPECT_TRUE(drawState(tensor, 1).empty());
}
