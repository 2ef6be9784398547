//===- UpdateTable.h - The framework's update ops --------------*- C++ -*-===//
//
// One row defines an op: the optim op that it becomes, the stream of each
// operand, the settings that its attributes become, and the op on lists that
// replaces several of it. Import and export use the same code for all rows.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_STAGE_UPDATETABLE_H
#define STEPFOLD_FRONTENDS_PADDLE_STAGE_UPDATETABLE_H

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"
#include "stepfold/Frontends/Paddle/Format/RowList.h"
#include "stepfold/IR/Optim.h"

namespace stepfold::pir {

class UpdateSettings;

using mlir::optim::Numerics;

using RowNames = RowList<llvm::StringRef, 16>;

/// The setting that an attribute of the framework's op, or an operand that is a
/// constant, becomes.
struct UpdateSetting {
  enum class Kind {
    /// A number.
    Number,
    /// A number that is one of each parameter: in the optim op, a list of one.
    PerParameter,
    /// A list, with a number for each parameter.
    List,
    /// A flag.
    Flag,
    /// A number that the optim op has and the framework's op does not.
    Fixed,
    /// An operand, which must be a constant number.
    Operand,
    /// Element `index` of an operand, which must be a constant tensor.
    Element,
    /// A flag that is set if the op is the row's; otherwise it is `target`,
    /// with the settings that this has.
    Choice,
    /// A flag that is set if stream `target` is present.
    Presence,
    /// A flag that is set if stream `target`, which may be absent, is used.
    Use,
    /// A flag. An op on which it is set is no op of the stage.
    Unsupported,
    /// Has no influence on results. An op that the export makes of ops without
    /// the attribute gets `number`.
    Ignored,
    /// The row's hook reads it.
    Special,
  };

  Kind kind = Kind::Ignored;
  /// The framework's name.
  llvm::StringRef name;
  /// The optim op's name of the setting, the stream or the other op.
  llvm::StringRef target = {};
  /// The flag of the framework's op without which a number counts as zero;
  /// empty where there is none.
  llvm::StringRef condition = {};
  double number = 0.0;
  unsigned index = 0;
};

/// The op on lists of tensors that stands for several of an op.
struct ListForm {
  llvm::StringRef name;
  /// Numerics with which it rounds as the op does; empty for any.
  RowList<Numerics, 3> numerics;
  /// The streams of which it takes one tensor for all parameters.
  RowNames shared;
};

/// Numerics of the framework's kernels.
struct KernelNumerics {
  Numerics onGPU;
  Numerics onCPU;
  /// On CPUs, of parameters in f32.
  Numerics onCPUInF32;
};

/// A power that the optim op advances and the framework's op only reads: behind
/// it, another op multiplies the power. Both names are empty where there is no
/// such power.
struct AdvancedPower {
  llvm::StringRef stream;
  /// The attribute whose value it is multiplied by.
  llvm::StringRef factor;
};

/// Values that an update takes from the ops before it.
struct UpdateOperands {
  /// Tensors, or lists of them.
  ValueId parameter, gradient;
  /// A tensor, or a list of them. May be absent, where the rates are state.
  ValueId rate;
  /// May be absent.
  ValueId skip;
};

/// An update op of the framework.
struct UpdateOp {
  llvm::StringRef name;
  llvm::StringRef optimName;
  /// Names of the optim op's streams; any other is a setting of kind Operand,
  /// or several of kind Element.
  RowNames operands;
  RowNames results;
  /// In the order in which the framework writes the attributes.
  RowList<UpdateSetting, 12> settings;
  /// Nothing where the optim op has no such setting.
  std::optional<KernelNumerics> numerics = std::nullopt;
  /// List forms, of which the first with the op's numerics is used.
  RowList<ListForm, 2> lists = {};
  /// Reason why there is no list for other numerics; empty if the framework has
  /// no list at all.
  llvm::StringRef apart = "";
  /// Adds what no setting can say; null where there is nothing.
  void (*special)(UpdateSettings &) = nullptr;
  AdvancedPower advancedApart = {};

  /// The setting that attribute or operand `name` is read for; null where there
  /// is none.
  const UpdateSetting *findSetting(llvm::StringRef name) const;
  /// The setting that becomes `target`; null where there is none.
  const UpdateSetting *findSource(llvm::StringRef target) const;
  /// Returns true if the operand called `name` is not a stream.
  bool isConstant(llvm::StringRef name) const;
  /// Returns true if operand `index` is a constant that becomes a setting.
  bool isConstantOperand(unsigned index) const;
  /// Nothing where `op` has another number of operands.
  std::optional<UpdateOperands> getOperands(const PirOp &op) const;
  llvm::ArrayRef<mlir::optim::StreamSpec>
  getStreamSpecs(mlir::MLIRContext *context) const;
};

/// Returns the update op of the framework called `name`, or null if there is
/// none. The program determines if an op of that name is imported by this row
/// (see PirValues).
const UpdateOp *lookupUpdateOp(llvm::StringRef name);

/// Returns the reason why an update op of the framework has no row. The reason
/// is empty if `name` has a row or is no update op.
llvm::StringRef getMissingUpdateReason(llvm::StringRef name);

/// The framework's name of a stream, or of an operand that is a constant.
llvm::StringRef getFrameworkName(llvm::StringRef name);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_STAGE_UPDATETABLE_H
