//===- JSONPrinter.cpp - JSON in one form ----------------------*- C++ -*-===//

#include "stepfold/Frontends/Paddle/Format/JSONPrinter.h"

#include "llvm/Support/JSON.h"

#include <map>

using stepfold::runtime::JSONNode;

static void print(JSONNode value, llvm::json::OStream &os) {
  switch (value.getKind()) {
  case JSONNode::Kind::Array:
    os.array([&] {
      value.forEachElement([&](JSONNode element) { print(element, os); });
    });
    break;
  case JSONNode::Kind::Object: {
    std::map<llvm::StringRef, JSONNode> members;
    value.forEachMember(
        [&](llvm::StringRef key, JSONNode member) { members[key] = member; });
    os.object([&] {
      for (const auto &[key, member] : members) {
        os.attributeBegin(key);
        print(member, os);
        os.attributeEnd();
      }
    });
    break;
  }
  case JSONNode::Kind::String:
    os.value(value.getString());
    break;
  default:
    os.rawValue(value.getText());
  }
}

void stepfold::pir::printJSON(JSONNode value, llvm::raw_ostream &os) {
  llvm::json::OStream json(os);
  print(value, json);
}
