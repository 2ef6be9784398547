//===- FirstError.cpp - Messages about input ------------------------------===//

#include "stepfold/Support/FirstError.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

// Together less than 1 kB.
static constexpr size_t maxQuote = 80;
static constexpr size_t maxPlace = 400;
static constexpr size_t maxMessage = 500;

/// Cuts text in UTF-8 off before byte `size`, or where the character that this
/// is in begins.
static StringRef cutOff(StringRef text, size_t size) {
  auto isContinuation = [](char c) { return (c & 0xc0) == 0x80; };
  while (size > 0 && size < text.size() && isContinuation(text[size]))
    --size;
  return text.take_front(size);
}

/// Leaves out the middle of a long text, whose ends say most.
static std::string leaveOutMiddle(StringRef text, size_t size) {
  if (text.size() <= size)
    return text.str();
  StringRef front = cutOff(text, size / 2);
  size_t behind = cutOff(text, text.size() - size / 2).size();
  return (front + "..." + text.drop_front(behind)).str();
}

static std::string escape(StringRef text) {
  std::string escaped;
  for (char c : text)
    if (isPrint(c) || (c & 0x80))
      escaped += c;
    else
      escaped += formatv("\\u{0:x-4}", static_cast<unsigned>(c)).str();
  return escaped;
}

std::string stepfold::runtime::quote(StringRef input) {
  StringRef kept = cutOff(input, maxQuote);
  return "'" + escape(kept) + (kept.size() < input.size() ? "...'" : "'");
}

void FirstError::report(const Twine &place, const Twine &message) {
  if (!any())
    text = leaveOutMiddle(escape(place.str()), maxPlace) + ": " +
           leaveOutMiddle(escape(message.str()), maxMessage);
}

Error FirstError::take() const {
  return any() ? createStringError(text) : Error::success();
}
