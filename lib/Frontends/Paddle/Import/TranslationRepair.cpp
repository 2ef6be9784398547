//===- TranslationRepair.cpp - Repair of translated programs --------------===//
//
// Repairs are edits of the text, so that an export contains them, too.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Import/TranslationRepair.h"
#include "../Format/InPlaceOps.h"
#include "../Format/PirOps.h"
#include "../Stage/BackwardPass.h"
#include "../Stage/Differentiation.h"
#include "../Stage/PirValues.h"

#include "stepfold/Frontends/Paddle/Format/JSONEdit.h"
#include "stepfold/Frontends/Paddle/Format/PirTypes.h"

#include "mlir/IR/Location.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace stepfold::pir;

namespace {
/// An edit of one program, and whether there is anything in it.
class Repair {
public:
  Repair(const Program &program, MLIRContext *context)
      : edit(program.createEdit()), context(context) {}

  /// Says what was repaired at `op`.
  void report(const PirOp &op, const Twine &what);
  JSONEdit edit;
  /// Replaces `program` if it has repairs.
  void apply(std::unique_ptr<Program> &program, FirstError &errors);

private:
  MLIRContext *context;
  bool hasRepairs = false;
};
} // namespace

void Repair::report(const PirOp &op, const Twine &what) {
  hasRepairs = true;
  remark::passed(
      NameLoc::get(StringAttr::get(context, op.place)),
      remark::RemarkOpts::name("TranslationRepaired").category("import-pir"))
      << what.str() + ", which the framework's translation from its older form "
                      "has lost";
}

void Repair::apply(std::unique_ptr<Program> &program, FirstError &errors) {
  if (hasRepairs)
    program = Program::parse(program->getFile(), edit.write(), errors);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Returns true if `op` overwrites a temporary value with its sum with a
/// variable, and its result is marked as a variable. The result is then that
/// variable.
static bool hasSwappedOperands(const PirOp &op, const PirValues &values) {
  if (op.name != "pd_op.add_" || op.operands.size() != 2 ||
      op.results.size() != 1 || !isPersistable(op, 0))
    return false;
  TensorKey variable = values.resolve(op.operands[1]);
  if (!values.isVariable(variable) ||
      values.isVariable(values.resolve(op.operands[0])))
    return false;
  Type type = values.getType(variable);
  return type && type == values.getType({op.results[0].id, 0});
}

static void repairSums(std::unique_ptr<Program> &program, MLIRContext *context,
                       FirstError &errors) {
  PirValues values(program->getBody(), context);
  Repair repair(*program, context);
  for (const PirOp &op : program->getBody().ops) {
    if (!hasSwappedOperands(op, values))
      continue;
    SmallVector<JSONNode, 2> operands;
    op.getNode().get("I").forEachElement(
        [&](JSONNode operand) { operands.push_back(operand); });
    repair.edit.replace(operands[0], operands[1].getText().str());
    repair.edit.replace(operands[1], operands[0].getText().str());
    ValueId variable = values.getVariable(op.operands[1]);
    repair.report(op, "'" + op.name + "' overwrites the variable '" +
                          values.getDefiningOp(variable)->getVariableName() +
                          "'");
  }
  repair.apply(program, errors);
}

/// Number of uses of each value, including those in regions.
using UseCounts = llvm::DenseMap<ValueId, unsigned>;

static void countUses(const PirBlock &block, UseCounts &uses) {
  for (const PirOp &op : block.ops) {
    for (ValueId id : op.operands)
      ++uses[id];
    for (const PirRegion &region : op.regions)
      if (region.block)
        countUses(*region.block, uses);
  }
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// Ops that give a tensor another shape. The gradient of each takes the tensor,
/// for its shape alone. In the older form, it took a result that held the
/// shape; the translation has no such result, and makes a feed of it.
static constexpr StringLiteral kReshapingOps[] = {
    "pd_op.reshape", "pd_op.flatten", "pd_op.squeeze", "pd_op.unsqueeze"};

/// The name of the op that `op` is the gradient of; empty where it takes no
/// shape.
static StringRef getReshapingOp(const PirOp &op) {
  StringRef name = op.name;
  return name.consume_back("_grad") &&
                 llvm::is_contained(kReshapingOps, name) &&
                 op.operands.size() > 1
             ? name
             : "";
}

/// The feeds that are taken for shapes alone, by their values.
using ShapeFeeds = llvm::DenseMap<ValueId, const PirOp *>;

static ShapeFeeds findShapeFeeds(const PirBlock &body) {
  ShapeFeeds feeds;
  UseCounts uses, shapeUses;
  countUses(body, uses);
  for (const PirOp &op : body.ops)
    if (!getReshapingOp(op).empty())
      ++shapeUses[op.operands[0]];
  for (const PirOp &op : body.ops)
    if (isFeed(op) && op.results.size() == 1)
      if (ValueId id = op.results[0].id;
          shapeUses.contains(id) && shapeUses[id] == uses[id])
        feeds[id] = &op;
  return feeds;
}

namespace {
/// Finds the tensor that a gradient takes the shape of.
class ReshapedTensors {
public:
  ReshapedTensors(const PirBlock &body, const PirValues &values);

  /// Absent if the program does not determine the tensor.
  ValueId find(const PirOp &gradient) const;

private:
  /// The name of an op, the types of its operand and of its result; all ops,
  /// and all gradients, that agree in these, in program order.
  using Kind = std::tuple<StringRef, Type, Type>;
  struct Ops {
    SmallVector<const PirOp *> ops, gradients;
  };

  Kind getKind(StringRef name, ValueId from, ValueId to) const {
    return {name, values.getType({from, 0}), values.getType({to, 0})};
  }
  Kind getKindOfGradient(const PirOp &op) const {
    return getKind(getReshapingOp(op), op.operands[0], op.operands[1]);
  }

  const PirValues &values;
  std::vector<const PirOp *> all;
  Differentiation differentiation;
  llvm::DenseMap<Kind, Ops> kinds;
};
} // namespace

static std::vector<const PirOp *> listOps(const PirBlock &body) {
  std::vector<const PirOp *> ops;
  collectOps(body, ops);
  return ops;
}

ReshapedTensors::ReshapedTensors(const PirBlock &body, const PirValues &values)
    : values(values), all(listOps(body)), differentiation(all, values) {
  for (const PirOp *op : all)
    differentiation.match(*op);
  for (const PirOp &op : body.ops)
    if (!getReshapingOp(op).empty())
      kinds[getKindOfGradient(op)].gradients.push_back(&op);
    else if (llvm::is_contained(kReshapingOps, op.name) &&
             !op.operands.empty() && !op.results.empty())
      kinds[getKind(op.name, op.operands[0], op.results[0].id)].ops.push_back(
          &op);
}

/// The gradient that `gradient` takes is that of the result of one op in front
/// of it; ops behind it compute a part of the model again. If there are several
/// such ops, any will do if the type of their operands gives the shape.
/// Otherwise, gradients of one pass come in the opposite order of their ops.
ValueId ReshapedTensors::find(const PirOp &gradient) const {
  Kind kind = getKindOfGradient(gradient);
  const Ops &found = kinds.find(kind)->second;
  llvm::SetVector<const PirOp *> possible;
  for (TensorKey key :
       differentiation.getCandidates(values.resolve(gradient.operands[1])))
    if (const PirOp *op = differentiation.getMaker(key);
        llvm::is_contained(found.ops, op))
      possible.insert(op);
  if (possible.size() == 1)
    return possible.front()->operands[0];
  auto type = dyn_cast_or_null<RankedTensorType>(std::get<1>(kind));
  if (type && type.hasStaticShape()) {
    auto op = llvm::find_if(found.ops, [&](const PirOp *op) {
      return values.getPosition(*op) < values.getPosition(gradient);
    });
    return op == found.ops.end() ? absentValue : (*op)->operands[0];
  }
  bool isOnePass =
      llvm::all_equal(llvm::map_range(found.gradients, [&](const PirOp *op) {
        return differentiation.getPass(*op);
      }));
  if (!isOnePass || found.ops.size() != found.gradients.size())
    return absentValue;
  size_t index =
      llvm::find(found.gradients, &gradient) - found.gradients.begin();
  return found.ops[found.ops.size() - 1 - index]->operands[0];
}

static void repairShapes(std::unique_ptr<Program> &program,
                         MLIRContext *context, FirstError &errors) {
  const PirBlock &body = program->getBody();
  ShapeFeeds feeds = findShapeFeeds(body);
  if (feeds.empty())
    return;
  PirValues values(body, context);
  ReshapedTensors tensors(body, values);
  Repair repair(*program, context);
  for (const PirOp &op : body.ops) {
    const PirOp *feed =
        op.operands.empty() ? nullptr : feeds.lookup(op.operands[0]);
    if (!feed)
      continue;
    ValueId tensor = tensors.find(op);
    if (tensor == absentValue)
      return errors.report(
          feed->place, Twine("the framework's translation from its older form "
                             "has made up the feed '") +
                           feed->getVariableName() + "' for a shape that '" +
                           op.name +
                           "' needs, and several tensors may have it");
    JSONNode first =
        op.getNode().get("I").getElements(op.operands.size()).front();
    repair.edit.replace(first.get("%"), std::to_string(tensor));
    repair.edit.removeElement(body.list, feed->getNode());
    repair.report(op,
                  Twine("'") + op.name +
                      "' takes the shape of a tensor, and not of the feed '" +
                      feed->getVariableName() + "'");
  }
  repair.apply(program, errors);
}

//===----------------------------------------------------------------------===//
// Conditionals
//===----------------------------------------------------------------------===//

namespace {

/// A conditional that yields what its ops have written to variables.
class WritingConditional {
public:
  WritingConditional(const PirOp &op, const PirValues &values,
                     const UseCounts &uses)
      : op(op), values(values), uses(uses) {}

  /// Returns true if the conditional can write the variables in place instead.
  bool match();
  void rewrite(JSONEdit &edit) const;

private:
  bool matchBranches();
  bool isWrittenInPlace(ValueId id, TensorKey variable) const;
  bool isFill(ValueId id, TensorKey variable) const;

  const PirOp &op;
  const PirValues &values;
  const UseCounts &uses;
  const PirOp *yield = nullptr;
  const PirOp *otherYield = nullptr;
  /// Ops that make what a variable is filled with, and the variable.
  SmallVector<std::pair<const PirOp *, ValueId>> fills;
};
} // namespace

/// Only the translation makes a false branch that computes nothing, and marks
/// it. All results must be variables that nothing names by the result.
bool WritingConditional::matchBranches() {
  if (op.name != "pd_op.if" || op.results.empty() || op.regions.size() != 2)
    return false;
  JSONNode isFake = op.findData("fake_false_branch");
  if (!isFake || !isFake.getBoolean())
    return false;
  for (auto [index, result] : llvm::enumerate(op.results))
    if (!isPersistable(op, index) || uses.lookup(result.id) != 0)
      return false;
  for (const PirRegion &region : op.regions)
    if (!region.block || region.block->ops.empty())
      return false;
  yield = &op.regions[0].block->ops.back();
  otherYield = &op.regions[1].block->ops.back();
  return op.regions[1].block->ops.size() == 1 && yield->name == "cf.yield" &&
         otherYield->name == "cf.yield" &&
         yield->operands.size() == otherYield->operands.size();
}

/// Returns true if an op in place has made `id` the contents of the variable.
bool WritingConditional::isWrittenInPlace(ValueId id,
                                          TensorKey variable) const {
  if (values.resolve(id) == variable)
    return true;
  const PirOp *op = values.getDefiningOp(id);
  std::optional<ArrayRef<InPlacePair>> pairs;
  if (op)
    pairs = getInPlacePairs(op->name);
  if (!pairs)
    return false;
  return llvm::any_of(*pairs, [&](InPlacePair pair) {
    if (pair.result >= op->results.size() ||
        op->results[pair.result].id != id ||
        pair.operand >= op->operands.size())
      return false;
    // Some updates take lists, here of one parameter.
    SmallVector<TensorKey, 1> overwritten =
        values.resolveList(op->operands[pair.operand]);
    return overwritten.size() == 1 && overwritten.front() == variable;
  });
}

/// Returns true if `id` is a constant for the variable alone.
bool WritingConditional::isFill(ValueId id, TensorKey variable) const {
  const PirOp *fill = values.getDefiningOp(id);
  return fill && fill->name == "pd_op.full" && fill->operands.empty() &&
         values.getBlock(*fill) == &*op.regions[0].block &&
         uses.lookup(id) == 1 && values.getType({id, 0}) &&
         values.getType({id, 0}) == values.getType(variable);
}

bool WritingConditional::match() {
  if (!matchBranches())
    return false;
  for (auto [id, other] : llvm::zip(yield->operands, otherYield->operands)) {
    TensorKey variable = values.resolve(other);
    if (!values.isVariable(variable))
      return false;
    if (isWrittenInPlace(id, variable))
      continue;
    if (!isFill(id, variable))
      return false;
    fills.push_back({values.getDefiningOp(id), other});
  }
  return true;
}

void WritingConditional::rewrite(JSONEdit &edit) const {
  for (auto [fill, variable] : fills) {
    JSONNode node = fill->getNode();
    edit.replace(node.get("#"),
                 ("\"" + node.get("#").getString() + "_\"").str());
    edit.replace(node.get("I"), llvm::formatv("[{{\"%\":{0}}]", variable));
  }
  for (const PirOp *end : {yield, otherYield})
    edit.replace(end->getNode().get("I"), "[]");
  edit.replace(op.getNode().get("O"), "[]");
  edit.replace(op.getNode().get("OA"), "[]");
}

static void repairConditionals(std::unique_ptr<Program> &program,
                               MLIRContext *context, FirstError &errors) {
  PirValues values(program->getBody(), context);
  UseCounts uses;
  countUses(program->getBody(), uses);
  Repair repair(*program, context);
  for (const PirOp &op : program->getBody().ops) {
    WritingConditional conditional(op, values, uses);
    if (!conditional.match())
      continue;
    conditional.rewrite(repair.edit);
    repair.report(op, llvm::formatv("'{0}' writes {1} variables in place",
                                    op.name, op.results.size())
                          .str());
  }
  repair.apply(program, errors);
}

//===----------------------------------------------------------------------===//
// Initial values
//===----------------------------------------------------------------------===//

static ValueId getLargestId(const PirBlock &block) {
  ValueId largest = 0;
  for (const PirOp &op : block.ops) {
    for (const Definition &result : op.results)
      largest = std::max(largest, result.id);
    for (const PirRegion &region : op.regions)
      if (region.block)
        largest = std::max(largest, getLargestId(*region.block));
  }
  return largest;
}

/// Casts initial values of fp16 weights, as the framework does between the two
/// programs.
static void castInitialValues(const Program &main,
                              std::unique_ptr<Program> &startup,
                              MLIRContext *context, FirstError &errors) {
  llvm::StringMap<const PirOp *> variables;
  for (const PirOp &op : main.getBody().ops)
    if (isVariable(op) && op.results.size() == 1)
      variables[op.getVariableName()] = &op;
  PirValues wanted(main.getBody(), context);
  PirValues values(startup->getBody(), context);
  ValueId nextId = getLargestId(startup->getBody()) + 1;
  Repair repair(*startup, context);
  const PirOp *previous = nullptr;
  for (const PirOp &op : startup->getBody().ops) {
    const PirOp *before = std::exchange(previous, &op);
    const PirOp *variable = variables.lookup(op.getOutputName());
    if (op.name != "builtin.set_parameter" || !before || !variable ||
        op.operands.size() != 1)
      continue;
    const Definition &declared = variable->results[0];
    auto to =
        dyn_cast_or_null<RankedTensorType>(wanted.getType({declared.id, 0}));
    auto from =
        dyn_cast_or_null<RankedTensorType>(values.getType({op.operands[0], 0}));
    if (!to || !from || !to.getElementType().isF16() ||
        from != to.clone(Float32Type::get(context)))
      continue;
    repair.edit.insertAfter(
        startup->getBody().list, before->getNode(),
        llvm::formatv(
            R"({{"#":"1.cast","A":[{{"N":"dtype","AT":{{"#":"1.a_dtype",)"
            R"("D":"float16"}}],"I":[{{"%":{0}}],"O":[{{"%":{1},"TT":{2}}],)"
            R"("OA":[]})",
            op.operands[0], nextId, declared.type.getText()));
    repair.edit.replace(op.getNode().get("I"),
                        llvm::formatv("[{{\"%\":{0}}]", nextId++));
    repair.report(op, "the initial value of '" + op.getOutputName() +
                          "' is cast to f16");
  }
  repair.apply(startup, errors);
}

void stepfold::pir::repairTranslation(std::unique_ptr<Program> &main,
                                      std::unique_ptr<Program> &startup,
                                      MLIRContext *context,
                                      FirstError &errors) {
  if (main && !errors.any())
    repairShapes(main, context, errors);
  if (main && !errors.any())
    repairSums(main, context, errors);
  // The repair of conditionals needs the variables of the sums.
  if (main && !errors.any())
    repairConditionals(main, context, errors);
  if (main && startup && !errors.any())
    castInitialValues(*main, startup, context, errors);
}
