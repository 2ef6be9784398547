//===- ListBuilder.h - One op on lists for several ops ---------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_LISTBUILDER_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_LISTBUILDER_H

#include "ProgramEdit.h"

#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"

namespace stepfold::pir {

/// Makes one op of several, as the rows of both say.
class ListBuilder {
public:
  /// The members, and perhaps other ops, were merged into `op`.
  ListBuilder(const ListForm &form, llvm::ArrayRef<const PirOp *> members,
              mlir::optim::OptimizerOpInterface op, ProgramEdit &edit)
      : form(form), members(members), op(op), edit(edit),
        row(*lookupUpdateOp(members.front()->name)),
        listRow(*lookupUpdateOp(form.name)) {}

  /// Returns the reason why the members cannot be one op, or an empty string if
  /// they can.
  std::string explainRefusal() const;
  /// Replaces the members by their list, behind the last one.
  void build();

private:
  ValueId getOperand(const PirOp &member, llvm::StringRef name) const;
  const Definition &getResult(const PirOp &member, llvm::StringRef name) const;
  ValueId buildOperand(llvm::StringRef name);
  ValueId combine(llvm::StringRef name);
  NewOp::Result buildResult(llvm::StringRef name);
  std::optional<std::vector<std::string>>
  getResultTypes(llvm::StringRef name) const;
  void replaceResults(llvm::StringRef name, llvm::ArrayRef<ValueId> values);

  // Attributes.
  double getConstant(llvm::StringRef name) const;
  std::string explainConstants() const;
  std::string explainFixed() const;
  std::string buildList(llvm::StringRef name) const;
  std::string buildNumber(const UpdateSetting &setting) const;
  std::string buildValue(const UpdateSetting &setting) const;
  std::vector<std::string> buildAttributes() const;

  const ListForm &form;
  llvm::ArrayRef<const PirOp *> members;
  mlir::optim::OptimizerOpInterface op;
  ProgramEdit &edit;
  const UpdateOp &row;
  const UpdateOp &listRow;
  /// In front of the list, the list, and behind it.
  std::vector<NewOp> lists, behind;
};

/// Returns true if members of a list must have one value of attribute `name`.
bool mustBeEqual(llvm::StringRef name, const UpdateOp &row,
                 const UpdateOp &listRow);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_LISTBUILDER_H
