//===- Interpretation.cpp - The reference interpreter, for C --------------===//

#include "Session.h"

#include "stepfold/Reference/InterpreterEngine.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace stepfold;
using capi::Session;
using runtime::Engine;
using runtime::Role;

/// The engine goes before the session whose context it uses.
struct StepfoldInterpreter {
  std::shared_ptr<Session> session;
  std::unique_ptr<Engine> engine;
  /// The indices of variables, by role.
  llvm::StringMap<size_t> variables[2];

  ~StepfoldInterpreter() {
    if (session->isBroken())
      engine.release();
  }
};

static llvm::Error makeArgumentError(const llvm::Twine &message) {
  return llvm::make_error<capi::KindError>(STEPFOLD_ERROR_INVALID_ARGUMENT,
                                           message.str());
}

StepfoldError *stepfoldProgramInterpret(StepfoldProgram *program,
                                        StepfoldInterpreter **interpreter) {
  if (!interpreter)
    return capi::makeNullError("interpreter");
  *interpreter = nullptr;
  if (!program)
    return capi::makeNullError("program");
  std::shared_ptr<Session> session = program->session;
  return session->call(STEPFOLD_ERROR_INVALID_PROGRAM, [&]() -> llvm::Error {
    // The engine owns the session through the context.
    std::shared_ptr<MLIRContext> context(session, &session->getContext());
    llvm::Expected<std::unique_ptr<Engine>> engine =
        reference::createInterpreterEngine(
            {std::move(context), program->module->clone()});
    if (!engine)
      return engine.takeError();
    auto result = std::make_unique<StepfoldInterpreter>();
    result->session = session;
    for (auto [index, variable] : llvm::enumerate((*engine)->getVariables()))
      result->variables[size_t(variable.role)][variable.name] = index;
    result->engine = std::move(*engine);
    *interpreter = result.release();
    return llvm::Error::success();
  });
}

void stepfoldInterpreterDestroy(StepfoldInterpreter *interpreter) {
  delete interpreter;
}

size_t
stepfoldInterpreterGetNumVariables(const StepfoldInterpreter *interpreter) {
  return interpreter ? interpreter->engine->getVariables().size() : 0;
}

const char *
stepfoldInterpreterGetVariable(const StepfoldInterpreter *interpreter,
                               size_t index, StepfoldInterpreterRole *role,
                               size_t *size) {
  if (role)
    *role = STEPFOLD_INTERPRETER_STATE;
  if (size)
    *size = 0;
  if (index >= stepfoldInterpreterGetNumVariables(interpreter))
    return nullptr;
  const runtime::Variable &variable =
      interpreter->engine->getVariables()[index];
  if (role)
    *role = StepfoldInterpreterRole(variable.role);
  if (size)
    *size = variable.getNumBytes();
  return variable.name.c_str();
}

/// Calls `access` with the index of a variable that has `size` bytes.
static StepfoldError *
accessVariable(StepfoldInterpreter *interpreter,
               StepfoldInterpreterRole interpreterRole, const char *name,
               const void *data, size_t size,
               llvm::function_ref<llvm::Error(size_t)> access) {
  if (!interpreter)
    return capi::makeNullError("interpreter");
  if (!name)
    return capi::makeNullError("name");
  if (!data && size > 0)
    return capi::makeNullError("data");
  auto work = [&]() -> llvm::Error {
    size_t index = size_t(interpreterRole);
    if (index >= std::size(interpreter->variables))
      return makeArgumentError(
          llvm::formatv("role: expected 0 or 1, got {0}", index));
    auto found = interpreter->variables[index].find(name);
    if (found == interpreter->variables[index].end())
      return makeArgumentError(llvm::formatv("the program has no {0} '{1}'",
                                             getName(Role(index)), name));
    const runtime::Variable &variable =
        interpreter->engine->getVariables()[found->second];
    if (size != variable.getNumBytes())
      return makeArgumentError(llvm::formatv(
          "{0} '{1}': expected {2} bytes, got {3}", getName(variable.role),
          name, variable.getNumBytes(), size));
    return access(found->second);
  };
  return interpreter->session->call(STEPFOLD_ERROR_INTERNAL, work);
}

StepfoldError *stepfoldInterpreterSet(StepfoldInterpreter *interpreter,
                                      StepfoldInterpreterRole role,
                                      const char *name, const void *data,
                                      size_t size) {
  return accessVariable(interpreter, role, name, data, size, [&](size_t index) {
    return interpreter->engine->setVariable(
        index, {static_cast<const uint8_t *>(data), size});
  });
}

StepfoldError *stepfoldInterpreterGet(StepfoldInterpreter *interpreter,
                                      StepfoldInterpreterRole role,
                                      const char *name, void *data,
                                      size_t size) {
  return accessVariable(interpreter, role, name, data, size,
                        [&](size_t index) -> llvm::Error {
                          llvm::Expected<std::vector<uint8_t>> bytes =
                              interpreter->engine->getVariable(index);
                          if (!bytes)
                            return bytes.takeError();
                          llvm::copy(*bytes, static_cast<uint8_t *>(data));
                          return llvm::Error::success();
                        });
}

StepfoldError *stepfoldInterpreterStep(StepfoldInterpreter *interpreter) {
  if (!interpreter)
    return capi::makeNullError("interpreter");
  return interpreter->session->call(STEPFOLD_ERROR_INVALID_PROGRAM, [&] {
    return interpreter->engine->step();
  });
}
