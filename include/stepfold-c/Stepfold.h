/*
 * stepfold-c/Stepfold.h - The compiler, for C
 *
 * What libStepfold.so exports: programs are parsed or imported from memory,
 * rewritten by passes, and compiled to plans, which stepfold-c/Runtime.h
 * executes.
 *
 * Everything belongs to a session. Sessions are independent: each may be used
 * by another thread at the same time. One session is used by one thread at a
 * time; a call that finds it in use fails. Sessions, programs and compilations
 * may be destroyed in any order.
 *
 * A function that can fail returns an error, which the caller destroys, or a
 * null pointer. What it was to give through a pointer is then null. Input of
 * any kind, broken or not, gives a result or an error: the library ends no
 * process (see stepfoldProgramParse for what MLIR's own parser does), and
 * writes nothing to standard output or error. Text is UTF-8 and, where no size
 * is given with it, ends with a zero byte.
 *
 * Options are text, `key=value` separated by spaces, as of the passes and
 * pipelines; values with spaces are put in braces: `optimize={merge=false
 * fuse=false}`. A null pointer is the same as no options.
 */

#ifndef STEPFOLD_C_STEPFOLD_H
#define STEPFOLD_C_STEPFOLD_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version of this file: the upper 16 bits change with every change that
    breaks callers, the lower ones with every addition. */
#define STEPFOLD_API_VERSION 0x00020000u

typedef enum StepfoldErrorKind {
  /** A null pointer, a version, options, a pipeline that cannot be parsed, a
      session in use. */
  STEPFOLD_ERROR_INVALID_ARGUMENT = 1,
  /** A program that cannot be parsed, imported or verified. */
  STEPFOLD_ERROR_INVALID_PROGRAM = 2,
  /** A pass failed, or the stage cannot be compiled. */
  STEPFOLD_ERROR_COMPILATION = 3,
  /** A file cannot be written, or a program that compiling needs (a linker, the
      assembler) fails. */
  STEPFOLD_ERROR_SYSTEM = 4,
  /** The compiler gave up where it must not, or memory ran out. The session can
      only be destroyed: its other calls fail. */
  STEPFOLD_ERROR_INTERNAL = 5,
  /** stepfoldSessionCancel. */
  STEPFOLD_ERROR_CANCELLED = 6
} StepfoldErrorKind;

typedef enum StepfoldSeverity {
  STEPFOLD_SEVERITY_ERROR = 0,
  STEPFOLD_SEVERITY_WARNING = 1,
  /** What passes say that they did or did not do, and why. */
  STEPFOLD_SEVERITY_REMARK = 2,
  /** Belongs to the diagnostic before it. */
  STEPFOLD_SEVERITY_NOTE = 3
} StepfoldSeverity;

typedef struct StepfoldError StepfoldError;
typedef struct StepfoldSession StepfoldSession;
typedef struct StepfoldProgram StepfoldProgram;
typedef struct StepfoldCompilation StepfoldCompilation;
typedef struct StepfoldText StepfoldText;

/** What is passed to a diagnostic callback. It is valid during the call. */
typedef struct StepfoldDiagnostic {
  StepfoldSeverity severity;
  /** From 1, and 0 where the place is not known. */
  uint32_t line;
  uint32_t column;
  /** The name that the program was parsed under, or else the file that its
      locations name; empty where the place is not known. */
  const char *file;
  const char *message;
  /** Remarks: the pass, `optim-merge`, and the kind of event, `Merged`. Empty
      otherwise. */
  const char *category;
  const char *name;
} StepfoldDiagnostic;

/** Is called by the thread that uses the session, and must not use it. */
typedef void (*StepfoldDiagnosticCallback)(const StepfoldDiagnostic *diagnostic,
                                           void *userData);

/*===----------------------------------------------------------------------===*\
 * Versions and errors
\*===----------------------------------------------------------------------===*/

/** Returns the STEPFOLD_API_VERSION of the library. */
uint32_t stepfoldGetCompilerApiVersion(void);

/** Returns the release and that of LLVM: `stepfold 0.1.0 (LLVM 22.1.8)`. */
const char *stepfoldGetCompilerVersion(void);

/** What a null pointer is taken for: no error, kind 0, empty text. */
StepfoldErrorKind stepfoldErrorGetKind(const StepfoldError *error);
/** The text names the culprit; with several errors, one a line. It belongs to
    the error. */
const char *stepfoldErrorGetMessage(const StepfoldError *error);
/** Where the first error is; empty, or 0, where that is not known. */
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

/** `version` is STEPFOLD_API_VERSION, as the caller was compiled with it: a
    library that cannot serve it refuses.

    Options: `allow-unregistered=false` refuses operations of dialects that the
    library does not know, which are otherwise taken as they come;
    `trust-bytecode=true` reads bytecode without a checksum (see
    stepfoldProgramParse);
    `verify-each=true` verifies programs after each pass, and not after the last
    one alone: slower, and the error names the pass. */
StepfoldError *stepfoldSessionCreate(uint32_t version, const char *options,
                                     StepfoldSession **session);
void stepfoldSessionDestroy(StepfoldSession *session);

/** Has the call that the session is in fail with STEPFOLD_ERROR_CANCELLED
    before its next pass; as with every failure, programs stay as they were.
    Does nothing between calls, and to a call that runs no more passes. May be
    called by any thread, as long as the session is not destroyed. */
void stepfoldSessionCancel(StepfoldSession *session);

/** From now on, diagnostics and remarks of this session's calls go to
    `callback`; errors of programs and passes, too, which are also returned.
    Errors of arguments, options and bytecode are returned alone. A null pointer
    ends that. */
StepfoldError *
stepfoldSessionSetDiagnosticCallback(StepfoldSession *session,
                                     StepfoldDiagnosticCallback callback,
                                     void *userData);

/*===----------------------------------------------------------------------===*\
 * Programs
\*===----------------------------------------------------------------------===*/

/** Parses MLIR, text or bytecode, and verifies it. `name` is what diagnostics
    call the program; null for `program`. `data` is not used afterwards.

    MLIR's reader of bytecode is not safe with what is broken. So bytecode is
    read if stepfoldProgramWriteBytecode of this version wrote it, which adds a
    checksum; other bytecode, if the session trusts it: it must then be what
    a writer of MLIR's wrote.

    MLIR's parser of text has faults that end the process, on text that no
    printer writes: `array<index: 1>`, or a `linalg.reduce` whose dimensions are
    not numbers. Text from others is best parsed in a process of its own. */
StepfoldError *stepfoldProgramParse(StepfoldSession *session, const char *name,
                                    const void *data, size_t size,
                                    StepfoldProgram **program);

/** Imports a program of PaddlePaddle: PIR, as JSON. `startup` may be null.
    Options: `device=cpu`, whose kernels optimizer ops mean (`gpu`);
    `keep-source=false`, for a program that will not be exported and need not
    carry along what it was imported from (since 1.1); `keep-parsed=true`, for
    one whose export is to be quick: until it is destroyed it keeps its source
    parsed, some 5 bytes for each byte of JSON (since 1.2). */
StepfoldError *stepfoldProgramImportPir(
    StepfoldSession *session, const char *mainName, const char *mainData,
    size_t mainSize, const char *startupName, const char *startupData,
    size_t startupSize, const char *options, StepfoldProgram **program);

void stepfoldProgramDestroy(StepfoldProgram *program);

/** Runs passes, as `--pass-pipeline` describes them:
    `optim-coalesce, func.func(optim-merge), cse`; `builtin.module(...)`
    around them may be left out. A pipeline is a pass, too:
    `optim-optimize{coalesce=true}`. If it fails the program stays as it was. */
StepfoldError *stepfoldProgramRunPasses(StepfoldProgram *program,
                                        const char *pipeline);

/** Runs the pipeline `optim-optimize` with these options of it. */
StepfoldError *stepfoldProgramOptimize(StepfoldProgram *program,
                                       const char *options);

/** Options: `generic=true` for the generic form of operations,
    `locations=true` for locations. */
StepfoldError *stepfoldProgramPrint(StepfoldProgram *program,
                                    const char *options, StepfoldText **text);

/** The program as MLIR bytecode, with a checksum. */
StepfoldError *stepfoldProgramWriteBytecode(StepfoldProgram *program,
                                            StepfoldText **bytecode);

/** Exports a program that was imported from PIR, and perhaps rewritten by
    passes, as PIR in JSON again (stepfold/Export/ExportPir.h). What the
    framework has no op for is an error that names the op. `startup` gives null
    for a program that was imported without one; a null pointer for it is an
    error where the startup program has changed. Since 1.1. */
StepfoldError *stepfoldProgramExportPir(StepfoldProgram *program,
                                        StepfoldText **main,
                                        StepfoldText **startup);

/*===----------------------------------------------------------------------===*\
 * Compilations
\*===----------------------------------------------------------------------===*/

/** Compiles the optimizer stage; the program stays as it is. Options:
    `target=sm_90`, one of sm_80, sm_90, sm_90a, sm_100 and host (the default);
    `features=avx2,fma`, of the processor, for host (those of this machine);
    `optimize={...}`, of the pipeline optim-optimize;
    `kernel={...}`, of the target's, optim-to-gpu or optim-to-cpu;
    `ptxas=path`, the assembler for a cubin (none is made without it).
    Compiling for host needs a linker: the first of cc, gcc, clang, ld.lld
    and ld on the path. */
StepfoldError *stepfoldProgramCompile(StepfoldProgram *program,
                                      const char *options,
                                      StepfoldCompilation **compilation);

void stepfoldCompilationDestroy(StepfoldCompilation *compilation);

/** The files of the plan, in the order of their names: plan.json; report.txt
    and report.json; one that ends with .bin, if the plan has constants; one
    that ends with .ptx, the module of all its kernels, and one that ends with
    .cubin if an assembler was named; or else one that ends with .so. The names
    of those that plan.json names follow from their contents. */
size_t stepfoldCompilationGetNumFiles(const StepfoldCompilation *compilation);

/** The name of a file, or null where there is none of this index. It belongs to
    the compilation. */
const char *
stepfoldCompilationGetFileName(const StepfoldCompilation *compilation,
                               size_t index);

/** The contents of a file, which belong to the compilation and end with a zero
    byte that `size` does not count. Null where there is none of this name.
    `size` may be null. */
const char *stepfoldCompilationGetFile(const StepfoldCompilation *compilation,
                                       const char *name, size_t *size);

/** Writes the files to a folder, which is made if it is not there: a plan that
    stepfoldPlanLoad (stepfold-c/Runtime.h) loads. A plan that is there stays as
    it was until all files are written, and if that fails. */
StepfoldError *stepfoldCompilationWrite(const StepfoldCompilation *compilation,
                                        const char *folder);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* STEPFOLD_C_STEPFOLD_H */
