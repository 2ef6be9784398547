//===- CudaProductKernel.cpp - A kernel for products of any size ----------===//

#include "CudaProductKernel.h"

#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace stepfold::runtime;

/// Rows, columns and inner indices of one `mma.sync`.
static constexpr unsigned tileRows = 16, tileColumns = 8, tileInner = 16;

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

namespace {
/// Writes the kernel as PTX. A warp computes 16 x 8 elements. Lane `l` has the
/// rows l / 4 and l / 4 + 8 of the left factor, the column l / 4 of the right
/// one, and of these the inner indices 2 * (l % 4), + 1, + 8 and + 9. It has
/// the sums of its rows at the columns 2 * (l % 4) and + 1.
class KernelWriter {
public:
  explicit KernelWriter(DType dtype) : isHalf(dtype == DType::F16), os(text) {}

  std::string write() {
    writeHead();
    writePlace();
    os << "mov.u64 %k0, 0;\n"
          "mov.f32 %c0, 0f00000000;\nmov.f32 %c1, 0f00000000;\n"
          "mov.f32 %c2, 0f00000000;\nmov.f32 %c3, 0f00000000;\n"
          "LOOP:\nsetp.ge.u64 %done, %k0, %inner;\n@%done bra END;\n";
    for (unsigned part = 0; part != 4; ++part)
      writePair("a" + Twine(part), "lhs", part % 2 ? "row8" : "row", "rows",
                part / 2 * 8);
    for (unsigned part = 0; part != 2; ++part)
      writePair("b" + Twine(part), "rhs", "column", "columns", part * 8);
    StringRef type = isHalf ? "f16" : "bf16";
    os << "mma.sync.aligned.m16n8k16.row.col.f32." << type << '.' << type
       << ".f32 {%c0, %c1, %c2, %c3}, {%a0, %a1, %a2, %a3}, {%b0, %b1}, "
          "{%c0, %c1, %c2, %c3};\n"
       << "add.u64 %k0, %k0, " << tileInner << ";\nbra LOOP;\nEND:\n";
    for (unsigned sum = 0; sum != 4; ++sum)
      writeResult(sum);
    os << "ret;\n}\n";
    return os.str();
  }

private:
  void writeHead() {
    os << ".version 8.0\n.target sm_90\n.address_size 64\n"
          ".visible .entry multiply(";
    for (StringRef name : {"out", "lhs", "rhs", "plus", "rows", "columns",
                           "inner", "lhsRow", "lhsK", "rhsK", "rhsRow",
                           "outStep", "lhsStep", "rhsStep", "plusStep"}) {
      os << ".param .u64 p_" << name << ", ";
      numbers.push_back(name);
    }
    os << ".param .f32 p_alpha, .param .f32 p_beta)\n{\n"
          ".reg .pred %done, %inside, %inside2, %adds;\n"
          ".reg .b16 %h0, %h1;\n.reg .b32 %a<4>, %b<2>, %r<4>;\n"
          ".reg .f32 %c<4>, %alpha, %beta, %x, %y;\n"
          ".reg .b64 %lane, %batch, %k0, %k, %t, %i, %j, %row, %row8, %column, "
          "%column0;\n";
    for (StringRef name : numbers)
      os << ".reg .b64 %" << name << ";\nld.param.u64 %" << name << ", [p_"
         << name << "];\n";
    os << "ld.param.f32 %alpha, [p_alpha];\nld.param.f32 %beta, [p_beta];\n";
  }

  /// Finds the lane's rows and columns, and the matrices of its batch.
  void writePlace() {
    os << "mov.u32 %r0, %tid.x;\ncvt.u64.u32 %lane, %r0;\n"
          "mov.u32 %r0, %ctaid.z;\ncvt.u64.u32 %batch, %r0;\n";
    for (StringRef name : {"out", "lhs", "rhs", "plus"})
      os << "mul.lo.s64 %t, %batch, %" << name << "Step;\nshl.b64 %t, %t, 1;\n"
         << "add.u64 %t, %t, %" << name
         << ";\n"
         // An absent matrix keeps the address 0.
         << "setp.ne.u64 %adds, %" << name << ", 0;\nselp.u64 %" << name
         << ", %t, 0, %adds;\n";
    os << "setp.ne.u64 %adds, %plus, 0;\nshr.u64 %i, %lane, 2;\n"
          "and.b64 %j, %lane, 3;\nshl.b64 %j, %j, 1;\n"
          "mov.u32 %r0, %ctaid.y;\ncvt.u64.u32 %t, %r0;\n"
       << "mad.lo.u64 %row, %t, " << tileRows << ", %i;\n"
       << "add.u64 %row8, %row, 8;\n"
          "mov.u32 %r0, %ctaid.x;\ncvt.u64.u32 %t, %r0;\n"
       << "mul.lo.u64 %t, %t, " << tileColumns << ";\n"
       << "add.u64 %column, %t, %i;\nadd.u64 %column0, %t, %j;\n";
  }

  /// Loads two factors of one line, at neighbouring inner indices; 0 outside of
  /// the matrix.
  void writePair(const Twine &result, StringRef matrix, StringRef line,
                 StringRef limit, unsigned offset) {
    for (unsigned half = 0; half != 2; ++half)
      os << "add.u64 %k, %k0, %j;\nadd.u64 %k, %k, " << offset + half << ";\n"
         << "setp.lt.u64 %inside, %k, %inner;\n"
         << "setp.lt.and.u64 %inside, %" << line << ", %" << limit
         << ", %inside;\n"
         << "mul.lo.u64 %t, %k, %" << matrix << "K;\n"
         << "mad.lo.u64 %t, %" << line << ", %" << matrix << "Row, %t;\n"
         << "shl.b64 %t, %t, 1;\nadd.u64 %t, %t, %" << matrix << ";\n"
         << "mov.b16 %h" << half << ", 0;\n@%inside ld.global.b16 %h" << half
         << ", [%t];\n";
    os << "mov.b32 %" << result << ", {%h0, %h1};\n";
  }

  void writeResult(unsigned sum) {
    os << "mov.u64 %i, %" << (sum < 2 ? "row" : "row8") << ";\n"
       << "add.u64 %j, %column0, " << sum % 2 << ";\n"
       << "setp.lt.u64 %inside, %i, %rows;\n"
          "setp.lt.and.u64 %inside, %j, %columns, %inside;\n"
          "mad.lo.u64 %t, %i, %columns, %j;\nshl.b64 %t, %t, 1;\n"
       << "mul.rn.f32 %x, %alpha, %c" << sum << ";\n"
       << "and.pred %inside2, %inside, %adds;\nadd.u64 %k, %t, %plus;\n"
          "mov.b16 %h0, 0;\n@%inside2 ld.global.b16 %h0, [%k];\n";
    if (isHalf)
      os << "cvt.f32.f16 %y, %h0;\n";
    else
      os << "mov.b16 %h1, 0;\nmov.b32 %y, {%h1, %h0};\n";
    os << "mul.rn.f32 %y, %beta, %y;\n"
       << "@%adds fma.rn.f32 %x, %alpha, %c" << sum << ", %y;\n"
       << "cvt.rn." << (isHalf ? "f16" : "bf16") << ".f32 %h0, %x;\n"
       << "add.u64 %t, %t, %out;\n@%inside st.global.b16 [%t], %h0;\n";
  }

  bool isHalf;
  std::string text;
  raw_string_ostream os;
  std::vector<StringRef> numbers;
};
} // namespace

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

CudaProductKernel::~CudaProductKernel() {
  for (const Code &code : {f16, bf16})
    if (code.module)
      device.getDriver().unloadModule(code.module);
}

Expected<CUfunction> CudaProductKernel::load(DType dtype) {
  Code &code = dtype == DType::F16 ? f16 : bf16;
  if (code.function)
    return code.function;
  const CudaDriver &driver = device.getDriver();
  std::string text = KernelWriter(dtype).write();
  if (Error error = driver.check(
          driver.loadModule(&code.module, text.c_str(), /*numOptions=*/0,
                            /*options=*/nullptr, /*values=*/nullptr),
          "compile a product of matrices"))
    return error;
  if (Error error = driver.check(
          driver.getFunction(&code.function, code.module, "multiply"),
          "find a product of matrices"))
    return error;
  return code.function;
}

Error CudaProductKernel::launch(DType dtype, CudaProductArguments arguments,
                                unsigned count, CUstream stream) {
  Expected<CUfunction> function = load(dtype);
  if (!function)
    return function.takeError();
  CUlaunchConfig config = {};
  config.gridDimX = divideCeil(arguments.columns, tileColumns);
  config.gridDimY = divideCeil(arguments.rows, tileRows);
  config.gridDimZ = count;
  config.blockDimX = 32;
  config.blockDimY = config.blockDimZ = 1;
  config.stream = stream;
  CudaProductArguments &a = arguments;
  void *parameters[] = {&a.out,
                        &a.lhs,
                        &a.rhs,
                        &a.plus,
                        &a.rows,
                        &a.columns,
                        &a.inner,
                        &a.lhsRowStride,
                        &a.lhsColumnStride,
                        &a.rhsRowStride,
                        &a.rhsColumnStride,
                        &a.outDistance,
                        &a.lhsDistance,
                        &a.rhsDistance,
                        &a.plusDistance,
                        &a.alpha,
                        &a.beta};
  const CudaDriver &driver = device.getDriver();
  return driver.check(
      driver.launchKernel(&config, *function, parameters, /*extra=*/nullptr),
      "launch a product of matrices");
}
