//===- ScalarOpsTest.cpp - Tests of arith and math ops --------------------===//
//
// Each operation on small constants, whose results are known by hand.
//
//===----------------------------------------------------------------------===//

#include "TestProgram.h"

using namespace stepfold;
using Bits = std::vector<uint64_t>;

namespace {

/// `%r`, of type `type`, is computed by `body` and stored.
std::string makeProgram(const std::string &type, const std::string &body) {
  return "ml_program.global private mutable @r(#ml_program.extern : " + type +
         ") : " + type +
         "\nfunc.func @train_step() {\n"
         "%a = arith.constant dense<[1.5, -2.0, 0x7F800000, 0x7FC00000]> : "
         "tensor<4xf32>\n"
         "%b = arith.constant dense<[0.5, -2.0, 1.0, 1.0]> : tensor<4xf32>\n"
         "%i = arith.constant dense<[6, -7]> : tensor<2xi8>\n"
         "%j = arith.constant dense<[3, 2]> : tensor<2xi8>\n" +
         body + "\nml_program.global_store @r = %r : " + type + "\nreturn\n}";
}

struct Case {
  const char *type;
  const char *body;
  Bits expected;
};

constexpr uint64_t kInf = 0x7f800000, kNaN = 0x7fc00000;

class ScalarOp : public testing::TestWithParam<Case> {};

TEST_P(ScalarOp, HasTheKnownResult) {
  TestEngine engine(makeProgram(GetParam().type, GetParam().body));
  ASSERT_TRUE(bool(engine));
  engine.step();
  EXPECT_EQ(engine.get("r"), GetParam().expected) << GetParam().body;
}

// clang-format off
INSTANTIATE_TEST_SUITE_P(Floats, ScalarOp, testing::Values(
    Case{"tensor<4xf32>", "%r = arith.addf %a, %b : tensor<4xf32>", {0x40000000, 0xc0800000, kInf, kNaN}},
    Case{"tensor<4xf32>", "%r = arith.subf %a, %b : tensor<4xf32>", {0x3f800000, 0, kInf, kNaN}},
    Case{"tensor<4xf32>", "%r = arith.mulf %a, %b : tensor<4xf32>", {0x3f400000, 0x40800000, kInf, kNaN}},
    Case{"tensor<4xf32>", "%r = arith.divf %a, %b : tensor<4xf32>", {0x40400000, 0x3f800000, kInf, kNaN}},
    Case{"tensor<4xf32>", "%r = arith.negf %b : tensor<4xf32>", {0xbf000000, 0x40000000, 0xbf800000, 0xbf800000}},
    Case{"tensor<4xf32>", "%r = math.absf %b : tensor<4xf32>", {0x3f000000, 0x40000000, 0x3f800000, 0x3f800000}},
    Case{"tensor<4xf32>", "%r = math.fma %a, %b, %b : tensor<4xf32>", {0x3fa00000, 0x40000000, kInf, kNaN}},
    Case{"tensor<4xf32>", "%x = arith.mulf %b, %b : tensor<4xf32>\n%r = math.sqrt %x : tensor<4xf32>", {0x3f000000, 0x40000000, 0x3f800000, 0x3f800000}},
    Case{"tensor<4xf32>", "%r = arith.maximumf %a, %b : tensor<4xf32>", {0x3fc00000, 0xc0000000, kInf, kNaN}},
    Case{"tensor<4xf32>", "%r = arith.minimumf %a, %b : tensor<4xf32>", {0x3f000000, 0xc0000000, 0x3f800000, kNaN}},
    Case{"tensor<4xf16>", "%r = arith.truncf %b : tensor<4xf32> to tensor<4xf16>", {0x3800, 0xc000, 0x3c00, 0x3c00}},
    Case{"tensor<4xf64>", "%r = arith.extf %b : tensor<4xf32> to tensor<4xf64>", {0x3fe0000000000000, 0xc000000000000000, 0x3ff0000000000000, 0x3ff0000000000000}},
    Case{"tensor<4xi32>", "%r = arith.bitcast %b : tensor<4xf32> to tensor<4xi32>", {0x3f000000, 0xc0000000, 0x3f800000, 0x3f800000}},
    Case{"tensor<4xi32>", "%r = arith.fptosi %b : tensor<4xf32> to tensor<4xi32>", {0, 0xfffffffe, 1, 1}},
    Case{"tensor<2xf32>", "%r = arith.sitofp %i : tensor<2xi8> to tensor<2xf32>", {0x40c00000, 0xc0e00000}},
    Case{"tensor<2xf32>", "%r = arith.uitofp %i : tensor<2xi8> to tensor<2xf32>", {0x40c00000, 0x43790000}}));

INSTANTIATE_TEST_SUITE_P(Comparisons, ScalarOp, testing::Values(
    Case{"tensor<4xi1>", "%r = arith.cmpf oeq, %a, %b : tensor<4xf32>", {0, 1, 0, 0}},
    Case{"tensor<4xi1>", "%r = arith.cmpf ogt, %a, %b : tensor<4xf32>", {1, 0, 1, 0}},
    Case{"tensor<4xi1>", "%r = arith.cmpf oge, %a, %b : tensor<4xf32>", {1, 1, 1, 0}},
    Case{"tensor<4xi1>", "%r = arith.cmpf olt, %b, %a : tensor<4xf32>", {1, 0, 1, 0}},
    Case{"tensor<4xi1>", "%r = arith.cmpf ole, %a, %b : tensor<4xf32>", {0, 1, 0, 0}},
    Case{"tensor<4xi1>", "%r = arith.cmpf one, %a, %b : tensor<4xf32>", {1, 0, 1, 0}},
    Case{"tensor<4xi1>", "%r = arith.cmpf ord, %a, %b : tensor<4xf32>", {1, 1, 1, 0}},
    Case{"tensor<4xi1>", "%r = arith.cmpf ueq, %a, %b : tensor<4xf32>", {0, 1, 0, 1}},
    Case{"tensor<4xi1>", "%r = arith.cmpf ugt, %a, %b : tensor<4xf32>", {1, 0, 1, 1}},
    Case{"tensor<4xi1>", "%r = arith.cmpf uge, %a, %b : tensor<4xf32>", {1, 1, 1, 1}},
    Case{"tensor<4xi1>", "%r = arith.cmpf ult, %b, %a : tensor<4xf32>", {1, 0, 1, 1}},
    Case{"tensor<4xi1>", "%r = arith.cmpf ule, %a, %b : tensor<4xf32>", {0, 1, 0, 1}},
    Case{"tensor<4xi1>", "%r = arith.cmpf une, %a, %b : tensor<4xf32>", {1, 0, 1, 1}},
    Case{"tensor<4xi1>", "%r = arith.cmpf uno, %a, %b : tensor<4xf32>", {0, 0, 0, 1}},
    Case{"tensor<4xi1>", "%r = arith.cmpf true, %a, %b : tensor<4xf32>", {1, 1, 1, 1}},
    Case{"tensor<4xi1>", "%r = arith.cmpf false, %a, %b : tensor<4xf32>", {0, 0, 0, 0}},
    Case{"tensor<2xi1>", "%r = arith.cmpi eq, %i, %j : tensor<2xi8>", {0, 0}},
    Case{"tensor<2xi1>", "%r = arith.cmpi ne, %i, %j : tensor<2xi8>", {1, 1}},
    Case{"tensor<2xi1>", "%r = arith.cmpi slt, %i, %j : tensor<2xi8>", {0, 1}},
    Case{"tensor<2xi1>", "%r = arith.cmpi sle, %i, %j : tensor<2xi8>", {0, 1}},
    Case{"tensor<2xi1>", "%r = arith.cmpi sgt, %i, %j : tensor<2xi8>", {1, 0}},
    Case{"tensor<2xi1>", "%r = arith.cmpi sge, %i, %j : tensor<2xi8>", {1, 0}},
    Case{"tensor<2xi1>", "%r = arith.cmpi ult, %i, %j : tensor<2xi8>", {0, 0}},
    Case{"tensor<2xi1>", "%r = arith.cmpi ule, %i, %i : tensor<2xi8>", {1, 1}},
    Case{"tensor<2xi1>", "%r = arith.cmpi ugt, %i, %j : tensor<2xi8>", {1, 1}},
    Case{"tensor<2xi1>", "%r = arith.cmpi uge, %i, %j : tensor<2xi8>", {1, 1}},
    Case{"tensor<4xf32>", "%c = arith.cmpf ogt, %a, %b : tensor<4xf32>\n%r = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xf32>", {0x3fc00000, 0xc0000000, kInf, 0x3f800000}},
    Case{"tensor<4xf32>", "%c = arith.constant false\n%r = arith.select %c, %a, %b : tensor<4xf32>", {0x3f000000, 0xc0000000, 0x3f800000, 0x3f800000}}));

INSTANTIATE_TEST_SUITE_P(Integers, ScalarOp, testing::Values(
    Case{"tensor<2xi8>", "%r = arith.addi %i, %j : tensor<2xi8>", {9, 0xfb}},
    Case{"tensor<2xi8>", "%r = arith.subi %i, %j : tensor<2xi8>", {3, 0xf7}},
    Case{"tensor<2xi8>", "%r = arith.muli %i, %j : tensor<2xi8>", {18, 0xf2}},
    Case{"tensor<2xi8>", "%r = arith.divsi %i, %j : tensor<2xi8>", {2, 0xfd}},
    Case{"tensor<2xi8>", "%r = arith.remsi %i, %j : tensor<2xi8>", {0, 0xff}},
    Case{"tensor<2xi8>", "%r = arith.divui %i, %j : tensor<2xi8>", {2, 124}},
    Case{"tensor<2xi8>", "%r = arith.remui %i, %j : tensor<2xi8>", {0, 1}},
    Case{"tensor<2xi8>", "%r = arith.andi %i, %j : tensor<2xi8>", {2, 0}},
    Case{"tensor<2xi8>", "%r = arith.ori %i, %j : tensor<2xi8>", {7, 0xfb}},
    Case{"tensor<2xi8>", "%r = arith.xori %i, %j : tensor<2xi8>", {5, 0xfb}},
    Case{"tensor<2xi8>", "%r = arith.shli %i, %j : tensor<2xi8>", {48, 0xe4}},
    Case{"tensor<2xi8>", "%r = arith.shrsi %i, %j : tensor<2xi8>", {0, 0xfe}},
    Case{"tensor<2xi8>", "%r = arith.shrui %i, %j : tensor<2xi8>", {0, 0x3e}},
    Case{"tensor<2xi8>", "%r = arith.maxsi %i, %j : tensor<2xi8>", {6, 2}},
    Case{"tensor<2xi8>", "%r = arith.minsi %i, %j : tensor<2xi8>", {3, 0xf9}},
    Case{"tensor<2xi8>", "%r = arith.maxui %i, %j : tensor<2xi8>", {6, 0xf9}},
    Case{"tensor<2xi8>", "%r = arith.minui %i, %j : tensor<2xi8>", {3, 2}},
    Case{"tensor<2xi32>", "%r = arith.extsi %i : tensor<2xi8> to tensor<2xi32>", {6, 0xfffffff9}},
    Case{"tensor<2xi32>", "%r = arith.extui %i : tensor<2xi8> to tensor<2xi32>", {6, 0xf9}},
    Case{"tensor<2xi1>", "%r = arith.trunci %i : tensor<2xi8> to tensor<2xi1>", {0, 1}}));

INSTANTIATE_TEST_SUITE_P(Tensors, ScalarOp, testing::Values(
    Case{"tensor<3xf32>", "%c = arith.constant 2.0 : f32\n%r = tensor.splat %c : tensor<3xf32>", {0x40000000, 0x40000000, 0x40000000}},
    Case{"tensor<2x2xf32>", "%r = tensor.expand_shape %b [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>", {0x3f000000, 0xc0000000, 0x3f800000, 0x3f800000}},
    Case{"tensor<f32>", "%s = arith.constant dense<3.0> : tensor<1xf32>\n%r = tensor.collapse_shape %s [] : tensor<1xf32> into tensor<f32>", {0x40400000}},
    Case{"tensor<2xf32>", "%i1 = arith.constant 1 : index\n%e = tensor.extract %b[%i1] : tensor<4xf32>\n%f = arith.negf %e : f32\n%r = tensor.from_elements %e, %f : tensor<2xf32>", {0xc0000000, 0x40000000}}));
// clang-format on

TEST(ScalarOp, WithoutAValueIsAnError) {
  auto errorOf = [](const std::string &type, const std::string &body) {
    TestEngine engine(makeProgram(type, body));
    return engine ? engine.getStepError() : "";
  };
  auto endsWith = [](const std::string &text, llvm::StringRef end) {
    return llvm::StringRef(text).ends_with(end);
  };
  EXPECT_TRUE(endsWith(
      errorOf("tensor<2xi8>", "%z = arith.constant dense<0> : tensor<2xi8>\n"
                              "%r = arith.divui %i, %z : tensor<2xi8>"),
      "'arith.divui': the operation is not defined for its operands"));
  EXPECT_TRUE(
      endsWith(errorOf("tensor<4xi8>",
                       "%r = arith.fptosi %a : tensor<4xf32> to tensor<4xi8>"),
               "the operation is not defined for its operands"));
  EXPECT_TRUE(
      endsWith(errorOf("tensor<4xf32>", "%r = math.exp %a : tensor<4xf32>"),
               "'math.exp' is not supported by the interpreter"));
  EXPECT_TRUE(endsWith(
      errorOf("tensor<4xf16>",
              "%r = arith.truncf %b upward : tensor<4xf32> to tensor<4xf16>"),
      "expected rounding to nearest even, got upward"));
  EXPECT_TRUE(endsWith(errorOf("tensor<f32>",
                               "%n = arith.constant 4 : index\n"
                               "%e = tensor.extract %b[%n] : tensor<4xf32>\n"
                               "%r = tensor.from_elements %e : tensor<f32>"),
                       "'tensor.extract': expected an index below 4, got 4"));
}

} // namespace
