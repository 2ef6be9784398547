//===- ProgramComparison.cpp - Whether modules compute the same ----------===//
//
// Variables, then the ops that are not known, then what is stored.
//
//===----------------------------------------------------------------------===//

#include "ProgramComparison.h"

using namespace mlir;
using namespace stepfold::pir;

LogicalResult ProgramComparison::compareVariables() {
  for (auto [name, global] : given.variables) {
    if (copies.contains(name))
      continue;
    ml_program::GlobalOp same = other.variables.lookup(name);
    if (!same)
      return emitError(global->getLoc()) << "variable '" << name.getValue()
                                         << "' does not exist in " << reference;
    if (same.getType() != global.getType() ||
        same.getValue() != global.getValue())
      return emitError(global->getLoc())
             << "variable '" << name.getValue()
             << "' has a type or initial value that differs from that in "
             << reference;
  }
  for (const auto &[name, global] : other.variables)
    if (!given.variables.contains(name) && (written || !removed.contains(name)))
      return emitError(given.module->getLoc())
             << "variable '" << name.getValue() << "' of " << reference
             << " does not exist in the module";
  return success();
}

/// Buffers that were imported must stay; new ones must be in the programs that
/// are written.
LogicalResult ProgramComparison::compareBuffers() {
  for (const auto &[name, buffer] : other.buffers)
    if (optim::BufferOp same = given.buffers.lookup(name);
        !same || same->getAttrDictionary() != buffer->getAttrDictionary())
      return emitError((same ? same.getLoc() : given.module->getLoc()))
             << "buffer '" << name.getValue() << "' differs from that of "
             << reference;
  for (const auto &[name, buffer] : given.buffers)
    if (written && written->buffers.contains(name) &&
        !other.buffers.contains(name))
      return emitError(buffer->getLoc()) << "buffer '" << name.getValue()
                                         << "' does not exist in " << reference;
  return success();
}

LogicalResult
ProgramComparison::compareOthers(func::FuncOp function,
                                 const NumberedFunction &numbers,
                                 const NumberedFunction &otherNumbers) {
  for (auto [mine, theirs] : llvm::zip(numbers.others, otherNumbers.others))
    if (mine.second != theirs.second)
      return emitError(mine.first->getLoc())
             << "expected " << quoteName(theirs.first) << " of " << reference
             << " here, with its operands and attributes";
  size_t count = numbers.others.size();
  if (count > otherNumbers.others.size())
    return emitError(numbers.others[otherNumbers.others.size()].first->getLoc())
           << "the op does not exist in " << reference;
  if (count < otherNumbers.others.size())
    return emitError(function->getLoc())
           << quoteName(otherNumbers.others[count].first) << " of " << reference
           << " does not exist in the module";
  return success();
}

LogicalResult
ProgramComparison::compareState(func::FuncOp function,
                                const NumberedFunction &numbers,
                                const NumberedFunction &otherNumbers) {
  auto getStore = [&](StringAttr name) -> mlir::Operation * {
    for (ml_program::GlobalStoreOp store : llvm::reverse(numbers.stores))
      if (store.getGlobal().getLeafReference() == name)
        return store.getValue().getDefiningOp()
                   ? store.getValue().getDefiningOp()
                   : store;
    return function;
  };
  auto contents = [&](const NumberedFunction &of, StringAttr name) {
    auto known = of.state.find(name);
    return known == of.state.end() ? table.getState(name) : known->second;
  };
  for (const auto &[name, global] : given.variables)
    if (!copies.contains(name) &&
        contents(numbers, name) != contents(otherNumbers, name)) {
      mlir::Operation *op = getStore(name);
      return emitError(op->getLoc())
             << quoteName(op) << ", which variable '" << name.getValue()
             << "' depends on, does not compute what " << reference
             << " does, and the framework has no known op that computes it";
    }
  return success();
}

LogicalResult ProgramComparison::compareFunctions(
    func::FuncOp function, const NumberedFunction &numbers,
    func::FuncOp otherFunction, const NumberedFunction &otherNumbers) {
  if (numbers.unsupported)
    return emitError(numbers.unsupported->getLoc())
           << "the framework has no op for " << quoteName(numbers.unsupported);
  if (function.getFunctionType() != otherFunction.getFunctionType())
    return emitError(function->getLoc())
           << "the function's type differs from that in " << reference;
  return failure(failed(compareOthers(function, numbers, otherNumbers)) ||
                 failed(compareState(function, numbers, otherNumbers)));
}

LogicalResult
ProgramComparison::compareMessages(const NumberedFunction &numbers,
                                   const NumberedFunction &otherNumbers) {
  for (auto [mine, theirs] :
       llvm::zip_longest(numbers.messages, otherNumbers.messages))
    if (!mine || !theirs || mine->second != theirs->second)
      return emitError((mine ? mine : theirs)->first->getLoc())
             << "a broadcast differs from that of " << reference;
  return success();
}

/// Returns true if a copy is a copy in the program that was written.
bool ProgramComparison::isCopied(StringAttr name, const HoistedCopy &copy) {
  auto find = [](const NumberedFunction &numbers, StringAttr name) {
    auto known = numbers.state.find(name);
    return known == numbers.state.end() ? std::nullopt
                                        : std::optional<Number>(known->second);
  };
  auto step = find(other.stepNumbers, name);
  auto startup = find(other.startupNumbers, name);
  // Nothing is left to compare it with, but what the module makes of it.
  if (copy.originalIsRemoved)
    return startup && step == find(given.stepNumbers, name) &&
           startup == find(given.startupNumbers, name);
  auto isCast = [&](std::optional<Number> contents,
                    std::optional<Number> original) {
    return contents && original &&
           contents == table.getConverted(copy.elementType, *original);
  };
  auto inStep = find(other.stepNumbers, copy.original);
  auto inStartup = find(other.startupNumbers, copy.original);
  // A constant is no store of the startup program.
  return (isCast(step, inStep) || (!step && !inStep)) &&
         (isCast(startup, inStartup) || (startup && !inStartup));
}

LogicalResult ProgramComparison::compareCopies() {
  for (StringAttr name : written->copies)
    if (!other.variables.contains(name) ||
        !isCopied(name, copies.find(name)->second))
      return emitError(given.variables.lookup(name)->getLoc())
             << "copy '" << name.getValue()
             << "' is no copy of its parameter in " << reference;
  return success();
}

LogicalResult ProgramComparison::compare() {
  if (failed(compareVariables()) || failed(compareBuffers()) ||
      failed(compareFunctions(given.step, given.stepNumbers, other.step,
                              other.stepNumbers)))
    return failure();
  if (bool(given.startup) != bool(other.startup))
    return emitError(given.module->getLoc())
           << "only one of the module and " << reference
           << " has a startup program";
  if (given.startup &&
      failed(compareFunctions(given.startup, given.startupNumbers,
                              other.startup, other.startupNumbers)))
    return failure();
  if (!written)
    return success();
  return failure(
      failed(compareMessages(given.stepNumbers, other.stepNumbers)) ||
      failed(compareMessages(given.startupNumbers, other.startupNumbers)) ||
      failed(compareCopies()));
}
