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
class BufferFinder {
public:
  BufferFinder(const PirBlock &body, MLIRContext *context)
      : body(body), context(context) {
    for (const PirOp &op : body.ops) {
      for (const Definition &result : op.results)
        definitions[result.id] = &op;
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
  std::optional<StartupBuffer::Part> findPart(ValueId id);
  const PirOp *getOnlyUser(ValueId id) const {
    auto found = users.find(id);
    return found != users.end() && found->second.size() == 1
               ? found->second.front()
               : nullptr;
  }

  const PirBlock &body;
  MLIRContext *context;
  llvm::DenseMap<ValueId, const PirOp *> definitions;
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
std::optional<StartupBuffer::Part> BufferFinder::findPart(ValueId id) {
  auto named = names.find(id);
  if (named != names.end()) {
    StringRef name = named->second.front();
    if (named->second.size() != 1 || !placed.insert(name).second)
      return std::nullopt;
    return StartupBuffer::Part{name};
  }
  const PirOp *full = definitions.lookup(id);
  if (!full || full->name != "pd_op.full" || users.lookup(id).size() != 1)
    return std::nullopt;
  DenseElementsAttr zeros = importFull(*full, context);
  if (!zeros || !zeros.isSplat() || !isa<FloatType>(zeros.getElementType()) ||
      !zeros.getSplatValue<APFloat>().isPosZero())
    return std::nullopt;
  return StartupBuffer::Part{"", zeros.getNumElements()};
}

std::optional<StartupBuffer> BufferFinder::find(const PirOp &coalesce) {
  if (coalesce.name != "pd_op.coalesce_tensor_" ||
      coalesce.operands.size() != 1 || coalesce.results.size() != 2 ||
      !hasFlag(coalesce, "copy_data"))
    return std::nullopt;
  StartupBuffer buffer;
  buffer.isAligned = hasFlag(coalesce, "use_align");
  buffer.alignment = coalesce.findData("align_size").asInt64().value_or(0);
  const PirOp *list = definitions.lookup(coalesce.operands[0]);
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
  for (ValueId id : list->operands) {
    std::optional<StartupBuffer::Part> part = findPart(id);
    if (!part)
      return std::nullopt;
    buffer.parts.push_back(*part);
  }
  if (buffer.parts.front().name.empty())
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
stepfold::pir::findStartupBuffers(const PirBlock &body, MLIRContext *context) {
  return BufferFinder(body, context).find();
}

//===----------------------------------------------------------------------===//
// Declaring
//===----------------------------------------------------------------------===//

void stepfold::pir::declareBuffer(const StartupBuffer &buffer, ModuleOp module,
                                  FirstError &errors) {
  StringRef place = buffer.ops[1]->place;
  SymbolTable symbols(module);
  Type elementType;
  SmallVector<Attribute> names;
  SmallVector<int64_t> offsets;
  std::optional<optim::BufferLayout> layout;
  for (const StartupBuffer::Part &part : buffer.parts) {
    if (part.name.empty()) {
      layout->add(part.numZeros);
      continue;
    }
    auto global = symbols.lookup<ml_program::GlobalOp>(part.name);
    auto type = global ? dyn_cast<RankedTensorType>(global.getType()) : nullptr;
    if (!type || !type.hasStaticShape() ||
        !type.getElementType().isIntOrFloat() ||
        (elementType && elementType != type.getElementType()))
      return errors.report(place, "expected variables of static shape and of "
                                  "one element type in a buffer");
    elementType = type.getElementType();
    names.push_back(FlatSymbolRefAttr::get(global.getSymNameAttr()));
    int64_t bytes = llvm::divideCeil(elementType.getIntOrFloatBitWidth(), 8);
    if (buffer.alignment % bytes != 0)
      return errors.report(place, "the alignment of a buffer is no multiple of "
                                  "the size of its elements");
    if (!layout)
      layout.emplace(buffer.isAligned ? buffer.alignment : bytes, bytes);
    offsets.push_back(layout->add(type.getNumElements()));
  }
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
      RankedTensorType::get({layout->getNumElements()}, elementType),
      buffer.alignment,
      /*gradients=*/false, builder.getArrayAttr(names), offsets);
}
