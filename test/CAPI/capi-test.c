/*
 * capi-test.c - The compiler, used from C by several threads
 *
 *   stepfold-capi-test OPTION=VALUE...
 *
 *   mlir, main, startup  the inputs: a program as MLIR; another one as PIR,
 * main and startup program optimized            what optim-optimize makes of
 * the first imported             what the second is in MLIR ptx the first one's
 * kernels for sm_90; without it nothing is compiled inputs, threads      how
 * many broken inputs, and in how many threads
 *
 * Each thread has a session of its own in which it tries its share of the
 * broken inputs, and compares what good ones in between give with these files.
 */

#include "broken-input.h"

#include "stepfold-c/Stepfold.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Inputs {
  Bytes mlir, main, startup, optimized, imported, ptx;
  /** The first one as bytecode. */
  Bytes bytecode;
  unsigned numInputs, numThreads;
} Inputs;

typedef struct Thread {
  pthread_t handle;
  const Inputs *inputs;
  unsigned index;
  unsigned numErrors, numDiagnostics, numRemarks, numGood;
} Thread;

#define CHECK(condition, ...)                                                  \
  do {                                                                         \
    if (!(condition)) {                                                        \
      fprintf(stderr, "%s:%d: expected %s: ", __FILE__, __LINE__, #condition); \
      fprintf(stderr, __VA_ARGS__);                                            \
      fprintf(stderr, "\n");                                                   \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

static void expectSuccess(StepfoldError *error, const char *what) {
  CHECK(!error, "%s: %s:%u: %s", what, stepfoldErrorGetFile(error),
        stepfoldErrorGetLine(error), stepfoldErrorGetMessage(error));
}

/** Destroys an error that must be of this kind and contain this text. */
static void expectError(StepfoldError *error, StepfoldErrorKind kind,
                        const char *text) {
  CHECK(error, "an error with '%s'", text);
  CHECK(stepfoldErrorGetKind(error) == kind, "got kind %d with '%s'",
        stepfoldErrorGetKind(error), stepfoldErrorGetMessage(error));
  CHECK(strstr(stepfoldErrorGetMessage(error), text), "'%s', got '%s'", text,
        stepfoldErrorGetMessage(error));
  stepfoldErrorDestroy(error);
}

/** The size of a text without the empty lines at its end. */
static size_t trim(const char *data, size_t size) {
  while (size > 0 && data[size - 1] == '\n')
    --size;
  return size;
}

static void expectText(StepfoldText *text, Bytes expected, const char *what) {
  const char *data = stepfoldTextGetData(text);
  size_t size = trim(data, stepfoldTextGetSize(text));
  CHECK(size == trim(expected.data, expected.size) &&
            memcmp(data, expected.data, size) == 0,
        "%s, got:\n%.500s", what, data);
  stepfoldTextDestroy(text);
}

/*===----------------------------------------------------------------------===*\
 * Good inputs
\*===----------------------------------------------------------------------===*/

static void checkOptimized(StepfoldSession *session, const Inputs *inputs,
                           Bytes program) {
  StepfoldProgram *parsed;
  StepfoldText *text;
  expectSuccess(stepfoldProgramParse(session, "good.mlir", program.data,
                                     program.size, &parsed),
                "parse");
  expectSuccess(stepfoldProgramOptimize(parsed, NULL), "optimize");
  expectSuccess(stepfoldProgramPrint(parsed, NULL, &text), "print");
  expectText(text, inputs->optimized, "the optimized program");
  stepfoldProgramDestroy(parsed);
}

/* The name of the file of the compilation that ends so, or a null pointer. */
static const char *findFile(const StepfoldCompilation *compilation,
                            const char *ending) {
  size_t count = stepfoldCompilationGetNumFiles(compilation);
  for (size_t i = 0; i < count; ++i) {
    const char *name = stepfoldCompilationGetFileName(compilation, i);
    size_t size = strlen(name), endingSize = strlen(ending);
    if (size >= endingSize && strcmp(name + size - endingSize, ending) == 0)
      return name;
  }
  return NULL;
}

static void checkCompiled(StepfoldSession *session, const Inputs *inputs) {
  StepfoldProgram *program;
  StepfoldCompilation *compilation;
  size_t size;
  expectSuccess(stepfoldProgramParse(session, "good.mlir", inputs->mlir.data,
                                     inputs->mlir.size, &program),
                "parse");
  expectSuccess(stepfoldProgramCompile(program, "target=sm_90", &compilation),
                "compile");
  const char *name = findFile(compilation, ".ptx");
  CHECK(name, "a file of PTX");
  const char *ptx = stepfoldCompilationGetFile(compilation, name, &size);
  CHECK(ptx && size == inputs->ptx.size &&
            memcmp(ptx, inputs->ptx.data, size) == 0,
        "the PTX of the tool");
  CHECK(stepfoldCompilationGetFile(compilation, "plan.json", NULL), "a plan");
  CHECK(stepfoldCompilationGetFile(compilation, "report.json", NULL),
        "a report");
  CHECK(!findFile(compilation, ".so"), "no shared object");
  CHECK(!stepfoldCompilationGetFile(compilation, "stage.so", &size) &&
            size == 0,
        "no file of this name");
  stepfoldCompilationDestroy(compilation);
  stepfoldProgramDestroy(program);
}

static void checkExported(StepfoldProgram *program) {
  StepfoldText *main, *startup;
  expectSuccess(stepfoldProgramExportPir(program, &main, &startup), "export");
  CHECK(strstr(stepfoldTextGetData(main), "\"magic\":\"pir\""),
        "the main program");
  CHECK(strstr(stepfoldTextGetData(startup), "\"magic\":\"pir\""),
        "the startup program");
  stepfoldTextDestroy(main);
  stepfoldTextDestroy(startup);
  expectError(
      stepfoldProgramExportKernels(program, "folder", NULL, &main, &startup),
      STEPFOLD_ERROR_COMPILATION, "the program was imported for GPUs");
  // Nothing has changed the startup program.
  expectSuccess(stepfoldProgramExportPir(program, &main, NULL),
                "export without the startup program");
  stepfoldTextDestroy(main);
}

static void checkImported(StepfoldSession *session, const Inputs *inputs) {
  StepfoldProgram *program;
  StepfoldText *text;
  expectSuccess(stepfoldProgramImportPir(
                    session, "main.json", inputs->main.data, inputs->main.size,
                    "startup.json", inputs->startup.data, inputs->startup.size,
                    "device=gpu keep-source=false", &program),
                "import");
  expectSuccess(stepfoldProgramPrint(program, NULL, &text), "print");
  expectText(text, inputs->imported, "the imported program");
  stepfoldProgramDestroy(program);
  expectSuccess(stepfoldProgramImportPir(session, "main.json",
                                         inputs->main.data, inputs->main.size,
                                         "startup.json", inputs->startup.data,
                                         inputs->startup.size, NULL, &program),
                "import");
  checkExported(program);
  stepfoldProgramDestroy(program);
}

static void checkGood(StepfoldSession *session, Thread *thread) {
  const Inputs *inputs = thread->inputs;
  switch (thread->numGood++ % 4) {
  case 0:
    return checkOptimized(session, inputs, inputs->mlir);
  case 1:
    return checkImported(session, inputs);
  case 2:
    return checkOptimized(session, inputs, inputs->bytecode);
  default:
    if (inputs->ptx.data)
      checkCompiled(session, inputs);
  }
}

/*===----------------------------------------------------------------------===*\
 * Broken inputs
\*===----------------------------------------------------------------------===*/

static void countDiagnostic(const StepfoldDiagnostic *diagnostic,
                            void *userData) {
  Thread *thread = userData;
  CHECK(diagnostic->file && diagnostic->message[0], "a diagnostic with text");
  ++*(diagnostic->severity == STEPFOLD_SEVERITY_REMARK
          ? &thread->numRemarks
          : &thread->numDiagnostics);
}

static void countError(StepfoldError *error, Thread *thread) {
  if (!error)
    return;
  CHECK(stepfoldErrorGetMessage(error)[0], "a message");
  CHECK(stepfoldErrorGetKind(error) != STEPFOLD_ERROR_INTERNAL, "%s",
        stepfoldErrorGetMessage(error));
  ++thread->numErrors;
  stepfoldErrorDestroy(error);
}

/** Interprets and compiles a program that is still valid. */
static void tryProgram(StepfoldProgram *program, Thread *thread) {
  StepfoldCompilation *compilation;
  StepfoldInterpreter *interpreter;
  StepfoldText *text;
  StepfoldError *error = stepfoldProgramInterpret(program, &interpreter);
  CHECK(!error == !!interpreter, "an interpreter or an error");
  countError(error, thread);
  if (interpreter)
    countError(stepfoldInterpreterStep(interpreter), thread);
  stepfoldInterpreterDestroy(interpreter);
  countError(stepfoldProgramOptimize(program, "promote-scalars=true"), thread);
  countError(stepfoldProgramPrint(program, "generic=true", &text), thread);
  stepfoldTextDestroy(text);
  if (thread->inputs->ptx.data) {
    countError(stepfoldProgramCompile(program, "target=sm_80", &compilation),
               thread);
    stepfoldCompilationDestroy(compilation);
  }
  stepfoldProgramDestroy(program);
}

static void tryBroken(StepfoldSession *session, Thread *thread,
                      unsigned number) {
  const Inputs *inputs = thread->inputs;
  const Bytes *good[] = {&inputs->mlir, &inputs->main, &inputs->bytecode,
                         &inputs->startup};
  unsigned kind = number / 8 % 4;
  Bytes broken = breakInput(*good[kind], number);
  StepfoldProgram *program;
  StepfoldError *error;
  if (kind % 2 == 0)
    error = stepfoldProgramParse(session, "broken.mlir", broken.data,
                                 broken.size, &program);
  else if (kind == 1)
    error = stepfoldProgramImportPir(session, "broken.json", broken.data,
                                     broken.size, NULL, inputs->startup.data,
                                     inputs->startup.size, NULL, &program);
  else
    error = stepfoldProgramImportPir(session, NULL, inputs->main.data,
                                     inputs->main.size, "broken.json",
                                     broken.data, broken.size, NULL, &program);
  free(broken.data);
  CHECK(!error == !!program, "a program or an error");
  CHECK(!error || stepfoldErrorGetFile(error)[0], "a file for '%s'",
        stepfoldErrorGetMessage(error));
  countError(error, thread);
  if (program)
    tryProgram(program, thread);
}

static void *runThread(void *argument) {
  Thread *thread = argument;
  StepfoldSession *session;
  expectSuccess(stepfoldSessionCreate(STEPFOLD_API_VERSION, NULL, &session),
                "session");
  expectSuccess(
      stepfoldSessionSetDiagnosticCallback(session, countDiagnostic, thread),
      "callback");
  unsigned numTried = 0;
  for (unsigned number = thread->index; number < thread->inputs->numInputs;
       number += thread->inputs->numThreads) {
    tryBroken(session, thread, number);
    if (numTried++ % 8 == 7)
      checkGood(session, thread);
  }
  stepfoldSessionDestroy(session);
  return NULL;
}

/*===----------------------------------------------------------------------===*\
 * Arguments
\*===----------------------------------------------------------------------===*/

static void checkNulls(StepfoldSession *session, StepfoldProgram *program) {
  StepfoldErrorKind invalid = STEPFOLD_ERROR_INVALID_ARGUMENT;
  StepfoldProgram *noProgram;
  StepfoldText *text;
  StepfoldCompilation *compilation;
  StepfoldInterpreter *interpreter;
  char byte;
  expectError(stepfoldSessionCreate(STEPFOLD_API_VERSION, NULL, NULL), invalid,
              "session: expected a value");
  expectError(stepfoldSessionSetDiagnosticCallback(NULL, NULL, NULL), invalid,
              "session");
  expectError(stepfoldProgramParse(session, NULL, "", 0, NULL), invalid,
              "program");
  expectError(stepfoldProgramParse(NULL, NULL, "", 0, &noProgram), invalid,
              "session");
  expectError(stepfoldProgramParse(session, NULL, NULL, 0, &noProgram), invalid,
              "data");
  expectError(stepfoldProgramImportPir(session, NULL, NULL, 0, NULL, NULL, 0,
                                       NULL, &noProgram),
              invalid, "mainData");
  expectError(stepfoldProgramRunPasses(NULL, "cse"), invalid, "program");
  expectError(stepfoldProgramRunPasses(program, NULL), invalid, "pipeline");
  expectError(stepfoldProgramOptimize(NULL, NULL), invalid, "program");
  expectError(stepfoldProgramPrint(NULL, NULL, &text), invalid, "program");
  expectError(stepfoldProgramPrint(program, NULL, NULL), invalid, "text");
  expectError(stepfoldProgramWriteBytecode(program, NULL), invalid, "bytecode");
  expectError(stepfoldProgramExportPir(program, NULL, NULL), invalid, "main");
  expectError(stepfoldProgramExportPir(NULL, &text, NULL), invalid, "program");
  expectError(stepfoldProgramExportKernels(program, NULL, NULL, &text, &text),
              invalid, "folder");
  expectError(stepfoldProgramExportKernels(program, "folder", NULL, NULL, NULL),
              invalid, "main");
  expectError(stepfoldProgramExportKernels(NULL, "folder", NULL, &text, NULL),
              invalid, "program");
  expectError(stepfoldProgramCompile(program, NULL, NULL), invalid,
              "compilation");
  expectError(stepfoldProgramCompile(NULL, NULL, &compilation), invalid,
              "program");
  expectError(stepfoldCompilationWrite(NULL, "folder"), invalid, "compilation");
  expectError(stepfoldProgramInterpret(NULL, &interpreter), invalid, "program");
  expectError(stepfoldProgramInterpret(program, NULL), invalid, "interpreter");
  expectError(
      stepfoldInterpreterSet(NULL, STEPFOLD_INTERPRETER_STATE, "w", &byte, 1),
      invalid, "interpreter");
  expectError(stepfoldInterpreterStep(NULL), invalid, "interpreter");
  expectSuccess(stepfoldProgramInterpret(program, &interpreter), "interpreter");
  expectError(stepfoldInterpreterGet(interpreter, STEPFOLD_INTERPRETER_STATE,
                                     NULL, &byte, 1),
              invalid, "name");
  expectError(stepfoldInterpreterGet(interpreter, STEPFOLD_INTERPRETER_STATE,
                                     "w", NULL, 1),
              invalid, "data");
  expectError(stepfoldInterpreterGet(interpreter, (StepfoldInterpreterRole)7,
                                     "w", &byte, 1),
              invalid, "role: expected 0 or 1, got 7");
  CHECK(!stepfoldInterpreterGetVariable(
            interpreter, stepfoldInterpreterGetNumVariables(interpreter), NULL,
            NULL),
        "no variable");
  stepfoldInterpreterDestroy(interpreter);
  CHECK(!stepfoldCompilationGetFileName(NULL, 0), "no name");
  CHECK(!stepfoldCompilationGetFile(NULL, "plan.json", NULL), "no file");
  CHECK(stepfoldErrorGetMessage(NULL)[0] == '\0', "no message");
  stepfoldSessionDestroy(NULL);
  stepfoldProgramDestroy(NULL);
  stepfoldCompilationDestroy(NULL);
  stepfoldInterpreterDestroy(NULL);
  stepfoldTextDestroy(NULL);
  stepfoldErrorDestroy(NULL);
}

static void checkText(StepfoldSession *session, StepfoldProgram *program) {
  StepfoldErrorKind invalid = STEPFOLD_ERROR_INVALID_ARGUMENT;
  StepfoldSession *none;
  StepfoldProgram *noProgram;
  StepfoldText *text;
  StepfoldCompilation *compilation;
  expectError(stepfoldSessionCreate(STEPFOLD_API_VERSION + 1, NULL, &none),
              invalid, "cannot serve a caller of version 0x00020004");
  expectError(stepfoldSessionCreate(0, NULL, &none), invalid, "0x00000000");
  expectError(stepfoldSessionCreate(STEPFOLD_API_VERSION, "speed=9", &none),
              invalid, "no such option speed");
  expectError(
      stepfoldProgramParse(session, "deep.mlir", "module {", 8, &noProgram),
      STEPFOLD_ERROR_INVALID_PROGRAM, "expected");
  expectError(stepfoldProgramImportPir(session, NULL, "{}", 2, NULL, NULL, 0,
                                       "device=tpu", &noProgram),
              invalid, "expected 'gpu' or 'cpu', got 'tpu'");
  expectError(stepfoldProgramRunPasses(program, "optim-marge"), invalid,
              "'optim-marge' does not refer to a registered pass");
  expectError(stepfoldProgramRunPasses(program, "builtin.module(((("), invalid,
              "cannot parse the pipeline");
  expectError(stepfoldProgramRunPasses(program, "optim-optimize{merge=maybe}"),
              invalid, "'maybe' is invalid value for boolean argument");
  expectError(stepfoldProgramOptimize(program, "merge=maybe"), invalid,
              "'maybe' is invalid value for boolean argument");
  expectError(stepfoldProgramPrint(program, "generic=maybe", &text), invalid,
              "options for printing");
  expectError(stepfoldProgramExportPir(program, &text, NULL),
              STEPFOLD_ERROR_COMPILATION, "the module has no source programs");
  expectError(stepfoldProgramCompile(program, "target=sm_20", &compilation),
              STEPFOLD_ERROR_COMPILATION, "got 'sm_20'");
  expectError(stepfoldProgramCompile(program,
                                     "target=sm_90 kernel={foreach-threads=33}",
                                     &compilation),
              STEPFOLD_ERROR_COMPILATION, "got 33");
  expectError(stepfoldProgramCompile(
                  program, "target=sm_90 ptxas=/no/such/ptxas", &compilation),
              STEPFOLD_ERROR_SYSTEM, "/no/such/ptxas");
}

/** Expects that parsing fails, and frees the input. */
static void expectBroken(StepfoldSession *session, Bytes broken,
                         const char *text) {
  StepfoldProgram *program;
  expectError(
      stepfoldProgramParse(session, NULL, broken.data, broken.size, &program),
      STEPFOLD_ERROR_INVALID_PROGRAM, text);
  free(broken.data);
}

static Bytes copyBytes(const char *data, size_t size) {
  Bytes copy = {malloc(size), size};
  CHECK(copy.data, "memory");
  memcpy(copy.data, data, size);
  return copy;
}

/** Loads bytecode that would crash MLIR. */
static void checkUnsafe(StepfoldSession *session, Bytes bytecode) {
  Bytes broken = copyBytes(bytecode.data, bytecode.size);
  broken.data[broken.size - 1] ^= 1;
  expectBroken(session, broken, "corrupt bytecode");
  broken = copyBytes(bytecode.data, bytecode.size / 2);
  expectBroken(session, broken, "corrupt bytecode");
  /* Another producer. */
  broken = copyBytes(bytecode.data, bytecode.size);
  *(char *)memchr(broken.data, 's', broken.size) = 'x';
  expectBroken(session, broken, "trust-bytecode=true");

  Bytes deep = {malloc(1 << 20), 1 << 20};
  CHECK(deep.data, "memory");
  static const char begin[] = "\"some.op\"() {a = ";
  memset(deep.data, '[', deep.size);
  memcpy(deep.data, begin, strlen(begin));
  expectBroken(session, deep, "nested deeper than 256 levels");
}

static void useSession(const StepfoldDiagnostic *diagnostic, void *session) {
  StepfoldProgram *program;
  (void)diagnostic;
  expectError(stepfoldProgramParse(session, NULL, "", 0, &program),
              STEPFOLD_ERROR_INVALID_ARGUMENT, "in use by another call");
}

/** The place of an error, a callback that misbehaves, and what outlives what.
 */
static void checkSession(StepfoldSession *session, const Inputs *inputs) {
  static const char text[] = "module {\n  func.func @f() {\n    oops\n  }\n}\n";
  StepfoldProgram *program;
  expectSuccess(
      stepfoldSessionSetDiagnosticCallback(session, useSession, session),
      "callback");
  StepfoldError *error =
      stepfoldProgramParse(session, "some.mlir", text, strlen(text), &program);
  CHECK(error && !program, "an error");
  CHECK(strcmp(stepfoldErrorGetFile(error), "some.mlir") == 0, "some.mlir");
  CHECK(stepfoldErrorGetLine(error) == 3 && stepfoldErrorGetColumn(error) == 5,
        "3:5, got %u:%u", stepfoldErrorGetLine(error),
        stepfoldErrorGetColumn(error));
  stepfoldErrorDestroy(error);
  expectSuccess(stepfoldSessionSetDiagnosticCallback(session, NULL, NULL),
                "callback");
  expectSuccess(stepfoldProgramParse(session, NULL, inputs->mlir.data,
                                     inputs->mlir.size, &program),
                "parse");
  /* A failure leaves the program as it was. */
  expectError(stepfoldProgramRunPasses(program, "optim-to-gpu"),
              STEPFOLD_ERROR_COMPILATION, "");
  expectSuccess(
      stepfoldProgramRunPasses(program, "builtin.module(optim-optimize, cse)"),
      "passes");
  stepfoldSessionDestroy(session);
  StepfoldText *bytecode;
  expectSuccess(stepfoldProgramWriteBytecode(program, &bytecode), "bytecode");
  stepfoldTextDestroy(bytecode);
  stepfoldProgramDestroy(program);
}

static const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1};
enum { numSignals = sizeof signals / sizeof *signals };

static void getHandlers(void (*handlers[])(int)) {
  for (size_t i = 0; i < numSignals; ++i) {
    struct sigaction action;
    CHECK(sigaction(signals[i], NULL, &action) == 0, "a signal");
    handlers[i] = action.sa_handler;
  }
}

/** A library leaves the signals of its process alone. */
static void checkHandlers(void (*const before[])(int)) {
  void (*now[numSignals])(int);
  getHandlers(now);
  for (size_t i = 0; i < numSignals; ++i)
    CHECK(now[i] == before[i], "the handler of signal %d", signals[i]);
}

static void checkArguments(const Inputs *inputs) {
  StepfoldSession *session;
  StepfoldProgram *program;
  CHECK(stepfoldGetCompilerApiVersion() == STEPFOLD_API_VERSION, "a version");
  CHECK(strstr(stepfoldGetCompilerVersion(), "stepfold "), "a release");
  expectSuccess(stepfoldSessionCreate(STEPFOLD_API_VERSION,
                                      "allow-unregistered=true", &session),
                "session");
  expectSuccess(stepfoldProgramParse(session, NULL, inputs->mlir.data,
                                     inputs->mlir.size, &program),
                "parse");
  checkNulls(session, program);
  checkText(session, program);
  checkUnsafe(session, inputs->bytecode);
  stepfoldProgramDestroy(program);
  checkSession(session, inputs);
}

/*===----------------------------------------------------------------------===*\
 * Main
\*===----------------------------------------------------------------------===*/

static Bytes readFile(const char *path) {
  FILE *file = fopen(path, "rb");
  CHECK(file, "to open '%s'", path);
  CHECK(fseek(file, 0, SEEK_END) == 0, "a file");
  Bytes bytes = {NULL, (size_t)ftell(file)};
  rewind(file);
  bytes.data = malloc(bytes.size + 1);
  CHECK(bytes.data && fread(bytes.data, 1, bytes.size, file) == bytes.size,
        "to read '%s'", path);
  fclose(file);
  return bytes;
}

static Inputs readInputs(int argc, char **argv) {
  Inputs inputs = {0};
  struct {
    const char *name;
    Bytes *bytes;
    unsigned *number;
  } options[] = {
      {"mlir=", &inputs.mlir, NULL},
      {"main=", &inputs.main, NULL},
      {"startup=", &inputs.startup, NULL},
      {"optimized=", &inputs.optimized, NULL},
      {"imported=", &inputs.imported, NULL},
      {"ptx=", &inputs.ptx, NULL},
      {"inputs=", NULL, &inputs.numInputs},
      {"threads=", NULL, &inputs.numThreads},
  };
  for (int i = 1; i < argc; ++i)
    for (size_t k = 0; k < sizeof options / sizeof *options; ++k) {
      size_t size = strlen(options[k].name);
      if (strncmp(argv[i], options[k].name, size) != 0)
        continue;
      if (options[k].bytes)
        *options[k].bytes = readFile(argv[i] + size);
      else
        *options[k].number = (unsigned)atoi(argv[i] + size);
    }
  CHECK(inputs.mlir.data && inputs.main.data && inputs.startup.data &&
            inputs.optimized.data && inputs.imported.data &&
            inputs.numThreads > 0,
        "all inputs");
  return inputs;
}

static void makeBytecode(Inputs *inputs) {
  StepfoldSession *session;
  StepfoldProgram *program;
  StepfoldText *text;
  expectSuccess(stepfoldSessionCreate(STEPFOLD_API_VERSION, NULL, &session),
                "session");
  expectSuccess(stepfoldProgramParse(session, NULL, inputs->mlir.data,
                                     inputs->mlir.size, &program),
                "parse");
  expectSuccess(stepfoldProgramWriteBytecode(program, &text), "bytecode");
  inputs->bytecode.size = stepfoldTextGetSize(text);
  inputs->bytecode.data = malloc(inputs->bytecode.size + 1);
  CHECK(inputs->bytecode.data, "memory");
  memcpy(inputs->bytecode.data, stepfoldTextGetData(text),
         inputs->bytecode.size);
  stepfoldTextDestroy(text);
  stepfoldProgramDestroy(program);
  stepfoldSessionDestroy(session);
}

int main(int argc, char **argv) {
  void (*handlers[numSignals])(int);
  getHandlers(handlers);
  Inputs inputs = readInputs(argc, argv);
  makeBytecode(&inputs);
  checkArguments(&inputs);
  Thread *threads = calloc(inputs.numThreads, sizeof(Thread));
  CHECK(threads, "memory");
  for (unsigned i = 0; i < inputs.numThreads; ++i) {
    threads[i].inputs = &inputs;
    threads[i].index = i;
    CHECK(pthread_create(&threads[i].handle, NULL, runThread, &threads[i]) == 0,
          "a thread");
  }
  Thread all = {0};
  for (unsigned i = 0; i < inputs.numThreads; ++i) {
    pthread_join(threads[i].handle, NULL);
    all.numErrors += threads[i].numErrors;
    all.numDiagnostics += threads[i].numDiagnostics;
    all.numRemarks += threads[i].numRemarks;
    all.numGood += threads[i].numGood;
  }
  printf("%u inputs, %u threads: %u errors, %u good inputs\n", inputs.numInputs,
         inputs.numThreads, all.numErrors, all.numGood);
  CHECK(all.numErrors * 2 > inputs.numInputs, "more errors");
  CHECK(all.numDiagnostics > 0, "diagnostics");
  CHECK(all.numRemarks > 0, "remarks");
  checkHandlers(handlers);
  free(threads);
  for (Bytes *bytes = &inputs.mlir; bytes <= &inputs.bytecode; ++bytes)
    free(bytes->data);
  return 0;
}
