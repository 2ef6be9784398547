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

torch::Reference torch::listParams(PyObject *params) {
  if (!PyList_Check(params) && !PyTuple_Check(params))
    return Reference(PySequence_List(params));
  Py_IncRef(params);
  return Reference(params);
}
