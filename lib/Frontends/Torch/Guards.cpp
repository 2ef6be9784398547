//===- Guards.cpp - Assumptions of a bound plan ---------------------------===//

#include "Guards.h"
#include "Descriptions.h"

#include <unordered_map>

using namespace stepfold::torch;

/// Unlike `in`, does not compare the elements of tensors.
static bool contains(PyObject *list, PyObject *object) {
  for (Py_ssize_t i = 0, size = PyList_Size(list); i < size; ++i)
    if (PyList_GetItem(list, i) == object)
      return true;
  return false;
}

/// The value of a slot of a class, which Python does not compute, so that the
/// object keeps what is borrowed here. Null with an exception without one.
static PyObject *getSlot(PyObject *object, size_t offset, PyObject *name) {
  if (offset)
    return *reinterpret_cast<PyObject **>(reinterpret_cast<char *>(object) +
                                          offset);
  return Reference(PyObject_GetAttr(object, name)).get();
}

/// The tensor with the elements: `tensor`, or the local tensor of a DTensor.
PyObject *Guards::getLocal(PyObject *tensor) const {
  static PyObject *const name = getName("_local_tensor");
  return isDTensor(tensor) ? getSlot(tensor, localOffset, name) : tensor;
}

/// The mesh and the placements of a DTensor.
PyObject *Guards::getSpec(PyObject *dtensor) const {
  static PyObject *const name = getName("_spec");
  return getSlot(dtensor, specOffset, name);
}

/// Returns false, perhaps with an exception of Python, if it cannot. The
/// description points to memory of the tensor.
bool Guards::describe(PyObject *tensor, dlpack::Tensor &description) const {
  PyObject *local = getLocal(tensor);
  return local && !describeLocal(local, &description);
}

//===----------------------------------------------------------------------===//
// Learning
//===----------------------------------------------------------------------===//

bool Guards::learnGroups(PyObject *newGroups) {
  groups.clear();
  params.clear();
  entries.clear();
  state = nullptr;
  size_t numGroups = PyList_Size(newGroups);
  if (PyErr_Occurred())
    return false;
  for (size_t i = 0; i != numGroups; ++i) {
    PyObject *group = PyList_GetItem(newGroups, i);
    PyObject *iterable = PyDict_Check(group) ? getParams(group) : nullptr;
    if (!iterable) {
      PyErr_Format(PyExc_TypeError,
                   "param_groups[%zu]: expected a dictionary with 'params'", i);
      return false;
    }
    Reference list = listParams(iterable);
    if (!list.get())
      return false;
    Group learned{group, list.get(), false, params.size(), 0, {}, {}};
    learned.isTuple = PyTuple_Check(list.get());
    learned.numParams = PySequence_Size(list.get());
    for (size_t k = 0; k != learned.numParams; ++k) {
      params.emplace_back();
      params.back().object = learned.getParam(k);
    }
    if (list.get() != iterable)
      learned.list = nullptr;
    groups.push_back(std::move(learned));
  }
  return true;
}

bool Guards::learnValues(size_t index, PyObject *keys) {
  Group &group = groups[index];
  group.keys.clear();
  group.values.clear();
  size_t numKeys = PyTuple_Size(keys);
  if (PyErr_Occurred())
    return false;
  for (size_t i = 0; i != numKeys; ++i) {
    PyObject *key = PyTuple_GetItem(keys, i);
    group.keys.push_back(key);
    group.values.push_back(PyDict_GetItemWithError(group.group, key));
  }
  return !PyErr_Occurred();
}

void Guards::learnState(PyObject *newState) {
  state = newState;
  entries.clear();
  std::unordered_map<PyObject *, size_t> places;
  Py_ssize_t position = 0, next = 0;
  PyObject *key, *inner;
  for (; PyDict_Next(state, &next, &key, &inner); position = next) {
    places[key] = entries.size();
    entries.push_back({position, key, inner});
  }
  for (Param &param : params) {
    auto found = places.find(param.object);
    bool hasState = found != places.end();
    param.entry = hasState ? found->second : 0;
    if (param.inner != (hasState ? entries[param.entry].inner : nullptr))
      param.isKnown = false;
  }
}

Guards::Memory Guards::learnMemory(Param &param, const dlpack::Tensor &tensor) {
  size_t offset = 0;
  bool isLikeParam =
      !param.dims.empty() && tensor.numDims == param.memory.numDims &&
      hasDims(tensor.shape, tensor.strides, tensor.numDims, param.dims.data());
  if (!isLikeParam) {
    offset = param.dims.size();
    for (const int64_t *dims : {tensor.shape, tensor.strides})
      param.dims.insert(param.dims.end(), dims, dims + tensor.numDims);
  }
  return {getAddress(tensor), tensor.device, tensor.dtype, tensor.numDims,
          offset};
}

/// Returns the access to a tensor without DLPack, if it finds the same as
/// DLPack. For a tensor without elements, it may find another address.
Guards::Direct Guards::makeDirect(PyObject *object,
                                  const Memory &memory) const {
  TensorReader::View view;
  if (reader.read(getTensor(object), view) && view.address == memory.address &&
      view.numDims == memory.numDims)
    return {getImplementation(object), view.dtype,
            reinterpret_cast<PyObject *>(Py_TYPE(object)), object};
  return {};
}

/// Returns the offset in an object at which its slot has a value; 0 if that is
/// not clear.
static size_t findSlot(PyObject *object, PyObject *value, size_t numBytes) {
  size_t found = 0, numFound = 0;
  auto *words = reinterpret_cast<PyObject *const *>(object);
  for (size_t i = 0; value && i != numBytes / sizeof(PyObject *); ++i)
    if (words[i] == value) {
      found = i * sizeof(PyObject *);
      ++numFound;
    }
  return numFound == 1 ? found : 0;
}

/// Learns the class DTensor, and where its objects have what they consist of,
/// if `object` is the first one.
void Guards::learnClass(PyObject *dtensor, PyObject *object) {
  static PyObject *const name = getName("__basicsize__");
  if (dtensor != dtensorClass)
    localOffset = specOffset = 0;
  dtensorClass = dtensor;
  if (!direct || localOffset || !isDTensor(object))
    return;
  Reference size(PyObject_GetAttr(dtensor, name));
  size_t numBytes = size.get() ? PyLong_AsSize_t(size.get()) : 0;
  PyObject *local = getLocal(object), *spec = getSpec(object);
  if (PyErr_Occurred()) {
    PyErr_Clear();
    return;
  }
  localOffset = findSlot(object, local, numBytes);
  specOffset = findSlot(object, spec, numBytes);
}

/// Learns how to read a parameter without DLPack, if nothing is against it.
void Guards::learnDirectly(Param &param) {
  const void *grad = direct->getGradient(getImplementation(param.object));
  if (direct->isDispatched(getTensor(param.object)) ||
      !reader.readKind(grad, param.gradKind))
    return;
  param.direct = makeDirect(param.object, param.memory);
}

PyObject *Guards::getObject(const void *implementation) const {
  // Bits of the address that are flags of torch.
  constexpr uintptr_t flags = 3;
  auto word = *reinterpret_cast<const uintptr_t *>(
      static_cast<const char *>(implementation) + objectOffset);
  return reinterpret_cast<PyObject *>(word & ~flags);
}

/// Learns where implementations have the address of their object, which is the
/// same place for all. Returns false if it is not found.
bool Guards::learnObjectOffset(PyObject *object) {
  const void *implementation = getImplementation(object);
  if (objectOffset)
    return getObject(implementation) == object;
  size_t found = 0, numFound = 0;
  for (objectOffset = 0; objectOffset != implementationBytes;
       objectOffset += sizeof(PyObject *))
    if (getObject(implementation) == object) {
      found = objectOffset;
      ++numFound;
    }
  objectOffset = numFound == 1 ? found : 0;
  return objectOffset != 0;
}

/// Learns how to read the local tensors of a DTensor and its gradient without
/// DLPack, if nothing is against it.
void Guards::learnLocal(Param &param, PyObject *grad, bool hasTorchGrad) {
  PyObject *local = getLocal(param.object), *gradLocal = getLocal(grad);
  if (!local || local == param.object || !gradLocal || gradLocal == grad)
    return;
  param.local = makeDirect(local, param.memory);
  if (!reader.readKind(getTensor(gradLocal), param.gradKind))
    return;
  param.gradLocalClass = reinterpret_cast<PyObject *>(Py_TYPE(gradLocal));
  param.hasDirectGrad = hasTorchGrad && learnObjectOffset(param.object) &&
                        learnObjectOffset(grad);
}

bool Guards::learnParam(size_t index, PyObject *grad, PyObject *inner,
                        PyObject *tensors, PyObject *dtensor,
                        bool hasTorchGrad) {
  state = nullptr;
  Param &param = params[index];
  learnClass(dtensor, param.object);
  param.isKnown = false;
  param.gradAddress = 0;
  param.direct = param.local = {};
  param.gradLocalClass = nullptr;
  param.hasDirectGrad = false;
  param.spec = Reference(nullptr);
  param.gradSpec = Reference(nullptr);
  param.values.clear();
  dlpack::Tensor description;
  if (!describe(grad, description))
    return false;
  param.gradClass = reinterpret_cast<PyObject *>(Py_TYPE(grad));
  param.gradDType = description.dtype;
  param.gradMisalignment = getAlignment(description.dtype) - 1;
  if (!describe(param.object, description))
    return false;
  param.dims.clear();
  param.memory = learnMemory(param, description);
  param.mayBeLazy = canBeLazy(description);
  param.objectClass = reinterpret_cast<PyObject *>(Py_TYPE(param.object));
  if (isDTensor(param.object) && isDTensor(grad)) {
    param.spec = Reference::to(getSpec(param.object));
    param.gradSpec = Reference::to(getSpec(grad));
  }
  if (direct)
    param.implementation = getImplementation(param.object);
  if (direct && hasTorchGrad && !param.mayBeLazy)
    learnDirectly(param);
  if (direct && !param.mayBeLazy)
    learnLocal(param, grad, hasTorchGrad);
  param.inner = inner;
  Py_ssize_t position = 0;
  PyObject *key, *object;
  while (inner && PyDict_Next(inner, &position, &key, &object)) {
    param.values.push_back({Reference::to(key)});
    Value &value = param.values.back();
    if (!contains(tensors, object))
      continue;
    value.object = object;
    value.objectClass = reinterpret_cast<PyObject *>(Py_TYPE(object));
    if (!describe(object, description))
      return false;
    value.memory = learnMemory(param, description);
    if (direct)
      value.direct = makeDirect(getLocal(object), value.memory);
  }
  param.isKnown = param.hasGrad = true;
  return true;
}
