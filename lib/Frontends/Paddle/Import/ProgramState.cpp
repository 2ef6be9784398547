//===- ProgramState.cpp - The globals of an imported module ----*- C++ -*-===//
//
// Variables of programs by name, and temporaries.
//
//===----------------------------------------------------------------------===//

#include "ProgramState.h"

#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace stepfold::pir;

std::string stepfold::pir::describe(Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << type;
  return text;
}

Variable *ProgramState::declareGlobal(StringRef name, Type type,
                                      DictionaryAttr attributes,
                                      StringRef place) {
  if (Variable *known = lookupGlobal(name)) {
    if (known->type == type)
      return known;
    errors.report(place, "variable '" + name + "' has type " + describe(type) +
                             " here and " + describe(known->type) +
                             " elsewhere");
    return nullptr;
  }
  if (!isa<RankedTensorType>(type)) {
    errors.report(place, "variable '" + name + "' is not a dense tensor");
    return nullptr;
  }
  MLIRContext *context = module.getContext();
  auto builder = OpBuilder::atBlockBegin(module.getBody());
  if (!globals.empty())
    builder.setInsertionPointAfter(globals.back()->global);
  auto global = ml_program::GlobalOp::create(
      builder, module.getLoc(), name, type, /*is_mutable=*/true,
      ml_program::ExternAttr::get(context, type),
      builder.getStringAttr("private"));
  if (attributes && !attributes.empty())
    global->setAttr("pir.attributes", attributes);
  Variable &variable = variables.emplace_back();
  variable.type = type;
  variable.global = global;
  globals.push_back(&variable);
  return globalsByName[name] = &variable;
}

Variable *ProgramState::addTemporary(Value value, mlir::Block *block) {
  Variable &variable = variables.emplace_back();
  if (value)
    variable.type = value.getType();
  variable.value = value;
  variable.block = block;
  return &variable;
}

void ProgramState::shareStorage(Variable *variable, Variable *storage) {
  Variable *former = getStorage(variable);
  SmallVector<Variable *, 1> names(former->aliases);
  names.push_back(former);
  former->aliases.clear();
  for (Variable *name : names) {
    name->storage = storage;
    storage->aliases.push_back(name);
  }
}

void ProgramState::checkNames() {
  for (const Variable &variable : variables)
    if (!variable.complaint.empty() && variable.unknown.empty())
      errors.report(variable.complaintPlace, variable.complaint);
}

void ProgramState::checkBuffers() {
  for (const auto &[name, place] : operatorBuffers)
    if (!module.lookupSymbol<optim::BufferOp>(name))
      errors.report(place, "the operator reads the buffer '" + name +
                               "', which the startup program does not make: "
                               "take the one that was folded with the main "
                               "program");
}
