/*
 * stepfold-c/Stepfold.h - C interface of the compiler
 *
 * libStepfold.so exports this interface. It parses or imports programs from
 * memory, rewrites them by passes, and compiles them to plans. A plan is
 * executed by stepfold-c/Runtime.h.
 *
 * All objects belong to a session. Sessions are independent, and different
 * threads may use different sessions at the same time. One thread at a time may
 * use a session; a call that finds its session in use fails. Sessions,
 * programs, compilations and interpreters may be destroyed in any order.
 *
 * A function that can fail returns an error, which the caller destroys, or a
 * null pointer. On failure, output pointers are set to null. Any input, valid
 * or not, gives a result or an error. The library ends no process, except where
 * MLIR's own parser has faults (see stepfoldProgramParse) and where memory runs
 * out in some places. It writes nothing to standard output or error. Text is
 * UTF-8. Text without a size ends with a zero byte.
 *
 * Without memory, a call fails with STEPFOLD_ERROR_INTERNAL. It does not begin
 * without 64 MiB that the process may still map. If an allocation fails later,
 * the call is abandoned, and its memory is lost until the process ends. The
 * library cannot report that memory ran out where LLVM does not check for it,
 * where the C library registers the destructor of a thread-local variable,
 * where the stack of the thread cannot grow, or where the system ends processes
 * that take too much; any of these ends the process. A call that is abandoned
 * may leave one of LLVM's locks held, and a later call waits for it. A process
 * that must survive this compiles in another one.
 *
 * Options are text: `key=value` pairs, separated by spaces, as for passes and
 * pipelines. Braces enclose a value with spaces: `optimize={merge=false
 * fuse=false}`. A null pointer denotes no options.
 */

#ifndef STEPFOLD_C_STEPFOLD_H
#define STEPFOLD_C_STEPFOLD_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version of this interface. The upper 16 bits change with each change
    that breaks callers, the lower 16 bits with each addition. */
#define STEPFOLD_API_VERSION 0x00020003u

typedef enum StepfoldErrorKind {
  /** An invalid pointer, version, option or pipeline, or a session in use. */
  STEPFOLD_ERROR_INVALID_ARGUMENT = 1,
  /** A program that cannot be parsed, imported or verified. */
  STEPFOLD_ERROR_INVALID_PROGRAM = 2,
  /** A pass failed, or the stage cannot be compiled. */
  STEPFOLD_ERROR_COMPILATION = 3,
  /** A file cannot be written, or an external program (the assembler)
      failed. */
  STEPFOLD_ERROR_SYSTEM = 4,
  /** An internal error of the compiler, or no memory (see above). The session
      can only be destroyed; its other calls fail. */
  STEPFOLD_ERROR_INTERNAL = 5,
  /** The call was cancelled by stepfoldSessionCancel. */
  STEPFOLD_ERROR_CANCELLED = 6
} StepfoldErrorKind;

typedef enum StepfoldSeverity {
  STEPFOLD_SEVERITY_ERROR = 0,
  STEPFOLD_SEVERITY_WARNING = 1,
  /** A rewrite that a pass did or refused, with the reason. */
  STEPFOLD_SEVERITY_REMARK = 2,
  /** A note on the previous diagnostic. */
  STEPFOLD_SEVERITY_NOTE = 3
} StepfoldSeverity;

typedef struct StepfoldError StepfoldError;
typedef struct StepfoldSession StepfoldSession;
typedef struct StepfoldProgram StepfoldProgram;
typedef struct StepfoldCompilation StepfoldCompilation;
typedef struct StepfoldInterpreter StepfoldInterpreter;
typedef struct StepfoldText StepfoldText;

/** The argument of a diagnostic callback. It is valid during the call. */
typedef struct StepfoldDiagnostic {
  StepfoldSeverity severity;
  /** Counted from 1. 0 if the location is unknown. */
  uint32_t line;
  uint32_t column;
  /** The name given to stepfoldProgramParse, or the file that the program's
      locations name. Empty if the location is unknown. */
  const char *file;
  const char *message;
  /** For remarks, the pass, such as `optim-merge`, and the kind of event, such
      as `Merged`. Empty otherwise. */
  const char *category;
  const char *name;
} StepfoldDiagnostic;

/** The callback runs in the thread that uses the session, and must not use the
    session. */
typedef void (*StepfoldDiagnosticCallback)(const StepfoldDiagnostic *diagnostic,
                                           void *userData);

/*===----------------------------------------------------------------------===*\
 * Versions and errors
\*===----------------------------------------------------------------------===*/

/** Returns the STEPFOLD_API_VERSION of the library. */
uint32_t stepfoldGetCompilerApiVersion(void);

/** Returns the releases of Stepfold and LLVM: `stepfold 0.1.0 (LLVM
    22.1.8)`. */
const char *stepfoldGetCompilerVersion(void);

/** A null pointer denotes no error: kind 0 and empty text. */
StepfoldErrorKind stepfoldErrorGetKind(const StepfoldError *error);
/** The message names the culprit. It has one line for each error. The error
    owns it. */
const char *stepfoldErrorGetMessage(const StepfoldError *error);
/** The location of the first error. Empty, or 0, if it is unknown. */
const char *stepfoldErrorGetFile(const StepfoldError *error);
uint32_t stepfoldErrorGetLine(const StepfoldError *error);
uint32_t stepfoldErrorGetColumn(const StepfoldError *error);
void stepfoldErrorDestroy(StepfoldError *error);

/*===----------------------------------------------------------------------===*\
 * Text and other bytes that the caller owns
\*===----------------------------------------------------------------------===*/

/** `data` ends with a zero byte, which `size` does not count. */
const char *stepfoldTextGetData(const StepfoldText *text);
size_t stepfoldTextGetSize(const StepfoldText *text);
void stepfoldTextDestroy(StepfoldText *text);

/*===----------------------------------------------------------------------===*\
 * Sessions
\*===----------------------------------------------------------------------===*/

/** `version` is the STEPFOLD_API_VERSION that the caller was compiled with. A
    library that does not support it returns an error.

    Options: `allow-unregistered=false` rejects operations of unknown dialects,
    which are accepted by default. `trust-bytecode=true` reads bytecode without
    a checksum (see stepfoldProgramParse). `verify-each=true` verifies programs
    after each pass, not only after the last pass. This is slower, and errors
    name the pass. */
StepfoldError *stepfoldSessionCreate(uint32_t version, const char *options,
                                     StepfoldSession **session);
void stepfoldSessionDestroy(StepfoldSession *session);

/** Cancels the current call of the session. The call fails with
    STEPFOLD_ERROR_CANCELLED before its next pass. As for every failure,
    programs stay unchanged. The function has no effect between calls, or on a
    call that runs no more passes. Any thread may call it until the session is
    destroyed. */
void stepfoldSessionCancel(StepfoldSession *session);

/** Sends diagnostics and remarks of the session's further calls to `callback`.
    Errors of programs and passes are sent and also returned. Errors of
    arguments, options and bytecode are only returned. A null pointer removes
    the callback. */
StepfoldError *
stepfoldSessionSetDiagnosticCallback(StepfoldSession *session,
                                     StepfoldDiagnosticCallback callback,
                                     void *userData);

/*===----------------------------------------------------------------------===*\
 * Programs
\*===----------------------------------------------------------------------===*/

/** Parses and verifies MLIR text or bytecode. `name` is the name of the program
    in diagnostics; null denotes `program`. `data` is not used after the call.

    MLIR's bytecode reader is not safe for corrupt input. The function therefore
    reads bytecode of stepfoldProgramWriteBytecode of this version, which has a
    checksum. It reads other bytecode only if the session trusts bytecode; such
    bytecode must come from a writer of MLIR.

    MLIR's text parser has faults that end the process, on text that no printer
    writes: `array<index: 1>`, or a `linalg.reduce` whose dimensions are not
    numbers. Parse untrusted text in a separate process. */
StepfoldError *stepfoldProgramParse(StepfoldSession *session, const char *name,
                                    const void *data, size_t size,
                                    StepfoldProgram **program);

/** Imports a program of PaddlePaddle, PIR as JSON. The startup program may be
    null.

    Options: `device=cpu` selects the kernels that define optimizer ops (default
    `gpu`). `keep-source=false` omits the source, for a program that is not
    exported (since 1.1). `keep-parsed=true` keeps the parsed source until the
    program is destroyed, some 5 bytes for each byte of JSON, for a faster
    export (since 1.2). `returned-gradients=true` begins the stage with
    gradients in the types of their parameters, as PaddlePaddle returns them
    (since 2.2). */
StepfoldError *stepfoldProgramImportPir(
    StepfoldSession *session, const char *mainName, const char *mainData,
    size_t mainSize, const char *startupName, const char *startupData,
    size_t startupSize, const char *options, StepfoldProgram **program);

void stepfoldProgramDestroy(StepfoldProgram *program);

/** Runs passes, in the syntax of `--pass-pipeline`: `optim-coalesce,
    func.func(optim-merge), cse`. The enclosing `builtin.module(...)` is
    optional. A pipeline is used like a pass: `optim-optimize{coalesce=true}`.
    On failure, the program stays unchanged. */
StepfoldError *stepfoldProgramRunPasses(StepfoldProgram *program,
                                        const char *pipeline);

/** Runs the pipeline `optim-optimize` with the given options. */
StepfoldError *stepfoldProgramOptimize(StepfoldProgram *program,
                                       const char *options);

/** Prints a program as text. Options: `generic=true` prints operations in
    generic form, `locations=true` prints locations. */
StepfoldError *stepfoldProgramPrint(StepfoldProgram *program,
                                    const char *options, StepfoldText **text);

/** Writes a program as MLIR bytecode, with a checksum. */
StepfoldError *stepfoldProgramWriteBytecode(StepfoldProgram *program,
                                            StepfoldText **bytecode);

/** Exports a program that was imported from PIR, and possibly rewritten by
    passes, as PIR in JSON (stepfold/Frontends/Paddle/Export/ExportPir.h). An op
    without a counterpart in the framework is an error that names the op.
    `*startup` is null for a program that was imported without a startup
    program. A null `startup` is an error if the startup program has changed.
    Since 1.1. */
StepfoldError *stepfoldProgramExportPir(StepfoldProgram *program,
                                        StepfoldText **main,
                                        StepfoldText **startup);

/** As stepfoldProgramExportPir. In addition, it compiles the optimizer stage
    with `options`, those of stepfoldProgramCompile without `stage`, writes the
    plan to `folder`, and replaces the stage by an operator that executes the
    plan (stepfold/Frontends/Paddle/Export/ExportKernels.h). The target must be
    one of the device in the options of the import: `host` for `cpu`, another
    one for `gpu`. The stage is optimized with `hoist-casts=false` if `optimize`
    does not say otherwise. The operator has the path `folder`. The plans of
    several stages are in folders of `folder` with their numbers as names, such
    as `0`. Buffers that the startup program makes are operands in place of the
    variables in them. A program without a stage is exported as it is, and
    nothing is written. Since 2.3. */
StepfoldError *stepfoldProgramExportKernels(StepfoldProgram *program,
                                            const char *folder,
                                            const char *options,
                                            StepfoldText **main,
                                            StepfoldText **startup);

/*===----------------------------------------------------------------------===*\
 * Compilations
\*===----------------------------------------------------------------------===*/

/** Compiles the optimizer stage. The program stays unchanged. Options:
    `target=sm_90`: one of sm_80, sm_90, sm_90a, sm_100 and host (default host);
    `features=avx2,fma`: processor features, for host (default: those of this
    machine);
    `stage=1`: the number of the stage, from 0, of a program that has several;
    `optimize={...}`: options of the pipeline optim-optimize;
    `kernel={...}`: options of the target's pipeline, optim-to-gpu or
    optim-to-cpu;
    `ptxas=path`: the assembler for a cubin (default: no cubin). */
StepfoldError *stepfoldProgramCompile(StepfoldProgram *program,
                                      const char *options,
                                      StepfoldCompilation **compilation);

void stepfoldCompilationDestroy(StepfoldCompilation *compilation);

/** The number of files of the plan. The files, in the order of their names, are
    plan.json; report.txt and report.json; a .bin file if the plan has
    constants; for CUDA, a .ptx file with the module of all kernels, and a
    .cubin file if an assembler was given; for the host, a .o file. The names
    of files that plan.json lists depend on their contents. */
size_t stepfoldCompilationGetNumFiles(const StepfoldCompilation *compilation);

/** The name of a file, or null if the index is out of range. The compilation
    owns it. */
const char *
stepfoldCompilationGetFileName(const StepfoldCompilation *compilation,
                               size_t index);

/** The contents of a file, or null if no file has this name. The compilation
    owns them. They end with a zero byte, which `size` does not count. `size`
    may be null. */
const char *stepfoldCompilationGetFile(const StepfoldCompilation *compilation,
                                       const char *name, size_t *size);

/** Writes the files to a folder, and creates the folder if it does not exist.
    stepfoldPlanLoad (stepfold-c/Runtime.h) loads the folder. A plan in the
    folder stays unchanged until all files are written, and on failure. */
StepfoldError *stepfoldCompilationWrite(const StepfoldCompilation *compilation,
                                        const char *folder);

/*===----------------------------------------------------------------------===*\
 * Interpreters
\*===----------------------------------------------------------------------===*/

typedef enum StepfoldInterpreterRole {
  STEPFOLD_INTERPRETER_STATE = 0,
  STEPFOLD_INTERPRETER_GRADIENT = 1
} StepfoldInterpreterRole;

/** Makes a reference interpreter of the optimizer stage, which defines every
    bit of what a plan computes. Its variables are those of a plan of the
    program as it is, without rewrites; their elements are zeros. The program
    may change or be destroyed afterwards. Since 2.1. */
StepfoldError *stepfoldProgramInterpret(StepfoldProgram *program,
                                        StepfoldInterpreter **interpreter);

void stepfoldInterpreterDestroy(StepfoldInterpreter *interpreter);

/** The variables that the stage reads or writes. `role` and `size`, in bytes,
    may be null. The name is null if the index is out of range; the interpreter
    owns it. Since 2.1. */
size_t
stepfoldInterpreterGetNumVariables(const StepfoldInterpreter *interpreter);
const char *
stepfoldInterpreterGetVariable(const StepfoldInterpreter *interpreter,
                               size_t index, StepfoldInterpreterRole *role,
                               size_t *size);

/** Copies the elements of a variable, little-endian and row-major, from or to
    the caller. `size` is the number of bytes that it has. Since 2.1. */
StepfoldError *stepfoldInterpreterSet(StepfoldInterpreter *interpreter,
                                      StepfoldInterpreterRole role,
                                      const char *name, const void *data,
                                      size_t size);
StepfoldError *stepfoldInterpreterGet(StepfoldInterpreter *interpreter,
                                      StepfoldInterpreterRole role,
                                      const char *name, void *data,
                                      size_t size);

/** Executes the stage once, in the calling thread. An operation that has no
    meaning for its operands, such as a division of integers by zero, is an
    error; the contents of written variables are then undefined. Since 2.1. */
StepfoldError *stepfoldInterpreterStep(StepfoldInterpreter *interpreter);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* STEPFOLD_C_STEPFOLD_H */
