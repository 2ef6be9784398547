//===- StepOperator.h - The operator that executes a plan -------*- C++ -*-===//
//
// `custom_op.stepfold_step_N_` stands for an optimizer stage. Its operands are:
//
// - a list of tensors: a token, then state that the op overwrites in place. The
//   token has no contents: the op and its users are ordered by it;
// - N tensors: other state, which the op may overwrite, too, then gradients.
//
// The framework fixes the number of an op's operands where it defines the op,
// so that there is an op for each N.
//
// State is a variable, or a buffer with several variables. Of these, the op has
// further operands: the ones that order it among users of the variable, and one
// for each buffer, by whose place the op finds that the scope has the buffer.
//
// lib/Frontends/Paddle/Operator has the op's implementation.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_STEPOPERATOR_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_STEPOPERATOR_H

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

namespace stepfold::pir {

/// The attributes of the op, by their names. In a program, a list of names is
/// one text: the executor copies and prints attributes in each step, and takes
/// a list element by element.
struct StepOperator {
  /// The folder of the plan.
  std::string plan;
  /// The value of `sha256` in the folder's plan.json.
  std::string seal;
  /// The SHA-256 of the stage as MLIR, a file of the folder.
  std::string stage;
  /// Names of variables and buffers in the order of the operands. A gradient
  /// has the name of its parameter.
  std::vector<std::string> writtenState, state, gradients;
  /// The names that are those of buffers, and the variables in them.
  std::vector<std::string> buffers, parts;
};

bool isStepOperator(const PirOp &op);

/// The name of the op with `numTensors` operands behind the list, as the
/// framework's JSON has it.
std::string getStepOperatorCode(size_t numTensors);

/// Reads the attributes of `op`, which has one result and as many operands as
/// its name says. Returns nothing where an error was reported.
std::optional<StepOperator> readStepOperator(const PirOp &op,
                                             FirstError &errors);

/// The text of a list of names: each has a line break behind it.
std::string joinNames(const std::vector<std::string> &names);

/// The name of the file with the stage of the digest `stage`.
std::string getStageFileName(llvm::StringRef stage);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_FORMAT_STEPOPERATOR_H
