//===- InterpreterEngine.cpp - Runs a program's stage ---------------------===//
//
// Binds the variables of a stage to the interpreter's storage.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/InterpreterEngine.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Analysis/StageVariables.h"
#include "stepfold/Analysis/TrafficModel.h"
#include "stepfold/Data/Memory.h"
#include "stepfold/Reference/Interpreter.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"

#include <cstring>

using namespace mlir;

namespace stepfold::reference {

namespace {

/// Ops that are executed in a step, and their variables.
struct Stage {
  std::vector<runtime::Variable> variables;
  SmallVector<Operation *> ops;
  /// The arguments of an outlined stage, one for each variable.
  SmallVector<Value> arguments;
};

} // namespace

static llvm::Expected<Stage> getOutlinedStage(func::FuncOp function,
                                              ModuleOp module) {
  llvm::Expected<std::vector<runtime::Variable>> variables =
      getStageVariables(function, module);
  if (!variables)
    return variables.takeError();
  Stage stage;
  stage.variables = std::move(*variables);
  llvm::append_range(stage.arguments, function.getArguments());
  for (Operation &op : function.getBody().front().without_terminator())
    stage.ops.push_back(&op);
  return stage;
}

static llvm::Expected<Stage> getTrainStepStage(func::FuncOp function,
                                               ModuleOp module) {
  FailureOr<OptimizerStage> analysis = OptimizerStage::compute(function);
  if (failed(analysis))
    return llvm::createStringError("cannot find the optimizer stage of '" +
                                   function.getSymName().str() + "'");
  if (analysis->getOps().empty()) {
    std::string message = "'" + function.getSymName().str() +
                          "' has no optimizer stage: it stores nothing";
    for (OptimizerStage::ExcludedStore excluded :
         analysis->getExcludedStores().take_front())
      message += " that can be computed (store to '" +
                 excluded.store.getGlobal().getLeafReference().str() +
                 "': " + excluded.getReason() + ")";
    return llvm::createStringError(message);
  }
  llvm::Expected<std::vector<runtime::Variable>> variables =
      getStageVariables(*analysis, module);
  if (!variables)
    return variables.takeError();
  Stage stage;
  stage.variables = std::move(*variables);
  llvm::append_range(stage.ops, analysis->getOps());
  return stage;
}

static llvm::Expected<Stage> getStage(ModuleOp module) {
  auto outlined = module.lookupSymbol<func::FuncOp>(kOptimizerStageName);
  auto trainStep = module.lookupSymbol<func::FuncOp>(kTrainStepName);
  func::FuncOp function = outlined ? outlined : trainStep;
  if (!function)
    return llvm::createStringError("expected a function '" +
                                   kOptimizerStageName.str() + "' or '" +
                                   kTrainStepName.str() + "'");
  if (!function.getBody().hasOneBlock())
    return llvm::createStringError("expected '" + function.getSymName().str() +
                                   "' to have one block");
  return outlined ? getOutlinedStage(outlined, module)
                  : getTrainStepStage(trainStep, module);
}

static ElementType getElementType(runtime::DType dtype) {
  switch (dtype) {
  case runtime::DType::F16:
    return ElementType::f16();
  case runtime::DType::BF16:
    return ElementType::bf16();
  case runtime::DType::F32:
    return ElementType::f32();
  case runtime::DType::F64:
    return ElementType::f64();
  case runtime::DType::I1:
    return ElementType::boolean();
  case runtime::DType::I8:
    return ElementType::integer(8);
  case runtime::DType::I32:
    return ElementType::integer(32);
  case runtime::DType::I64:
    return ElementType::integer(64);
  }
  llvm_unreachable("all types are handled");
}

static std::vector<runtime::Exchange> findExchanges(ArrayRef<Operation *> ops) {
  std::vector<runtime::Exchange> exchanges;
  for (Operation *op : ops) {
    auto exchange = dyn_cast<optim::ExchangeOp>(op);
    if (!exchange)
      continue;
    runtime::Exchange &added = exchanges.emplace_back();
    added.name = exchange.getName();
    added.kind = exchange.getKind() == optim::ExchangeKind::Sum
                     ? runtime::ExchangeKind::Sum
                     : runtime::ExchangeKind::Maximum;
    for (Type type : exchange.getWords().getTypes())
      added.numWords += getByteSize(type) / sizeof(int64_t);
  }
  return exchanges;
}

namespace {

class InterpreterEngine final : public runtime::Engine {
public:
  InterpreterEngine(Program program, Stage stage)
      : Engine(std::move(stage.variables), findExchanges(stage.ops)),
        program(std::move(program)), ops(std::move(stage.ops)),
        arguments(std::move(stage.arguments)) {
    for (Operation *op : ops)
      if (auto exchange = dyn_cast<optim::ExchangeOp>(op))
        exchangeOps.push_back(exchange);
    for (const runtime::Variable &variable : getVariables()) {
      auto buffer = std::make_shared<Tensor>(getElementType(variable.dtype),
                                             variable.shape);
      buffers.push_back(buffer);
      bool isState = variable.role == runtime::Role::State;
      (isState ? storage.globals : storage.gradients)[variable.name] = buffer;
    }
  }

  llvm::Error runPart(size_t part) override {
    if (part == 0) {
      interpreter.emplace(storage);
      for (auto [index, argument] : llvm::enumerate(arguments))
        interpreter->bind(argument, buffers[index]);
    }
    ArrayRef<Operation *> rest = ops;
    for (optim::ExchangeOp exchange : ArrayRef(exchangeOps).take_front(part))
      rest = rest.drop_until([&](Operation *op) { return op == exchange; })
                 .drop_front();
    llvm::Error error = interpreter->run(rest.take_until(
        [](Operation *op) { return isa<optim::ExchangeOp>(op); }));
    if (!error && part != exchangeOps.size()) {
      // The words of a single rank are those of all.
      std::vector<int64_t> words(getExchanges()[part].numWords);
      interpreter->getWords(exchangeOps[part], words);
      interpreter->setWords(exchangeOps[part], words);
    }
    return error;
  }

private:
  llvm::Error writeVariable(size_t index,
                            llvm::ArrayRef<uint8_t> bytes) override {
    if (!bytes.empty())
      std::memcpy(buffers[index]->getMutableData().data(), bytes.data(),
                  bytes.size());
    return llvm::Error::success();
  }

  llvm::Error readVariable(size_t index,
                           llvm::MutableArrayRef<uint8_t> bytes) override {
    if (!bytes.empty())
      std::memcpy(bytes.data(), buffers[index]->getData().data(), bytes.size());
    return llvm::Error::success();
  }

  llvm::Error readWords(size_t exchange,
                        llvm::MutableArrayRef<int64_t> words) override {
    interpreter->getWords(exchangeOps[exchange], words);
    return llvm::Error::success();
  }

  llvm::Error writeWords(size_t exchange,
                         llvm::ArrayRef<int64_t> words) override {
    interpreter->setWords(exchangeOps[exchange], words);
    return llvm::Error::success();
  }

  Program program;
  SmallVector<Operation *> ops;
  SmallVector<optim::ExchangeOp> exchangeOps;
  /// The interpreter of the current step.
  std::optional<Interpreter> interpreter;
  SmallVector<Value> arguments;
  Storage storage;
  /// One for each variable.
  std::vector<Buffer> buffers;
};

} // namespace

/// Maximum number of multiplications in products of matrices that a step has:
/// more take minutes.
static constexpr double kMaxMultiplications = 2e10;

/// Checks that the products of a step take minutes at most. It may be said that
/// they may take longer.
static llvm::Error checkProducts(ArrayRef<Operation *> ops) {
  double count = 0;
  for (Operation *op : ops)
    op->walk([&](Operation *nested) {
      if (auto product = dyn_cast<optim::MatmulOp>(nested))
        count += product.countMultiplications();
      else if (auto muon = dyn_cast<optim::MuonOp>(nested))
        count += muon.countMultiplications();
    });
  double limit = kMaxMultiplications;
  if (std::optional<std::string> text =
          llvm::sys::Process::GetEnv("STEPFOLD_MAX_MULTIPLICATIONS"))
    if (StringRef(*text).getAsDouble(limit))
      return llvm::createStringError(
          "STEPFOLD_MAX_MULTIPLICATIONS: expected a number, got '" + *text +
          "'");
  if (count <= limit)
    return llvm::Error::success();
  return llvm::createStringError(llvm::formatv(
      "the products of matrices of a step have {0:e1} multiplications, and the "
      "interpreter computes at most {1:e1}: set STEPFOLD_MAX_MULTIPLICATIONS "
      "to a larger number, and have patience",
      count, limit));
}

llvm::Expected<std::unique_ptr<runtime::Engine>>
createInterpreterEngine(Program program) {
  llvm::Expected<Stage> stage = getStage(*program.module);
  if (!stage)
    return stage.takeError();
  if (llvm::Error error = runtime::checkMemory(stage->variables))
    return std::move(error);
  if (llvm::Error error = checkProducts(stage->ops))
    return std::move(error);
  return std::make_unique<InterpreterEngine>(std::move(program),
                                             std::move(*stage));
}

} // namespace stepfold::reference
