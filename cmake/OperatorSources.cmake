# Installs the sources of libStepfoldOperator.so in the folder of the Python
# package, which builds it for other versions of PaddlePaddle
# (stepfold.paddle.build_operator). Further arguments are those of install().
function(stepfold_install_operator_sources package)
  set(root ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/..)
  set(operator ${root}/lib/Frontends/Paddle/Operator)
  install(FILES
    ${operator}/StepKernel.cpp
    ${operator}/StepPlans.cpp
    ${operator}/StepPlans.h
    ${operator}/exports.map
    DESTINATION ${package}/operator_sources ${ARGN})
  install(FILES ${root}/include/stepfold-c/Runtime.h
    DESTINATION ${package}/operator_sources/stepfold-c ${ARGN})
endfunction()
