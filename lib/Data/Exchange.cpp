//===- Exchange.cpp - Words that ranks combine ----------------------------===//

#include "stepfold/Data/Exchange.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

StringRef stepfold::runtime::getName(ExchangeKind kind) {
  static constexpr StringLiteral names[] = {"sum", "maximum"};
  return names[static_cast<unsigned>(kind)];
}

void stepfold::runtime::combineWords(ExchangeKind kind,
                                     MutableArrayRef<int64_t> words,
                                     ArrayRef<int64_t> others) {
  for (auto [word, other] : zip_equal(words, others))
    if (kind == ExchangeKind::Maximum)
      word = std::max(word, other);
    else // Modulo 2^64.
      word = static_cast<int64_t>(static_cast<uint64_t>(word) +
                                  static_cast<uint64_t>(other));
}
