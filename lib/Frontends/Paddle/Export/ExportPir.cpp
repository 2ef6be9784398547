//===- ExportPir.cpp - From a module back to PIR programs ------*- C++ -*-===//
//
// The programs that the module was imported from are changed where the module
// was rewritten, and what comes out is checked.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Export/ExportPir.h"
#include "MergeUpdates.h"
#include "ProgramComparison.h"
#include "WriteBroadcasts.h"
#include "WriteBuffers.h"
#include "WriteCopies.h"

using namespace mlir;
using namespace stepfold::pir;

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
           << "the framework has no counterpart of "
           << quoteName(given.unknown);
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
  options.emitRemarks = false;
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
  programs.options = source.options;
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
  return ProgramComparison(given, numbered, copies, &written, table).compare();
}

std::optional<ExportedPrograms> Exporter::run() {
  OwningOpRef<ModuleOp> original = import(*source.main, source.startup.get());
  if (!original || failed(checkForm()))
    return std::nullopt;
  NumberedModule imported(*original, {}, table);
  ProgramComparison comparison(given, imported, copies, /*written=*/nullptr,
                               table);
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
