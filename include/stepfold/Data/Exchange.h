//===- Exchange.h - Words that ranks combine --------------------*- C++ -*-===//

#ifndef STEPFOLD_DATA_EXCHANGE_H
#define STEPFOLD_DATA_EXCHANGE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>

namespace stepfold::runtime {

/// The values are part of the C interface and of the program engine ABI.
enum class ExchangeKind : uint8_t { Sum = 0, Maximum = 1 };
inline constexpr unsigned numExchangeKinds = 2;

llvm::StringRef getName(ExchangeKind kind);

/// A point of a step at which each word becomes the sum or the maximum of the
/// words at its place on all ranks.
struct Exchange {
  std::string name;
  ExchangeKind kind = ExchangeKind::Sum;
  uint64_t numWords = 0;
};

/// Combines the words of another rank with `words`, of which there are as many.
void combineWords(ExchangeKind kind, llvm::MutableArrayRef<int64_t> words,
                  llvm::ArrayRef<int64_t> others);

} // namespace stepfold::runtime

#endif // STEPFOLD_DATA_EXCHANGE_H
