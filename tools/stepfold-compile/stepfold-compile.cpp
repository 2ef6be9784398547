//===- stepfold-compile.cpp - Compile an optimizer stage to a plan --------===//

#include "stepfold/Compiler/CompileTool.h"

int main(int argc, char **argv) { return stepfold::runCompileTool(argc, argv); }
