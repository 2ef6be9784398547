//===- RemarkHandler.cpp - Remarks of passes, as calls --------------------===//

#include "stepfold/Pipelines/RemarkHandler.h"

using namespace mlir;
using namespace stepfold;

namespace {

class Streamer : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit Streamer(RemarkHandler handler) : handler(std::move(handler)) {}

  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    handler(remark);
  }

private:
  RemarkHandler handler;
};

} // namespace

ScopedRemarkHandler::ScopedRemarkHandler(
    MLIRContext &context, const remark::RemarkCategories &categories,
    RemarkHandler handler)
    : context(context),
      isActive(!context.getRemarkEngine() &&
               succeeded(remark::enableOptimizationRemarks(
                   context, std::make_unique<Streamer>(std::move(handler)),
                   std::make_unique<remark::RemarkEmittingPolicyAll>(),
                   categories))) {}

ScopedRemarkHandler::~ScopedRemarkHandler() {
  if (isActive)
    context.setRemarkEngine(nullptr);
}

std::string stepfold::getRemarkText(const remark::detail::Remark &remark) {
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
