//===- RemarkCollector.cpp - Remarks of passes, for the report ------------===//

#include "stepfold/Report/RemarkCollector.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace stepfold;

static std::string getText(Location location) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << location;
  StringRef result = text;
  result.consume_front("loc(");
  result.consume_back(")");
  return result.str();
}

/// Those that the report has, and with `all` those that it has not.
static remark::RemarkCategories getCategories(bool all) {
  remark::RemarkCategories categories;
  categories.missed = categories.analysis = ".*";
  if (all)
    categories.passed = categories.failed = ".*";
  return categories;
}

RemarkCollector::RemarkCollector(MLIRContext &context, RemarkHandler next)
    : next(std::move(next)),
      handler(context, getCategories(/*all=*/static_cast<bool>(this->next)),
              [this](const remark::detail::Remark &remark) { add(remark); }) {}

void RemarkCollector::add(const remark::detail::Remark &remark) {
  std::lock_guard<std::mutex> lock(mutex);
  if (next)
    next(remark);
  llvm::remarks::Type type = remark.getRemarkType();
  if (type != llvm::remarks::Type::Missed &&
      type != llvm::remarks::Type::Analysis)
    return;
  Report::Remark result;
  result.pass = remark.getCategoryName().str();
  result.name = remark.getRemarkName().str();
  result.reason = getRemarkText(remark);
  result.location = getText(remark.getLocation());
  byFunction[remark.getFunction().str()].push_back(std::move(result));
}

std::vector<Report::Remark> RemarkCollector::take() {
  std::vector<Report::Remark> result;
  using Key = std::tuple<std::string, std::string, std::string>;
  std::map<Key, size_t> positions;
  for (auto &[function, remarks] : byFunction)
    for (Report::Remark &remark : remarks) {
      auto [position, isNew] = positions.try_emplace(
          Key(remark.pass, remark.name, remark.reason), result.size());
      if (isNew)
        result.push_back(std::move(remark));
      else
        ++result[position->second].count;
    }
  byFunction.clear();
  return result;
}
