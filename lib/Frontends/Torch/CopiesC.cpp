//===- CopiesC.cpp - Calls at the first use of a copy in a region ---------===//
//
// Functions for Python, which are called for each weight in each forward pass:
// as functions of Python itself, since ctypes takes longer than what they do.
//
//===----------------------------------------------------------------------===//

#include "CastFunctions.h"
#include "Objects.h"
#include "TensorReader.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <new>

using namespace stepfold::torch;

static constexpr char capsuleName[] = "stepfold.functions";

template <typename Functions>
static const Functions *getFunctions(PyObject *capsule) {
  return static_cast<const Functions *>(
      PyCapsule_GetPointer(capsule, capsuleName));
}

static const void *getTensor(PyObject *object, const GraphFunctions &torch) {
  return reinterpret_cast<const char *>(object) +
         torch.functions->direct->tensorOffset;
}

using Method = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t);

/// Returns a function for Python. The target of `functions` must stay valid.
static PyObject *createFunction(PyMethodDef &definition, Method method,
                                const void *functions) {
  definition.ml_meth =
      reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(method));
  definition.ml_flags = METH_FASTCALL;
  Reference capsule(
      PyCapsule_New(const_cast<void *>(functions), capsuleName, nullptr));
  return capsule.get() ? PyCFunction_NewEx(&definition, capsule.get(), nullptr)
                       : nullptr;
}

static bool checkCount(Py_ssize_t count, Py_ssize_t expected) {
  if (count == expected)
    return true;
  PyErr_Format(PyExc_TypeError, "expected %zd arguments, got %zd", expected,
               count);
  return false;
}

/// Memory and layout of a tensor, as numbers.
class Memory {
public:
  /// Returns false if the tensor is not of float32 or dense, or has too many
  /// dimensions.
  bool read(const void *tensor, const GraphFunctions &torch) {
    const TorchFunctions &functions = *torch.functions;
    TensorReader reader(functions.abi, functions.direct);
    TensorReader::View view;
    if (!reader.isDense(tensor) || !reader.read(tensor, view) ||
        view.dtype != torch.float32 || view.numDims > maxDims)
      return false;
    end = words.begin();
    *end++ = view.address;
    const char *implementation = *static_cast<const char *const *>(tensor);
    std::memcpy(end++, implementation + torch.storageOffset, sizeof(uint64_t));
    end = std::copy_n(view.sizes, view.numDims, end);
    end = std::copy_n(view.strides, view.numDims, end);
    return true;
  }
  PyObject *getBytes() const {
    return PyBytes_FromStringAndSize(
        reinterpret_cast<const char *>(words.data()), getNumBytes());
  }
  bool isSame(PyObject *bytes) const {
    char *data;
    Py_ssize_t numBytes;
    return PyBytes_Check(bytes) &&
           PyBytes_AsStringAndSize(bytes, &data, &numBytes) == 0 &&
           numBytes == getNumBytes() &&
           std::memcmp(data, words.data(), numBytes) == 0;
  }

private:
  Py_ssize_t getNumBytes() const {
    return (end - words.begin()) * sizeof(uint64_t);
  }
  static constexpr int64_t maxDims = 5;
  std::array<uint64_t, 2 + 2 * maxDims> words;
  uint64_t *end = nullptr;
};

/// Returns bytes that are the same for the same memory and layout of a dense
/// tensor of float32. Returns None for others.
static PyObject *readMemory(PyObject *capsule, PyObject *const *arguments,
                            Py_ssize_t count) {
  auto *torch = getFunctions<GraphFunctions>(capsule);
  if (!torch || !checkCount(count, 1))
    return nullptr;
  Memory memory;
  if (!memory.read(getTensor(arguments[0], *torch), *torch))
    return Py_NewRef(Py_None);
  return memory.getBytes();
}

/// Returns a tensor of some memory, with its version, in the graph as a cast of
/// a parameter is.
///
/// The node of an alias passes on the gradient of the alias as it is, when all
/// uses have added to it. Its edge leads to where the gradient of the parameter
/// is accumulated, and the engine casts what passes along an edge to the dtype
/// that is expected there. That is what the node of a cast does. The node comes
/// from an alias of the tensor, and becomes the tensor's: the alias itself
/// would be a view, and get another node if the version changes.
static PyObject *makeCast(const GraphFunctions &torch, Edge edge,
                          PyObject *memory) {
  static PyObject *const detach = getName("detach");
  PyObject *cast = PyObject_CallMethodObjArgs(memory, detach, nullptr);
  if (!cast)
    return nullptr;
  const void *tensor = getTensor(cast, torch);
  torch.setEdge(tensor, std::move(edge));
  auto *alias = new (::operator new(sizeof(OwnedTensor)))
      OwnedTensor(torch.alias(tensor));
  torch.setEdge(tensor, torch.getEdge(alias));
  torch.deleteTensor(alias);
  return cast;
}

/// Returns if the gradient of a parameter of float32 is to have this dtype,
/// too: the engine casts it to no other.
static bool hasWideGradient(const GraphFunctions &torch, PyObject *param) {
  static PyObject *const name = getName("grad_dtype");
  if (!torch.gradDType)
    return true;
  Reference dtype(PyObject_GetAttr(param, name));
  if (!dtype.get())
    PyErr_Clear();
  return dtype.get() == torch.gradDType;
}

/// Returns the cast of a parameter, of the memory of a cast; None without a
/// gradient of float32, or if it is not known that it is up to date: the
/// parameter's version and bytes of `readMemory` when it was.
static PyObject *takeCast(PyObject *capsule, PyObject *const *arguments,
                          Py_ssize_t count) {
  auto *torch = getFunctions<GraphFunctions>(capsule);
  if (!torch || !checkCount(count, 4))
    return nullptr;
  const void *param = getTensor(arguments[0], *torch);
  long version = PyLong_AsLong(arguments[2]);
  if (version == -1 && PyErr_Occurred())
    return nullptr;
  auto isCurrent = [&] {
    Memory memory;
    const char *counter = *torch->functions->direct->getVersionCounter(param);
    return counter &&
           *reinterpret_cast<const uint32_t *>(
               counter + torch->versionOffset) == version &&
           memory.read(param, *torch) && memory.isSame(arguments[3]);
  };
  if (!torch->isGradEnabled() || !isCurrent() ||
      !hasWideGradient(*torch, arguments[0]))
    return Py_NewRef(Py_None);
  Edge edge = torch->getEdge(param);
  if (!edge.hasNode())
    return Py_NewRef(Py_None);
  return makeCast(*torch, std::move(edge), arguments[1]);
}

/// Returns whether autocast keeps casts to a dtype of parameters on a device
/// here, and they are nothing else. Both are torch's numbers.
static PyObject *keepsCasts(PyObject *capsule, PyObject *const *arguments,
                            Py_ssize_t count) {
  auto *torch = getFunctions<AutocastFunctions>(capsule);
  if (!torch || !checkCount(count, 2))
    return nullptr;
  long deviceType = PyLong_AsLong(arguments[0]);
  long dtype = PyLong_AsLong(arguments[1]);
  if (PyErr_Occurred())
    return nullptr;
  auto isObserved = [&] {
    const void *const *transforms = torch->getTransforms();
    return torch->isInference() || torch->countDispatchModes() > 0 ||
           transforms[0] != transforms[1] || *torch->getTrace();
  };
  return PyBool_FromLong(torch->isEnabled(deviceType) &&
                         torch->getDType(deviceType) == dtype &&
                         torch->keepsCasts() && !isObserved());
}

/// These return functions for Python. The target of `functions` must stay
/// valid.
extern "C" {

PyObject *stepfoldCreateCastTaker(const GraphFunctions *functions) {
  static PyMethodDef definition = {"take_cast", nullptr, 0, nullptr};
  return createFunction(definition, takeCast, functions);
}

PyObject *stepfoldCreateMemoryReader(const GraphFunctions *functions) {
  static PyMethodDef definition = {"read_memory", nullptr, 0, nullptr};
  return createFunction(definition, readMemory, functions);
}

PyObject *stepfoldCreateAutocastReader(const AutocastFunctions *functions) {
  static PyMethodDef definition = {"keeps_casts", nullptr, 0, nullptr};
  return createFunction(definition, keepsCasts, functions);
}

} // extern "C"
