//===- Guards.cpp - What a bound plan takes for granted -------------------===//

#include "Guards.h"

#include <algorithm>
#include <utility>

using namespace stepfold::torch;
using dlpack::DataType;

namespace {

/// A reference to an object of Python, or null.
class Reference {
public:
  explicit Reference(PyObject *object) : object(object) {}
  Reference(const Reference &) = delete;
  Reference &operator=(const Reference &) = delete;
  ~Reference() { Py_DecRef(object); }
  PyObject *get() const { return object; }

private:
  PyObject *object;
};

/// Unlike `in`, which would compare the elements of tensors.
Py_ssize_t find(PyObject *list, PyObject *object) {
  for (Py_ssize_t i = 0, size = PyList_Size(list); i < size; ++i)
    if (PyList_GetItem(list, i) == object)
      return i;
  return -1;
}

/// Interned: dictionaries find them by their addresses.
PyObject *getName(const char *text) { return PyUnicode_InternFromString(text); }

bool isSame(const DataType &type, const DataType &other) {
  return type.code == other.code && type.bits == other.bits &&
         type.lanes == other.lanes;
}

bool isSame(const dlpack::Device &device, const dlpack::Device &other) {
  return device.type == other.type && device.index == other.index;
}

uint64_t getAddress(const dlpack::Tensor &tensor) {
  return reinterpret_cast<uint64_t>(tensor.data) + tensor.byteOffset;
}

int64_t getNumElements(const dlpack::Tensor &tensor) {
  int64_t numElements = 1;
  for (int32_t dim = 0; dim != tensor.numDims; ++dim)
    numElements *= tensor.shape[dim];
  return numElements;
}

/// `dims`: sizes, then strides.
bool hasDims(const dlpack::Tensor &tensor, const int64_t *dims) {
  for (int32_t dim = 0; dim != tensor.numDims; ++dim)
    if (tensor.shape[dim] != dims[dim] ||
        tensor.strides[dim] != dims[tensor.numDims + dim])
      return false;
  return true;
}

/// A dimension of one element does not matter to the order of elements.
std::vector<std::pair<int64_t, int64_t>>
getSignificantDims(const int64_t *sizes, const int64_t *strides, int32_t num) {
  std::vector<std::pair<int64_t, int64_t>> dims;
  for (int32_t dim = 0; dim != num; ++dim)
    if (sizes[dim] != 1)
      dims.emplace_back(sizes[dim], strides[dim]);
  return dims;
}

bool isTrue(PyObject *object, PyObject *method) {
  Reference result(PyObject_CallMethodObjArgs(object, method, nullptr));
  if (!result.get())
    PyErr_Clear();
  return result.get() == Py_True;
}

/// Whether memory holds the negated or conjugated elements, which DLPack does
/// not say. A call takes longer than all else here.
bool isLazy(PyObject *tensor) {
  static PyObject *const isConj = getName("is_conj");
  static PyObject *const isNeg = getName("is_neg");
  return isTrue(tensor, isNeg) || isTrue(tensor, isConj);
}

/// Only complex tensors are conjugated. A negated tensor is the imaginary part
/// of a conjugated one, so its strides are even, and if it is dense, then it
/// has one element.
bool canBeLazy(const dlpack::Tensor &tensor) {
  constexpr uint8_t complexCode = 5;
  return tensor.dtype.code == complexCode || getNumElements(tensor) == 1;
}

} // namespace

/// The tensor with the elements: `tensor`, or the local tensor of a DTensor.
/// That one is in a slot of the class, which Python does not compute, so that
/// the DTensor keeps what is borrowed here.
PyObject *Guards::getLocal(PyObject *tensor) const {
  static PyObject *const name = getName("_local_tensor");
  if (reinterpret_cast<PyObject *>(Py_TYPE(tensor)) != dtensorClass)
    return tensor;
  return Reference(PyObject_GetAttr(tensor, name)).get();
}

/// Returns false, perhaps with an exception of Python, if it cannot. What the
/// description points to is the tensor's.
bool Guards::describe(PyObject *tensor, dlpack::Tensor &description) const {
  PyObject *local = getLocal(tensor);
  return local && !describeLocal(local, &description);
}

//===----------------------------------------------------------------------===//
// Learning
//===----------------------------------------------------------------------===//

static PyObject *getParams(PyObject *group) {
  static PyObject *const name = getName("params");
  return PyDict_GetItemWithError(group, name);
}

bool Guards::learnGroups(PyObject *newGroups) {
  groups.clear();
  params.clear();
  inners.clear();
  state = nullptr;
  size_t numGroups = PyList_Size(newGroups);
  if (PyErr_Occurred())
    return false;
  for (size_t i = 0; i != numGroups; ++i) {
    PyObject *group = PyList_GetItem(newGroups, i);
    PyObject *list = PyDict_Check(group) ? getParams(group) : nullptr;
    if (!list || !PyList_Check(list)) {
      PyErr_Format(PyExc_TypeError,
                   "param_groups[%zu]: expected a dictionary with a list "
                   "'params'",
                   i);
      return false;
    }
    size_t numParams = PyList_Size(list);
    groups.push_back({group, list, params.size(), numParams, {}, {}});
    for (size_t k = 0; k != numParams; ++k) {
      params.emplace_back();
      params.back().object = PyList_GetItem(list, k);
    }
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
  inners.clear();
  Py_ssize_t position = 0;
  PyObject *key, *inner;
  while (PyDict_Next(state, &position, &key, &inner))
    inners.push_back(inner);
}

Guards::Memory Guards::learnMemory(Param &param, const dlpack::Tensor &tensor) {
  size_t offset = 0;
  bool isLikeParam = !param.dims.empty() &&
                     tensor.numDims == param.memory.numDims &&
                     hasDims(tensor, param.dims.data());
  if (!isLikeParam) {
    offset = param.dims.size();
    for (const int64_t *dims : {tensor.shape, tensor.strides})
      param.dims.insert(param.dims.end(), dims, dims + tensor.numDims);
  }
  return {getAddress(tensor), tensor.device, tensor.dtype, tensor.numDims,
          offset};
}

std::vector<Handle> Guards::takeHandles(PyObject *capsules) const {
  std::vector<Handle> handles;
  for (Py_ssize_t i = 0, size = PyList_Size(capsules); i < size; ++i) {
    void *handle = PyCapsule_GetPointer(PyList_GetItem(capsules, i), nullptr);
    handles.emplace_back(handle, DeleteTensor{abi});
  }
  return handles;
}

bool Guards::learnParam(size_t index, PyObject *grad, PyObject *inner,
                        PyObject *tensors, PyObject *capsules,
                        PyObject *dtensor) {
  dtensorClass = dtensor;
  std::vector<Handle> handles = takeHandles(capsules);
  if (PyErr_Occurred())
    return false;
  Param &param = params[index];
  param.isKnown = false;
  dlpack::Tensor description;
  if (!describe(grad, description))
    return false;
  param.gradClass = reinterpret_cast<PyObject *>(Py_TYPE(grad));
  param.gradDType = description.dtype;
  if (!describe(param.object, description))
    return false;
  param.dims.clear();
  param.memory = learnMemory(param, description);
  param.mayBeLazy = canBeLazy(description);
  param.inner = inner;
  param.values.clear();
  Py_ssize_t position = 0;
  PyObject *key, *object;
  while (inner && PyDict_Next(inner, &position, &key, &object)) {
    param.values.emplace_back();
    Value &value = param.values.back();
    value.object = object;
    Py_ssize_t place = find(tensors, object);
    value.isAccessed = place >= 0;
    if (!value.isAccessed)
      continue;
    if (!describe(object, description))
      return false;
    value.memory = learnMemory(param, description);
    // A handle would be of the DTensor, which may get another local tensor.
    if (getLocal(object) == object &&
        static_cast<size_t>(place) < handles.size()) {
      value.handle = std::move(handles[place]);
      if (abi->getDType(value.handle.get(), &value.dtype))
        value.handle.reset();
    }
  }
  param.isKnown = param.hasGrad = true;
  return true;
}

//===----------------------------------------------------------------------===//
// Checking
//===----------------------------------------------------------------------===//

/// Calls `visit` with the numbers from `first` to before `first + count`,
/// modulo `size`, until it returns false. Returns whether it never did.
template <typename Visitor>
static bool forEachInRange(size_t first, size_t count, size_t size,
                           Visitor visit) {
  for (size_t i = first, end = first + std::min(count, size); i != end; ++i)
    if (!visit(i < size ? i : i - size))
      return false;
  return true;
}

bool Guards::hasSameGroups(PyObject *newGroups, size_t first,
                           size_t count) const {
  if (!PyList_Check(newGroups) ||
      static_cast<size_t>(PyList_Size(newGroups)) != groups.size())
    return false;
  for (size_t i = 0; i != groups.size(); ++i) {
    const Group &group = groups[i];
    if (PyList_GetItem(newGroups, i) != group.group ||
        getParams(group.group) != group.list ||
        static_cast<size_t>(PyList_Size(group.list)) != group.numParams)
      return false;
  }
  auto group = std::find_if(groups.begin(), groups.end(), [&](const Group &g) {
    return first < g.firstParam + g.numParams;
  });
  return forEachInRange(first, count, params.size(), [&](size_t index) {
    while (index < group->firstParam ||
           index >= group->firstParam + group->numParams)
      if (++group == groups.end())
        group = groups.begin();
    return PyList_GetItem(group->list, index - group->firstParam) ==
           params[index].object;
  });
}

bool Guards::hasSameState(PyObject *newState, bool isWhole) const {
  if (newState != state ||
      static_cast<size_t>(PyDict_Size(newState)) != inners.size())
    return false;
  if (!isWhole)
    return true;
  Py_ssize_t position = 0;
  PyObject *key, *inner;
  for (PyObject *expected : inners)
    if (!PyDict_Next(newState, &position, &key, &inner) || inner != expected)
      return false;
  return true;
}

bool Guards::hasSameValues(const Group &group) const {
  for (size_t i = 0; i != group.keys.size(); ++i)
    if (PyDict_GetItemWithError(group.group, group.keys[i]) != group.values[i])
      return false;
  return true;
}

/// Whether the tensor of a parameter, or of its state, has its memory still.
bool Guards::isSame(const Param &param, PyObject *object,
                    const Memory &memory) const {
  dlpack::Tensor tensor;
  if (!describe(object, tensor)) {
    PyErr_Clear();
    return false;
  }
  return getAddress(tensor) == memory.address &&
         ::isSame(tensor.dtype, memory.dtype) &&
         ::isSame(tensor.device, memory.device) &&
         tensor.numDims == memory.numDims &&
         hasDims(tensor, param.dims.data() + memory.dims);
}

bool Guards::isSame(const Param &param, const Value &value) const {
  const Memory &memory = value.memory;
  void *tensor = value.handle.get();
  if (!tensor)
    return isSame(param, value.object, memory);
  void *data;
  int32_t dtype;
  int64_t numDims, *sizes, *strides;
  if (abi->getDataPointer(tensor, &data) || abi->getDType(tensor, &dtype) ||
      abi->getNumDims(tensor, &numDims) || abi->getSizes(tensor, &sizes) ||
      abi->getStrides(tensor, &strides))
    return false;
  const int64_t *dims = param.dims.data() + memory.dims;
  return reinterpret_cast<uint64_t>(data) == memory.address &&
         dtype == value.dtype && numDims == memory.numDims &&
         std::equal(sizes, sizes + numDims, dims) &&
         std::equal(strides, strides + numDims, dims + numDims);
}

bool Guards::isSameState(const Param &param) const {
  if (!param.inner)
    return true;
  if (static_cast<size_t>(PyDict_Size(param.inner)) != param.values.size())
    return false;
  Py_ssize_t position = 0;
  PyObject *key, *object;
  for (const Value &value : param.values)
    if (!PyDict_Next(param.inner, &position, &key, &object) ||
        object != value.object || (value.isAccessed && !isSame(param, value)))
      return false;
  return true;
}

/// Returns false with an exception of Python if the gradient cannot be read.
bool Guards::checkParam(size_t index) {
  static PyObject *const name = getName("grad");
  Param &param = params[index];
  Reference grad(PyObject_GetAttr(param.object, name));
  if (!grad.get())
    return false;
  if (grad.get() == Py_None) {
    outcome.hasOtherGradients |= param.hasGrad;
    param.hasGrad = false;
    return true;
  }
  if (!param.isKnown || !checkGradient(index, grad.get()) ||
      !isSame(param, param.object, param.memory) || !isSameState(param)) {
    param.isKnown = false;
    changedParams.push_back(index);
    return true;
  }
  outcome.hasOtherGradients |= !param.hasGrad;
  param.hasGrad = true;
  return true;
}

/// Writes the address of a gradient. Returns whether a plan can read it.
bool Guards::checkGradient(size_t index, PyObject *grad) {
  const Param &param = params[index];
  const Memory &memory = param.memory;
  dlpack::Tensor tensor;
  if (reinterpret_cast<PyObject *>(Py_TYPE(grad)) != param.gradClass)
    return false;
  if (!describe(grad, tensor)) {
    PyErr_Clear();
    return false;
  }
  if (!::isSame(tensor.dtype, param.gradDType) ||
      !::isSame(tensor.device, memory.device) ||
      tensor.numDims != memory.numDims ||
      !std::equal(tensor.shape, tensor.shape + tensor.numDims,
                  param.dims.data()) ||
      (!getAddress(tensor) && getNumElements(tensor) != 0))
    return false;
  const int64_t *sizes = param.dims.data(), *strides = sizes + memory.numDims;
  bool hasSameOrder =
      std::equal(strides, strides + memory.numDims, tensor.strides) ||
      getSignificantDims(sizes, strides, memory.numDims) ==
          getSignificantDims(sizes, tensor.strides, memory.numDims);
  if (!hasSameOrder || (param.mayBeLazy && isLazy(getLocal(grad)))) {
    otherLayouts.push_back(index);
    return true;
  }
  if (param.target && *param.target != getAddress(tensor)) {
    *param.target = getAddress(tensor);
    outcome.hasMoved = true;
  }
  return true;
}

const Outcome *Guards::check(PyObject *newGroups, PyObject *newState,
                             size_t first, size_t count) {
  outcome = {};
  changedGroups.clear();
  changedParams.clear();
  otherLayouts.clear();
  outcome.hasSameGroups = hasSameGroups(newGroups, first, count);
  if (!outcome.hasSameGroups)
    return &outcome;
  outcome.hasSameState = hasSameState(newState, count >= params.size());
  if (!outcome.hasSameState)
    return &outcome;
  for (size_t i = 0; i != groups.size(); ++i)
    if (!hasSameValues(groups[i]))
      changedGroups.push_back(i);
  if (!forEachInRange(first, count, params.size(),
                      [&](size_t index) { return checkParam(index); }))
    return nullptr;
  outcome.changedGroups = changedGroups.data();
  outcome.numChangedGroups = changedGroups.size();
  outcome.changedParams = changedParams.data();
  outcome.numChangedParams = changedParams.size();
  outcome.otherLayouts = otherLayouts.data();
  outcome.numOtherLayouts = otherLayouts.size();
  return &outcome;
}
