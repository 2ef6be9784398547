//===- EagerTensorsC.cpp - The functions that Python calls by ctypes ------===//
//
// Functions of libStepfoldPaddleTensors.so. Arguments that are objects of
// Python are borrowed. A function that fails has set an exception, which
// ctypes.PyDLL raises.
//
//===----------------------------------------------------------------------===//

#include "EagerTensors.h"

#include <memory>

using namespace stepfold::paddle;

namespace {

/// The items of a list or a tuple. Another object has none.
class Items {
public:
  explicit Items(PyObject *sequence) : sequence(sequence) {
    if (PyList_Check(sequence))
      size = PyList_Size(sequence);
    else if ((isTuple = PyTuple_Check(sequence)))
      size = PyTuple_Size(sequence);
  }
  Py_ssize_t getSize() const { return size; }
  PyObject *operator[](Py_ssize_t index) const {
    return isTuple ? PyTuple_GetItem(sequence, index)
                   : PyList_GetItem(sequence, index);
  }

private:
  PyObject *sequence;
  Py_ssize_t size = 0;
  bool isTuple = false;
};

} // namespace

extern "C" {

/// Returns the version of these functions and structs, for Python.
int stepfoldPaddleTensorsGetVersion() { return 2; }

/// Creates a list of tensors. The target of `functions`, and the tensors, must
/// stay valid.
EagerTensors *stepfoldPaddleTensorsCreate(const FrameworkFunctions *functions,
                                          PyObject *tensors) {
  auto created = std::make_unique<EagerTensors>(*functions);
  Items items(tensors);
  for (Py_ssize_t index = 0; index != items.getSize(); ++index)
    if (!created->add(items[index])) {
      PyErr_Format(PyExc_TypeError, "item %zd: expected a tensor", index);
      return nullptr;
    }
  return created.release();
}

void stepfoldPaddleTensorsDestroy(EagerTensors *tensors) { delete tensors; }

/// `addresses` has a word for each tensor.
size_t stepfoldPaddleTensorsReadAddresses(EagerTensors *tensors,
                                          uint64_t *addresses) {
  return tensors->readAddresses(addresses);
}

/// `addresses` and `kinds` have a word for each tensor.
void stepfoldPaddleTensorsReadGradients(EagerTensors *tensors,
                                        uint64_t *addresses, uint64_t *kinds) {
  tensors->readGradients(addresses, kinds);
}

/// Reads gradients that are given as objects, or None. Returns 0, or -1.
int stepfoldPaddleTensorsReadGiven(const EagerTensors *tensors,
                                   PyObject *gradients, uint64_t *addresses,
                                   uint64_t *kinds) {
  Items items(gradients);
  size_t size = items.getSize();
  if (size != tensors->getSize()) {
    PyErr_Format(PyExc_ValueError, "gradients: expected %zu, got %zu",
                 tensors->getSize(), size);
    return -1;
  }
  for (size_t index = 0; index != size; ++index)
    if (!tensors->readGradient(index, items[index], addresses[index],
                               kinds[index])) {
      PyErr_Format(PyExc_TypeError, "gradient %zu: expected a tensor", index);
      return -1;
    }
  return 0;
}

/// Returns 1 if two sequences have the same objects.
int stepfoldPaddleAreSame(PyObject *first, PyObject *second) {
  Items mine(first), others(second);
  if (mine.getSize() != others.getSize())
    return 0;
  for (Py_ssize_t index = 0; index != mine.getSize(); ++index)
    if (mine[index] != others[index])
      return 0;
  return 1;
}

/// Returns 1 if each of several dictionaries has the expected objects for some
/// keys, which are a tuple of strings. None is expected of a dictionary without
/// the key. `values` has those of the first dictionary, then of the second.
/// Returns -1 if a comparison of keys fails.
int stepfoldPaddleHaveEntries(PyObject *dictionaries, PyObject *keys,
                              PyObject *values) {
  Items owners(dictionaries), names(keys), expected(values);
  if (owners.getSize() * names.getSize() != expected.getSize())
    return 0;
  Py_ssize_t position = 0;
  for (Py_ssize_t index = 0; index != owners.getSize(); ++index) {
    PyObject *owner = owners[index];
    for (Py_ssize_t name = 0; name != names.getSize(); ++name) {
      PyObject *found = PyDict_GetItemWithError(owner, names[name]);
      if (!found && PyErr_Occurred())
        return -1;
      if ((found ? found : Py_None) != expected[position++])
        return 0;
    }
  }
  return 1;
}

/// Returns 1 if several dictionaries have the expected objects, in order.
int stepfoldPaddleHaveValues(PyObject *dictionaries, PyObject *values) {
  Items owners(dictionaries), expected(values);
  Py_ssize_t position = 0;
  for (Py_ssize_t index = 0; index != owners.getSize(); ++index) {
    Py_ssize_t entry = 0;
    for (PyObject *value; PyDict_Next(owners[index], &entry, nullptr, &value);)
      if (position == expected.getSize() || value != expected[position++])
        return 0;
  }
  return position == expected.getSize();
}

} // extern "C"
