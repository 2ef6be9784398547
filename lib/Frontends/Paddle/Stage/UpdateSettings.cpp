//===- UpdateSettings.cpp - From attributes to settings --------*- C++ -*-===//
//
// One function for each kind of setting.
//
//===----------------------------------------------------------------------===//

#include "UpdateSettings.h"
#include "../Format/PirOps.h"

#include "stepfold/Frontends/Paddle/Format/PirAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

using Kind = UpdateSetting::Kind;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

template <typename AttrT>
AttrT UpdateSettings::get(StringRef name, const char *what) {
  known.insert(name);
  const PirAttribute *attribute = op.findAttribute(name);
  if (!attribute) {
    report("missing attribute '" + name + "'");
    return {};
  }
  auto value =
      dyn_cast_or_null<AttrT>(importAttribute(*attribute, getContext()));
  if (!value)
    report("expected attribute '" + name + "' to be " + what);
  return value;
}

template <typename AttrT>
SmallVector<AttrT> UpdateSettings::getElements(StringRef name,
                                               const char *what) {
  SmallVector<AttrT> elements;
  auto array = get<ArrayAttr>(name, "a list");
  if (!array)
    return elements;
  for (Attribute element : array) {
    auto value = dyn_cast<AttrT>(element);
    if (!value) {
      report("expected the elements of attribute '" + name + "' to be " + what);
      return {};
    }
    elements.push_back(value);
  }
  return elements;
}

double UpdateSettings::getFloat(StringRef name) {
  auto value = get<FloatAttr>(name, "a number");
  return value ? value.getValueAsDouble() : 0.0;
}

bool UpdateSettings::getFlag(StringRef name) {
  auto value = get<BoolAttr>(name, "a boolean");
  return value && value.getValue();
}

StringRef UpdateSettings::getText(StringRef name) {
  auto value = get<StringAttr>(name, "a string");
  return value ? value.getValue() : "";
}

SmallVector<double> UpdateSettings::getFloats(StringRef name) {
  return llvm::map_to_vector(
      getElements<FloatAttr>(name, "numbers"),
      [](FloatAttr value) { return value.getValueAsDouble(); });
}

SmallVector<StringRef> UpdateSettings::getTexts(StringRef name) {
  return llvm::map_to_vector(getElements<StringAttr>(name, "strings"),
                             [](StringAttr value) { return value.getValue(); });
}

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

double UpdateSettings::getNumber(const UpdateSetting &setting) {
  double number = getFloat(setting.name);
  bool counts = setting.condition.empty() || getFlag(setting.condition);
  return counts ? number : 0.0;
}

void UpdateSettings::readList(const UpdateSetting &setting) {
  SmallVector<double> numbers = getFloats(setting.name);
  if (numbers.size() != context.numParameters)
    report("expected " + setting.name +
           " to have one element for each parameter, got " +
           Twine(numbers.size()));
  setFloats(setting.target, numbers);
}

unsigned UpdateSettings::getOperandIndex(StringRef name) const {
  return llvm::find(row.operands, name) - row.operands.begin();
}

size_t UpdateSettings::getListSize(StringRef name) const {
  return context.values.resolveList(op.operands[getOperandIndex(name)]).size();
}

void UpdateSettings::readConstant(const UpdateSetting &setting) {
  unsigned index = getOperandIndex(setting.name);
  if (std::optional<double> value =
          context.values.getConstant(op.operands[index]))
    setFloat(setting.target, *value);
  else
    report("expected operand " + Twine(index) + " (" + setting.name +
           ") to be a constant");
}

void UpdateSettings::readElement(const UpdateSetting &setting) {
  unsigned index = getOperandIndex(setting.name);
  DenseElementsAttr tensor =
      context.values.getConstantTensor(op.operands[index]);
  if (!tensor || !isa<FloatType>(tensor.getElementType()) ||
      tensor.getNumElements() <= setting.index)
    return report("expected operand " + Twine(index) + " (" + setting.name +
                  ") to be a constant tensor with element " +
                  Twine(setting.index));
  auto element = tensor.getValues<FloatAttr>()[setting.index];
  setFloat(setting.target, element.getValueAsDouble());
}

void UpdateSettings::readPresence(const UpdateSetting &setting) {
  if (getFlag(setting.name) != context.streams.contains(setting.target))
    report("expected " + getFrameworkName(setting.target) + " if and only if " +
           setting.name + " is true");
}

void UpdateSettings::readUse(const UpdateSetting &setting) {
  if (!getFlag(setting.name))
    unused.insert(setting.target);
  else if (!context.streams.contains(setting.target))
    report("expected " + getFrameworkName(setting.target) + ", since " +
           setting.name + " is true");
}

void UpdateSettings::read(const UpdateSetting &setting) {
  switch (setting.kind) {
  case Kind::Number:
    return setFloat(setting.target, getNumber(setting));
  case Kind::PerParameter:
    return setFloats(setting.target, getNumber(setting));
  case Kind::List:
    return readList(setting);
  case Kind::Fixed:
    return setFloats(setting.target, setting.number);
  case Kind::Operand:
    return readConstant(setting);
  case Kind::Element:
    return readElement(setting);
  case Kind::Presence:
    return readPresence(setting);
  case Kind::Use:
    return readUse(setting);
  case Kind::Flag:
    if (getFlag(setting.name))
      set(setting.target, builder.getUnitAttr());
    return;
  case Kind::Choice:
    if (!getFlag(setting.name))
      optimName = setting.target;
    return;
  case Kind::Unsupported:
  case Kind::Ignored:
  case Kind::Special:
    known.insert(setting.name);
  }
}

void UpdateSettings::setNumerics() {
  if (!row.numerics)
    return;
  bool isF32 = context.elementType.isF32();
  Numerics numerics = context.device == Device::GPU ? row.numerics->onGPU
                      : isF32                       ? row.numerics->onCPUInF32
                                                    : row.numerics->onCPU;
  set("numerics", optim::NumericsAttr::get(getContext(), numerics));
}

void UpdateSettings::checkAttributes() {
  for (const PirAttribute &attribute : op.attributes)
    if (!known.contains(attribute.name) &&
        !isIrrelevantAttribute(attribute.name))
      report("attribute '" + attribute.name + "' is not supported");
}

void UpdateSettings::read() {
  for (const UpdateSetting &setting : row.settings)
    read(setting);
  setNumerics();
  if (row.special)
    row.special(*this);
  checkAttributes();
  if (optimName == row.optimName)
    return;
  OperationName chosen(optimName, getContext());
  for (const UpdateSetting &setting : row.settings)
    if (!llvm::is_contained(chosen.getAttributeNames(), setting.target))
      settings.erase(setting.target);
}
