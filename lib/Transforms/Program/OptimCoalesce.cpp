//===- OptimCoalesce.cpp - optim-coalesce ---------------------------------===//
//
// Assigns storage: the program keeps its tensors, and optim.buffer ops say
// where they lie.
//
//===----------------------------------------------------------------------===//

#include "StorageAnalysis.h"
#include "TrainStep.h"

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/IR/BufferLayout.h"
#include "stepfold/Transforms/Program/Passes.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMCOALESCEPASS
#include "stepfold/Transforms/Program/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Contents of buffers
//===----------------------------------------------------------------------===//

namespace {

/// Tensors of one update that one buffer holds.
struct BufferKey {
  unsigned update;
  StringRef role;
  Type elementType;
  bool isGradient;
  /// Each tensor has one element.
  bool isScalar = false;

  bool operator==(const BufferKey &other) const {
    return update == other.update && role == other.role &&
           elementType == other.elementType && isGradient == other.isGradient &&
           isScalar == other.isScalar;
  }
};

} // namespace

template <> struct llvm::DenseMapInfo<BufferKey> {
  static BufferKey getEmptyKey() { return {~0u, "", {}, false}; }
  static BufferKey getTombstoneKey() { return {~0u - 1, "", {}, false}; }
  static unsigned getHashValue(const BufferKey &key) {
    return hash_combine(key.update, key.role, key.elementType, key.isGradient,
                        key.isScalar);
  }
  static bool isEqual(const BufferKey &a, const BufferKey &b) { return a == b; }
};

namespace {

/// A list of tensors that updates hold in one role.
struct RoleStream {
  StringRef role;
  OperandRange values;
  bool isScalar = false;
};

/// Collects what goes into which buffer, in the order of the updates' operands.
class BufferCollector {
public:
  BufferCollector(const StorageAnalysis &storage, const OptimizerStage &stage)
      : storage(storage), stage(stage) {
    for (GradientOp gradient : stage.getGradients())
      parameters.insert(gradient.getParameterAttr().getAttr());
  }

  /// Leaves out gradients unless `withGradients`, and state of one element
  /// unless `withScalars`.
  void collect(ModuleOp module, bool withGradients, bool withScalars);
  const llvm::MapVector<BufferKey, SmallVector<ml_program::GlobalOp>> &
  getBuffers() const {
    return buffers;
  }
  struct Refusal {
    ml_program::GlobalOp global;
    std::string reason;
  };
  ArrayRef<Refusal> getRefusals() const { return refusals; }

private:
  /// Returns whether it has tensors that no update before has.
  bool addUpdate(unsigned update, ArrayRef<RoleStream> streams);
  void addCopies(ModuleOp module);
  void addGradients();
  void add(ml_program::GlobalOp global, const BufferKey &key);
  SmallVector<RoleStream> getStreams(Operation *op, bool withScalars) const;

  const StorageAnalysis &storage;
  const OptimizerStage &stage;
  /// Globals that have a gradient.
  DenseSet<StringAttr> parameters;
  /// Update that a global belongs to.
  DenseMap<StringAttr, unsigned> updates;
  llvm::MapVector<BufferKey, SmallVector<ml_program::GlobalOp>> buffers;
  std::vector<Refusal> refusals;
};

} // namespace

/// The global whose value `value` is, if it is a load's.
static StringAttr getLoadedGlobal(Value value) {
  auto load = value.getDefiningOp<ml_program::GlobalLoadOp>();
  return load ? load.getGlobal().getLeafReference() : StringAttr();
}

/// Returns the streams that `op` updates: those that have the shapes of
/// parameters, and also those of one element if `withScalars`.
SmallVector<RoleStream> BufferCollector::getStreams(Operation *op,
                                                    bool withScalars) const {
  SmallVector<RoleStream> streams;
  if (auto update = dyn_cast<OptimizerOpInterface>(op)) {
    for (auto [index, spec] : llvm::enumerate(update.getStreamSpecs()))
      if (isUpdated(spec.kind) && (withScalars || !isOneElement(spec.kind)))
        streams.push_back(
            {spec.name, update.getStream(index), isOneElement(spec.kind)});
  } else if (isa<ForeachOp, ReduceOp>(op)) {
    for (OperandRange out : cast<StructuredOpInterface>(op).getUpdates()) {
      bool isParameters = llvm::any_of(out, [&](Value value) {
        return parameters.contains(getLoadedGlobal(value));
      });
      streams.push_back({isParameters ? "params" : "state", out});
    }
  }
  return streams;
}

void BufferCollector::add(ml_program::GlobalOp global, const BufferKey &key) {
  StringAttr name = global.getSymNameAttr();
  if (storage.isPlaced(name, key.isGradient))
    return;
  std::string reason = storage.explain(global);
  if (reason.empty())
    buffers[key].push_back(global);
  else if (!key.isGradient)
    refusals.push_back({global, std::move(reason)});
}

bool BufferCollector::addUpdate(unsigned update, ArrayRef<RoleStream> streams) {
  size_t numBefore = updates.size();
  for (const RoleStream &stream : streams)
    for (Value value : stream.values) {
      StringAttr name = getLoadedGlobal(value);
      ml_program::GlobalOp global =
          name ? storage.lookup(name) : ml_program::GlobalOp();
      // Copies have their place with their parameters.
      if (!global || global->hasAttr(kCopyOfAttrName) ||
          !updates.try_emplace(name, update).second)
        continue;
      add(global, {update, stream.role, getElementTypeOrSelf(value), false,
                   stream.isScalar});
    }
  return updates.size() != numBefore;
}

/// Copies lie in the order of what they are copies of.
void BufferCollector::addCopies(ModuleOp module) {
  llvm::MapVector<StringAttr, SmallVector<ml_program::GlobalOp>> copies;
  for (auto copy : module.getOps<ml_program::GlobalOp>())
    if (auto of = copy->getAttrOfType<FlatSymbolRefAttr>(kCopyOfAttrName))
      copies[of.getAttr()].push_back(copy);
  // Adding to the buffers would change what is iterated over.
  SmallVector<std::pair<ml_program::GlobalOp, BufferKey>> placements;
  for (const auto &[key, globals] : buffers)
    for (ml_program::GlobalOp global : globals)
      for (ml_program::GlobalOp copy : copies.lookup(global.getSymNameAttr()))
        placements.push_back({copy,
                              {key.update, "copies",
                               getElementTypeOrSelf(copy.getType()), false}});
  for (const auto &[copy, key] : placements)
    add(copy, key);
}

void BufferCollector::addGradients() {
  DenseMap<StringAttr, GradientOp> gradients;
  DenseSet<StringAttr> ambiguous;
  for (GradientOp gradient : stage.getGradients()) {
    StringAttr name = gradient.getParameterAttr().getAttr();
    auto [position, isNew] = gradients.try_emplace(name, gradient);
    if (!isNew && position->second.getType() != gradient.getType())
      ambiguous.insert(name);
  }
  SmallVector<std::pair<ml_program::GlobalOp, BufferKey>> placements;
  for (const auto &[key, globals] : buffers) {
    for (ml_program::GlobalOp global : globals) {
      StringAttr name = global.getSymNameAttr();
      GradientOp gradient = gradients.lookup(name);
      if (gradient && !ambiguous.contains(name))
        placements.push_back(
            {global,
             {key.update, "grads", getElementTypeOrSelf(gradient.getType()),
              true}});
    }
  }
  for (const auto &[global, key] : placements)
    add(global, key);
}

void BufferCollector::collect(ModuleOp module, bool withGradients,
                              bool withScalars) {
  unsigned numUpdates = 0;
  for (Operation *op : stage.getOps())
    numUpdates += addUpdate(numUpdates, getStreams(op, withScalars));
  addCopies(module);
  if (withGradients)
    addGradients();
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {

struct OptimCoalesce final
    : stepfold::impl::OptimCoalescePassBase<OptimCoalesce> {
  using OptimCoalescePassBase::OptimCoalescePassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (!llvm::isPowerOf2_64(alignment) ||
        alignment < int64_t(sizeof(double))) {
      module.emitError("expected the option alignment to be a power of two of "
                       "at least 8, got ")
          << alignment.getValue();
      return signalPassFailure();
    }
    FailureOr<std::optional<TrainStep>> found =
        findStepAndStage(module, getAnalysisManager());
    if (failed(found))
      return signalPassFailure();
    if (!*found)
      return;
    auto [step, stage] = **found;
    StorageAnalysis storage(module);
    BufferCollector collector(storage, *stage);
    collector.collect(module, gradients, scalars);
    for (BufferCollector::Refusal refusal : collector.getRefusals())
      remark::missed(refusal.global->getLoc(), remarkOpts("NotCoalesced"))
          << "'" + refusal.global.getSymName().str() +
                 "' keeps storage of its own: " + refusal.reason;
    SymbolTable symbols(module);
    for (const auto &[key, globals] : collector.getBuffers())
      if (globals.size() > 1)
        createBuffer(symbols, step, key, globals);
  }

private:
  static remark::RemarkOpts remarkOpts(StringRef name) {
    return remark::RemarkOpts::name(name)
        .category("optim-coalesce")
        .function(kTrainStepName);
  }

  void createBuffer(SymbolTable &symbols, func::FuncOp step,
                    const BufferKey &key,
                    ArrayRef<ml_program::GlobalOp> globals);
};

} // namespace

void OptimCoalesce::createBuffer(SymbolTable &symbols, func::FuncOp step,
                                 const BufferKey &key,
                                 ArrayRef<ml_program::GlobalOp> globals) {
  int64_t elementBytes =
      llvm::divideCeil(key.elementType.getIntOrFloatBitWidth(), 8);
  SmallVector<Attribute> names;
  SmallVector<int64_t> offsets;
  // No access to a number is wider than it.
  int64_t align = key.isScalar ? elementBytes : alignment.getValue();
  BufferLayout layout(align, elementBytes);
  int64_t numElements = 0;
  for (ml_program::GlobalOp global : globals) {
    names.push_back(FlatSymbolRefAttr::get(global.getSymNameAttr()));
    int64_t size = cast<ShapedType>(global.getType()).getNumElements();
    numElements += size;
    offsets.push_back(layout.add(size));
  }
  SmallVector<Location> locations;
  for (ml_program::GlobalOp global : globals)
    locations.push_back(global.getLoc());
  std::string name;
  llvm::raw_string_ostream os(name);
  os << key.role << '.' << key.elementType;
  if (key.update != 0)
    os << '.' << key.update;
  OpBuilder builder(step);
  auto buffer = BufferOp::create(
      builder, builder.getFusedLoc(locations), name,
      RankedTensorType::get({layout.getNumElements()}, key.elementType), align,
      key.isGradient, builder.getArrayAttr(names), offsets);
  // Finds a free name.
  buffer->remove();
  symbols.insert(buffer, Block::iterator(step));
  remark::passed(buffer.getLoc(), remarkOpts("Coalesced"))
      << "'" + buffer.getSymName().str() + "' holds tensors of one role"
      << remark::metric("tensors", globals.size())
      << remark::metric("bytes", layout.getNumElements() * elementBytes)
      << remark::metric("paddingBytes",
                        (layout.getNumElements() - numElements) * elementBytes);
}
