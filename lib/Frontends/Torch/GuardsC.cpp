//===- GuardsC.cpp - The functions that Python calls by ctypes ------------===//
//
// Functions of libStepfoldTorch.so. Arguments that are objects of Python are
// borrowed. A function that fails has set an exception, which ctypes.PyDLL
// raises.
//
//===----------------------------------------------------------------------===//

#include "Guards.h"

using namespace stepfold::torch;

static bool checkIndex(size_t index, size_t size, const char *what) {
  if (index < size)
    return true;
  PyErr_Format(PyExc_IndexError, "%s: expected less than %zu, got %zu", what,
               size, index);
  return false;
}

extern "C" {

/// Returns the version of these functions and structs, for Python.
int stepfoldTorchGetVersion() { return 7; }

/// Returns the function of a capsule with DLPack's exchange API, or null if
/// it is of another version.
void *stepfoldGetTensorDescriber(PyObject *capsule) {
  auto *api = static_cast<dlpack::ExchangeAPI *>(
      PyCapsule_GetPointer(capsule, dlpack::capsuleName));
  if (!api) {
    PyErr_Clear();
    return nullptr;
  }
  if (api->version.major != dlpack::majorVersion)
    return nullptr;
  return reinterpret_cast<void *>(api->tensorFromPyObject);
}

/// Creates guards. The target of `functions` must stay valid.
Guards *stepfoldGuardsCreate(const TorchFunctions *functions) {
  return new Guards(*functions);
}

void stepfoldGuardsDestroy(Guards *guards) { delete guards; }

int stepfoldGuardsLearnGroups(Guards *guards, PyObject *groups) {
  return guards->learnGroups(groups) ? 0 : -1;
}

int stepfoldGuardsLearnValues(Guards *guards, size_t group, PyObject *keys) {
  if (!checkIndex(group, guards->getNumGroups(), "group"))
    return -1;
  return guards->learnValues(group, keys) ? 0 : -1;
}

void stepfoldGuardsLearnState(Guards *guards, PyObject *state) {
  guards->learnState(state);
}

/// `inner` is None without state.
int stepfoldGuardsLearnParam(Guards *guards, size_t param, PyObject *grad,
                             PyObject *inner, PyObject *tensors,
                             PyObject *dtensor, int hasTorchGrad) {
  if (!checkIndex(param, guards->getNumParams(), "param"))
    return -1;
  if (inner == Py_None)
    inner = nullptr;
  if (guards->learnParam(param, grad, inner, tensors, dtensor, hasTorchGrad))
    return 0;
  if (!PyErr_Occurred())
    PyErr_SetString(PyExc_ValueError, "expected tensors that DLPack describes");
  return -1;
}

int stepfoldGuardsForgetParam(Guards *guards, size_t param) {
  if (!checkIndex(param, guards->getNumParams(), "param"))
    return -1;
  guards->forgetParam(param);
  return 0;
}

/// Sets the slots of all gradients: the addresses of 64-bit numbers, or 0.
int stepfoldGuardsSetGradientSlots(Guards *guards, const uint64_t *slots,
                                   size_t count) {
  if (count != guards->getNumParams()) {
    PyErr_Format(PyExc_ValueError, "slots: expected %zu, got %zu",
                 guards->getNumParams(), count);
    return -1;
  }
  for (size_t index = 0; index != count; ++index)
    guards->setGradientSlot(index, reinterpret_cast<uint64_t *>(slots[index]));
  return 0;
}

/// Returns a Verdict. At the end of a process, guards may be gone.
int32_t stepfoldGuardsCheck(Guards *guards, PyObject *groups, PyObject *state,
                            size_t first, size_t count) {
  if (!guards) {
    PyErr_SetString(PyExc_RuntimeError, "the optimizer is being destroyed");
    return static_cast<int32_t>(Verdict::Error);
  }
  return static_cast<int32_t>(guards->check(groups, state, first, count));
}

/// It stays where it is; each check changes it.
const Outcome *stepfoldGuardsGetOutcome(const Guards *guards) {
  return &guards->getOutcome();
}

} // extern "C"
