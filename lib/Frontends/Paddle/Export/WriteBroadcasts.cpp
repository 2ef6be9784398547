//===- WriteBroadcasts.cpp - Broadcasts of copies --------------*- C++ -*-===//
//
// Broadcasts work in place: on a tensor, or on the buffer that tensors have
// been put in.
//
//===----------------------------------------------------------------------===//

#include "WriteBroadcasts.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Rank
//===----------------------------------------------------------------------===//

/// The variable that a broadcast sends as `value`; null where it is none.
static StringAttr getSentVariable(Value value) {
  auto load = value.getDefiningOp<ml_program::GlobalLoadOp>();
  return load ? load.getGlobal().getLeafReference() : nullptr;
}

FailureOr<std::optional<Rank>>
stepfold::pir::findRank(ModuleOp module, const HoistedCopies &copies) {
  llvm::DenseSet<StringAttr> stored;
  module.walk([&](ml_program::GlobalStoreOp store) {
    if (store->getParentOfType<func::FuncOp>().getSymName() == "train_step")
      stored.insert(store.getGlobal().getLeafReference());
  });
  std::optional<Rank> rank;
  WalkResult result = module.walk([&](optim::BroadcastOp op) {
    for (Value value : op.getValues()) {
      auto copy = copies.find(getSentVariable(value));
      if (copy == copies.end() || copy->second.originalIsRemoved)
        continue;
      StringAttr original = copy->second.original;
      if (!stored.contains(original)) {
        emitError(op.getLoc())
            << "copy '" << copy->first.getValue() << "' is sent in place of '"
            << original.getValue()
            << "', which is not removed, and which the step does not update";
        return WalkResult::interrupt();
      }
      if (!rank)
        rank = {op.getRing(), op.getRoot()};
      if (rank->ring == op.getRing() && rank->index == op.getRoot())
        continue;
      emitError(op.getLoc())
          << "copy '" << copy->first.getValue() << "' is sent by rank "
          << op.getRoot() << " of ring " << op.getRing()
          << ", and another one by rank " << rank->index << " of ring "
          << rank->ring << ": expected the program of one rank";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  return rank;
}

//===----------------------------------------------------------------------===//
// One broadcast
//===----------------------------------------------------------------------===//

namespace {
/// A tensor that is sent.
struct Tensor {
  ValueId value;
  JSONNode type;
};

/// Writes what is sent in place of one broadcast of the program.
class BroadcastWriter {
public:
  BroadcastWriter(const PirOp &op, ProgramEdit &edit) : op(op), edit(edit) {
    const PirOp *maker = edit.getDefiningOp(op.operands[0]);
    if (maker && maker->name == "pd_op.coalesce_tensor_")
      coalesce = maker;
  }

  /// The ids of what the broadcast sends.
  std::vector<ValueId> getSent() const;
  /// Sends what `given` does: `copies`, and variables with these `ids`.
  void write(optim::BroadcastOp given,
             const llvm::DenseMap<StringAttr, ValueId> &ids,
             const WrittenCopies &copies);
  void removeOld();

private:
  /// `dtype` is the name of the elements' type, where it is another than
  /// before.
  ValueId writeBuffer(ArrayRef<Tensor> tensors, JSONNode dtype,
                      const std::string &type);

  const PirOp &op;
  ProgramEdit &edit;
  /// Op that puts the tensors into a buffer; null if there is none.
  const PirOp *coalesce = nullptr;
};
} // namespace

std::vector<ValueId> BroadcastWriter::getSent() const {
  return coalesce ? edit.getElements(coalesce->operands[0])
                  : std::vector<ValueId>{op.operands[0]};
}

/// The code of `op` in JSON.
static std::string getCode(const PirOp &op) {
  return op.getNode().get("#").getString().str();
}

/// The attributes of `op`, with the data `dtype` where that is not absent.
static std::vector<std::string> copyAttributes(const PirOp &op,
                                               JSONNode dtype) {
  std::vector<std::string> attributes;
  for (const auto &[name, value, _] : op.getOwnAttributes()) {
    JSONEdit edit(value.getText());
    if (dtype && name == "dtype")
      edit.replace(value.get("D"), dtype.getText().str());
    attributes.push_back(writeAttribute(name, edit.write()));
  }
  return attributes;
}

/// Puts `tensors` into a buffer, of the type `type`.
ValueId BroadcastWriter::writeBuffer(ArrayRef<Tensor> tensors, JSONNode dtype,
                                     const std::string &type) {
  std::vector<ValueId> operands;
  std::vector<std::string> types;
  for (const Tensor &tensor : tensors) {
    operands.push_back(tensor.value);
    types.push_back(tensor.type.getText().str());
  }
  std::string listType = writeValue("0.t_vec", writeList(types));
  ValueId list = edit.createId();
  edit.insertAfter(op, {"0.combine",
                        {},
                        std::move(operands),
                        {{list, listType}},
                        {writeFlags("stop_gradient", true)}});
  ValueId buffer = edit.createId();
  edit.insertAfter(op, {getCode(*coalesce),
                        ::copyAttributes(*coalesce, dtype),
                        {list},
                        {{edit.createId(), listType}, {buffer, type}},
                        copyAttributes(coalesce->getResultAttributes())});
  return buffer;
}

void BroadcastWriter::write(optim::BroadcastOp given,
                            const llvm::DenseMap<StringAttr, ValueId> &ids,
                            const WrittenCopies &copies) {
  SmallVector<Tensor> tensors;
  JSONNode dtype;
  for (Value value : given.getValues()) {
    StringAttr name = getSentVariable(value);
    if (auto copy = copies.find(name); copy != copies.end()) {
      tensors.push_back({copy->second.value, copy->second.type});
      dtype = copy->second.dtype;
    } else {
      ValueId id = ids.lookup(name);
      tensors.push_back({id, edit.getType(id)});
    }
  }
  std::string type =
      replaceField(op.results[0].type, TensorField::ElementType,
                   getField(tensors.front().type, TensorField::ElementType));
  ValueId sent =
      coalesce ? writeBuffer(tensors, dtype, type) : tensors.front().value;
  edit.insertAfter(op, {getCode(op),
                        copyAttributes(op.getOwnAttributes()),
                        {sent},
                        {{edit.createId(), type}},
                        copyAttributes(op.getResultAttributes())});
}

void BroadcastWriter::removeOld() {
  edit.remove(op);
  if (coalesce)
    edit.remove(*coalesce);
}

//===----------------------------------------------------------------------===//
// All broadcasts
//===----------------------------------------------------------------------===//

void stepfold::pir::writeBroadcasts(const NumberedModule &given,
                                    const NumberedModule &imported,
                                    const HoistedCopies &copies,
                                    const WrittenCopies &written,
                                    const Origins &origins, ProgramEdit &main) {
  /// By the variables that they send.
  llvm::DenseMap<StringAttr, optim::BroadcastOp> old;
  for (auto [op, number] : imported.stepNumbers.messages)
    for (Value value : cast<optim::BroadcastOp>(op).getValues())
      if (StringAttr name = getSentVariable(value))
        old[name] = cast<optim::BroadcastOp>(op);
  llvm::MapVector<optim::BroadcastOp, SmallVector<optim::BroadcastOp>> changed;
  for (auto [op, number] : given.stepNumbers.messages) {
    auto broadcast = cast<optim::BroadcastOp>(op);
    StringAttr name = getSentVariable(broadcast.getValues().front());
    auto copy = copies.find(name);
    if (copy != copies.end())
      name = copy->second.original;
    if (optim::BroadcastOp before = name ? old.lookup(name) : nullptr)
      changed[before].push_back(broadcast);
  }

  auto sendsCopy = [&](optim::BroadcastOp op) {
    return llvm::any_of(op.getValues(), [&](Value value) {
      return written.contains(getSentVariable(value));
    });
  };
  for (auto &[before, ops] : changed) {
    const PirOp *origin = origins.lookup(before);
    if (!origin || llvm::none_of(ops, sendsCopy))
      continue;
    BroadcastWriter writer(*origin, main);
    llvm::DenseMap<StringAttr, ValueId> ids;
    for (auto [value, id] : llvm::zip(before.getValues(), writer.getSent()))
      ids[getSentVariable(value)] = id;
    for (optim::BroadcastOp op : ops)
      writer.write(op, ids, written);
    writer.removeOld();
  }
}
