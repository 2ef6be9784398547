//===- stepfold-run.cpp - Executes an optimizer stage ---------------------===//
//
// Runs a program or a plan for some steps and prints digests of its state.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Instrument/InstrumentTool.h"

int main(int argc, char **argv) {
  return stepfold::runtime::runInstrumentTool(argc, argv);
}
