# What almost every source of the compiler includes of MLIR takes most of the time
# of compiling it. Precompiled, it is parsed once for each of two groups of
# libraries, which halves a build from nothing.
#
# They hide from the compiler that a source lacks an include, and ccache does not
# work well with them: by default they are used only where there is no ccache, so
# that builds with it prove that every file includes what it uses.
if(CCACHE)
  set(default OFF)
else()
  set(default ON)
endif()
option(STEPFOLD_PRECOMPILE_HEADERS "Precompile headers of MLIR" ${default})
if(NOT STEPFOLD_PRECOMPILE_HEADERS)
  return()
endif()

# Libraries that use the headers which the first one precompiles. They must be
# compiled with the same options.
function(stepfold_share_precompiled_headers owner)
  foreach(library IN LISTS ARGN)
    target_precompile_headers(obj.${library} REUSE_FROM obj.${owner})
  endforeach()
endfunction()

set(headers
  <llvm/Support/FormatVariadic.h>
  <mlir/Dialect/Arith/IR/Arith.h>
  <mlir/Dialect/MLProgram/IR/MLProgram.h>
  <mlir/Dialect/Tensor/IR/Tensor.h>
  <mlir/IR/PatternMatch.h>
  <mlir/Pass/Pass.h>
  <stepfold/IR/Optim.h>
  )
target_precompile_headers(obj.StepfoldIR PRIVATE ${headers})
stepfold_share_precompiled_headers(StepfoldIR
  StepfoldAnalysis
  StepfoldExport
  StepfoldImport
  StepfoldInitAll
  StepfoldPipelines
  StepfoldProgramLoader
  StepfoldReference
  StepfoldTransforms
  )

# The dialects that are lowered to, which take several times as long.
list(APPEND headers
  <mlir/Dialect/Bufferization/IR/Bufferization.h>
  <mlir/Dialect/Func/IR/FuncOps.h>
  <mlir/Dialect/GPU/IR/GPUDialect.h>
  <mlir/Dialect/LLVMIR/LLVMDialect.h>
  <mlir/Dialect/Math/IR/Math.h>
  <mlir/Dialect/MemRef/IR/MemRef.h>
  <mlir/Dialect/SCF/IR/SCF.h>
  <mlir/Dialect/Vector/IR/VectorOps.h>
  )
target_precompile_headers(obj.StepfoldConversion PRIVATE ${headers})
stepfold_share_precompiled_headers(StepfoldConversion
  StepfoldCompiler
  StepfoldInitProgram
  )
