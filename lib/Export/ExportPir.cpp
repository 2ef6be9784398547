//===- ExportPir.cpp - From a module back to PIR programs ------*- C++ -*-===//
//
// The programs that the module was imported from are changed where the module
// was rewritten, and what comes out is checked.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Export/ExportPir.h"
#include "MergeUpdates.h"
#include "WriteBroadcasts.h"
#include "WriteBuffers.h"
#include "WriteCopies.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

namespace {
/// What was added to the programs that are written.
struct Written {
  SmallVector<StringAttr> copies;
  WrittenBuffers buffers;
};

/// Compares what two modules compute. Errors stand at the ops of the first.
class Comparison {
public:
  /// The second module is what the first was imported from, or with `written`,
  /// what was exported of it: then it has those of `copies`, which are left out
  /// otherwise, and the same messages.
  Comparison(const NumberedModule &given, const NumberedModule &other,
             const HoistedCopies &copies, const Written *written,
             NumberTable &table)
      : given(given), other(other),
        reference(written ? "the exported program" : "the imported program"),
        copies(copies), written(written), table(table) {
    for (const auto &[name, copy] : copies)
      if (copy.originalIsRemoved)
        removed.insert(copy.original);
  }

  LogicalResult compare();

private:
  LogicalResult compareVariables();
  LogicalResult compareBuffers();
  LogicalResult compareFunctions(func::FuncOp function,
                                 const NumberedFunction &numbers,
                                 func::FuncOp otherFunction,
                                 const NumberedFunction &otherNumbers);
  LogicalResult compareOthers(func::FuncOp function,
                              const NumberedFunction &numbers,
                              const NumberedFunction &otherNumbers);
  LogicalResult compareState(func::FuncOp function,
                             const NumberedFunction &numbers,
                             const NumberedFunction &otherNumbers);
  LogicalResult compareMessages(const NumberedFunction &numbers,
                                const NumberedFunction &otherNumbers);
  LogicalResult compareCopies();
  bool isCopied(StringAttr name, const HoistedCopy &copy);

  const NumberedModule &given, &other;
  StringRef reference;
  const HoistedCopies &copies;
  /// Variables that are gone because another rank updates them.
  llvm::DenseSet<StringAttr> removed;
  const Written *written;
  NumberTable &table;
};
} // namespace

LogicalResult Comparison::compareVariables() {
  for (auto [name, global] : given.variables) {
    if (copies.contains(name))
      continue;
    ml_program::GlobalOp same = other.variables.lookup(name);
    if (!same)
      return emitError(global->getLoc())
             << "variable '" << name.getValue() << "' is not of " << reference;
    if (same.getType() != global.getType() ||
        same.getValue() != global.getValue())
      return emitError(global->getLoc())
             << "variable '" << name.getValue()
             << "' has another type or initial value than in " << reference;
  }
  for (const auto &[name, global] : other.variables)
    if (!given.variables.contains(name) && (written || !removed.contains(name)))
      return emitError(given.module->getLoc())
             << "variable '" << name.getValue() << "' of " << reference
             << " is gone";
  return success();
}

/// What was imported with buffers must keep them; new ones must be in what is
/// written.
LogicalResult Comparison::compareBuffers() {
  for (const auto &[name, buffer] : other.buffers)
    if (optim::BufferOp same = given.buffers.lookup(name);
        !same || same->getAttrDictionary() != buffer->getAttrDictionary())
      return emitError((same ? same.getLoc() : given.module->getLoc()))
             << "buffer '" << name.getValue() << "' is not that of "
             << reference;
  for (const auto &[name, buffer] : given.buffers)
    if (written && written->buffers.contains(name) &&
        !other.buffers.contains(name))
      return emitError(buffer->getLoc())
             << "buffer '" << name.getValue() << "' is not of " << reference;
  return success();
}

/// What an op is called in messages.
static std::string describe(mlir::Operation *op) {
  return ("'" + op->getName().getStringRef() + "'").str();
}

LogicalResult Comparison::compareOthers(func::FuncOp function,
                                        const NumberedFunction &numbers,
                                        const NumberedFunction &otherNumbers) {
  for (auto [mine, theirs] : llvm::zip(numbers.others, otherNumbers.others))
    if (mine.second != theirs.second)
      return emitError(mine.first->getLoc())
             << "expected " << describe(theirs.first) << " of " << reference
             << " here, with its operands and attributes";
  size_t count = numbers.others.size();
  if (count > otherNumbers.others.size())
    return emitError(numbers.others[otherNumbers.others.size()].first->getLoc())
           << "the op is not of " << reference;
  if (count < otherNumbers.others.size())
    return emitError(function->getLoc())
           << describe(otherNumbers.others[count].first) << " of " << reference
           << " is gone";
  return success();
}

LogicalResult Comparison::compareState(func::FuncOp function,
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
             << describe(op) << ", which variable '" << name.getValue()
             << "' depends on, does not compute what " << reference
             << " does, and nothing of the framework is known that computes it";
    }
  return success();
}

LogicalResult Comparison::compareFunctions(
    func::FuncOp function, const NumberedFunction &numbers,
    func::FuncOp otherFunction, const NumberedFunction &otherNumbers) {
  if (numbers.unsupported)
    return emitError(numbers.unsupported->getLoc())
           << "the framework has no op for " << describe(numbers.unsupported);
  if (function.getFunctionType() != otherFunction.getFunctionType())
    return emitError(function->getLoc())
           << "the function's type is another than in " << reference;
  return failure(failed(compareOthers(function, numbers, otherNumbers)) ||
                 failed(compareState(function, numbers, otherNumbers)));
}

LogicalResult
Comparison::compareMessages(const NumberedFunction &numbers,
                            const NumberedFunction &otherNumbers) {
  for (auto [mine, theirs] :
       llvm::zip_longest(numbers.messages, otherNumbers.messages))
    if (!mine || !theirs || mine->second != theirs->second)
      return emitError((mine ? mine : theirs)->first->getLoc())
             << "a broadcast is not that of " << reference;
  return success();
}

/// Whether a copy is one in the program that was written.
bool Comparison::isCopied(StringAttr name, const HoistedCopy &copy) {
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

LogicalResult Comparison::compareCopies() {
  for (StringAttr name : written->copies)
    if (!other.variables.contains(name) ||
        !isCopied(name, copies.find(name)->second))
      return emitError(given.variables.lookup(name)->getLoc())
             << "copy '" << name.getValue() << "' is not one in " << reference;
  return success();
}

LogicalResult Comparison::compare() {
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

//===----------------------------------------------------------------------===//
// Export
//===----------------------------------------------------------------------===//

namespace {
class Exporter {
public:
  Exporter(ModuleOp module, const ProgramSource &source, HoistedCopies copies,
           std::optional<Rank> rank)
      : module(module), source(source), table(module.getContext(), rank),
        copies(std::move(copies)), given(module, this->copies, table) {}

  std::optional<ExportedPrograms> run();

private:
  LogicalResult checkForm();
  LogicalResult checkCopies(const NumberedModule &imported);
  OwningOpRef<ModuleOp> import(const Program &main, const Program *startup);
  std::optional<ExportedPrograms> write(const NumberedModule &imported);
  LogicalResult check(const ExportedPrograms &programs);

  ModuleOp module;
  const ProgramSource &source;
  NumberTable table;
  HoistedCopies copies;
  NumberedModule given;
  Written written;
};
} // namespace

LogicalResult Exporter::checkForm() {
  if (given.unknown)
    return emitError(given.unknown->getLoc())
           << "the framework has no counterpart of " << describe(given.unknown);
  if (!given.step)
    return emitError(module->getLoc()) << "expected a function 'train_step'";
  return success();
}

/// A copy must hold the cast of what its original holds, or would hold if it
/// were not gone.
LogicalResult Exporter::checkCopies(const NumberedModule &imported) {
  auto contents = [](const NumberedModule &of, StringAttr name,
                     Number initial) {
    auto known = of.stepNumbers.state.find(name);
    return known == of.stepNumbers.state.end() ? initial : known->second;
  };
  for (const auto &[name, copy] : copies) {
    Number before = table.getState(copy.original);
    Number after = contents(imported, copy.original, before);
    Number expected = table.getConverted(copy.elementType, after);
    Number initial = table.getConverted(copy.elementType, before);
    if (contents(given, name, initial) != expected)
      return emitError(given.variables.lookup(name)->getLoc())
             << "copy '" << name.getValue() << "' is not kept up to date";
  }
  return success();
}

OwningOpRef<ModuleOp> Exporter::import(const Program &main,
                                       const Program *startup) {
  ImportOptions options = source.options;
  options.keepSource = false;
  OwningOpRef<ModuleOp> imported = importPrograms(
      main, startup, options, module.getContext(), *source.errors);
  if (!imported)
    emitError(module->getLoc()) << source.errors->message();
  return imported;
}

std::optional<ExportedPrograms>
Exporter::write(const NumberedModule &imported) {
  ProgramEdit main(*source.main);
  std::optional<ProgramEdit> startup;
  if (source.startup)
    startup.emplace(*source.startup);
  Origins origins(source.main->getBody());
  MergedUpdates merged =
      mergeUpdates(given.stepNumbers, imported.stepNumbers, origins, main);
  CopyWriter writer = {given,  imported, origins,
                       merged, main,     startup ? &*startup : nullptr};
  auto writtenCopies = writeCopies(copies, table, writer);
  if (failed(writtenCopies))
    return std::nullopt;
  writeBroadcasts(given, imported, copies, *writtenCopies, origins, main);
  auto writtenBuffers =
      writeBuffers(given, imported, *writtenCopies, source.options.device,
                   startup ? &*startup : nullptr);
  if (failed(writtenBuffers))
    return std::nullopt;
  for (const auto &[name, copy] : *writtenCopies)
    written.copies.push_back(name);
  written.buffers = std::move(*writtenBuffers);
  ExportedPrograms programs;
  programs.main = main.write();
  if (startup) {
    programs.changesStartup = startup->isChanged();
    programs.startup = startup->write();
  }
  return programs;
}

LogicalResult Exporter::check(const ExportedPrograms &programs) {
  FirstError &errors = *source.errors;
  std::unique_ptr<Program> main =
      Program::parse("exported main program", programs.main, errors);
  std::unique_ptr<Program> changed;
  if (main && programs.changesStartup)
    changed =
        Program::parse("exported startup program", *programs.startup, errors);
  if (errors.any())
    return emitError(module->getLoc()) << errors.message();
  OwningOpRef<ModuleOp> imported =
      import(*main, changed ? changed.get() : source.startup.get());
  if (!imported)
    return failure();
  NumberedModule numbered(*imported, copies, table);
  return Comparison(given, numbered, copies, &written, table).compare();
}

std::optional<ExportedPrograms> Exporter::run() {
  OwningOpRef<ModuleOp> original = import(*source.main, source.startup.get());
  if (!original || failed(checkForm()))
    return std::nullopt;
  NumberedModule imported(*original, {}, table);
  Comparison comparison(given, imported, copies, /*written=*/nullptr, table);
  if (failed(comparison.compare()) || failed(checkCopies(imported)))
    return std::nullopt;
  std::optional<ExportedPrograms> programs = write(imported);
  if (!programs || failed(check(*programs)))
    return std::nullopt;
  return programs;
}

std::optional<ExportedPrograms>
stepfold::pir::exportPrograms(ModuleOp module, const ProgramSource *source) {
  ProgramSource read;
  if (source && source->isOf(module)) {
    // Those of an export before.
    source->errors->clear();
  } else {
    read = readSource(module);
    source = &read;
  }
  if (source->errors->any()) {
    emitError(module->getLoc()) << source->errors->message();
    return std::nullopt;
  }
  HoistedCopies copies = getHoistedCopies(module);
  FailureOr<std::optional<Rank>> rank = findRank(module, copies);
  if (failed(rank))
    return std::nullopt;
  return Exporter(module, *source, std::move(copies), *rank).run();
}
