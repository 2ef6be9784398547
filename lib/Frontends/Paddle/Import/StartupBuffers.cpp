//===- StartupBuffers.cpp - Variables in one memory ------------*- C++ -*-===//

#include "StartupBuffers.h"
#include "../Format/Constants.h"

#include "stepfold/IR/BufferLayout.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

namespace {
/// A variable, or padding, which has no name.
struct Part {
  StringRef name;
  RankedTensorType type;
};

class BufferFinder {
public:
  BufferFinder(const PirBlock &body, const PirValues &values)
      : body(body), values(values) {
    for (const PirOp &op : body.ops) {
      for (ValueId id : op.operands)
        users[id].push_back(&op);
      if (StringRef name = op.getOutputName();
          !name.empty() && op.operands.size() == 1)
        names[op.operands[0]].push_back(name);
    }
  }
  std::vector<StartupBuffer> find();

private:
  std::optional<StartupBuffer> find(const PirOp &coalesce);
  std::optional<Part> findPart(ValueId id);
  bool addParts(const PirOp &list, bool isAligned, StartupBuffer &buffer);
  const PirOp *getOnlyUser(ValueId id) const {
    auto found = users.find(id);
    return found != users.end() && found->second.size() == 1
               ? found->second.front()
               : nullptr;
  }

  const PirBlock &body;
  const PirValues &values;
  llvm::DenseMap<ValueId, SmallVector<const PirOp *, 2>> users;
  /// Names of each value.
  llvm::DenseMap<ValueId, SmallVector<StringRef, 1>> names;
  llvm::DenseSet<StringRef> placed;
};
} // namespace

static bool hasFlag(const PirOp &op, StringRef name) {
  return op.findData(name).asBoolean().value_or(false);
}

/// The element `id` of the list of a buffer; nothing where it is neither a
/// variable, which no buffer has yet, nor zeros.
std::optional<Part> BufferFinder::findPart(ValueId id) {
  auto named = names.find(id);
  if (named != names.end()) {
    StringRef name = named->second.front();
    auto type = dyn_cast_or_null<RankedTensorType>(values.getType({id, 0}));
    if (!type || !type.hasStaticShape() || named->second.size() != 1 ||
        !placed.insert(name).second)
      return std::nullopt;
    return Part{name, type};
  }
  const PirOp *full = values.getDefiningOp(id);
  if (!full || full->name != "pd_op.full" || users.lookup(id).size() != 1)
    return std::nullopt;
  DenseElementsAttr zeros = importFull(*full, values.getContext());
  if (!zeros || !zeros.isSplat() || !isa<FloatType>(zeros.getElementType()) ||
      !zeros.getSplatValue<APFloat>().isPosZero())
    return std::nullopt;
  return Part{"", cast<RankedTensorType>(zeros.getType())};
}

/// Adds the elements of `list`. False where they are no buffer with the
/// alignment of `buffer`.
bool BufferFinder::addParts(const PirOp &list, bool isAligned,
                            StartupBuffer &buffer) {
  std::optional<optim::BufferLayout> layout;
  int64_t bytes = 0;
  for (ValueId id : list.operands) {
    std::optional<Part> part = findPart(id);
    if (!part)
      return false;
    Type elementType = part->type.getElementType();
    if (!layout) {
      // Padding has the type of a variable in front of it.
      if (part->name.empty() || !elementType.isIntOrFloat())
        return false;
      buffer.elementType = elementType;
      bytes = llvm::divideCeil(elementType.getIntOrFloatBitWidth(), 8);
      if (buffer.alignment % bytes != 0)
        return false;
      layout.emplace(isAligned ? buffer.alignment : bytes, bytes);
    }
    if (elementType != buffer.elementType)
      return false;
    int64_t offset = layout->add(part->type.getNumElements());
    if (part->name.empty())
      continue;
    if (offset % (buffer.alignment / bytes) != 0)
      return false;
    buffer.variables.push_back(part->name);
    buffer.offsets.push_back(offset);
  }
  buffer.numElements = layout->getNumElements();
  return true;
}

std::optional<StartupBuffer> BufferFinder::find(const PirOp &coalesce) {
  if (coalesce.name != "pd_op.coalesce_tensor_" ||
      coalesce.operands.size() != 1 || coalesce.results.size() != 2 ||
      !hasFlag(coalesce, "copy_data"))
    return std::nullopt;
  StartupBuffer buffer;
  buffer.alignment = coalesce.findData("align_size").asInt64().value_or(0);
  const PirOp *list = values.getDefiningOp(coalesce.operands[0]);
  const PirOp *output = getOnlyUser(coalesce.results[1].id);
  // The framework's attribute has 32 bits.
  bool isAlignment = llvm::isInt<32>(buffer.alignment) &&
                     buffer.alignment > 0 &&
                     llvm::isPowerOf2_64(buffer.alignment);
  if (!isAlignment || !list || list->name != "builtin.combine" ||
      list->operands.empty() || !output || output->getOutputName().empty() ||
      getOnlyUser(coalesce.operands[0]) != &coalesce ||
      users.contains(coalesce.results[0].id))
    return std::nullopt;
  buffer.name = output->getOutputName();
  buffer.ops = {list, &coalesce, output};
  if (!addParts(*list, hasFlag(coalesce, "use_align"), buffer))
    return std::nullopt;
  return buffer;
}

std::vector<StartupBuffer> BufferFinder::find() {
  std::vector<StartupBuffer> buffers;
  for (const PirOp &op : body.ops)
    if (std::optional<StartupBuffer> buffer = find(op))
      buffers.push_back(std::move(*buffer));
  return buffers;
}

std::vector<StartupBuffer>
stepfold::pir::findStartupBuffers(const PirBlock &body,
                                  const PirValues &values) {
  return BufferFinder(body, values).find();
}

//===----------------------------------------------------------------------===//
// Declaring
//===----------------------------------------------------------------------===//

void stepfold::pir::declareBuffer(const StartupBuffer &buffer, ModuleOp module,
                                  FirstError &errors) {
  StringRef place = buffer.ops[1]->place;
  SymbolTable symbols(module);
  SmallVector<Attribute> names;
  for (StringRef name : buffer.variables)
    names.push_back(FlatSymbolRefAttr::get(module.getContext(), name));
  if (symbols.lookup(buffer.name))
    return errors.report(place, "a buffer has the name of the variable '" +
                                    buffer.name + "'");
  auto builder = OpBuilder::atBlockEnd(module.getBody());
  for (auto function : module.getOps<func::FuncOp>()) {
    builder.setInsertionPoint(function);
    break;
  }
  optim::BufferOp::create(
      builder, NameLoc::get(builder.getStringAttr(place)), buffer.name,
      RankedTensorType::get({buffer.numElements}, buffer.elementType),
      buffer.alignment,
      /*gradients=*/false, builder.getArrayAttr(names), buffer.offsets);
}
