//===- WriteCopies.cpp - Copies of parameters as variables -----*- C++ -*-===//
//
// A copy is a parameter that is not trained. A cast that it replaces goes;
// where the update has written the original, the same cast sets the copy.
//
//===----------------------------------------------------------------------===//

#include "WriteCopies.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

HoistedCopies stepfold::pir::getHoistedCopies(ModuleOp module) {
  HoistedCopies copies;
  for (auto global : module.getOps<ml_program::GlobalOp>()) {
    Type elementType = getElementTypeOrSelf(global.getType());
    if (auto original =
            global->getAttrOfType<FlatSymbolRefAttr>(optim::kCopyOfAttrName))
      copies[global.getSymNameAttr()] = {original.getAttr(), elementType,
                                         /*originalIsRemoved=*/false};
    else if (auto original = global->getAttrOfType<StringAttr>(
                 optim::kCopyOfRemovedAttrName))
      copies[global.getSymNameAttr()] = {original, elementType,
                                         /*originalIsRemoved=*/true};
  }
  return copies;
}

namespace {
/// Lookup tables that all copies share.
class CopyIndex {
public:
  explicit CopyIndex(const CopyWriter &writer);

  /// The casts of the program that compute `number` and are left in the module.
  size_t countKept(Number number) const { return kept.lookup(number); }
  /// The casts of the program that compute `number`, in their order.
  ArrayRef<const PirOp *> findCasts(Number number) const {
    auto found = casts.find(number);
    return found == casts.end() ? ArrayRef<const PirOp *>() : found->second;
  }
  /// Returns the stores of a variable in a step, except that of its broadcast.
  ArrayRef<ml_program::GlobalStoreOp> findStores(StringAttr variable) const {
    auto found = stores.find(variable);
    return found == stores.end() ? ArrayRef<ml_program::GlobalStoreOp>()
                                 : found->second;
  }
  /// The last update of a block.
  const PirOp *findLastUpdate(const PirBlock *block) const {
    return lastUpdates.lookup(block);
  }

private:
  llvm::DenseMap<Number, size_t> kept;
  llvm::DenseMap<Number, SmallVector<const PirOp *, 1>> casts;
  llvm::DenseMap<StringAttr, SmallVector<ml_program::GlobalStoreOp, 1>> stores;
  llvm::DenseMap<const PirBlock *, const PirOp *> lastUpdates;
};

/// Writes one copy.
class OneCopy {
public:
  OneCopy(StringAttr name, const HoistedCopy &copy, const CopyWriter &writer,
          const CopyIndex &index)
      : name(name), copy(copy), writer(writer), index(index),
        global(writer.given.variables.lookup(name)) {}

  /// Returns true if the copy, which begins as `initial`, replaces casts of the
  /// program.
  bool findCasts(Number initial);
  /// Writes the copy and returns it. Fails if an error was emitted.
  FailureOr<WrittenCopy> write();

private:
  /// Makes the op that gives a value the name of the copy.
  using Naming = NewOp (*)(StringRef name, ValueId value);

  ValueId writeCast(ProgramEdit &edit, const PirOp &behind, ValueId value,
                    Naming writeNaming) const;
  const PirOp *findPlace(ml_program::GlobalStoreOp store) const;
  std::optional<ValueId> writeStores(ValueId variable);
  FailureOr<ValueId> writeInitialisation();

  StringAttr name;
  const HoistedCopy &copy;
  const CopyWriter &writer;
  const CopyIndex &index;
  mutable ml_program::GlobalOp global;
  ArrayRef<const PirOp *> casts;
};
} // namespace

/// The framework's casts, with the numbers of what they compute.
static SmallVector<std::pair<mlir::Operation *, Number>>
findFrameworkCasts(const NumberedFunction &function) {
  SmallVector<std::pair<mlir::Operation *, Number>> casts;
  for (const auto &[value, number] : function.values)
    if (mlir::Operation *op = value.getDefiningOp();
        op && op->getName().getStringRef() == "pd_op.cast")
      casts.push_back({op, number});
  return casts;
}

CopyIndex::CopyIndex(const CopyWriter &writer) {
  for (auto [op, number] : findFrameworkCasts(writer.given.stepNumbers))
    ++kept[number];
  for (auto [op, number] : findFrameworkCasts(writer.imported.stepNumbers))
    if (const PirOp *origin = writer.origins.lookup(op))
      casts[number].push_back(origin);
  for (auto &[number, origins] : casts)
    llvm::sort(origins, [](const PirOp *a, const PirOp *b) {
      return a->results[0].id < b->results[0].id;
    });
  for (ml_program::GlobalStoreOp store : writer.imported.stepNumbers.stores)
    if (!store.getValue().getDefiningOp<optim::BroadcastOp>())
      stores[store.getGlobal().getLeafReference()].push_back(store);
  for (optim::OptimizerOpInterface op : writer.imported.stepNumbers.updates)
    if (const PirOp *update = writer.origins.lookup(op)) {
      const PirOp *&last = lastUpdates[writer.main.getBlock(*update)];
      last = std::max(last, update, std::less<const PirOp *>());
    }
}

/// As many of the program's casts as the module has fewer.
bool OneCopy::findCasts(Number initial) {
  size_t numKept = index.countKept(initial);
  casts = index.findCasts(initial);
  casts = casts.drop_back(std::min(numKept, casts.size()));
  return !casts.empty();
}

/// Casts `value` and gives the result, which is returned, the copy's name.
ValueId OneCopy::writeCast(ProgramEdit &edit, const PirOp &behind,
                           ValueId value, Naming writeNaming) const {
  StringRef type = casts.front()->results[0].type.getText();
  StringRef dtype = casts.front()->findAttribute("dtype")->value.getText();
  ValueId id = edit.createId();
  edit.insertAfter(behind, {"1.cast",
                            {writeAttribute("dtype", dtype)},
                            {value},
                            {{id, type.str()}},
                            {writeFlags("persistable", true),
                             writeFlags("stop_gradient", true)}});
  edit.insertAfter(behind, writeNaming(name.getValue(), id));
  return id;
}

/// Returns the op behind which the copy of the value of `store` is made: the
/// last update of its block, since all updates of a block stay together.
const PirOp *OneCopy::findPlace(ml_program::GlobalStoreOp store) const {
  const PirOp *place = writer.origins.lookup(store);
  if (const PirOp *list = writer.merged.lookup(place))
    place = list;
  const PirOp *update = index.findLastUpdate(writer.main.getBlock(*place));
  return std::max(place, update, std::less<const PirOp *>());
}

/// Sets the copy behind all ops that write the original. The last value of the
/// copy, if there is one.
std::optional<ValueId> OneCopy::writeStores(ValueId variable) {
  std::optional<ValueId> last;
  for (ml_program::GlobalStoreOp store : index.findStores(copy.original))
    last = writeCast(writer.main, *findPlace(store), variable, writeOutput);
  return last;
}

/// The value that the copy begins as.
FailureOr<ValueId> OneCopy::writeInitialisation() {
  if (!writer.startup)
    return emitError(global->getLoc())
           << "copy '" << name.getValue()
           << "' must be initialised: import the program with its startup "
              "program";
  const PirOp *last = writer.startup->findOutput(copy.original.getValue());
  if (!last)
    return emitError(global->getLoc())
           << "copy '" << name.getValue()
           << "' is of a variable that the startup program "
              "does not initialise";
  ValueId initial =
      writeCast(*writer.startup, *last, last->operands[0], writeInitialValue);
  if (copy.originalIsRemoved)
    writer.startup->remove(*last);
  return initial;
}

FailureOr<WrittenCopy> OneCopy::write() {
  const PirOp *variable = writer.main.findVariable(copy.original.getValue());
  if (!variable || variable->results.size() != 1)
    return emitError(global->getLoc())
           << "copy '" << name.getValue()
           << "' is of a variable that the program does not declare";
  // The framework takes a variable of any other kind for a feed of the models
  // that it saves.
  ValueId id = writer.main.createId();
  std::string type = casts.front()->results[0].type.getText().str();
  writer.main.insertAfter(*variable,
                          writeParameter(name.getValue(), {id, type}));
  for (const PirOp *cast : casts) {
    writer.main.rename(cast->results[0].id, id);
    writer.main.remove(*cast);
  }
  ValueId last = writeStores(variable->results[0].id).value_or(id);
  if (copy.originalIsRemoved)
    writer.main.remove(*variable);
  FailureOr<ValueId> initial = writeInitialisation();
  if (failed(initial))
    return failure();
  const PirOp &cast = *casts.front();
  return WrittenCopy{last, *initial, cast.results[0].type,
                     cast.findData("dtype")};
}

FailureOr<WrittenCopies> stepfold::pir::writeCopies(const HoistedCopies &copies,
                                                    NumberTable &table,
                                                    const CopyWriter &writer) {
  WrittenCopies written;
  CopyIndex index(writer);
  for (const auto &[name, copy] : copies) {
    OneCopy one(name, copy, writer, index);
    if (!one.findCasts(table.getConverted(copy.elementType,
                                          table.getState(copy.original))))
      continue;
    FailureOr<WrittenCopy> result = one.write();
    if (failed(result))
      return failure();
    written.insert({name, std::move(*result)});
  }
  return written;
}
