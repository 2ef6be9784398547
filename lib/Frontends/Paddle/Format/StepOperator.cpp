//===- StepOperator.cpp - The operator that executes a plan -----*- C++ -*-===//
//
// Reads the op's name and attributes.
//
//===----------------------------------------------------------------------===//

#include "StepOperator.h"
#include "PirOps.h"

using namespace stepfold::pir;
using llvm::StringRef;

static constexpr llvm::StringLiteral kDialect = "custom_op.";
static constexpr llvm::StringLiteral kName = "stepfold_step_";

bool stepfold::pir::isStepOperator(const PirOp &op) {
  StringRef name = op.name;
  return name.consume_front(kDialect) && name.starts_with(kName);
}

/// The name of the op with `numTensors` operands behind the list, without that
/// of its dialect.
static std::string getName(size_t numTensors) {
  return (kName + llvm::Twine(numTensors) + "_").str();
}

std::string stepfold::pir::getStepOperatorCode(size_t numTensors) {
  return "3." + getName(numTensors);
}

/// Checks that an op has the operands that its name says, and one result.
static void checkForm(const PirOp &op, FirstError &errors) {
  size_t numOperands = op.operands.size();
  if (numOperands == 0 || op.name != kDialect.str() + getName(numOperands - 1))
    return errors.report(op.place, "the operator has " +
                                       llvm::Twine(numOperands) +
                                       " operands, and its name is that of "
                                       "another number, or of another version "
                                       "of this compiler: fold the program "
                                       "again");
  expectResults(op, 1, errors);
}

static std::vector<std::string> getNames(const PirOp &op, StringRef attribute,
                                         FirstError &errors) {
  std::vector<std::string> names;
  JSONNode data = op.findData(attribute);
  if (!data) {
    errors.report(op.place, "missing attribute '" + attribute + "'");
    return names;
  }
  std::optional<StringRef> text = data.asString();
  if (!text) {
    data.fail("expected a text");
    return names;
  }
  for (StringRef rest = *text; !rest.empty();) {
    auto [name, others] = rest.split('\n');
    if (name.empty() || name.size() == rest.size()) {
      data.fail("expected names, each with a line break behind it");
      break;
    }
    names.push_back(name.str());
    rest = others;
  }
  return names;
}

std::string stepfold::pir::joinNames(const std::vector<std::string> &names) {
  std::string text;
  for (const std::string &name : names)
    text += name + '\n';
  return text;
}

std::optional<StepOperator>
stepfold::pir::readStepOperator(const PirOp &op, FirstError &errors) {
  checkForm(op, errors);
  StepOperator read;
  read.plan = getStringAttribute(op, "plan", errors);
  read.seal = getStringAttribute(op, "seal", errors);
  read.stage = getStringAttribute(op, "stage", errors);
  read.writtenState = getNames(op, "written_state", errors);
  read.state = getNames(op, "state", errors);
  read.gradients = getNames(op, "gradients", errors);
  read.buffers = getNames(op, "buffers", errors);
  read.parts = getNames(op, "parts", errors);
  if (errors.any())
    return std::nullopt;
  return read;
}

std::string stepfold::pir::getStageFileName(StringRef stage) {
  return ("stage-" + stage.take_front(16) + ".mlir").str();
}
