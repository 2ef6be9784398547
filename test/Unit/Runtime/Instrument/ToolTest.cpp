//===- ToolTest.cpp - Tests of stepfold-run -------------------------------===//
//
// Runs the executable on a plan whose kernel is written and compiled here.
//
//===----------------------------------------------------------------------===//

#include "../../TestSupport.h"
#include "stepfold/Data/Digest.h"
#include "stepfold/Runtime/Instrument/SeededValues.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Program.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace {
/// A folder with a host plan for three parameters.
class ToolTest : public testing::Test {
protected:
  void SetUp() override {
    plan = makeAxpyPlan(Plan::TargetKind::Host, {130, 0, 64});
    writeAxpyObject(folder, plan);
    writePlan();
  }

  void writePlan() { test::writePlan(folder, plan); }

  /// Executes a program; `output` and `errors` have what it printed.
  int execute(std::vector<std::string> command) {
    TemporaryFolder streams;
    std::string out = streams.getFile("out"), err = streams.getFile("err");
    std::vector<StringRef> arguments(command.begin(), command.end());
    std::optional<StringRef> redirects[] = {std::nullopt, StringRef(out),
                                            StringRef(err)};
    int status =
        sys::ExecuteAndWait(command[0], arguments, std::nullopt, redirects);
    output = readContents(out);
    errors = readContents(err);
    return status;
  }

  /// Runs stepfold-run on the plan.
  int run(std::vector<std::string> options) {
    options.insert(options.begin(), {STEPFOLD_TEST_RUN, folder.getPath()});
    return execute(options);
  }

  /// Returns the output of stepfold-run for steps on seed 3.
  std::string getExpected(unsigned steps) {
    std::string text = "lr\tf32\tscalar\t" +
                       getDigest(DType::F32, toBytes<float>({0.5f})) + "\n";
    for (size_t i = 0; i != 3; ++i) {
      const Plan::Buffer &buffer = plan.buffers[2 * i];
      std::vector<float> state = fromBytes<float>(drawState(buffer, 3));
      for (unsigned step = 0; step != steps; ++step) {
        std::vector<float> gradient =
            fromBytes<float>(drawGradient(plan.buffers[2 * i + 1], 3, step));
        for (size_t j = 0; j != state.size(); ++j)
          state[j] -= 0.5f * gradient[j];
      }
      text += formatv("p{0}\tf32\t{1}\t{2}\n", i, buffer.shape[0],
                      getDigest(DType::F32, toBytes(state)));
    }
    return text;
  }

  /// Expects failure with a message about the plan's folder.
  void expectError(std::vector<std::string> options, StringRef message) {
    EXPECT_NE(run(std::move(options)), 0);
    EXPECT_EQ(output, "");
    size_t position = 0;
    while ((position = errors.find(folder.getPath())) != std::string::npos)
      errors.replace(position, folder.getPath().size(), "DIR");
    EXPECT_EQ(errors, ("stepfold-run: error: " + message + "\n").str());
  }

  TemporaryFolder folder;
  Plan plan;
  std::string output, errors;
};
} // namespace

TEST_F(ToolTest, PrintsDigests) {
  EXPECT_EQ(run({"--seed=3", "--steps=0"}), 0);
  EXPECT_EQ(output, getExpected(0));
  EXPECT_EQ(run({"--seed=3", "--steps=3", "--engine=host"}), 0);
  EXPECT_EQ(output, getExpected(3));
  EXPECT_EQ(errors, "");
  EXPECT_EQ(run({"--seed=3", "--steps=3", "--threads=3", "--misalign=1"}), 0);
  EXPECT_EQ(output, getExpected(3));
}

TEST_F(ToolTest, SavesAndLoads) {
  TemporaryFolder checkpoints;
  std::string file = checkpoints.getFile("a");
  EXPECT_EQ(run({"--seed=3", "--steps=2", "--save=" + file}), 0);
  EXPECT_EQ(run({"--seed=3", "--steps=1", "--first-step=2", "--load=" + file}),
            0);
  EXPECT_EQ(output, getExpected(3));
}

TEST_F(ToolTest, Injects) {
  EXPECT_EQ(run({"--seed=3", "--steps=2", "--inject=nan@1:p0"}), 0);
  std::string expected = getExpected(2);
  EXPECT_NE(output, expected);
  // The other parameters are as they were.
  EXPECT_EQ(output.substr(output.find("p1")),
            expected.substr(expected.find("p1")));
  expectError({"--inject=nan@1:p0"},
              "cannot inject at step 1: the steps are 0 to 0");
}

TEST_F(ToolTest, ReportsWhatCannotBeRun) {
  expectError({"--engine=cuda"},
              "'DIR' is a plan for the engine host, got --engine=cuda");
  expectError({"--engine=jit"},
              "the engine jit runs a program, but 'DIR' is a folder");
  expectError({"--engine=npu"},
              "--engine: expected interpreter, jit, host or cuda, got 'npu'");
  expectError({"--threads=0"}, "--threads: expected 1 to 1024, got 0");
  expectError({"--time-kernels"}, "--time-kernels: expected --time too");

  plan.kernels[0].name = "other";
  writePlan();
  expectError({}, "'DIR/stage.o' has no kernel 'other'");
  plan.kernels[0].name = "axpy";
  plan.target.features = {"sse2", "teleport"};
  writePlan();
  expectError({}, "the plan needs the processor feature 'teleport', which this "
                  "machine lacks");
  plan.target.features.clear();
  plan.target.triple = "s390x-unknown-linux-gnu";
  writePlan();
  EXPECT_NE(run({}), 0);
  EXPECT_NE(errors.find("the plan is for s390x-unknown-linux-gnu, but this "
                        "machine is "),
            std::string::npos);
  folder.write("plan.json", "{}");
  expectError({}, "DIR/plan.json: expected a key 'format'");
}

TEST_F(ToolTest, ReadsConstants) {
  plan.constants = {{"constants.bin", ""}, 8};
  plan.buffers.back().initial.kind = InitialKind::Data;
  plan.buffers.back().initial.offset = 4;
  writePlan();
  expectError({}, "cannot read 'DIR/constants.bin': No such file or directory");
  folder.write("constants.bin", "123456");
  expectError({}, "'DIR/constants.bin' is not the file that plan.json was "
                  "written with: its SHA-256 differs");
  writePlan();
  expectError({}, "DIR/plan.json: expected 8 bytes of constants, got 6");
  folder.write("constants.bin", StringRef("\0\0\0\0\0\0\0\x3f", 8));
  writePlan();
  EXPECT_EQ(run({"--seed=3"}), 0);
  EXPECT_EQ(output, getExpected(1));
}

TEST_F(ToolTest, ReportsAProgramThatItCannotRun) {
  std::string program = folder.getFile("stage.c");
  EXPECT_NE(execute({STEPFOLD_TEST_RUN, program, "--engine=host"}), 0);
  EXPECT_NE(errors.find("the engine host runs a plan's folder, but '"),
            std::string::npos);
  EXPECT_NE(execute({STEPFOLD_TEST_RUN, folder.getFile("nothing")}), 0);
  EXPECT_NE(errors.find("nothing' does not exist"), std::string::npos);
}
