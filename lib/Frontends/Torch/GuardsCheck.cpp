//===- GuardsCheck.cpp - Comparison with the learned state ----------------===//

#include "Descriptions.h"
#include "Guards.h"

#include <algorithm>

using namespace stepfold::torch;

//===----------------------------------------------------------------------===//
// Groups and state
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
    if (PyList_GetItem(newGroups, i) != group.group || !hasSameParams(group))
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
    return !group->list ||
           group->getParam(index - group->firstParam) == params[index].object;
  });
}

/// Returns true if a group has the list or tuple that was learned, of the same
/// size, or another iterable of the same parameters.
bool Guards::hasSameParams(const Group &group) const {
  PyObject *iterable = getParams(group.group);
  if (group.list)
    return iterable == group.list &&
           bool(PyTuple_Check(iterable)) == group.isTuple &&
           (group.isTuple || PyList_Check(iterable)) &&
           static_cast<size_t>(PySequence_Size(iterable)) == group.numParams;
  if (!iterable || PyTuple_Check(iterable))
    return false;
  Reference list = listParams(iterable);
  if (!list.get())
    PyErr_Clear();
  if (!list.get() ||
      static_cast<size_t>(PyList_Size(list.get())) != group.numParams)
    return false;
  for (size_t i = 0; i != group.numParams; ++i)
    if (PyList_GetItem(list.get(), i) != params[group.firstParam + i].object)
      return false;
  return true;
}

bool Guards::hasSameState(PyObject *newState, size_t first,
                          size_t count) const {
  if (newState != state ||
      static_cast<size_t>(PyDict_Size(newState)) != entries.size())
    return false;
  auto isThere = [newState](const Entry &entry, Py_ssize_t &position) {
    PyObject *key, *inner;
    return PyDict_Next(newState, &position, &key, &inner) && key == entry.key &&
           inner == entry.inner;
  };
  if (count < params.size())
    return forEachInRange(first, count, params.size(), [&](size_t index) {
      const Param &param = params[index];
      if (!param.isKnown || !param.inner)
        return true;
      Py_ssize_t position = entries[param.entry].position;
      return isThere(entries[param.entry], position);
    });
  Py_ssize_t position = 0;
  for (const Entry &entry : entries)
    if (!isThere(entry, position))
      return false;
  return true;
}

bool Guards::hasSameValues(const Group &group) const {
  for (size_t i = 0; i != group.keys.size(); ++i)
    if (PyDict_GetItemWithError(group.group, group.keys[i]) != group.values[i])
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

static bool isOfClass(PyObject *object, PyObject *objectClass) {
  return reinterpret_cast<PyObject *>(Py_TYPE(object)) == objectClass;
}

/// Returns if an object has the memory that a parameter, or its state, had. It
/// is a tensor of the same class.
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
         hasDims(tensor.shape, tensor.strides, memory.numDims,
                 param.dims.data() + memory.dims);
}

/// The same without DLPack. Memory of another device has another address.
bool Guards::isSame(const Param &param, PyObject *object, const Direct &tensor,
                    const Memory &memory) const {
  TensorReader::View view;
  return getImplementation(object) == tensor.implementation &&
         reader.read(getTensor(object), view) &&
         view.address == memory.address && view.dtype == tensor.dtype &&
         view.numDims == memory.numDims &&
         hasDims(view.sizes, view.strides, view.numDims,
                 param.dims.data() + memory.dims);
}

/// The same for a tensor that may be a DTensor, which may have another local
/// tensor. It is read through DLPack if `tensor` has no implementation.
bool Guards::isSameLocal(const Param &param, PyObject *object,
                         const Direct &tensor, const Memory &memory) const {
  if (!tensor.implementation)
    return isSame(param, object, memory);
  PyObject *local = getLocal(object);
  if (!local)
    PyErr_Clear();
  return local && isOfClass(local, tensor.objectClass) &&
         isSame(param, local, tensor, memory);
}

/// Returns true if the object of a value has the memory that it had.
bool Guards::isSame(const Param &param, const Value &value) const {
  return isOfClass(value.object, value.objectClass) &&
         isSameLocal(param, value.object, value.direct, value.memory);
}

bool Guards::isSameState(const Param &param) const {
  if (!param.inner)
    return true;
  if (static_cast<size_t>(PyDict_Size(param.inner)) != param.values.size())
    return false;
  Py_ssize_t position = 0;
  PyObject *key, *object;
  for (const Value &value : param.values) {
    if (!PyDict_Next(param.inner, &position, &key, &object) ||
        key != value.key.get())
      return false;
    if (value.object && (object != value.object || !isSame(param, value)))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

void Guards::noteGradient(Param &param, bool hasGrad) {
  outcome.hasOtherGradients |= param.hasGrad != hasGrad;
  param.hasGrad = hasGrad;
}

void Guards::noteChange(size_t index) {
  params[index].isKnown = false;
  changedParams.push_back(index);
}

/// Writes the address of a gradient that is like its parameter, except for the
/// order of elements. Returns whether it has memory where a plan can read it.
bool Guards::acceptGradient(size_t index, uint64_t address,
                            const int64_t *strides, bool isLazy) {
  Param &param = params[index];
  const int64_t *sizes = param.dims.data();
  int64_t numDims = param.memory.numDims;
  if (address == 0 && getNumElements(sizes, numDims) != 0)
    return false;
  if (address & param.gradMisalignment)
    return false;
  param.gradAddress = address;
  if (isLazy || !haveSameOrder(sizes, sizes + numDims, strides, numDims)) {
    otherLayouts.push_back(index);
  } else if (param.gradientSlot && *param.gradientSlot != address) {
    *param.gradientSlot = address;
    outcome.hasMoved = true;
  }
  return true;
}

/// Writes the address of a gradient. Returns whether a plan can read it.
bool Guards::checkGradient(size_t index, PyObject *grad) {
  const Param &param = params[index];
  const Memory &memory = param.memory;
  dlpack::Tensor tensor;
  if (!isOfClass(grad, param.gradClass))
    return false;
  PyObject *local = param.gradLocalClass ? getLocal(grad) : nullptr;
  if (local && isOfClass(local, param.gradLocalClass))
    return checkGradientDirectly(index, getTensor(local));
  if (!describe(grad, tensor)) {
    PyErr_Clear();
    return false;
  }
  return ::isSame(tensor.dtype, param.gradDType) &&
         ::isSame(tensor.device, memory.device) &&
         tensor.numDims == memory.numDims &&
         areEqual(tensor.shape, param.dims.data(), tensor.numDims) &&
         acceptGradient(index, getAddress(tensor), tensor.strides,
                        param.mayBeLazy && isLazy(getLocal(grad)));
}

/// The same without DLPack, for one that cannot be lazy. At the address of the
/// last gradient, there is memory, of the same device.
bool Guards::checkGradientDirectly(size_t index, const void *grad) {
  const Param &param = params[index];
  TensorReader::View view;
  return reader.isDense(grad) && reader.read(grad, view) &&
         view.dtype == param.gradKind.dtype &&
         view.numDims == param.memory.numDims &&
         areEqual(view.sizes, param.dims.data(), view.numDims) &&
         (view.address == param.gradAddress ||
          (reader.isOnDevice(grad, param.gradKind) &&
           reader.hasMemory(grad, view, getNumBytes(param.gradDType)))) &&
         acceptGradient(index, view.address, view.strides, /*isLazy=*/false);
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// Returns true if two objects have equal attributes.
static bool haveEqual(PyObject *object, PyObject *other, PyObject *name) {
  Reference own(PyObject_GetAttr(object, name)),
      others(PyObject_GetAttr(other, name));
  return own.get() && others.get() &&
         PyObject_RichCompareBool(own.get(), others.get(), Py_EQ) == 1;
}

/// Returns true if a DTensor has a known mesh and placements, and remembers the
/// object that has them. No other tensor has any.
bool Guards::hasSameSpec(PyObject *object, Reference &known) const {
  static PyObject *const mesh = getName("mesh");
  static PyObject *const placements = getName("placements");
  if (!known.get())
    return true;
  PyObject *spec = getSpec(object);
  if (spec == known.get())
    return true;
  bool isSame = spec && haveEqual(spec, known.get(), placements) &&
                haveEqual(spec, known.get(), mesh);
  if (isSame)
    known = Reference::to(spec);
  else
    PyErr_Clear();
  return isSame;
}

/// Returns the gradient of a parameter, None, or null with an exception of
/// Python if it cannot be read.
Reference Guards::getGradient(const Param &param) const {
  static PyObject *const name = getName("grad");
  if (param.isKnown && param.hasDirectGrad && isSameObject(param)) {
    // Python's attribute of a class that is not torch's takes long.
    const void *grad = *static_cast<const void *const *>(
        direct->getGradient(param.implementation));
    PyObject *object = grad == direct->undefined ? Py_None : getObject(grad);
    if (object)
      return Reference::to(object);
  }
  return Reference(PyObject_GetAttr(param.object, name));
}

/// Returns false with an exception of Python if the gradient cannot be read.
bool Guards::checkParam(size_t index) {
  Param &param = params[index];
  if (isDirect(param)) {
    checkParamDirectly(index);
    return true;
  }
  Reference grad = getGradient(param);
  if (!grad.get())
    return false;
  if (grad.get() == Py_None)
    noteGradient(param, false);
  else if (param.isKnown && isSameObject(param) &&
           checkGradient(index, grad.get()) &&
           hasSameSpec(grad.get(), param.gradSpec) &&
           hasSameSpec(param.object, param.spec) &&
           isSameLocal(param, param.object, param.local, param.memory) &&
           isSameState(param))
    noteGradient(param, true);
  else
    noteChange(index);
  return true;
}

void Guards::checkParamDirectly(size_t index) {
  Param &param = params[index];
  const void *grad = direct->getGradient(param.direct.implementation);
  if (*static_cast<const void *const *>(grad) == direct->undefined)
    noteGradient(param, false);
  else if (checkGradientDirectly(index, grad) &&
           isSame(param, param.object, param.direct, param.memory) &&
           isSameState(param))
    noteGradient(param, true);
  else
    noteChange(index);
}

/// Returns true if the object of a parameter has the class that was learned,
/// and points to the same implementation, which it owns.
bool Guards::isSameObject(const Param &param) const {
  return isOfClass(param.object, param.objectClass) &&
         (!direct || getImplementation(param.object) == param.implementation);
}

/// Returns if a parameter can be read without DLPack.
bool Guards::isDirect(const Param &param) const {
  return param.isKnown && param.direct.implementation && isSameObject(param);
}

/// Parameters between two steps of fetching, so that their memory is there.
static constexpr size_t fetchDistance = 6;

static void fetch(const void *address, size_t bytes) {
  constexpr size_t lineBytes = 64;
  const char *begin = static_cast<const char *>(address);
  for (size_t offset = 0; offset < bytes; offset += lineBytes)
    __builtin_prefetch(begin + offset);
}

/// Fetches what guards have of a parameter.
inline void Guards::prefetch(const Param &param) const {
  fetch(&param, sizeof(param));
  fetch(param.object, 1);
}

/// Fetches what guards have elsewhere of a parameter.
inline void Guards::prefetchValues(const Param &param) const {
  fetch(param.dims.data(), 1);
  fetch(param.values.data(), param.values.size() * sizeof(Value));
}

/// Fetches what torch has of a parameter and its state.
inline void Guards::prefetchTensors(const Param &param) const {
  for (const Direct &tensor : {param.direct, param.local}) {
    fetch(tensor.place, 1);
    fetch(tensor.implementation, implementationBytes);
  }
  fetch(param.inner, 1);
  for (const Value &value : param.values) {
    fetch(value.object, 1);
    fetch(value.direct.place, 1);
    fetch(value.direct.implementation, implementationBytes);
  }
}

/// Fetches the gradient of a parameter. Nothing keeps an implementation that
/// the object of the parameter no longer has.
inline void Guards::prefetchGradient(const Param &param) const {
  if (isDirect(param))
    fetch(*static_cast<const void *const *>(
              direct->getGradient(param.direct.implementation)),
          implementationBytes);
}

/// Checks parameters, and fetches the data of later ones meanwhile. Behind a
/// backward pass, none of it is in a cache. Fetches run in stages: each stage
/// fetches data whose address the previous stage has fetched.
bool Guards::checkParams(size_t begin, size_t end) {
  constexpr size_t numStages = 4, distance = numStages * fetchDistance;
  // A parameter that a stage has not reached has a huge number.
  size_t count = end - begin;
  const Param *first = params.data() + begin;
  for (size_t i = 0; i != count + distance; ++i) {
    if (i < count)
      prefetch(first[i]);
    if (size_t next = i - fetchDistance; next < count)
      prefetchValues(first[next]);
    if (size_t next = i - 2 * fetchDistance; next < count)
      prefetchTensors(first[next]);
    if (size_t next = i - 3 * fetchDistance; next < count)
      prefetchGradient(first[next]);
    if (size_t next = i - distance; next < count)
      if (!checkParam(begin + next))
        return false;
  }
  return true;
}

Verdict Guards::check(PyObject *newGroups, PyObject *newState, size_t first,
                      size_t count) {
  // There may be fewer parameters than when the caller began to count.
  first = params.empty() ? 0 : first % params.size();
  outcome = {};
  changedGroups.clear();
  changedParams.clear();
  otherLayouts.clear();
  outcome.hasSameGroups = hasSameGroups(newGroups, first, count);
  if (!outcome.hasSameGroups)
    return Verdict::Other;
  outcome.hasSameState = hasSameState(newState, first, count);
  if (!outcome.hasSameState)
    return Verdict::Other;
  for (size_t i = 0; i != groups.size(); ++i)
    if (!hasSameValues(groups[i]))
      changedGroups.push_back(i);
  size_t size = params.size(), end = std::min(first + count, size);
  if (!checkParams(first, end) ||
      !checkParams(0, std::min(count, size) - (end - first)))
    return Verdict::Error;
  outcome.changedGroups = changedGroups.data();
  outcome.numChangedGroups = changedGroups.size();
  outcome.changedParams = changedParams.data();
  outcome.numChangedParams = changedParams.size();
  outcome.otherLayouts = otherLayouts.data();
  outcome.numOtherLayouts = otherLayouts.size();
  bool isOther = outcome.hasOtherGradients || !changedGroups.empty() ||
                 !changedParams.empty() || !otherLayouts.empty();
  return isOther            ? Verdict::Other
         : outcome.hasMoved ? Verdict::Moved
                            : Verdict::Same;
}
