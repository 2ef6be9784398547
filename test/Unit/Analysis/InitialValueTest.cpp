//===- InitialValueTest.cpp - Tests of initial values ---------------------===//
//
// What a program's startup function and constants say about its state.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Analysis/InitialValue.h"
#include "TestProgram.h"

using namespace stepfold;
using runtime::InitialKind;
using runtime::InitialValue;

namespace {

class InitialValueTest : public testing::Test {
protected:
  /// The initial value of `@x`.
  llvm::Expected<InitialValue> classify(const std::string &text) {
    module = parseTestModule(*context, text);
    return InitialValueAnalysis(*module).classify(
        module->lookupSymbol<mlir::ml_program::GlobalOp>("x"));
  }
  InitialValue get(const std::string &text) {
    llvm::Expected<InitialValue> value = classify(text);
    if (value)
      return *value;
    ADD_FAILURE() << llvm::toString(value.takeError());
    return {};
  }

  std::unique_ptr<mlir::MLIRContext> context = makeTestContext();
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

/// A program with `@x` and `@y`, of which startup initialises what `body` says.
std::string withStartup(const std::string &body) {
  return "ml_program.global private mutable @x(#ml_program.extern : "
         "tensor<2xf32>) : tensor<2xf32>\n"
         "ml_program.global private mutable @y(#ml_program.extern : "
         "tensor<2xf16>) : tensor<2xf16>\n"
         "func.func @startup() {\n" +
         body + "\nreturn\n}";
}

TEST_F(InitialValueTest, ConstantsOfGlobals) {
  InitialValue splat = get("ml_program.global private mutable @x(dense<1.5> : "
                           "tensor<2x3xbf16>) : tensor<2x3xbf16>");
  EXPECT_EQ(splat.kind, InitialKind::Splat);
  EXPECT_EQ(splat.bits, 0x3fc0u);

  InitialValue scalar = get("ml_program.global private mutable @x(dense<-1> : "
                            "tensor<i64>) : tensor<i64>");
  EXPECT_EQ(scalar.kind, InitialKind::Splat);
  EXPECT_EQ(scalar.bits, ~uint64_t(0));

  InitialValue data = get("ml_program.global private mutable @x(dense<[1.0, "
                          "-2.0]> : tensor<2xf32>) : tensor<2xf32>");
  EXPECT_EQ(data.kind, InitialKind::Data);
  EXPECT_EQ(data.data, (std::vector<uint8_t>{0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0}));

  InitialValue booleans =
      get("ml_program.global private mutable @x(dense<[true, false]> : "
          "tensor<2xi1>) : tensor<2xi1>");
  EXPECT_EQ(booleans.data, (std::vector<uint8_t>{1, 0}));
}

TEST_F(InitialValueTest, ConstantsThatStartupStores) {
  InitialValue last = get(withStartup(R"(
    %zero = arith.constant dense<0.0> : tensor<2xf32>
    %one = arith.constant dense<1.0> : tensor<2xf32>
    ml_program.global_store @x = %zero : tensor<2xf32>
    ml_program.global_store @x = %one : tensor<2xf32>)"));
  EXPECT_EQ(last.kind, InitialKind::Splat);
  EXPECT_EQ(last.bits, 0x3f800000u);
}

TEST_F(InitialValueTest, CastsOfOtherState) {
  InitialValue ofValue = get(withStartup(R"(
    %y = "pd_op.gaussian"() : () -> tensor<2xf16>
    %x = optim.cast %y : tensor<2xf16> to tensor<2xf32>
    ml_program.global_store @x = %x : tensor<2xf32>
    ml_program.global_store @y = %y : tensor<2xf16>)"));
  EXPECT_EQ(ofValue.kind, InitialKind::Cast);
  EXPECT_EQ(ofValue.of, "y");

  InitialValue ofLoad = get(withStartup(R"(
    %y = ml_program.global_load @y : tensor<2xf16>
    %x = "pd_op.cast"(%y) : (tensor<2xf16>) -> tensor<2xf32>
    ml_program.global_store @x = %x : tensor<2xf32>)"));
  EXPECT_EQ(ofLoad.kind, InitialKind::Cast);
  EXPECT_EQ(ofLoad.of, "y");
}

TEST_F(InitialValueTest, EverythingElseIsSeeded) {
  EXPECT_EQ(get(withStartup("")).kind, InitialKind::Seeded);
  EXPECT_EQ(get(withStartup(R"(
    %x = "pd_op.gaussian"() : () -> tensor<2xf32>
    ml_program.global_store @x = %x : tensor<2xf32>)"))
                .kind,
            InitialKind::Seeded);
  // A cast of something that no global holds.
  EXPECT_EQ(get(withStartup(R"(
    %y = "pd_op.gaussian"() : () -> tensor<2xf16>
    %z = "pd_op.gaussian"() : () -> tensor<2xf16>
    %x = optim.cast %y : tensor<2xf16> to tensor<2xf32>
    ml_program.global_store @x = %x : tensor<2xf32>
    ml_program.global_store @y = %y : tensor<2xf16>
    ml_program.global_store @y = %z : tensor<2xf16>)"))
                .kind,
            InitialKind::Seeded);
  EXPECT_EQ(get("ml_program.global private mutable @x(#ml_program.extern : "
                "tensor<2xf32>) : tensor<2xf32>")
                .kind,
            InitialKind::Seeded);
}

TEST_F(InitialValueTest, RefusesOtherConstants) {
  llvm::Expected<InitialValue> value =
      classify("ml_program.global private mutable @x(sparse<[[0]], [1.0]> : "
               "tensor<2xf32>) : tensor<2xf32>");
  EXPECT_EQ(llvm::toString(value.takeError()),
            "expected the initial value of 'x' to be a dense constant of "
            "numbers, got sparse<0, 1.000000e+00> : tensor<2xf32>");
}

} // namespace
