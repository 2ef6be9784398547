//===- InstrumentTool.h - The command line of stepfold-run ------*- C++ -*-===//
//
// Everything of stepfold-run but its main function.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_INSTRUMENT_INSTRUMENTTOOL_H
#define STEPFOLD_RUNTIME_INSTRUMENT_INSTRUMENTTOOL_H

namespace stepfold::runtime {

/// Parses the command line, runs, and returns the exit status. Errors go to
/// stderr.
int runInstrumentTool(int argc, char **argv);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_INSTRUMENT_INSTRUMENTTOOL_H
