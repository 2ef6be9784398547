//===- UpdateNeighbours.cpp - What can be fused with an update ------------===//

#include "UpdateNeighbours.h"

#include "mlir/IR/OperationSupport.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static uintptr_t getNumber(const void *pointer) {
  return reinterpret_cast<uintptr_t>(pointer);
}

uintptr_t UpdateNeighbours::getBodyNumber(Region &body) {
  for (auto [number, known] : llvm::enumerate(bodies))
    if (OperationEquivalence::isRegionEquivalentTo(
            known, &body, OperationEquivalence::IgnoreLocations))
      return number;
  bodies.push_back(&body);
  return bodies.size() - 1;
}

int64_t UpdateNeighbours::getFlagNumber(Value flag) {
  return flags.try_emplace(flag, flags.size()).first->second;
}

int64_t UpdateNeighbours::getComputation(Value value) {
  auto found = computations.find(value);
  if (found != computations.end())
    return found->second;
  int64_t number = describe(value);
  computations[value] = number;
  return number;
}

int64_t UpdateNeighbours::describe(Value value) {
  std::vector<uintptr_t> description;
  auto addInput = [&](Value input) {
    description.push_back(
        getNumber(getStreamElementType(input.getType()).getAsOpaquePointer()));
    description.push_back(getComputation(input));
  };
  if (auto castOp = value.getDefiningOp<CastOp>()) {
    addInput(castOp.getInput());
    description.push_back(
        getNumber(getStreamElementType(castOp.getType()).getAsOpaquePointer()));
  } else if (auto foreachOp = value.getDefiningOp<ForeachOp>()) {
    unsigned result = cast<OpResult>(value).getResultNumber();
    unsigned numParameters = foreachOp.getNumParameters();
    for (auto [index, stream] : llvm::enumerate(foreachOp.getOuts()))
      if (!foreachOp.getBody().getArgument(index).use_empty())
        addInput(stream[result % numParameters]);
    for (OperandRange stream : foreachOp.getIns())
      addInput(stream[result % numParameters]);
    description.push_back(result / numParameters);
    description.push_back(getBodyNumber(foreachOp.getBody()));
    for (Value scalar : foreachOp.getScalars())
      description.push_back(getNumber(scalar.getAsOpaquePointer()));
  } else {
    return 0;
  }
  return numbers.try_emplace(description, numbers.size() + 1).first->second;
}

/// One number where all are equal.
static DenseI64ArrayAttr makeList(MLIRContext *context,
                                  SmallVector<int64_t> values) {
  if (llvm::all_equal(values))
    values.truncate(1);
  return DenseI64ArrayAttr::get(context, values);
}

/// The types of what is made of `value`, element by element.
static Attribute getCopyTypes(Value value) {
  SmallVector<Attribute> types;
  for (Operation *user : value.getUsers())
    if (isa<CastOp, ForeachOp>(user)) {
      auto type =
          TypeAttr::get(getStreamElementType(user->getResult(0).getType()));
      if (!llvm::is_contained(types, type))
        types.push_back(type);
    }
  llvm::sort(types, [](Attribute a, Attribute b) {
    return a.getAsOpaquePointer() < b.getAsOpaquePointer();
  });
  return ArrayAttr::get(value.getContext(), types);
}

void UpdateNeighbours::addTo(NamedAttrList &key, OptimizerOpInterface op) {
  SmallVector<int64_t> gradients;
  SmallVector<Attribute> copies;
  SmallVector<int64_t> flags;
  for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs())) {
    if (spec.kind == StreamKind::Flag)
      for (Value flag : op.getStream(index))
        flags.push_back(getFlagNumber(flag));
    if (spec.kind == StreamKind::Gradient)
      for (Value gradient : op.getStream(index))
        gradients.push_back(getComputation(gradient));
    if (spec.kind == StreamKind::Parameter)
      for (Value parameter : op.getUpdatedStream(index))
        copies.push_back(getCopyTypes(parameter));
  }
  MLIRContext *context = op.getContext();
  if (!flags.empty())
    key.append("#the value of skip", makeList(context, flags));
  if (llvm::any_of(gradients, [](int64_t number) { return number != 0; }))
    key.append("#the computation of gradients", makeList(context, gradients));
  auto hasCopies = [](Attribute types) {
    return !cast<ArrayAttr>(types).empty();
  };
  if (llvm::any_of(copies, hasCopies)) {
    if (llvm::all_equal(copies))
      copies.truncate(1);
    key.append("#the types of copies", ArrayAttr::get(context, copies));
  }
}
