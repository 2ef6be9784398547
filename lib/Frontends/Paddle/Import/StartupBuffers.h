//===- StartupBuffers.h - Variables in one memory --------------*- C++ -*-===//
//
// A startup program may put variables that it has initialised into one buffer:
//
//   %list = builtin.combine(%w, %b)
//   %parts, %buffer = pd_op.coalesce_tensor_(%list) {copy_data = true, ...}
//   builtin.shadow_output(%buffer) {output_name = "params.f32"}
//
// They keep their values, and lie there from then on: an `optim.buffer`.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_STARTUPBUFFERS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_STARTUPBUFFERS_H

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "mlir/IR/BuiltinOps.h"

namespace stepfold::pir {

/// A buffer of variables.
struct StartupBuffer {
  llvm::StringRef name;
  int64_t alignment;
  /// The variables, in their order.
  llvm::SmallVector<llvm::StringRef> variables;
  /// The ops that make it, as above.
  std::array<const PirOp *, 3> ops;
};

/// The buffers that `body`, of a startup program, makes. Others are imported as
/// any ops are.
std::vector<StartupBuffer> findStartupBuffers(const PirBlock &body);

/// Declares `buffer` in `module`, which has its variables.
void declareBuffer(const StartupBuffer &buffer, mlir::ModuleOp module,
                   FirstError &errors);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_STARTUPBUFFERS_H
