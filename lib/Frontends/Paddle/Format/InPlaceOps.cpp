//===- InPlaceOps.cpp - Operands that an op overwrites ----------*- C++ -*-===//
//
// The framework's table, by name.
//
//===----------------------------------------------------------------------===//

#include "InPlaceOps.h"

#include "stepfold/Frontends/Paddle/Format/RowList.h"

#include "llvm/ADT/StringMap.h"

using namespace stepfold::pir;

namespace {
struct InPlaceOp {
  llvm::StringLiteral name;
  RowList<InPlacePair, 7> pairs;
};
} // namespace

static constexpr InPlaceOp inPlaceOps[] = {
#define IN_PLACE_OP(name, ...) {name, {__VA_ARGS__}},
#include "InPlaceOps.def"
#undef IN_PLACE_OP
};

/// The row of an op; null where the framework has no such op.
static const InPlaceOp *lookup(llvm::StringRef opName) {
  static const llvm::StringMap<const InPlaceOp *> byName = [] {
    llvm::StringMap<const InPlaceOp *> map;
    for (const InPlaceOp &op : inPlaceOps)
      map[op.name] = &op;
    return map;
  }();
  return byName.lookup(opName);
}

bool stepfold::pir::isInPlace(llvm::StringRef opName) {
  return opName.ends_with("_");
}

bool stepfold::pir::isAlias(llvm::StringRef opName) {
  return opName == "pd_op.share_data_";
}

bool stepfold::pir::isCoalesce(llvm::StringRef opName) {
  return opName == "pd_op.coalesce_tensor" ||
         opName == "pd_op.coalesce_tensor_";
}

std::optional<llvm::ArrayRef<InPlacePair>>
stepfold::pir::getInPlacePairs(llvm::StringRef opName) {
  if (!isInPlace(opName))
    return llvm::ArrayRef<InPlacePair>();
  const InPlaceOp *op = lookup(opName);
  if (!op)
    return std::nullopt;
  return llvm::ArrayRef(op->pairs.begin(), op->pairs.end());
}
