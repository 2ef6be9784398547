# Installs the sources of libStepfoldOperator.so in the folder of the Python
# package, which builds it for other versions of PaddlePaddle
# (stepfold.paddle.build_operator). Further arguments are those of install().
function(stepfold_install_operator_sources package)
  set(root ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/..)
  install(DIRECTORY ${root}/lib/Frontends/Paddle/Operator/
    DESTINATION ${package}/operator_sources ${ARGN}
    FILES_MATCHING PATTERN *.cpp PATTERN *.h PATTERN exports.map)
  install(FILES ${root}/include/stepfold-c/Runtime.h
    DESTINATION ${package}/operator_sources/stepfold-c ${ARGN})
endfunction()
