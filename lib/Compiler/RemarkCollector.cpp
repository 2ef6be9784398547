//===- RemarkCollector.cpp - Remarks of passes, for the report ------------===//

#include "RemarkCollector.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

using namespace mlir;
using namespace stepfold;

/// Passes on different functions run at the same time.
struct RemarkCollector::Storage {
  std::mutex mutex;
  std::map<std::string, std::vector<Report::Remark>> byFunction;
};

/// The text of a remark, then its metrics in parentheses.
static std::string getReason(const remark::detail::Remark &remark) {
  std::string text, metrics;
  for (const remark::detail::Remark::Arg &argument : remark.getArgs()) {
    if (argument.val.empty())
      continue;
    if (argument.key == "Remark" || argument.key == "Reason")
      text += (text.empty() ? "" : " ") + argument.val;
    else
      metrics +=
          (metrics.empty() ? "" : ", ") + argument.key + "=" + argument.val;
  }
  return metrics.empty() ? text : text + " (" + metrics + ")";
}

static std::string getText(Location location) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << location;
  StringRef result = text;
  result.consume_front("loc(");
  result.consume_back(")");
  return result.str();
}

class RemarkCollector::Streamer
    : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit Streamer(std::shared_ptr<Storage> storage)
      : storage(std::move(storage)) {}

  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    Report::Remark result;
    result.pass = remark.getCategoryName().str();
    result.name = remark.getRemarkName().str();
    result.reason = getReason(remark);
    result.location = getText(remark.getLocation());
    std::lock_guard<std::mutex> lock(storage->mutex);
    storage->byFunction[remark.getFunction().str()].push_back(
        std::move(result));
  }

private:
  std::shared_ptr<Storage> storage;
};

RemarkCollector::RemarkCollector(MLIRContext &context) : context(context) {
  if (context.getRemarkEngine())
    return;
  remark::RemarkCategories categories;
  categories.missed = categories.analysis = ".*";
  auto shared = std::make_shared<Storage>();
  if (succeeded(remark::enableOptimizationRemarks(
          context, std::make_unique<Streamer>(shared),
          std::make_unique<remark::RemarkEmittingPolicyAll>(), categories)))
    storage = std::move(shared);
}

RemarkCollector::~RemarkCollector() {
  if (storage)
    context.setRemarkEngine(nullptr);
}

std::vector<Report::Remark> RemarkCollector::take() {
  std::vector<Report::Remark> result;
  if (!storage)
    return result;
  using Key = std::tuple<std::string, std::string, std::string>;
  std::map<Key, size_t> positions;
  for (auto &[function, remarks] : storage->byFunction)
    for (Report::Remark &remark : remarks) {
      auto [position, isNew] = positions.try_emplace(
          Key(remark.pass, remark.name, remark.reason), result.size());
      if (isNew)
        result.push_back(std::move(remark));
      else
        ++result[position->second].count;
    }
  storage->byFunction.clear();
  return result;
}
