//===- PassOption.h - Options of passes, as a pipeline's --------*- C++ -*-===//
//
// A pipeline has an option of one of its passes as its own, maybe by another
// name. Type, default and destination are those of the pass (Passes.td).
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_PIPELINES_PASSOPTION_H
#define STEPFOLD_PIPELINES_PASSOPTION_H

#include "mlir/Pass/PassOptions.h"

namespace stepfold {

/// The option of a pipeline that is `Field` of the options of a pass, such as
/// `&OptimHoistCastsPassOptions::rank`.
template <auto Field> class PassOption;

template <typename OptionsT, typename ValueT, ValueT OptionsT::*Field>
class PassOption<Field> : public mlir::detail::PassOptions::Option<ValueT> {
  using Base = mlir::detail::PassOptions::Option<ValueT>;

public:
  /// The options of the pass, as TableGen generates them.
  using Options = OptionsT;

  PassOption(mlir::detail::PassOptions &pipeline, llvm::StringRef name,
             llvm::cl::desc description)
      : Base(pipeline, name, description, llvm::cl::init(OptionsT().*Field)) {}
  using Base::operator=;

  void copyTo(OptionsT &options) const { options.*Field = this->getValue(); }
};

/// The options of a pass, of which a pipeline has these.
template <auto Field, auto... Fields>
auto getPassOptions(const PassOption<Field> &first,
                    const PassOption<Fields> &...rest) {
  typename PassOption<Field>::Options options;
  first.copyTo(options);
  (rest.copyTo(options), ...);
  return options;
}

} // namespace stepfold

#endif // STEPFOLD_PIPELINES_PASSOPTION_H
