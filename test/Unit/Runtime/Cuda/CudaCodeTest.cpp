//===- CudaCodeTest.cpp - Tests of loading the kernels of CUDA plans ------===//

#include "CudaTestSupport.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

using CudaCodes = CudaTest;

/// By one call, without the driver's linker.
TEST_F(CudaCodes, LoadPTXAsAWholeProgram) {
  std::string ptx = readContents(folder.getFile("stage.ptx"));
  // Longer than any buffer.
  ptx += "// " + std::string(1 << 20, '-') + "\n.visible .entry last() {}\n";
  folder.write("stage.ptx", ptx);
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  ASSERT_EQ(driver.images.size(), 1u);
  EXPECT_TRUE(driver.images[0] == ptx) << driver.images[0].size();
}

TEST_F(CudaCodes, PreferMachineCode) {
  plan.code.cubin.name = "stage.cubin";
  plan.target.arch = "sm_90";
  std::string code = "machine code of .entry axpy(.param, .param)";
  folder.write("stage.cubin", code);
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_EQ(driver.images, std::vector<std::string>{code});
  destroy();
  folder.write("stage.cubin", "broken");
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("stage.cubin' on Fake GPU (sm_90, driver for CUDA 13.0)"));
  // Machine code for another device is none.
  driver.major = 10;
  plan.target.arch = "sm_90";
  driver.images.clear();
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_EQ(driver.images, std::vector<std::string>{
                               readContents(folder.getFile("stage.ptx"))});
}

TEST_F(CudaCodes, ReportCodeForAnotherDevice) {
  plan.target.arch = "sm_100";
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("the plan is for sm_100, but Fake GPU is sm_90"));
}

TEST_F(CudaCodes, ReportCodeThatDoesNotCompile) {
  folder.write("stage.ptx", ".version 8.0\nnonsense\n");
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("stage.ptx' on Fake GPU (sm_90, driver for CUDA 13.0): fake "
                   "error (FAKE_ERROR)\nline 4: nonsense"));
  folder.write("stage.ptx", ".version 99.1\n.target sm_90\n");
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("the CUDA driver is too old: '"));
  EXPECT_TRUE(says("stage.ptx' needs one that knows PTX 99.1, got one for CUDA "
                   "13.0"));
  folder.write("stage.ptx", ".version 8.0\n.entry other()\n");
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("the plan's code has no kernel 'axpy'"));
  plan.code.ptx.name = "none.ptx";
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("none.ptx': No such file or directory"));
}
