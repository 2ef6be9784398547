//===- WriteCopies.cpp - Copies of parameters as variables -----*- C++ -*-===//
//
// A cast that a copy replaces goes; where the update has written the parameter,
// the same cast sets the copy.
//
//===----------------------------------------------------------------------===//

#include "WriteCopies.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;
using llvm::json::Array;
using llvm::json::Object;

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

const PirOp *stepfold::pir::findInitialisation(const ProgramEdit &startup,
                                               StringRef variable) {
  const PirOp *last = nullptr;
  for (const PirOp &op : startup.getBody().ops)
    if (op.operands.size() == 1 && op.getOutputName() == variable)
      last = &op;
  return last;
}

namespace {
/// Writes one copy.
class OneCopy {
public:
  OneCopy(StringAttr name, const HoistedCopy &copy, Number initial,
          const CopyWriter &writer)
      : name(name), copy(copy), initial(initial), writer(writer),
        global(writer.given.variables.lookup(name)) {}

  /// Whether the copy replaces casts of the program.
  bool findCasts();
  /// What the copy is then; failure where an error was emitted.
  FailureOr<WrittenCopy> write();

private:
  SmallVector<mlir::Operation *> findCastsOf(const NumberedFunction &function);
  const PirOp *findVariable() const;
  Object writeVariable(ValueId id) const;
  ValueId writeCast(ProgramEdit &edit, const PirOp &behind,
                    ValueId value) const;
  const PirOp *findPlace(ml_program::GlobalStoreOp store) const;
  std::optional<ValueId> writeStores(ValueId variable);
  FailureOr<ValueId> writeInitialisation();

  StringAttr name;
  const HoistedCopy &copy;
  Number initial;
  const CopyWriter &writer;
  mutable ml_program::GlobalOp global;
  SmallVector<const PirOp *> casts;
};
} // namespace

/// The framework's casts that compute the copy's contents at the beginning.
SmallVector<mlir::Operation *>
OneCopy::findCastsOf(const NumberedFunction &function) {
  SmallVector<mlir::Operation *> found;
  for (const auto &[value, number] : function.values)
    if (mlir::Operation *op = value.getDefiningOp();
        number == initial && op && op->getName().getStringRef() == "pd_op.cast")
      found.push_back(op);
  return found;
}

/// As many of the program's casts as the module has fewer.
bool OneCopy::findCasts() {
  size_t numKept = findCastsOf(writer.given.stepNumbers).size();
  for (mlir::Operation *op : findCastsOf(writer.imported.stepNumbers))
    if (const PirOp *origin = writer.origins.lookup(op))
      casts.push_back(origin);
  llvm::sort(casts, [](const PirOp *a, const PirOp *b) {
    return a->results[0].id < b->results[0].id;
  });
  casts.truncate(casts.size() - std::min(numKept, casts.size()));
  return !casts.empty();
}

/// The op that declares the original.
const PirOp *OneCopy::findVariable() const {
  for (const PirOp &op : writer.main.getBody().ops) {
    StringRef key = op.name == "builtin.parameter" ? "parameter_name"
                    : op.name == "pd_op.data"      ? "name"
                                                   : "";
    const llvm::json::Value *name = key.empty() ? nullptr : op.findData(key);
    if (name && name->getAsString() == copy.original.getValue())
      return &op;
  }
  return nullptr;
}

Object OneCopy::writeVariable(ValueId id) const {
  const Definition &result = casts.front()->results[0];
  const Array &type = *result.type.json().getAsObject()->getArray("D");
  const PirAttribute &dtype = *casts.front()->findAttribute("dtype");
  Array attributes{
      writeAttribute("name", writeValue("0.a_str", name.str())),
      writeAttribute("shape", writeValue("1.a_intarray", type[1])),
      writeAttribute("dtype", dtype.value.json()),
      writeAttribute("place", writeValue("1.a_place", Array{0, 0, ""}))};
  return writeOp("1.data", std::move(attributes), {},
                 Array{writeResult(id, result.type.json())},
                 Array{writeFlags("persistable", true),
                       writeFlags("stop_gradient", true)});
}

/// Casts `value` and gives the result, which is returned, the copy's name.
ValueId OneCopy::writeCast(ProgramEdit &edit, const PirOp &behind,
                           ValueId value) const {
  const Definition &result = casts.front()->results[0];
  const PirAttribute &dtype = *casts.front()->findAttribute("dtype");
  ValueId id = edit.createId();
  Array castAttributes{writeAttribute("dtype", dtype.value.json())};
  edit.insertAfter(behind, writeOp("1.cast", std::move(castAttributes),
                                   Array{writeOperand(value)},
                                   Array{writeResult(id, result.type.json())},
                                   Array{writeFlags("persistable", true),
                                         writeFlags("stop_gradient", true)}));
  Array nameAttributes{
      writeAttribute("output_name", writeValue("0.a_str", name.str()))};
  edit.insertAfter(behind, writeOp("0.shadow_output", std::move(nameAttributes),
                                   Array{writeOperand(id)}, {}, {}));
  return id;
}

/// Where the copy of what `store` stores is made: behind all updates of its
/// block, which stay together.
const PirOp *OneCopy::findPlace(ml_program::GlobalStoreOp store) const {
  const PirOp *place = writer.origins.lookup(store);
  if (const PirOp *list = writer.merged.lookup(place))
    place = list;
  for (optim::OptimizerOpInterface op : writer.imported.stepNumbers.updates) {
    const PirOp *update = writer.origins.lookup(op);
    if (update && writer.main.getBlock(*update) == writer.main.getBlock(*place))
      place = std::max(place, update, std::less<const PirOp *>());
  }
  return place;
}

/// Sets the copy behind all ops that write the original, but for those that
/// send it. The last value of the copy, if there is one.
std::optional<ValueId> OneCopy::writeStores(ValueId variable) {
  std::optional<ValueId> last;
  for (ml_program::GlobalStoreOp store : writer.imported.stepNumbers.stores) {
    if (store.getGlobal().getLeafReference() != copy.original ||
        store.getValue().getDefiningOp<optim::BroadcastOp>())
      continue;
    last = writeCast(writer.main, *findPlace(store), variable);
  }
  return last;
}

/// The value that the copy begins as.
FailureOr<ValueId> OneCopy::writeInitialisation() {
  if (!writer.startup)
    return emitError(global->getLoc())
           << "copy '" << name.getValue()
           << "' must be initialised, and the program was imported without its "
              "startup program";
  const PirOp *last =
      findInitialisation(*writer.startup, copy.original.getValue());
  if (!last)
    return emitError(global->getLoc())
           << "copy '" << name.getValue()
           << "' is of a variable that the startup program "
              "does not initialise";
  ValueId initial = writeCast(*writer.startup, *last, last->operands[0]);
  if (copy.originalIsRemoved)
    writer.startup->remove(*last);
  return initial;
}

FailureOr<WrittenCopy> OneCopy::write() {
  const PirOp *variable = findVariable();
  if (!variable || variable->results.size() != 1)
    return emitError(global->getLoc())
           << "copy '" << name.getValue()
           << "' is of a variable that the program does not declare";
  ValueId id = writer.main.createId();
  writer.main.insertAfter(*variable, writeVariable(id));
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
  return WrittenCopy{last, *initial, cast.results[0].type.json(),
                     *cast.findData("dtype")};
}

FailureOr<WrittenCopies> stepfold::pir::writeCopies(const HoistedCopies &copies,
                                                    NumberTable &table,
                                                    const CopyWriter &writer) {
  WrittenCopies written;
  for (const auto &[name, copy] : copies) {
    Number initial =
        table.getConverted(copy.elementType, table.getState(copy.original));
    OneCopy one(name, copy, initial, writer);
    if (!one.findCasts())
      continue;
    FailureOr<WrittenCopy> result = one.write();
    if (failed(result))
      return failure();
    written.insert({name, std::move(*result)});
  }
  return written;
}
