//===- Attributes.cpp - Attributes that ops may have ----------------------===//

#include "stepfold/IR/Attributes.h"

#include "stepfold/IR/Optim.h"

#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::optim;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// ", did you mean 'weight_decay'?", where one of `known` is near to `name`.
static std::string suggest(StringRef name, ArrayRef<StringRef> known) {
  // More edits than a third of the name make another name.
  unsigned nearestDistance = name.size() / 3 + 1;
  StringRef nearest;
  for (StringRef candidate : known) {
    unsigned distance = name.edit_distance(candidate, true, nearestDistance);
    if (distance >= nearestDistance)
      continue;
    nearestDistance = distance;
    nearest = candidate;
  }
  return nearest.empty() ? "" : (", did you mean '" + nearest + "'?").str();
}

LogicalResult shared::verifyAttributeNames(Operation *op) {
  for (NamedAttribute attribute : op->getDiscardableAttrs()) {
    StringRef name = attribute.getName();
    if (name.contains('.'))
      continue;
    SmallVector<StringRef> known =
        llvm::map_to_vector(op->getName().getAttributeNames(),
                            [](StringAttr known) { return known.getValue(); });
    return op->emitOpError()
           << "unknown attribute '" << name << "'" << suggest(name, known);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

/// Adds `attributes`, which were parsed at `loc`, to those of the op.
static ParseResult addAttributes(OpAsmParser &parser, OperationState &result,
                                 NamedAttrList &attributes, SMLoc loc) {
  auto emitError = [&] { return parser.emitError(loc); };
  for (NamedAttribute attribute : attributes)
    if (result.attributes.get(attribute.getName()))
      return emitError() << "expected no attribute '"
                         << attribute.getName().getValue()
                         << "', which follows from the operands";
  if (failed(result.name.verifyInherentAttrs(attributes, emitError)))
    return failure();
  result.attributes.append(attributes.begin(), attributes.end());
  return success();
}

ParseResult shared::parseAttributes(OpAsmParser &parser,
                                    OperationState &result) {
  SMLoc loc = parser.getCurrentLocation();
  NamedAttrList attributes;
  return failure(parser.parseOptionalAttrDict(attributes) ||
                 addAttributes(parser, result, attributes, loc));
}

ParseResult shared::parseAttributesWithKeyword(OpAsmParser &parser,
                                               OperationState &result) {
  SMLoc loc = parser.getCurrentLocation();
  NamedAttrList attributes;
  return failure(parser.parseOptionalAttrDictWithKeyword(attributes) ||
                 addAttributes(parser, result, attributes, loc));
}

//===----------------------------------------------------------------------===//
// Attributes of the dialect on ops and arguments of others
//===----------------------------------------------------------------------===//

namespace {
/// An attribute of the dialect, and its type.
struct Rule {
  StringRef name;
  bool (*isValid)(Attribute);
  StringRef type;
};
} // namespace

template <typename T> static bool is(Attribute attribute) {
  return isa<T>(attribute);
}

static bool isListOfSymbols(Attribute attribute) {
  auto list = dyn_cast<ArrayAttr>(attribute);
  return list && llvm::all_of(list, llvm::IsaPred<FlatSymbolRefAttr>);
}

static bool isI64(Attribute attribute) {
  auto number = dyn_cast<IntegerAttr>(attribute);
  return number && number.getType().isSignlessInteger(64);
}

static constexpr StringLiteral kSymbol = "a symbol";
static constexpr StringLiteral kUnit = "no value";

static const Rule kArgumentRules[] = {
    {kGlobalAttrName, is<FlatSymbolRefAttr>, kSymbol},
    {kGradientAttrName, is<FlatSymbolRefAttr>, kSymbol},
    {kResultAttrName, isI64, "a number of type i64"},
};

static const Rule kOpRules[] = {
    {kCopyOfAttrName, is<FlatSymbolRefAttr>, kSymbol},
    {kCopyOfRemovedAttrName, is<StringAttr>, "a string"},
    {kReadsGradientsAttrName, is<UnitAttr>, kUnit},
    {kStageInputAttrName, is<UnitAttr>, kUnit},
    {kStepCounterAttrName, is<UnitAttr>, kUnit},
    {kDependentLaunchAttrName, is<UnitAttr>, kUnit},
    {kGradientsAttrName, isListOfSymbols, "a list of symbols"},
};

static LogicalResult verifyAttribute(Operation *op, NamedAttribute attribute,
                                     ArrayRef<Rule> rules) {
  StringRef name = attribute.getName();
  const Rule *rule =
      llvm::find_if(rules, [&](const Rule &rule) { return rule.name == name; });
  if (rule == rules.end())
    return op->emitError() << "unknown attribute '" << name << "'"
                           << suggest(name, llvm::map_to_vector(
                                                rules, [](const Rule &rule) {
                                                  return rule.name;
                                                }));
  if (!rule->isValid(attribute.getValue()))
    return op->emitError() << "expected " << name << " to be " << rule->type
                           << ", got " << attribute.getValue();
  return success();
}

LogicalResult OptimDialect::verifyOperationAttribute(Operation *op,
                                                     NamedAttribute attribute) {
  return verifyAttribute(op, attribute, kOpRules);
}

LogicalResult OptimDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                     unsigned,
                                                     NamedAttribute attribute) {
  return verifyAttribute(op, attribute, kArgumentRules);
}
