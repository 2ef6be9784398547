//===- ProgramEngineABI.h - Engines across libraries ------------*- C++ -*-===//
//
// Interface by which stepfold-run, which links LLVM's support library and
// JITLink statically, gets engines from libStepfoldProgram.so, which uses
// libLLVM.so. The two hold different copies of llvm/Support, so only plain C
// data crosses this boundary. Memory that is handed over is released with
// free().
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_ENGINE_PROGRAMENGINEABI_H
#define STEPFOLD_RUNTIME_ENGINE_PROGRAMENGINEABI_H

#include <stddef.h>
#include <stdint.h>

/// Changes with every change of this file and of the enumerations in DType.h,
/// Exchange.h and Variable.h.
#define STEPFOLD_PROGRAM_ENGINE_ABI_VERSION 3

/// The name of the library's entry.
#define STEPFOLD_PROGRAM_ENGINE_ENTRY "stepfoldCreateProgramEngine"

extern "C" {

struct StepfoldText {
  const char *data;
  size_t size;
};

/// One runtime::Variable; everything is owned by the engine.
struct StepfoldVariable {
  StepfoldText name;
  uint8_t role;
  uint8_t dtype;
  uint8_t access;
  uint8_t initialKind;
  const int64_t *shape;
  size_t rank;
  uint64_t initialBits;
  const uint8_t *initialData;
  size_t initialDataSize;
  StepfoldText initialOf;
};

/// One runtime::Exchange.
struct StepfoldProgramExchange {
  StepfoldText name;
  uint8_t kind;
  uint64_t numWords;
};

/// One runtime::Engine. Functions that can fail return null, or a message.
struct StepfoldEngine {
  uint32_t abiVersion;
  size_t numVariables;
  const StepfoldVariable *variables;
  size_t numExchanges;
  const StepfoldProgramExchange *exchanges;
  char *(*setVariable)(StepfoldEngine *engine, size_t index,
                       const uint8_t *bytes, size_t size);
  char *(*getVariable)(StepfoldEngine *engine, size_t index, uint8_t *bytes,
                       size_t size);
  char *(*runPart)(StepfoldEngine *engine, size_t part);
  char *(*setWords)(StepfoldEngine *engine, size_t exchange,
                    const int64_t *words, size_t count);
  char *(*getWords)(StepfoldEngine *engine, size_t exchange, int64_t *words,
                    size_t count);
  void (*destroy)(StepfoldEngine *engine);
};

/// The type of the library's entry. Creates the engine that is called `engine`
/// ("interpreter" or "jit") for the program in the file `path`: for its
/// optimizer stage, or, where `wholeStep` is not 0, for all of its step. On
/// failure returns null and sets `error` to a message.
typedef StepfoldEngine *(*StepfoldCreateProgramEngine)(const char *path,
                                                       const char *engine,
                                                       uint8_t wholeStep,
                                                       char **error);

} // extern "C"

#endif // STEPFOLD_RUNTIME_ENGINE_PROGRAMENGINEABI_H
