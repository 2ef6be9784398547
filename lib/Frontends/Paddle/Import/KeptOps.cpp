//===- KeptOps.cpp - Ops that stay those of the framework ------*- C++ -*-===//
//
// Ops are kept under their own names; those in place give new values.
//
//===----------------------------------------------------------------------===//

#include "../Format/InPlaceOps.h"
#include "../Format/PirOps.h"
#include "FunctionImporter.h"

#include "stepfold/Frontends/Paddle/Format/PirTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

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

/// Creates `op` under its own name, with results of types `moreTypes` behind
/// its own; null where an error was reported. The results are not bound.
mlir::Operation *FunctionImporter::keepOperation(const PirOp &op,
                                                 TypeRange moreTypes) {
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
  created.addTypes(moreTypes);
  created.addAttributes(importAttributes(op, builder.getContext()).getValue());
  if (readers.contains(op))
    created.addAttribute(optim::kReadsGradientsAttrName, builder.getUnitAttr());
  importRegions(op, created);
  if (getErrors().any())
    return nullptr;
  mlir::Operation *kept = builder.create(created);
  for (auto [value, result] : llvm::zip(kept->getResults(), op.results))
    record(value, result.id);
  return kept;
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
  if (!pairs)
    return importUnknownInPlace(op);
  mlir::Operation *kept = keepOperation(op);
  if (!kept)
    return;
  // The result is now the variable that the program took an operand for.
  if (pairs->empty() && isPersistable(op, 0))
    for (ValueId id : op.operands)
      for (Variable *variable : getVariables(id))
        getStorage(variable)->complaint.clear();
  for (auto [index, result] : llvm::enumerate(op.results)) {
    const auto *pair =
        llvm::find_if(*pairs, [&, index = index](InPlacePair pair) {
          return pair.result == index;
        });
    bool overwrites = pair != pairs->end() &&
                      pair->operand < op.operands.size() &&
                      op.operands[pair->operand] != absentValue;
    if (overwrites)
      overwrite(op, pair->operand, index, kept->getResult(index));
    else
      bindNewResult(op, index, kept->getResult(index));
  }
}

/// Gives the variables that are operand `operand` the value of result `result`,
/// which stands for them.
void FunctionImporter::overwrite(const PirOp &op, unsigned operand,
                                 unsigned result, Value value) {
  const Binding &binding = bindings[op.operands[operand]];
  SmallVector<Variable *, 1> variables = binding.variables;
  SmallVector<Value> values = {value};
  if (binding.isList) {
    values = splitList(value, variables, op);
  } else if (Variable *variable = variables.front();
             value.getType() != variable->type &&
             !getStorage(variable)->global) {
    // The old name is of no use from here on.
    loseContents(variable, op.name + " has given its memory another type");
    return bindNewResult(op, result, value);
  }
  bindResult(op.results[result], variables, op);
  for (auto [variable, value] : llvm::zip(variables, values)) {
    write(variable, value, op);
    if (isTopLevel())
      scope->writtenOutside.insert(getStorage(variable));
    expectName(variable, result,
               "the operand that it overwrites is not a variable of the "
               "program",
               op);
  }
}

/// An op of which nobody knows what it overwrites gives all operands new
/// values, each of which may share its memory with a result.
void FunctionImporter::importUnknownInPlace(const PirOp &op) {
  llvm::SetVector<Variable *> operands;
  for (ValueId id : op.operands)
    operands.insert_range(getVariables(id));
  SmallVector<Type> types = llvm::map_to_vector(
      operands, [](Variable *variable) { return variable->type; });
  mlir::Operation *kept = keepOperation(op, types);
  if (!kept)
    return;
  size_t numResults = op.results.size();
  for (auto [variable, value] :
       llvm::zip_equal(operands, kept->getResults().drop_front(numResults))) {
    if (variable->global || variable->coalesce ||
        variable->block == scope->block)
      write(variable, value, op);
    else
      loseContents(variable, op.name + ", in a region, has worked in place on "
                                       "it; what that op overwrites is not "
                                       "known");
  }
  // A result that the program takes for a variable is one of these.
  bool mayBeVariable = llvm::any_of(operands, [](Variable *variable) {
    return getStorage(variable)->global;
  });
  for (auto [index, result] : llvm::enumerate(op.results)) {
    if (result.id == absentValue)
      continue;
    if (mayBeVariable)
      bindNewValue(result, kept->getResult(index));
    else
      bindNewResult(op, index, kept->getResult(index));
    Variable *made = getVariables(result.id).front();
    for (Variable *variable : operands) {
      made->maybeShared.push_back(variable);
      variable->maybeShared.push_back(made);
    }
  }
}
