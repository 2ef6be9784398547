# The licences of what is linked into the libraries of a wheel are files of its
# metadata. An archive without a licence is an error of the installation.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

# Installs the licences of the libraries in a folder of the build.
function(stepfold_install_wheel_licenses folder)
  # A folder of scikit-build-core, which builds the wheel.
  if(NOT DEFINED SKBUILD_METADATA_DIR)
    return()
  endif()
  install(CODE "
    execute_process(
      COMMAND \"${Python3_EXECUTABLE}\" -B
        \"${CMAKE_CURRENT_FUNCTION_LIST_DIR}/../tools/wheel_licenses.py\"
        \"${SKBUILD_METADATA_DIR}/licenses/linked\"
        \"${folder}/libStepfold.so\"
        \"${folder}/libStepfoldOperator.so\"
        \"${folder}/libStepfoldPaddleTensors.so\"
        \"${folder}/libStepfoldRuntime.so\"
        \"${folder}/libStepfoldTorch.so\"
        --own \"${PROJECT_SOURCE_DIR}\" --own \"${folder}/..\"
      COMMAND_ERROR_IS_FATAL ANY)"
    COMPONENT Wheel EXCLUDE_FROM_ALL)
endfunction()
