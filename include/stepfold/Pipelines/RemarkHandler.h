//===- RemarkHandler.h - Remarks of passes, as calls ------------*- C++ -*-===//

#ifndef STEPFOLD_PIPELINES_REMARKHANDLER_H
#define STEPFOLD_PIPELINES_REMARKHANDLER_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Remarks.h"

#include <functional>
#include <string>

namespace stepfold {

/// May be called by several threads at the same time, where the context has
/// several.
using RemarkHandler = std::function<void(const mlir::remark::detail::Remark &)>;

/// Has the remarks of a context's passes handed to a handler while it lives.
///
/// A context has one remark engine, which cannot be taken off and put back: if
/// the user has set one up, it stays, and the handler is not called.
class ScopedRemarkHandler {
public:
  ScopedRemarkHandler(mlir::MLIRContext &context,
                      const mlir::remark::RemarkCategories &categories,
                      RemarkHandler handler);
  ~ScopedRemarkHandler();
  ScopedRemarkHandler(const ScopedRemarkHandler &) = delete;
  ScopedRemarkHandler &operator=(const ScopedRemarkHandler &) = delete;

private:
  mlir::MLIRContext &context;
  bool isActive;
};

/// The text of a remark, then its metrics in parentheses.
std::string getRemarkText(const mlir::remark::detail::Remark &remark);

} // namespace stepfold

#endif // STEPFOLD_PIPELINES_REMARKHANDLER_H
