//===- ListAttributes.cpp - The attributes of an op on lists ---*- C++ -*-===//
//
// Each setting of the list's row is made of what the members have for it.
//
//===----------------------------------------------------------------------===//

#include "ListBuilder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace stepfold::pir;

using Kind = UpdateSetting::Kind;

bool stepfold::pir::mustBeEqual(StringRef name, const UpdateOp &row,
                                const UpdateOp &listRow) {
  const UpdateSetting *own = row.findSetting(name);
  const UpdateSetting *ofList = listRow.findSetting(name);
  if (!own) // The importer takes no such attribute that changes results.
    return false;
  bool isDropped = own->kind == Kind::Ignored && !ofList;
  return !isDropped && !(ofList && ofList->kind == Kind::List);
}

//===----------------------------------------------------------------------===//
// Refusals
//===----------------------------------------------------------------------===//

/// An operand that is a constant, of all members.
double ListBuilder::getConstant(StringRef name) const {
  return op->getAttrOfType<FloatAttr>(name).getValueAsDouble();
}

/// Numbers of the framework's ops are of f32, constant operands of any type.
std::string ListBuilder::explainConstants() const {
  for (const UpdateSetting &setting : row.settings)
    if (setting.kind == Kind::Operand && !listRow.isConstant(setting.name) &&
        double(float(getConstant(setting.name))) != getConstant(setting.name))
      return ("'" + form.name + "' has " + setting.name + " in f32").str();
  return "";
}

std::string ListBuilder::explainFixed() const {
  for (const UpdateSetting &setting : listRow.settings) {
    const UpdateSetting *own =
        setting.kind == Kind::Fixed ? row.findSource(setting.target) : nullptr;
    if (own &&
        members.front()->findData(own->name).asNumber() != setting.number)
      return ("'" + form.name + "' has no " + own->name).str();
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// The value of attribute `name` of all members, as one list.
std::string ListBuilder::buildList(StringRef name) const {
  std::vector<std::string> elements;
  for (const PirOp *member : members) {
    JSONNode own = member->findAttribute(name)->value;
    if (stepfold::pir::getKind(own) != "0.a_array")
      elements.push_back(own.getText().str());
    else
      own.get("D").forEachElement([&](JSONNode element) {
        elements.push_back(element.getText().str());
      });
  }
  return writeValue("0.a_array", writeList(elements));
}

static std::string write(StringRef kind, const llvm::json::Value &value) {
  return writeValue(kind, writeScalar(value));
}

/// Returns the numbers that the members have for the same setting of the optim
/// op. A member without decay gets the coefficient 0, which changes nothing.
std::string ListBuilder::buildNumber(const UpdateSetting &setting) const {
  const PirOp &first = *members.front();
  const UpdateSetting *own = row.findSource(setting.target);
  if (own && own->kind == Kind::Operand)
    return write("0.a_f32", getConstant(own->name));
  bool counts = own && (own->condition.empty() ||
                        first.findData(own->condition).asBoolean() == true);
  return counts ? first.findAttribute(own->name)->value.getText().str()
                : write("0.a_f32", 0.0);
}

std::string ListBuilder::buildValue(const UpdateSetting &setting) const {
  switch (setting.kind) {
  case Kind::List:
    return buildList(setting.name);
  case Kind::Number:
  case Kind::PerParameter:
    return buildNumber(setting);
  case Kind::Choice:
    return write("0.a_bool", row.optimName == listRow.optimName);
  default:
    break;
  }
  if (const PirAttribute *own = members.front()->findAttribute(setting.name))
    return own->value.getText().str();
  return write("0.a_i32", static_cast<int64_t>(setting.number));
}

/// Returns true if all `members` have the same text for attribute `name`.
static bool isShared(StringRef name, ArrayRef<const PirOp *> members) {
  auto getText = [&](const PirOp *member) -> std::optional<StringRef> {
    const PirAttribute *attribute = member->findAttribute(name);
    return attribute ? std::optional(attribute->value.getText()) : std::nullopt;
  };
  return llvm::all_equal(llvm::map_range(members, getText));
}

std::vector<std::string> ListBuilder::buildAttributes() const {
  std::vector<std::string> attributes;
  for (const UpdateSetting &setting : listRow.settings)
    if (setting.kind != Kind::Operand && setting.kind != Kind::Fixed)
      attributes.push_back(writeAttribute(setting.name, buildValue(setting)));
  // Attributes without influence on results stay if all members have them.
  for (const auto &[name, value, _] : members.front()->getOwnAttributes())
    if (!row.findSetting(name) && isShared(name, members))
      attributes.push_back(writeAttribute(name, value.getText()));
  return attributes;
}
