# Parsing MLIR's headers takes most of the time of compiling almost every source
# of the compiler. The headers that most sources include are precompiled once
# for all of its libraries, which saves about a quarter of a build from scratch.
#
# Precompiled headers hide missing includes from the compiler, and ccache does not work well with
# them. By default they are used only if there is no ccache, so that builds with ccache prove that
# every file includes what it uses.
if(CCACHE)
  set(default OFF)
else()
  set(default ON)
endif()
option(STEPFOLD_PRECOMPILE_HEADERS "Precompile headers of MLIR" ${default})
if(NOT STEPFOLD_PRECOMPILE_HEADERS)
  return()
endif()

# Headers of more dialects take longer to load than most sources gain.
target_precompile_headers(obj.StepfoldIR PRIVATE
  <llvm/Support/FormatVariadic.h>
  <mlir/Dialect/Arith/IR/Arith.h>
  <mlir/Dialect/MLProgram/IR/MLProgram.h>
  <mlir/Dialect/Tensor/IR/Tensor.h>
  <mlir/IR/PatternMatch.h>
  <mlir/Pass/Pass.h>
  <stepfold/IR/Optim.h>
  )
# These are compiled with the same options.
foreach(library
    Analysis
    Compiler
    Conversion
    InitAll
    InitProgram
    Paddle
    Pipelines
    Reference
    Report
    ToolPrograms
    Transforms)
  target_precompile_headers(obj.Stepfold${library} REUSE_FROM obj.StepfoldIR)
endforeach()
foreach(target StepfoldC stepfold-compare stepfold-opt stepfold-translate)
  if(TARGET ${target})
    target_precompile_headers(${target} REUSE_FROM obj.StepfoldIR)
  endif()
endforeach()
