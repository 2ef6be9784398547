//===- KeptOps.cpp - Ops that stay those of the framework ------*- C++ -*-===//
//
// Ops are kept under their own names; those in place give new values.
//
//===----------------------------------------------------------------------===//

#include "../Pir/InPlaceOps.h"
#include "../Pir/PirOps.h"
#include "FunctionImporter.h"

#include "stepfold/Import/Pir/PirTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

/// Builtin and control-flow ops of PIR have names of MLIR's own dialects.
static std::string getKeptName(StringRef name) {
  auto [dialect, mnemonic] = name.split('.');
  if (dialect == "builtin")
    return ("pir." + mnemonic).str();
  if (dialect == "cf")
    return ("pir_cf." + mnemonic).str();
  return name.str();
}

Value FunctionImporter::getOperand(ValueId id, const PirOp &op) {
  if (id == absentValue) {
    if (!scope->absent) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(scope->block);
      OperationState created(getLoc(op), "pir.null");
      created.addTypes(builder.getNoneType());
      scope->absent = builder.create(created)->getResult(0);
    }
    return scope->absent;
  }
  auto found = bindings.find(id);
  if (found == bindings.end()) {
    getErrors().report(op.place, "uses value id " + Twine(id) +
                                     ", which has no contents");
    return {};
  }
  if (found->second.isList)
    return getList(id, found->second, op);
  return read(found->second.variables.front(), op);
}

/// Creates `op` under its own name; null where an error was reported. Its
/// results are not bound.
mlir::Operation *FunctionImporter::keepOperation(const PirOp &op) {
  OperationState created(getLoc(op), getKeptName(op.name));
  for (ValueId id : op.operands) {
    Value operand = getOperand(id, op);
    if (getErrors().any())
      return nullptr;
    created.addOperands(operand);
  }
  for (const Definition &result : op.results)
    if (Type type = importType(result.type, builder.getContext()))
      created.addTypes(type);
  created.addAttributes(importAttributes(op, builder.getContext()).getValue());
  if (readers.contains(op))
    created.addAttribute(optim::kReadsGradientsAttrName, builder.getUnitAttr());
  importRegions(op, created);
  if (getErrors().any())
    return nullptr;
  return builder.create(created);
}

void FunctionImporter::importRegions(const PirOp &op, OperationState &created) {
  for (const PirRegion &region : op.regions) {
    mlir::Region *into = created.addRegion();
    if (region.block && !getErrors().any())
      importBlock(*region.block, &into->emplaceBlock());
  }
}

//===----------------------------------------------------------------------===//
// Ops in place
//===----------------------------------------------------------------------===//

/// An op that works in place is kept as an op that gives new values.
void FunctionImporter::importInPlace(const PirOp &op) {
  std::optional<ArrayRef<InPlacePair>> pairs = getInPlacePairs(op.name);
  mlir::Operation *kept = keepOperation(op);
  if (!kept)
    return;
  if (!pairs)
    poisonOperands(op);
  for (auto [index, result] : llvm::enumerate(op.results)) {
    const auto *pair = llvm::find_if(
        pairs.value_or(ArrayRef<InPlacePair>()),
        [&, index = index](InPlacePair pair) { return pair.result == index; });
    bool overwrites = pairs && pair != pairs->end() &&
                      pair->operand < op.operands.size() &&
                      op.operands[pair->operand] != absentValue;
    if (!overwrites) {
      bindNewResult(op, index, kept->getResult(index));
      continue;
    }
    const Binding &binding = bindings[op.operands[pair->operand]];
    SmallVector<Variable *, 1> variables = binding.variables;
    SmallVector<Value> values = {kept->getResult(index)};
    if (binding.isList)
      values = splitList(values.front(), variables, op);
    bindResult(result, variables, op);
    for (auto [variable, value] : llvm::zip(variables, values)) {
      write(variable, value, op);
      expectName(variable, index,
                 "the operand that it overwrites is not a variable of the "
                 "program",
                 op);
    }
  }
}

/// Marks the operands of an op that overwrites nobody knows which of them.
void FunctionImporter::poisonOperands(const PirOp &op) {
  for (auto [index, id] : llvm::enumerate(op.operands)) {
    SmallVector<Variable *> variables;
    for (Variable *variable : getVariables(id)) {
      Variable *storage = getStorage(variable);
      if (storage->coalesce)
        llvm::append_range(variables, storage->parts);
      else
        variables.push_back(storage);
      llvm::append_range(variables, storage->aliases);
    }
    for (Variable *variable : variables) {
      if (variable->global)
        return getErrors().report(
            op.place, "operand " + Twine(index) + " is the variable '" +
                          variable->global.getSymName() +
                          "', and what this in-place op overwrites is not "
                          "known");
      variable->unknown = op.name + " has worked in place on it; what that op "
                                    "overwrites is not known";
    }
  }
}
