//===- InitialValueTest.cpp - Tests of initial values ---------------------===//
//
// Initial values by a program's startup function and constants.
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
  /// The initial value of `@x`, or of the global of another name.
  llvm::Expected<InitialValue> classify(const std::string &text,
                                        llvm::StringRef name = "x") {
    module = parseTestModule(*context, text);
    return InitialValueAnalysis(*module).classify(
        module->lookupSymbol<mlir::ml_program::GlobalOp>(name));
  }
  InitialValue get(const std::string &text, llvm::StringRef name = "x") {
    llvm::Expected<InitialValue> value = classify(text, name);
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

/// A program with `@a`, `@b` and `@c`, of one type, of which startup
/// initialises what `body` says.
std::string withThree(const std::string &body,
                      const std::string &value = "#ml_program.extern",
                      const std::string &type = "tensor<2xf32>") {
  std::string text;
  for (std::string name : {"a", "b", "c"})
    text += "ml_program.global private mutable @" + name + "(" + value + " : " +
            type + ") : " + type + "\n";
  return text + "func.func @startup() {\n" + body + "\nreturn\n}";
}

TEST_F(InitialValueTest, OneValueOfSeveralGlobals) {
  const std::string stored = R"(
    %0 = "pd_op.gaussian"() : () -> tensor<2xf32>
    %1 = "pd_op.gaussian"() : () -> tensor<2xf32>
    ml_program.global_store @c = %0 : tensor<2xf32>
    ml_program.global_store @b = %0 : tensor<2xf32>
    ml_program.global_store @a = %0 : tensor<2xf32>
    ml_program.global_store @a = %1 : tensor<2xf32>)";
  EXPECT_EQ(get(withThree(stored), "a").kind, InitialKind::Seeded);
  EXPECT_EQ(get(withThree(stored), "b").kind, InitialKind::Seeded);
  EXPECT_EQ(get(withThree(stored), "c").kind, InitialKind::Cast);
  EXPECT_EQ(get(withThree(stored), "c").of, "b");

  const std::string drawnIntegers = R"(
    %0 = "pd_op.randint"() : () -> tensor<2xi32>
    ml_program.global_store @a = %0 : tensor<2xi32>
    ml_program.global_store @b = %0 : tensor<2xi32>)";
  EXPECT_EQ(
      get(withThree(drawnIntegers, "#ml_program.extern", "tensor<2xi32>"), "b")
          .kind,
      InitialKind::Seeded);
}

TEST_F(InitialValueTest, LoadsGiveWhatIsThere) {
  const std::string exchanged = R"(
    %a = ml_program.global_load @a : tensor<2xf32>
    %b = ml_program.global_load @b : tensor<2xf32>
    ml_program.global_store @a = %b : tensor<2xf32>
    ml_program.global_store @b = %a : tensor<2xf32>
    %c = ml_program.global_load @a : tensor<2xf32>
    ml_program.global_store @c = %c : tensor<2xf32>)";
  EXPECT_EQ(get(withThree(exchanged), "a").kind, InitialKind::Seeded);
  EXPECT_EQ(get(withThree(exchanged), "b").kind, InitialKind::Seeded);
  EXPECT_EQ(get(withThree(exchanged), "c").kind, InitialKind::Cast);
  EXPECT_EQ(get(withThree(exchanged), "c").of, "a");

  EXPECT_EQ(get(withThree(exchanged, "dense<1.0>"), "c").bits, 0x3f800000u);

  // A store in startup replaces a constant.
  const std::string overwritten = R"(
    %a = ml_program.global_load @a : tensor<2xf32>
    ml_program.global_store @b = %a : tensor<2xf32>
    %0 = "pd_op.gaussian"() : () -> tensor<2xf32>
    ml_program.global_store @a = %0 : tensor<2xf32>)";
  EXPECT_EQ(get(withThree(overwritten, "dense<1.0>"), "a").kind,
            InitialKind::Seeded);
  EXPECT_EQ(get(withThree(overwritten, "dense<1.0>"), "b").kind,
            InitialKind::Splat);
}

TEST_F(InitialValueTest, GeneralizedCasts) {
  InitialValue cast = get(withStartup(R"(
    %y = ml_program.global_load @y : tensor<2xf16>
    %e = tensor.empty() : tensor<2xf32>
    %x = optim.foreach out(%e : tensor<2xf32>) in(%y : tensor<2xf16>) {
    ^bb0(%out: f32, %in: f16):
      %0 = arith.extf %in : f16 to f32
      optim.yield %0 : f32
    }
    ml_program.global_store @x = %x : tensor<2xf32>)"));
  EXPECT_EQ(cast.kind, InitialKind::Cast);
  EXPECT_EQ(cast.of, "y");
}

TEST_F(InitialValueTest, RefusesOtherComputations) {
  llvm::Expected<InitialValue> value = classify(withStartup(R"(
    %one = arith.constant dense<1.0> : tensor<2xf32>
    %x = arith.negf %one : tensor<2xf32>
    ml_program.global_store @x = %x : tensor<2xf32>)"));
  EXPECT_EQ(llvm::toString(value.takeError()),
            "expected the initial value of 'x' to be a constant, a cast of "
            "other state or the framework's, got the result of 'arith.negf'");
}

TEST_F(InitialValueTest, CastsOfConstantsThatNoStateHolds) {
  InitialValue splat = get(withStartup(R"(
    %two = arith.constant dense<2.0> : tensor<2xf32>
    %y = optim.cast %two : tensor<2xf32> to tensor<2xf16>
    ml_program.global_store @y = %y : tensor<2xf16>)"),
                           "y");
  EXPECT_EQ(splat.kind, InitialKind::Splat);
  EXPECT_EQ(splat.bits, 0x4000u);

  // The second is rounded, to even.
  InitialValue data = get(withStartup(R"(
    %0 = arith.constant dense<[1.0, 2049.0]> : tensor<2xf32>
    %y = optim.cast %0 : tensor<2xf32> to tensor<2xf16>
    ml_program.global_store @y = %y : tensor<2xf16>)"),
                          "y");
  EXPECT_EQ(data.kind, InitialKind::Data);
  EXPECT_EQ(data.data, (std::vector<uint8_t>{0, 0x3c, 0, 0x68}));
}

TEST_F(InitialValueTest, RefusesCastsOfOtherValuesThatNoStateHolds) {
  const std::string refusal =
      "expected the initial value of 'x' to be a constant, a cast of other "
      "state or the framework's, got the result of ";
  llvm::Expected<InitialValue> computed = classify(withStartup(R"(
    %one = arith.constant dense<1.0> : tensor<2xf16>
    %y = arith.negf %one : tensor<2xf16>
    %x = optim.cast %y : tensor<2xf16> to tensor<2xf32>
    ml_program.global_store @x = %x : tensor<2xf32>)"));
  EXPECT_EQ(llvm::toString(computed.takeError()), refusal + "'arith.negf'");

  // Two casts round twice.
  llvm::Expected<InitialValue> castOfCast = classify(withStartup(R"(
    %y = ml_program.global_load @y : tensor<2xf16>
    %0 = optim.cast %y : tensor<2xf16> to tensor<2xbf16>
    %x = optim.cast %0 : tensor<2xbf16> to tensor<2xf32>
    ml_program.global_store @x = %x : tensor<2xf32>)"));
  EXPECT_EQ(llvm::toString(castOfCast.takeError()), refusal + "'optim.cast'");
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
