//===- TensorTest.cpp - Tests of the tensors ------------------------------===//
//
// Storage, sharing, and reading from dense constants.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/Tensor.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace stepfold::reference;

namespace {

Tensor parse(mlir::MLIRContext &context, llvm::StringRef text) {
  mlir::Attribute attribute = mlir::parseAttribute(text, &context);
  llvm::Expected<Tensor> tensor =
      Tensor::fromAttribute(mlir::cast<mlir::ElementsAttr>(attribute));
  if (tensor)
    return *tensor;
  ADD_FAILURE() << llvm::toString(tensor.takeError());
  return Tensor(ElementType::boolean(), {0});
}

TEST(Tensor, FromDenseConstants) {
  mlir::MLIRContext context;
  Tensor f16 =
      parse(context, "dense<[[1.0, -2.0], [0.5, 65504.0]]> : tensor<2x2xf16>");
  EXPECT_EQ(f16.getTypeString(), "tensor<2x2xf16>");
  EXPECT_EQ(f16.getData().size(), 8u);
  EXPECT_EQ(f16.get(1).getBits(), 0xc000u);
  EXPECT_EQ(f16.get(3).getBits(), 0x7bffu);

  Tensor splat = parse(context, "dense<1.5> : tensor<3xf64>");
  EXPECT_EQ(splat.getNumElements(), 3);
  EXPECT_EQ(splat.get(2).getBits(), 0x3ff8000000000000u);

  Tensor scalar = parse(context, "dense<1.0> : tensor<bf16>");
  EXPECT_EQ(scalar.getTypeString(), "tensor<bf16>");
  EXPECT_EQ(scalar.getScalar().getBits(), 0x3f80u);

  Tensor booleans = parse(context, "dense<[true, false, true]> : tensor<3xi1>");
  EXPECT_EQ(std::vector<char>(booleans.getData()),
            (std::vector<char>{1, 0, 1}));
  EXPECT_TRUE(booleans.get(2).isTrue());

  Tensor integers = parse(context, "dense<[-1, 2]> : tensor<2xi64>");
  EXPECT_EQ(integers.get(0).getBits(), ~uint64_t(0));

  EXPECT_EQ(parse(context, "dense<> : tensor<0xf32>").getNumElements(), 0);
}

TEST(Tensor, RefusesWhatItCannotHold) {
  mlir::MLIRContext context;
  auto messageFor = [&](llvm::StringRef type) {
    return llvm::toString(
        Tensor::zeros(mlir::parseType(type, &context)).takeError());
  };
  EXPECT_EQ(messageFor("tensor<?xf32>"),
            "expected a tensor of static shape, got tensor<?xf32>");
  EXPECT_EQ(messageFor("f32"), "expected a tensor of static shape, got f32");
  EXPECT_EQ(messageFor("tensor<2xf80>"),
            "expected elements of a supported type, got tensor<2xf80>");
  auto sparse = mlir::cast<mlir::ElementsAttr>(
      mlir::parseAttribute("sparse<[[0]], [1.0]> : tensor<4xf32>", &context));
  EXPECT_EQ(llvm::toString(Tensor::fromAttribute(sparse).takeError()),
            "expected a dense constant, got tensor<4xf32>");
}

TEST(Tensor, CopiesAreIndependent) {
  Tensor original(ElementType::f32(), {4});
  Tensor copy = original;
  EXPECT_EQ(copy.getData().data(), original.getData().data());
  ASSERT_FALSE(bool(copy.set(1, Element::fromDouble(ElementType::f32(), 1.0))));
  EXPECT_EQ(original.get(1).getBits(), 0u);
  EXPECT_EQ(copy.get(1).getBits(), 0x3f800000u);
}

TEST(Tensor, SetChecksTheType) {
  Tensor tensor(ElementType::f32(), {1});
  EXPECT_EQ(llvm::toString(
                tensor.set(0, Element::fromDouble(ElementType::f16(), 1.0))),
            "expected an element of type f32, got f16");
  EXPECT_EQ(llvm::toString(tensor.set(0, Element())), "no value");
}

} // namespace
