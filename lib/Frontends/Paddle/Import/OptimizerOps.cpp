//===- OptimizerOps.cpp - Update ops of PIR as optim ops -------*- C++ -*-===//
//
// The rows of UpdateRows.cpp say what an update op is; here, it is created.
//
//===----------------------------------------------------------------------===//

#include "OptimizerOps.h"
#include "../Format/PirOps.h"
#include "../Stage/UpdateSettings.h"
#include "FunctionImporter.h"

#include "stepfold/IR/Optim.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

using optim::StreamKind;
using optim::StreamSpec;

namespace {
class UpdateImporter {
public:
  UpdateImporter(const UpdateOp &row, const PirOp &op,
                 FunctionImporter &importer)
      : row(row), op(op), importer(importer), builder(importer.getBuilder()),
        specs(row.getStreamSpecs(builder.getContext())), streams(specs.size()) {
  }

  void import();

private:
  /// The tensors of a stream; no `variables` where the op has none.
  using Stream = SmallVector<Variable *, 1>;

  FirstError &getErrors() { return importer.getErrors(); }
  void report(const Twine &message) { getErrors().report(op.place, message); }
  size_t getNumParameters() const { return streams.front().size(); }
  unsigned getIndex(StringRef stream) const {
    return llvm::find_if(
               specs,
               [&](const StreamSpec &spec) { return spec.name == stream; }) -
           specs.begin();
  }
  void importOperands();
  void importOperand(unsigned index, const StreamSpec &spec);
  void checkSizes();
  void checkUpdatedOnce();
  void checkState();
  UpdateContext createContext();
  SmallVector<Value> readStream(unsigned index);
  void createOp(const UpdateSettings &settings);
  void bindResults();

  const UpdateOp &row;
  const PirOp &op;
  FunctionImporter &importer;
  OpBuilder &builder;
  ArrayRef<StreamSpec> specs;
  /// For each of `specs`.
  SmallVector<Stream> streams;
  /// Tensor of one flag, which is true if nothing is to be updated; may be
  /// null.
  Value skip;
};
} // namespace

void UpdateImporter::import() {
  importOperands();
  if (getErrors().any())
    return;
  UpdateContext context = createContext();
  UpdateSettings settings(row, op, context);
  settings.read();
  if (getErrors().any())
    return;
  for (auto [spec, stream] : llvm::zip_equal(specs, streams))
    if (settings.isUnused(spec.name))
      stream.clear();
  createOp(settings);
  bindResults();
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

void UpdateImporter::importOperands() {
  if (!expectOperands(op, row.operands.size(), getErrors()) ||
      !expectResults(op, row.results.size(), getErrors()))
    return;
  for (auto [index, name] : llvm::enumerate(row.operands))
    if (!row.isConstant(name))
      importOperand(index, specs[getIndex(name)]);
  if (!getErrors().any())
    checkSizes();
  if (!getErrors().any())
    checkUpdatedOnce();
  if (!getErrors().any())
    checkState();
}

void UpdateImporter::importOperand(unsigned index, const StreamSpec &spec) {
  ValueId id = op.operands[index];
  auto complain = [&](const Twine &message) {
    report("operand " + Twine(index) + " (" + getFrameworkName(spec.name) +
           ") " + message);
  };
  if (id == absentValue)
    return spec.optional ? void() : complain("is missing");
  if (spec.kind == StreamKind::Flag) {
    skip = importer.readFlag(id, op);
    return skip ? void() : complain("is not supported");
  }
  bool updates = optim::isUpdated(spec.kind);
  SmallVector<Variable *> variables =
      updates ? SmallVector<Variable *>(importer.getVariables(id))
              : importer.getTensors(id);
  if (variables.empty())
    return complain("is not a tensor or a list of tensors");
  for (Variable *variable : variables) {
    if (!isa<RankedTensorType>(variable->type))
      return complain("is not a dense tensor");
    if (updates && !variable->global)
      return complain("is not a variable of the program");
  }
  streams[getIndex(spec.name)].assign(variables.begin(), variables.end());
}

void UpdateImporter::checkSizes() {
  for (auto [spec, stream] : llvm::zip_equal(specs, streams)) {
    bool mayBeOne = spec.kind == StreamKind::Scalar;
    // A single learning rate is given once for all parameters.
    if (mayBeOne && !stream.empty() && llvm::all_equal(stream))
      stream.truncate(1);
    size_t size = stream.size();
    if (size != 0 && size != getNumParameters() && (!mayBeOne || size != 1))
      return report("expected one " + getFrameworkName(spec.name) +
                    " for each of " + Twine(getNumParameters()) +
                    " parameters, got " + Twine(size));
  }
}

void UpdateImporter::checkUpdatedOnce() {
  llvm::SmallDenseSet<Variable *> updated;
  for (auto [spec, stream] : llvm::zip_equal(specs, streams))
    for (Variable *variable : stream)
      if (optim::isUpdated(spec.kind) && !updated.insert(variable).second)
        return report("updates variable '" + variable->global.getSymName() +
                      "' twice");
}

/// Refuses state of 16 bits without masters. The framework's kernels for CPUs
/// and GPUs round such updates differently: after each operation, or when they
/// write.
void UpdateImporter::checkState() {
  if (!streams[getIndex("masters")].empty())
    return;
  for (auto [spec, stream] : llvm::zip_equal(specs, streams)) {
    if (spec.kind != StreamKind::State || stream.empty())
      continue;
    Type type = getElementTypeOrSelf(stream.front()->type);
    if (type.isF16() || type.isBF16())
      return report("expected masters beside " + getFrameworkName(spec.name) +
                    " of 16 bits: pass multi_precision=True to the optimizer");
  }
}

UpdateContext UpdateImporter::createContext() {
  UpdateContext context = {importer.getValues(),
                           getErrors(),
                           importer.getOptions().device,
                           getNumParameters(),
                           getElementTypeOrSelf(streams.front().front()->type),
                           {}};
  for (auto [spec, stream] : llvm::zip_equal(specs, streams))
    if (!stream.empty())
      context.streams.insert(spec.name);
  return context;
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

SmallVector<Value> UpdateImporter::readStream(unsigned index) {
  SmallVector<Value> values;
  for (auto [parameter, variable] : llvm::enumerate(streams[index]))
    values.push_back(
        specs[index].kind == StreamKind::Gradient
            ? importer.readGradient(variable, streams.front()[parameter], op)
            : importer.readInStage(variable, op));
  return values;
}

void UpdateImporter::createOp(const UpdateSettings &settings) {
  SmallVector<SmallVector<Value>> operands;
  SmallVector<Variable *> updated;
  for (auto [index, spec] : llvm::enumerate(specs)) {
    operands.push_back(readStream(index));
    if (spec.kind == StreamKind::Flag && skip)
      operands.back().push_back(skip);
    if (optim::isUpdated(spec.kind))
      llvm::append_range(updated, streams[index]);
  }
  if (getErrors().any())
    return;
  OperationName name(settings.getOptimName(), builder.getContext());
  mlir::Operation *update = optim::createUpdateOp(
      builder, importer.getLoc(op), name, operands, settings.getSettings());
  for (auto [variable, result] : llvm::zip_equal(updated, update->getResults()))
    importer.write(variable, result, op);
}

void UpdateImporter::bindResults() {
  for (auto [result, name] : llvm::zip(op.results, row.results))
    if (ArrayRef<Variable *> stream = streams[getIndex(name)]; !stream.empty())
      importer.bindResult(result, stream, op);
}

void stepfold::pir::importOptimizerOp(const PirOp &op,
                                      FunctionImporter &importer) {
  UpdateImporter(*importer.getValues().getUpdate(op), op, importer).import();
}
