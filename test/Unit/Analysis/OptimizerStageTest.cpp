//===- OptimizerStageTest.cpp - Tests of the stage analysis ---------------===//
//
// Operations of the stage, and the reasons why others do not belong to it.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Analysis/OptimizerStage.h"
#include "TestProgram.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace stepfold;
using Strings = std::vector<std::string>;

namespace {

class OptimizerStageTest : public testing::Test {
protected:
  void compute(const std::string &text) {
    module = parseTestModule(*context, text);
    ASSERT_TRUE(bool(module));
    mlir::FailureOr<OptimizerStage> result = OptimizerStage::compute(
        module->lookupSymbol<mlir::func::FuncOp>(kTrainStepName));
    ASSERT_TRUE(mlir::succeeded(result));
    stage = *result;
  }

  Strings getOpNames() {
    Strings names;
    for (mlir::Operation *op : stage.getOps())
      names.push_back(op->getName().getStringRef().str());
    return names;
  }

  Strings getGlobals() {
    Strings names;
    for (const OptimizerStage::Global &global : stage.getGlobals())
      names.push_back(global.name.str() + (global.isLoaded ? " loaded" : "") +
                      (global.isStored ? " stored" : ""));
    return names;
  }

  Strings getExclusions() {
    Strings reasons;
    for (OptimizerStage::ExcludedStore excluded : stage.getExcludedStores())
      reasons.push_back(excluded.store.getGlobal().getLeafReference().str() +
                        ": " + excluded.getReason());
    return reasons;
  }

  std::unique_ptr<mlir::MLIRContext> context = makeTestContext();
  mlir::OwningOpRef<mlir::ModuleOp> module;
  OptimizerStage stage;
};

constexpr const char *kGlobals = R"(
    ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
    ml_program.global private mutable @m(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
    ml_program.global private mutable @lr(#ml_program.extern : tensor<f32>) : tensor<f32>
)";

TEST_F(OptimizerStageTest, GoesBackToGradientsAndLoads) {
  compute(std::string(kGlobals) + R"(
    func.func @train_step() {
      %lr = ml_program.global_load @lr : tensor<f32>
      %w = ml_program.global_load @w : tensor<2xf32>
      %unused = ml_program.global_load @m : tensor<2xf32>
      %x = arith.addf %unused, %unused : tensor<2xf32>
      %d = "framework.backward"(%w, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %g = optim.gradient @w %d : tensor<2xf32>
      %h = arith.addf %g, %g : tensor<2xf32>
      %new = optim.sgd params(%w : tensor<2xf32>) grads(%h : f32) lr(%lr : tensor<f32>)
      ml_program.global_store @w = %new : tensor<2xf32>
      return
    })");
  EXPECT_EQ(getOpNames(),
            (Strings{"ml_program.global_load", "ml_program.global_load",
                     "optim.gradient", "arith.addf", "optim.sgd",
                     "ml_program.global_store"}));
  EXPECT_EQ(getGlobals(), (Strings{"lr loaded", "w loaded stored"}));
  ASSERT_EQ(stage.getGradients().size(), 1u);
  EXPECT_TRUE(stage.getExcludedStores().empty());
}

TEST_F(OptimizerStageTest, ExcludesWhatDependsOnTheUnknown) {
  compute(std::string(kGlobals) + R"(
    func.func @train_step(%x: tensor<2xf32>) {
      %d = "framework.backward"() : () -> tensor<2xf32>
      %e = arith.addf %d, %d : tensor<2xf32>
      ml_program.global_store @w = %e : tensor<2xf32>
      %f = arith.negf %x : tensor<2xf32>
      ml_program.global_store @m = %f : tensor<2xf32>
      return
    })");
  EXPECT_TRUE(stage.getOps().empty());
  EXPECT_EQ(getExclusions(),
            (Strings{"w: it depends on 'framework.backward'",
                     "m: it depends on an argument of the function"}));
}

// The stage runs behind a store outside of it whose value it loads.
TEST_F(OptimizerStageTest, IncludesLoadsOfExcludedStores) {
  compute(std::string(kGlobals) + R"(
    func.func @train_step() {
      %before = ml_program.global_load @m : tensor<2xf32>
      %d = "framework.forward"() : () -> tensor<2xf32>
      ml_program.global_store @m = %d : tensor<2xf32>
      %stored = ml_program.global_load @m : tensor<2xf32>
      ml_program.global_store @w = %stored : tensor<2xf32>
      return
    })");
  EXPECT_EQ(getExclusions(), (Strings{"m: it depends on 'framework.forward'"}));
  EXPECT_EQ(stage.getOps().size(), 2u);
  EXPECT_EQ(getGlobals(), (Strings{"m loaded", "w stored"}));
  EXPECT_EQ(stage.getParts().size(), 1u);
}

TEST_F(OptimizerStageTest, IncludesConditionals) {
  compute(std::string(kGlobals) + R"(
    func.func @train_step() {
      %c = arith.constant true
      %w = ml_program.global_load @w : tensor<2xf32>
      scf.if %c {
        %m = ml_program.global_load @m : tensor<2xf32>
        ml_program.global_store @w = %m : tensor<2xf32>
      }
      return
    })");
  EXPECT_EQ(getGlobals(), (Strings{"m loaded", "w stored"}));
  EXPECT_TRUE(getExclusions().empty());
}

TEST_F(OptimizerStageTest, ExcludesConditionalsOfStrangers) {
  compute(std::string(kGlobals) + R"(
    func.func @train_step() {
      %c = arith.constant true
      scf.if %c {
        %x = "framework.random"() : () -> tensor<2xf32>
        ml_program.global_store @m = %x : tensor<2xf32>
      }
      return
    })");
  EXPECT_TRUE(stage.getOps().empty());
  EXPECT_EQ(getExclusions(), (Strings{"m: it depends on 'framework.random'"}));
}

TEST_F(OptimizerStageTest, ExcludesNestedStores) {
  compute(std::string(kGlobals) + R"(
    func.func @train_step() {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %w = ml_program.global_load @w : tensor<2xf32>
      scf.for %i = %c0 to %c1 step %c1 {
        ml_program.global_store @m = %w : tensor<2xf32>
      }
      %m = ml_program.global_load @m : tensor<2xf32>
      ml_program.global_store @w = %m : tensor<2xf32>
      return
    })");
  EXPECT_EQ(getExclusions(), (Strings{"m: it is nested in 'scf.for'"}));
  EXPECT_EQ(getGlobals(), (Strings{"m loaded", "w stored"}));
}

// Operations that depend on the updated @w, by a load or by a value, belong to
// another stage.
TEST_F(OptimizerStageTest, NumbersStages) {
  auto computeWith = [&](const std::string &use) {
    compute(std::string(kGlobals) + R"(
      func.func @train_step(%d: tensor<2xf32>) {
        %g = optim.gradient @w %d : tensor<2xf32>
        %new = arith.addf %g, %g : tensor<2xf32>
        ml_program.global_store @w = %new : tensor<2xf32>
        )" + use +
            R"(
        %e = "framework.forward"(%used) : (tensor<2xf32>) -> tensor<2xf32>
        %true = arith.constant true
        scf.if %true {
          %h = optim.gradient @m %e : tensor<2xf32>
          ml_program.global_store @m = %h : tensor<2xf32>
        }
        return
      })");
  };
  for (const char *use : {"%used = ml_program.global_load @w : tensor<2xf32>",
                          "%used = arith.negf %new : tensor<2xf32>"}) {
    computeWith(use);
    ASSERT_EQ(stage.getParts().size(), 2u);
    EXPECT_TRUE(mlir::isa<mlir::ml_program::GlobalStoreOp>(
        stage.getParts()[0].stores.front()));
    EXPECT_TRUE(mlir::isa<mlir::scf::IfOp>(stage.getParts()[1].stores.front()));
    EXPECT_EQ(getGlobals(), (Strings{"w stored", "m stored"}));
  }
  computeWith("%used = arith.negf %d : tensor<2xf32>");
  EXPECT_EQ(stage.getParts().size(), 1u);
}

TEST_F(OptimizerStageTest, SeesValuesUsedInRegions) {
  compute(std::string(kGlobals) + R"(
    func.func @train_step() {
      %c = "framework.condition"() : () -> i1
      %w = ml_program.global_load @w : tensor<2xf32>
      %d = "framework.backward"() : () -> tensor<2xf32>
      %k = arith.constant true
      %new = scf.if %k -> tensor<2xf32> {
        scf.yield %w : tensor<2xf32>
      } else {
        scf.yield %d : tensor<2xf32>
      }
      ml_program.global_store @w = %new : tensor<2xf32>
      return
    })");
  EXPECT_EQ(getExclusions(),
            (Strings{"w: it depends on 'framework.backward'"}));
}

TEST(OptimizerStage, FailsWithoutASingleBlock) {
  std::unique_ptr<mlir::MLIRContext> context = makeTestContext();
  mlir::OwningOpRef<mlir::ModuleOp> module =
      parseTestModule(*context, "func.func private @train_step()");
  std::string message;
  mlir::ScopedDiagnosticHandler handler(
      context.get(),
      [&](mlir::Diagnostic &diagnostic) { message = diagnostic.str(); });
  EXPECT_TRUE(mlir::failed(OptimizerStage::compute(
      module->lookupSymbol<mlir::func::FuncOp>(kTrainStepName))));
  EXPECT_EQ(message, "'func.func' op expected one block, got a declaration");
}

} // namespace
