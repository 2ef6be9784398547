//===- Objects.cpp - Objects of Python ------------------------------------===//

#include "Objects.h"

using namespace stepfold;

PyObject *torch::getName(const char *text) {
  return PyUnicode_InternFromString(text);
}

PyObject *torch::getParams(PyObject *group) {
  static PyObject *const name = getName("params");
  return PyDict_GetItemWithError(group, name);
}
