//===- StartupBuffers.h - Variables in one memory --------------*- C++ -*-===//
//
// A startup program may put variables that it has initialised into one buffer:
//
//   %zeros = pd_op.full() {shape = [60], value = 0.0}
//   %list = builtin.combine(%w, %zeros, %b)
//   %parts, %buffer = pd_op.coalesce_tensor_(%list) {copy_data = true, ...}
//   builtin.shadow_output(%buffer) {output_name = "params.f32"}
//
// They keep their values, and lie there from then on: an `optim.buffer`. Zeros
// are its padding. With `use_align`, the framework leaves gaps instead, with
// undefined contents.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_STARTUPBUFFERS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_STARTUPBUFFERS_H

#include "../Stage/PirValues.h"

#include "mlir/IR/BuiltinOps.h"

namespace stepfold::pir {

/// A buffer of variables of one element type.
struct StartupBuffer {
  llvm::StringRef name;
  /// In bytes. Each variable begins at a multiple of it.
  int64_t alignment = 0;
  mlir::Type elementType;
  llvm::SmallVector<llvm::StringRef> variables;
  /// In elements, as the size.
  llvm::SmallVector<int64_t> offsets;
  int64_t numElements = 0;
  /// The ops that make it, as above.
  std::array<const PirOp *, 3> ops;
};

/// The buffers that `body`, of a startup program, makes and that an
/// `optim.buffer` can state. Others are imported as any ops are.
std::vector<StartupBuffer> findStartupBuffers(const PirBlock &body,
                                              const PirValues &values);

/// Declares `buffer` in `module`, which has its variables.
void declareBuffer(const StartupBuffer &buffer, mlir::ModuleOp module,
                   FirstError &errors);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_STARTUPBUFFERS_H
