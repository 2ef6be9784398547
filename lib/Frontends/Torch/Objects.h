//===- Objects.h - Objects of Python ----------------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_TORCH_OBJECTS_H
#define STEPFOLD_LIB_FRONTENDS_TORCH_OBJECTS_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030a0000
#include <Python.h>

#include <utility>

namespace stepfold::torch {

/// A reference to an object of Python, or null.
class Reference {
public:
  explicit Reference(PyObject *object) : object(object) {}
  Reference(Reference &&other) : object(std::exchange(other.object, nullptr)) {}
  Reference &operator=(Reference other) {
    std::swap(object, other.object);
    return *this;
  }
  ~Reference() { Py_DecRef(object); }
  /// A new reference to an object, which may be null.
  static Reference to(PyObject *object) {
    Py_IncRef(object);
    return Reference(object);
  }
  PyObject *get() const { return object; }

private:
  PyObject *object;
};

/// Interned: dictionaries find them by their addresses.
PyObject *getName(const char *text);

/// The parameters of a group, a dictionary: an iterable, borrowed. Null,
/// perhaps with an exception, if it has none.
PyObject *getParams(PyObject *group);

/// A list or tuple itself, or a new list of another iterable. Null with an
/// exception if it is none.
Reference listParams(PyObject *params);

} // namespace stepfold::torch

#endif // STEPFOLD_LIB_FRONTENDS_TORCH_OBJECTS_H
