//===- FieldOption.h - Options that are fields of a struct ------*- C++ -*-===//
//
// The options of a pipeline, or of a text, that end up in a plain struct: those
// of a pass, as TableGen generates them, or those of a compilation. Type,
// default and destination are those of the field.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_PIPELINES_FIELDOPTION_H
#define STEPFOLD_PIPELINES_FIELDOPTION_H

#include "mlir/Pass/PassOptions.h"

namespace stepfold {

/// The option that is `Field`, such as `&OptimHoistCastsPassOptions::rank`.
template <auto Field> class FieldOption;

template <typename StructT, typename ValueT, ValueT StructT::*Field>
class FieldOption<Field> : public mlir::detail::PassOptions::Option<ValueT> {
  using Base = mlir::detail::PassOptions::Option<ValueT>;

public:
  using Struct = StructT;

  /// `modifiers` are those of `llvm::cl::opt`, such as a description.
  template <typename... Modifiers>
  FieldOption(mlir::detail::PassOptions &parent, llvm::StringRef name,
              Modifiers &&...modifiers)
      : Base(parent, name, llvm::cl::init(StructT().*Field),
             std::forward<Modifiers>(modifiers)...) {}
  using Base::operator=;

  void copyTo(StructT &result) const { result.*Field = this->getValue(); }
};

/// The struct that these are the options of; its other fields have their
/// defaults.
template <auto Field, auto... Fields>
auto makeStruct(const FieldOption<Field> &first,
                const FieldOption<Fields> &...rest) {
  typename FieldOption<Field>::Struct result;
  first.copyTo(result);
  (rest.copyTo(result), ...);
  return result;
}

} // namespace stepfold

#endif // STEPFOLD_PIPELINES_FIELDOPTION_H
