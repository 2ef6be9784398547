//===- InterpreterTest.cpp - Tests of the interpreter ---------------------===//
//
// Structured ops, the forms of a stage, and errors. All numbers are small and
// exact, so that the expected ones can be found by hand. The arithmetic of the
// update ops is tested against a model (test/Reference).
//
//===----------------------------------------------------------------------===//

#include "TestProgram.h"

using namespace stepfold;
using Bits = std::vector<uint64_t>;

namespace {

/// The bits of f32 numbers.
Bits f32(std::initializer_list<float> values) {
  Bits bits;
  for (float value : values)
    bits.push_back(llvm::bit_cast<uint32_t>(value));
  return bits;
}

std::string global(const std::string &name, const std::string &type) {
  return "ml_program.global private mutable @" + name +
         "(#ml_program.extern : " + type + ") : " + type + "\n";
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

// Two parameters, one of them without elements of its own decay; q' depends on
// the old p, and the argument of r is not used.
TEST(Interpreter, Foreach) {
  TestEngine engine(
      global("p0", "tensor<2xf32>") + global("p1", "tensor<1x1xf32>") +
      global("r0", "tensor<2xf16>") + global("r1", "tensor<1x1xf16>") + R"(
    ml_program.global private mutable @lr(dense<0.5> : tensor<f64>) : tensor<f64>
    func.func @train_step() {
      %p0 = ml_program.global_load @p0 : tensor<2xf32>
      %p1 = ml_program.global_load @p1 : tensor<1x1xf32>
      %r0 = ml_program.global_load @r0 : tensor<2xf16>
      %r1 = ml_program.global_load @r1 : tensor<1x1xf16>
      %lr = ml_program.global_load @lr : tensor<f64>
      %d0 = "framework.backward"() : () -> tensor<2xf32>
      %d1 = "framework.backward"() : () -> tensor<1x1xf32>
      %g0 = optim.gradient @p0 %d0 : tensor<2xf32>
      %g1 = optim.gradient @p1 %d1 : tensor<1x1xf32>
      %decay = arith.constant dense<[0.0, 2.0]> : tensor<2xf32>
      %new:4 = optim.foreach
          out(%p0, %p1 : tensor<2xf32>, tensor<1x1xf32>)
          out(%r0, %r1 : tensor<2xf16>, tensor<1x1xf16>)
          in(%g0, %g1 : tensor<2xf32>, tensor<1x1xf32>)
          per_parameter(%decay : tensor<2xf32>)
          scalar(%lr : tensor<f64>) {
      ^bb0(%p: f32, %r: f16, %g: f32, %wd: f32, %rate: f64):
        %rate32 = arith.truncf %rate : f64 to f32
        %decayed = math.fma %wd, %p, %g : f32
        %step = arith.mulf %rate32, %decayed : f32
        %new = arith.subf %p, %step : f32
        %copy = arith.truncf %p : f32 to f16
        optim.yield %new, %copy : f32, f16
      }
      ml_program.global_store @p0 = %new#0 : tensor<2xf32>
      ml_program.global_store @p1 = %new#1 : tensor<1x1xf32>
      ml_program.global_store @r0 = %new#2 : tensor<2xf16>
      ml_program.global_store @r1 = %new#3 : tensor<1x1xf16>
      return
    })");
  ASSERT_TRUE(bool(engine));
  engine.setState("p0", f32({1, -2}));
  engine.setState("p1", f32({4}));
  engine.setState("lr", {0x3fe0000000000000});
  engine.setState("r0", {0x7c00, 0x7c00});
  engine.setGradient("p0", f32({0.5, 8}));
  engine.setGradient("p1", f32({-6}));
  engine.step();
  EXPECT_EQ(engine.get("p0"), f32({0.75, -6}));
  EXPECT_EQ(engine.get("p1"), f32({3})); // 4 - 0.5 * (2 * 4 - 6)
  EXPECT_EQ(engine.get("r0"), (Bits{0x3c00, 0xc000}));
  EXPECT_EQ(engine.get("r1"), (Bits{0x4400}));
}

TEST(Interpreter, ReduceAndForeachParameter) {
  TestEngine engine(
      global("p0", "tensor<3xf32>") + global("p1", "tensor<0xf32>") +
      global("p2", "tensor<f32>") + global("sums", "tensor<3xf32>") +
      global("wide", "tensor<3xf64>") + global("norms", "tensor<3xf32>") +
      global("a", "tensor<f32>") + global("b", "tensor<1xf32>") +
      global("c", "tensor<f32>") + R"(
    func.func @train_step() {
      %p0 = ml_program.global_load @p0 : tensor<3xf32>
      %p1 = ml_program.global_load @p1 : tensor<0xf32>
      %p2 = ml_program.global_load @p2 : tensor<f32>
      %a = ml_program.global_load @a : tensor<f32>
      %b = ml_program.global_load @b : tensor<1xf32>
      %c = ml_program.global_load @c : tensor<f32>
      %e = tensor.empty() : tensor<3xf32>
      %e64 = tensor.empty() : tensor<3xf64>
      %two = arith.constant dense<2.0> : tensor<f32>
      %factors = arith.constant dense<[1.0, 1.0, 0.5]> : tensor<3xf32>
      %sums = optim.reduce out(%e : tensor<3xf32>)
          in(%p0, %p1, %p2 : tensor<3xf32>, tensor<0xf32>, tensor<f32>)
          per_parameter(%factors : tensor<3xf32>) {
      ^bb0(%x: f32, %factor: f32):
        %square = arith.mulf %x, %x : f32
        %scaled = arith.mulf %square, %factor : f32
        optim.yield %scaled : f32
      }
      %wide = optim.reduce out(%e64 : tensor<3xf64>)
          in(%p0, %p1, %p2 : tensor<3xf32>, tensor<0xf32>, tensor<f32>)
          scalar(%two : tensor<f32>) {
      ^bb0(%x: f32, %scalar: f32):
        %twice = arith.mulf %x, %scalar : f32
        %twice64 = arith.extf %twice : f32 to f64
        optim.yield %twice64 : f64
      }
      %norms, %new:3 = optim.foreach_parameter
          out(%e : tensor<3xf32>)
          out(%a, %b, %c : tensor<f32>, tensor<1xf32>, tensor<f32>)
          in(%sums : tensor<3xf32>) {
      ^bb0(%old: f32, %counter: f32, %sum: f32):
        %norm = math.sqrt %sum : f32
        %next = arith.addf %counter, %norm : f32
        optim.yield %norm, %next : f32, f32
      }
      ml_program.global_store @sums = %sums : tensor<3xf32>
      ml_program.global_store @wide = %wide : tensor<3xf64>
      ml_program.global_store @norms = %norms : tensor<3xf32>
      ml_program.global_store @a = %new#0 : tensor<f32>
      ml_program.global_store @b = %new#1 : tensor<1xf32>
      ml_program.global_store @c = %new#2 : tensor<f32>
      return
    })");
  ASSERT_TRUE(bool(engine));
  engine.setState("p0", f32({2, 2, 1}));
  engine.setState("p2", f32({-4}));
  engine.setState("a", f32({10}));
  engine.setState("b", f32({20}));
  engine.setState("c", f32({30}));
  engine.step();
  EXPECT_EQ(engine.get("sums"), f32({9, 0, 8}));
  EXPECT_EQ(engine.get("wide"),
            (Bits{0x4024000000000000, 0, 0xc020000000000000})); // 10, 0, -8
  EXPECT_EQ(engine.get("norms"),
            (Bits{0x40400000, 0, 0x403504f3})); // 3, 0, sqrt(8)
  EXPECT_EQ(engine.get("a"), f32({13}));
  EXPECT_EQ(engine.get("b"), f32({20}));
  EXPECT_EQ(engine.get("c"), (Bits{0x4203504f})); // 30 + 2.828427
}

//===----------------------------------------------------------------------===//
// Forms of a stage
//===----------------------------------------------------------------------===//

// Operations outside of the stage are not executed, and their results are no
// variables.
TEST(Interpreter, TrainStepRunsItsStageAlone) {
  TestEngine engine(global("w", "tensor<2xf16>") +
                    global("copy", "tensor<2xf32>") +
                    global("mean", "tensor<2xf32>") + R"(
    func.func @train_step(%batch: tensor<2xf32>) {
      %w = ml_program.global_load @w : tensor<2xf16>
      %loss = "framework.forward"(%w, %batch) : (tensor<2xf16>, tensor<2xf32>) -> tensor<2xf32>
      ml_program.global_store @mean = %loss : tensor<2xf32>
      %d = "framework.backward"(%loss) : (tensor<2xf32>) -> tensor<2xf16>
      %g = optim.gradient @w %d : tensor<2xf16>
      %new = arith.subf %w, %g : tensor<2xf16>
      ml_program.global_store @w = %new : tensor<2xf16>
      %again = ml_program.global_load @w : tensor<2xf16>
      %wide = optim.cast %again : tensor<2xf16> to tensor<2xf32>
      ml_program.global_store @copy = %wide : tensor<2xf32>
      return
    })");
  ASSERT_TRUE(bool(engine));
  ASSERT_EQ((*engine).getVariables().size(), 3u);
  EXPECT_FALSE(engine.find(runtime::Role::State, "mean").has_value());
  const runtime::Variable &copy =
      (*engine).getVariables()[*engine.find(runtime::Role::State, "copy")];
  EXPECT_EQ(copy.access, runtime::Access::Write);
  engine.setState("w", {0x3c00, 0x4000});    // 1, 2
  engine.setGradient("w", {0x3800, 0xc000}); // 0.5, -2
  engine.step();
  EXPECT_EQ(engine.get("w"), (Bits{0x3800, 0x4400}));
  EXPECT_EQ(engine.get("copy"), f32({0.5, 4}));
}

constexpr const char *kOutlinedGlobals = R"(
    ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
    ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
)";

void checkOutlined(const std::string &function) {
  TestEngine engine(kOutlinedGlobals + function);
  ASSERT_TRUE(bool(engine));
  auto accessOf = [&](llvm::StringRef name) {
    return (*engine)
        .getVariables()[*engine.find(runtime::Role::State, name)]
        .access;
  };
  EXPECT_EQ(accessOf("w"), runtime::Access::ReadWrite);
  EXPECT_EQ(accessOf("lr"), runtime::Access::Read);
  engine.setState("w", f32({1, 2}));
  engine.setState("lr", f32({0.5}));
  engine.setGradient("w", f32({1, -2}));
  engine.step();
  engine.step();
  EXPECT_EQ(engine.get("w"), f32({0, 4}));
  EXPECT_EQ(engine.get("lr"), f32({0.5}));
}

TEST(Interpreter, OutlinedStageOnTensors) {
  checkOutlined(R"(
    func.func @optimizer_stage(%w: memref<2xf32> {optim.global = @w},
                               %lr: memref<f32> {optim.global = @lr},
                               %g: memref<2xf32> {optim.gradient = @w}) {
      %0 = bufferization.to_tensor %w restrict writable : memref<2xf32> to tensor<2xf32>
      %1 = bufferization.to_tensor %lr restrict : memref<f32> to tensor<f32>
      %2 = bufferization.to_tensor %g restrict : memref<2xf32> to tensor<2xf32>
      %3 = optim.sgd params(%0 : tensor<2xf32>) grads(%2 : f32) lr(%1 : tensor<f32>)
      bufferization.materialize_in_destination %3 in writable %w : (tensor<2xf32>, memref<2xf32>) -> ()
      return
    })");
}

TEST(Interpreter, OutlinedStageOnMemRefs) {
  checkOutlined(R"(
    func.func @optimizer_stage(%w: memref<2xf32> {optim.global = @w},
                               %lr: memref<f32> {optim.global = @lr},
                               %g: memref<2xf32> {optim.gradient = @w}) {
      optim.sgd params(%w : memref<2xf32>) grads(%g : f32) lr(%lr : memref<f32>)
      return
    })");
}

// Scratch, a constant, and streams packed into tables.
TEST(Interpreter, OutlinedStageOnTables) {
  checkOutlined(R"(
    memref.global "private" constant @ones : memref<1xf32> = dense<1.0>
    func.func @optimizer_stage(%w: memref<2xf32> {optim.global = @w},
                               %lr: memref<f32> {optim.global = @lr},
                               %g: memref<2xf32> {optim.gradient = @w}) {
      %scratch = memref.alloc() : memref<1xf32>
      %copy = memref.alloca() : memref<1xf32>
      %ones = memref.get_global @ones : memref<1xf32>
      optim.foreach_parameter out(%scratch : memref<1xf32>) in(%ones : memref<1xf32>) {
      ^bb0(%old: f32, %one: f32):
        optim.yield %one : f32
      }
      memref.copy %scratch, %copy : memref<1xf32> to memref<1xf32>
      memref.dealloc %scratch : memref<1xf32>
      %params = optim.table(%w : memref<2xf32>)
      %grads = optim.table(%g : memref<2xf32>)
      optim.foreach out(%params : !optim.table<1 x f32>)
          in(%grads : !optim.table<1 x f32>)
          per_parameter(%copy : memref<1xf32>)
          scalar(%lr : memref<f32>) {
      ^bb0(%p: f32, %d: f32, %factor: f32, %rate: f32):
        %0 = arith.mulf %rate, %factor : f32
        %1 = arith.mulf %0, %d : f32
        %2 = arith.subf %p, %1 : f32
        optim.yield %2 : f32
      }
      return
    })");
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

std::string creationError(const std::string &text) {
  return llvm::toString(tryMakeEngine(text).takeError());
}

TEST(Interpreter, RefusesProgramsWithoutAStage) {
  EXPECT_EQ(creationError("func.func @startup() { return }"),
            "expected a function 'optimizer_stage' or 'train_step'");
  EXPECT_EQ(creationError("func.func @train_step() { return }"),
            "'train_step' has no optimizer stage: it stores nothing");
  EXPECT_EQ(creationError("func.func private @train_step()"),
            "expected 'train_step' to have one block");
  EXPECT_EQ(creationError(global("w", "tensor<2xf32>") + R"(
    func.func @train_step() {
      %x = "framework.forward"() : () -> tensor<2xf32>
      ml_program.global_store @w = %x : tensor<2xf32>
      return
    })"),
            "'train_step' has no optimizer stage: it stores nothing that can "
            "be computed (store to 'w': it depends on 'framework.forward')");
  EXPECT_EQ(creationError(R"(
    func.func @optimizer_stage(%w: memref<2xf32>) { return })"),
            "expected argument 0 of 'optimizer_stage' to name a global or a "
            "gradient");
  EXPECT_EQ(creationError(R"(
    func.func @optimizer_stage(%w: memref<2xf32> {optim.global = @w}) { return })"),
            "there is no ml_program.global 'w'");
}

TEST(Interpreter, RefusesTypesThatAreNotVariables) {
  EXPECT_EQ(creationError(global("w", "tensor<2xi16>") + R"(
    func.func @train_step() {
      %x = arith.constant dense<0> : tensor<2xi16>
      ml_program.global_store @w = %x : tensor<2xi16>
      return
    })"),
            "expected state 'w' to be a tensor of static shape with elements "
            "of f16, bf16, f32, f64, i1, i8, i32 or i64, got tensor<2xi16>");
}

TEST(Interpreter, ErrorsNameTheOperationAndItsPlace) {
  TestEngine engine(global("w", "tensor<2xf32>") + R"(
    func.func @train_step() {
      %w = ml_program.global_load @w : tensor<2xf32>
      %x = math.exp %w : tensor<2xf32>
      ml_program.global_store @w = %x : tensor<2xf32>
      return
    })");
  ASSERT_TRUE(bool(engine));
  EXPECT_EQ(engine.getStepError(),
            "loc(\"-\":5:12): 'math.exp': 'math.exp' is not supported by the "
            "interpreter");
}

} // namespace
