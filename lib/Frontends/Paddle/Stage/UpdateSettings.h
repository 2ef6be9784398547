//===- UpdateSettings.h - From attributes to settings ----------*- C++ -*-===//
//
// Reads the attributes of one update op of the framework, as its row says.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_UPDATESETTINGS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_UPDATESETTINGS_H

#include "PirValues.h"

#include "stepfold/Frontends/Paddle/Format/Device.h"
#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringSet.h"

namespace stepfold::pir {

/// Context of the settings of an update, besides its attributes.
struct UpdateContext {
  const PirValues &values;
  FirstError &errors;
  Device device;
  size_t numParameters;
  /// Element type of the parameters.
  mlir::Type elementType;
  /// The names of the streams that the op has.
  llvm::StringSet<> streams;
};

/// The settings of one update.
class UpdateSettings {
public:
  UpdateSettings(const UpdateOp &row, const PirOp &op,
                 const UpdateContext &context)
      : row(row), op(op), context(context),
        builder(context.values.getContext()), optimName(row.optimName) {}

  /// Reads the attributes. One that is not known is an error.
  void read();

  llvm::StringRef getOptimName() const { return optimName; }
  llvm::ArrayRef<mlir::NamedAttribute> getSettings() const {
    return settings.getAttrs();
  }
  /// Returns true if the op has a stream without using it.
  bool isUnused(llvm::StringRef stream) const {
    return unused.contains(stream);
  }

  // For the hooks of rows.
  mlir::MLIRContext *getContext() const { return builder.getContext(); }
  Device getDevice() const { return context.device; }
  size_t getNumParameters() const { return context.numParameters; }
  /// The number of tensors that the operand `name` has.
  size_t getListSize(llvm::StringRef name) const;
  double getFloat(llvm::StringRef name);
  bool getFlag(llvm::StringRef name);
  llvm::StringRef getText(llvm::StringRef name);
  llvm::SmallVector<double> getFloats(llvm::StringRef name);
  llvm::SmallVector<llvm::StringRef> getTexts(llvm::StringRef name);
  void set(llvm::StringRef name, mlir::Attribute value) {
    settings.set(name, value);
  }
  void setFloat(llvm::StringRef name, double value) {
    set(name, builder.getF64FloatAttr(value));
  }
  void setFloats(llvm::StringRef name, llvm::ArrayRef<double> values) {
    set(name, builder.getDenseF64ArrayAttr(values));
  }
  void report(const llvm::Twine &message) {
    context.errors.report(op.place, message);
  }

private:
  template <typename AttrT> AttrT get(llvm::StringRef name, const char *what);
  template <typename AttrT>
  llvm::SmallVector<AttrT> getElements(llvm::StringRef name, const char *what);
  void read(const UpdateSetting &setting);
  double getNumber(const UpdateSetting &setting);
  void readList(const UpdateSetting &setting);
  unsigned getOperandIndex(llvm::StringRef name) const;
  void readConstant(const UpdateSetting &setting);
  void readElement(const UpdateSetting &setting);
  void readPresence(const UpdateSetting &setting);
  void readUse(const UpdateSetting &setting);
  void setNumerics();
  void checkAttributes();

  const UpdateOp &row;
  const PirOp &op;
  const UpdateContext &context;
  mlir::Builder builder;
  llvm::StringRef optimName;
  mlir::NamedAttrList settings;
  llvm::StringSet<> unused;
  /// The attributes that have been read.
  llvm::StringSet<> known;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_UPDATESETTINGS_H
