//===- Collectives.cpp - Buffers and collective ops -------------*- C++ -*-===//
//
// A buffer and the tensors in it are one storage. The importer keeps only the
// values of the tensors: reading a buffer makes it of them, and overwriting a
// buffer overwrites them.
//
//===----------------------------------------------------------------------===//

#include "../Format/InPlaceOps.h"
#include "../Format/PirOps.h"
#include "FunctionImporter.h"

#include "stepfold/Frontends/Paddle/Format/PirAttributes.h"
#include "stepfold/Frontends/Paddle/Format/PirTypes.h"
#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

static bool hasFlag(const PirOp &op, StringRef name) {
  const PirAttribute *attribute = op.findAttribute(name);
  return attribute && attribute->value.get("D").getBoolean();
}

/// Binds the results, the tensors and the buffer, so that they stay together.
/// Nothing is created in place of an op in place: no value changes.
void FunctionImporter::importCoalesce(const PirOp &op) {
  auto report = [&](const Twine &what) { getErrors().report(op.place, what); };
  if (op.operands.size() != 1 || op.results.size() != 2 ||
      op.results[1].id == absentValue)
    return report("expected a list of tensors, and results for it and for the "
                  "buffer");
  const Binding *list = lookupList(op.operands[0]);
  if (!list)
    return report("expected a list whose elements are known");
  auto parts = llvm::to_vector_of<Variable *>(list->variables);
  Type listType = importType(op.results[0].type, builder.getContext());
  Type bufferType = importType(op.results[1].type, builder.getContext());
  if (!listType || !bufferType)
    return;
  if (!isa<TupleType>(listType) || !isa<RankedTensorType>(bufferType))
    return report("expected a list and a tensor as types of the results");

  Variable *buffer;
  if (isInPlace(op.name)) {
    if (!hasFlag(op, "copy_data") || hasFlag(op, "set_constant"))
      return report("expected the buffer to keep the contents of its tensors: "
                    "copy_data true, and set_constant false");
    buffer = state.addTemporary(Value(), scope->block);
  } else {
    mlir::Operation *kept = keepOperation(op);
    if (!kept)
      return;
    SmallVector<Value> copies = splitList(kept->getResult(0), parts, op);
    for (auto [part, copy] : llvm::zip_equal(parts, copies))
      part = state.addTemporary(copy, scope->block);
    buffer = state.addTemporary(kept->getResult(1), scope->block);
    buffer->partValues = copies;
  }
  buffer->type = bufferType;
  buffer->coalesce = &op;
  buffer->parts = parts;
  for (Variable *part : parts) {
    if (part->coalesce)
      return report("expected tensors, got a buffer as a part of another one");
    if (isShared(part))
      return report("expected tensors with memory of their own, got one that "
                    "shares it");
    part->buffer = buffer;
  }
  bindResult(op.results[0], parts, op);
  bindings[op.results[1].id].variables = {buffer};
}

/// Reports a buffer that its tensors lie in no longer.
void FunctionImporter::checkParts(Variable *buffer, const PirOp &op) {
  for (Variable *part : buffer->parts)
    if (part->buffer != buffer)
      return getErrors().report(
          op.place, "uses a buffer after a tensor of it has come to lie in "
                    "another one");
}

Value FunctionImporter::readBuffer(Variable *buffer, const PirOp &op) {
  checkParts(buffer, op);
  SmallVector<Value> elements;
  for (Variable *part : buffer->parts)
    elements.push_back(read(part, op));
  if (buffer->value && buffer->partValues == elements)
    return buffer->value;
  Value list = createList(elements, {}, op);
  OperationState created(getLoc(op), "pd_op.coalesce_tensor_");
  created.addOperands(list);
  created.addTypes({list.getType(), buffer->type});
  created.addAttributes(
      importAttributes(*buffer->coalesce, builder.getContext()).getValue());
  Value value = builder.create(created)->getResult(1);
  // In other blocks, a value of this one may not be there.
  if (buffer->block == scope->block) {
    buffer->value = value;
    buffer->partValues = elements;
  }
  return value;
}

void FunctionImporter::writeBuffer(Variable *buffer, Value value,
                                   const PirOp &op) {
  checkParts(buffer, op);
  OperationState created(getLoc(op), "pir.buffer_parts");
  created.addOperands(value);
  for (Variable *part : buffer->parts)
    created.addTypes(part->type);
  mlir::Operation *tensors = builder.create(created);
  for (auto [part, tensor] :
       llvm::zip_equal(buffer->parts, tensors->getResults()))
    write(part, tensor, op);
  if (buffer->block == scope->block) {
    buffer->value = value;
    buffer->partValues = llvm::to_vector_of<Value>(tensors->getResults());
  }
}

//===----------------------------------------------------------------------===//
// Broadcasts
//===----------------------------------------------------------------------===//

static std::optional<int64_t> getIndex(const PirOp &op, StringRef name) {
  const PirAttribute *attribute = op.findAttribute(name);
  if (!attribute)
    return std::nullopt;
  int64_t index = attribute->value.get("D").getInt64();
  return index < 0 ? std::nullopt : std::optional(index);
}

/// Imports a broadcast in place, of a tensor or of those in a buffer. False
/// where it has no form in the dialect, and is kept.
bool FunctionImporter::importBroadcast(const PirOp &op) {
  std::optional<int64_t> ring = getIndex(op, "ring_id");
  std::optional<int64_t> root = getIndex(op, "root");
  if (op.operands.size() != 1 || op.results.size() != 1 || !ring || !root)
    return false;
  ArrayRef<Variable *> operand = getVariables(op.operands[0]);
  if (operand.size() != 1)
    return false;
  Variable *variable = operand.front();
  if (isShared(variable))
    return false;
  SmallVector<Variable *> tensors = {variable};
  if (variable->coalesce) {
    checkParts(variable, op);
    tensors = variable->parts;
  }
  auto getElementType = [](Variable *tensor) {
    auto type = dyn_cast<RankedTensorType>(tensor->type);
    return type && type.hasStaticShape() ? type.getElementType() : Type();
  };
  Type elementType = tensors.empty() ? Type() : getElementType(tensors.front());
  if (!elementType || llvm::any_of(tensors, [&](Variable *tensor) {
        return getElementType(tensor) != elementType;
      }))
    return false;

  // The broadcast follows the stage and does not belong to it, so that it loads
  // values that the stage computes.
  SmallVector<Value> operands;
  for (Variable *tensor : tensors)
    operands.push_back(tensor->global ? load(tensor, op) : read(tensor, op));
  if (getErrors().any())
    return true;
  auto broadcast = optim::BroadcastOp::create(
      builder, getLoc(op), ValueRange(operands).getTypes(), operands,
      builder.getI64IntegerAttr(*root), builder.getI64IntegerAttr(*ring));
  broadcast->setAttr("pir.attributes",
                     importAttributes(op, builder.getContext()));
  if (variable->coalesce)
    broadcast->setAttr("pir.coalesce", importAttributes(*variable->coalesce,
                                                        builder.getContext()));
  for (auto [tensor, value] :
       llvm::zip_equal(tensors, broadcast.getResults())) {
    write(tensor, value, op);
    expectName(tensor, 0,
               "the operand that it overwrites is not a variable of the "
               "program",
               op);
  }
  bindResult(op.results[0], variable, op);
  return true;
}
