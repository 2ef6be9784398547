//===- JSONEdit.cpp - Changes of a JSON text -------------------*- C++ -*-===//

#include "stepfold/Frontends/Paddle/Format/JSONEdit.h"

using namespace stepfold::pir;
using llvm::StringRef;
using stepfold::runtime::JSONNode;

void JSONEdit::replace(JSONNode value, std::string replacement) {
  changes[getPosition(value)] = {value, std::move(replacement)};
}

void JSONEdit::removeElement(JSONNode array, JSONNode element) {
  changes.try_emplace(getPosition(array), Change{array, std::nullopt});
  removed.insert(getPosition(element));
}

void JSONEdit::insertAfter(JSONNode array, JSONNode element, std::string text) {
  changes.try_emplace(getPosition(array), Change{array, std::nullopt});
  inserted[getPosition(element)].push_back(std::move(text));
}

void JSONEdit::writeArray(JSONNode array, std::string &result) const {
  result += '[';
  StringRef separator;
  auto separate = [&] {
    result += separator;
    separator = ",";
  };
  array.forEachElement([&](JSONNode element) {
    Position position = getPosition(element);
    if (!removed.contains(position)) {
      separate();
      write(element.getText(), result);
    }
    auto found = inserted.find(position);
    if (found == inserted.end())
      return;
    for (const std::string &text : found->second) {
      separate();
      result += text;
    }
  });
  result += ']';
}

/// Writes a part of the text, which begins and ends outside of changed values.
void JSONEdit::write(StringRef part, std::string &result) const {
  Position position = part.begin();
  for (auto next = changes.lower_bound(position);
       next != changes.end() && next->first < part.end();
       next = changes.lower_bound(position)) {
    const Change &change = next->second;
    result.append(position, next->first);
    if (change.replacement)
      result += *change.replacement;
    else
      writeArray(change.value, result);
    position = change.value.getText().end();
  }
  result.append(position, part.end());
}

std::string JSONEdit::write() const {
  std::string result;
  result.reserve(text.size());
  write(text, result);
  return result;
}
