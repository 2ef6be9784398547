//===- Guards.h - Assumptions of a bound plan -------------------*- C++ -*-===//
//
// Guards of an optimizer of torch: the objects, addresses, element types and
// layouts that its bound plans rely on. One check before each step compares
// them with what is there now, and reads the addresses of gradients.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_TORCH_GUARDS_H
#define STEPFOLD_LIB_FRONTENDS_TORCH_GUARDS_H

#include "Objects.h"
#include "TensorReader.h"
#include "TorchFunctions.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace stepfold::torch {

/// Bytes of an implementation of a tensor that are read, about.
inline constexpr size_t implementationBytes = 192;

/// Result of a check, for Python.
enum class Verdict : int32_t {
  Error = -1,
  /// Nothing has changed.
  Same = 0,
  /// Nothing but addresses of gradients, which are written.
  Moved = 1,
  /// The result is in `Outcome`.
  Other = 2,
};

/// Details of a check's result. Python reads this struct.
struct Outcome {
  /// 0: no other field is set.
  uint8_t hasSameGroups;
  /// 0: no field below is set.
  uint8_t hasSameState;
  /// 1: a parameter that had a gradient has none, or the reverse.
  uint8_t hasOtherGradients;
  /// 1: a gradient has another address.
  uint8_t hasMoved;
  /// Groups with other values, by their indices.
  size_t numChangedGroups;
  const size_t *changedGroups;
  /// Parameters with a gradient that are not as they were learned, or of which
  /// nothing was.
  size_t numChangedParams;
  const size_t *changedParams;
  /// Parameters whose gradient has its elements in another order, or negated or
  /// conjugated lazily. Its address is not written.
  size_t numOtherLayouts;
  const size_t *otherLayouts;
};

/// Keeps no groups, parameters or state alive: knows addresses of objects of
/// Python, which other ones may have since. An object is read once it was found
/// where it belongs now, and all that plans depend on is compared. So another
/// object with the address of an old one is noticed, or it makes no difference.
/// All functions need the GIL.
class Guards {
public:
  explicit Guards(const TorchFunctions &functions)
      : describeLocal(functions.describe), direct(functions.direct),
        reader(functions.abi, functions.direct) {}

  /// Forgets everything, and learns the groups and their parameters. Fails
  /// with an exception of Python for what is not a list of dictionaries with
  /// iterables of parameters.
  bool learnGroups(PyObject *newGroups);
  /// Learns the values of a group for some keys, a tuple. The caller keeps the
  /// keys, and the values that cannot change without being replaced.
  bool learnValues(size_t group, PyObject *keys);
  /// Learns where the optimizer's state, a dictionary of dictionaries, has that
  /// of each parameter. Forgets parameters that have another dictionary there.
  void learnState(PyObject *newState);
  /// Learns a parameter, its gradient, the values of its state (null if it has
  /// none), and the memory of those of them that are in `tensors`, a list.
  /// `dtensor` is the class DTensor, or None if no tensor is one.
  /// `hasTorchGrad` says that the parameter is of a class of torch's that reads
  /// `grad` as torch does. The state has to be learned after it. Fails with an
  /// exception of Python for a tensor that cannot be described.
  bool learnParam(size_t index, PyObject *grad, PyObject *inner,
                  PyObject *tensors, PyObject *dtensor, bool hasTorchGrad);
  void forgetParam(size_t index) { params[index].isKnown = false; }
  /// Has checks write the address of a gradient to `slot`, if not null.
  void setGradientSlot(size_t index, uint64_t *slot) {
    params[index].gradientSlot = slot;
  }
  size_t getNumGroups() const { return groups.size(); }
  size_t getNumParams() const { return params.size(); }

  /// Compares what there is now. Checks `count` parameters from `first` on,
  /// around the end. Fails with an exception of Python if a gradient cannot be
  /// read.
  Verdict check(PyObject *newGroups, PyObject *newState, size_t first,
                size_t count);
  /// Returns the outcome of the last check.
  const Outcome &getOutcome() const { return outcome; }

private:
  struct Group {
    PyObject *group;
    /// The list or tuple of its parameters; null for another iterable.
    PyObject *list;
    bool isTuple;
    size_t firstParam, numParams;
    std::vector<PyObject *> keys, values;
    PyObject *getParam(size_t index) const {
      return isTuple ? PyTuple_GetItem(list, index)
                     : PyList_GetItem(list, index);
    }
  };
  /// Properties of a tensor that a plan depends on. `dims` is the position at
  /// which a parameter keeps the sizes of its dimensions, and then their
  /// strides.
  struct Memory {
    uint64_t address;
    dlpack::Device device;
    dlpack::DataType dtype;
    int32_t numDims;
    size_t dims;
  };
  /// A tensor that is read without DLPack.
  struct Direct {
    /// Implementation that the at::Tensor points to; null for a tensor read
    /// through DLPack.
    const void *implementation = nullptr;
    int32_t dtype = 0;
    /// Class of the object, which is the local tensor of a DTensor, and where
    /// the object was.
    PyObject *objectClass = nullptr;
    const void *place = nullptr;
  };
  /// An entry of the state of a parameter. Values that plans do not access are
  /// not described.
  struct Value {
    Reference key;
    PyObject *object = nullptr;
    Direct direct{};
    Memory memory{};
    PyObject *objectClass = nullptr;
  };
  /// An entry of the state of an optimizer, and where PyDict_Next finds it.
  struct Entry {
    Py_ssize_t position;
    PyObject *key, *inner;
  };
  /// In front is what a check reads without DLPack.
  struct Param {
    PyObject *object;
    Direct direct;
    PyObject *objectClass = nullptr;
    const void *implementation = nullptr;
    bool isKnown = false;
    bool hasGrad = false;
    /// True if its gradient may be negated or conjugated lazily.
    bool mayBeLazy = false;
    /// The local tensor of a DTensor, and the class of that of its gradient;
    /// null if they are read through DLPack.
    Direct local;
    PyObject *gradLocalClass = nullptr;
    /// True if the implementation tells the gradient.
    bool hasDirectGrad = false;
    /// The meshes and placements that a DTensor and its gradient have.
    Reference spec{nullptr}, gradSpec{nullptr};
    /// Address of the last gradient that was accepted.
    uint64_t gradAddress = 0;
    dlpack::DataType gradDType{};
    /// Bits that the address of a gradient that a plan can read does not have.
    uint64_t gradMisalignment = 0;
    TensorReader::Kind gradKind;
    Memory memory{};
    uint64_t *gradientSlot = nullptr;
    PyObject *inner = nullptr;
    std::vector<int64_t> dims;
    std::vector<Value> values;
    PyObject *gradClass = nullptr;
    /// Entry of its state, if it has one.
    size_t entry = 0;
  };

  bool hasSameGroups(PyObject *newGroups, size_t first, size_t count) const;
  bool hasSameParams(const Group &group) const;
  bool hasSameState(PyObject *newState, size_t first, size_t count) const;
  bool hasSameValues(const Group &group) const;
  bool describe(PyObject *tensor, dlpack::Tensor &description) const;
  PyObject *getLocal(PyObject *tensor) const;
  static Memory learnMemory(Param &param, const dlpack::Tensor &tensor);
  bool isSame(const Param &param, PyObject *object, const Memory &memory) const;
  bool isSame(const Param &param, PyObject *object, const Direct &tensor,
              const Memory &memory) const;
  bool isSameLocal(const Param &param, PyObject *object, const Direct &tensor,
                   const Memory &memory) const;
  bool isSame(const Param &param, const Value &value) const;
  bool isSameState(const Param &param) const;
  /// Returns the at::Tensor of an object of torch.
  const void *getTensor(PyObject *object) const {
    return reinterpret_cast<const char *>(object) + direct->tensorOffset;
  }
  /// Returns the implementation that the at::Tensor of an object points to.
  const void *getImplementation(PyObject *object) const {
    return *static_cast<const void *const *>(getTensor(object));
  }
  bool isSameObject(const Param &param) const;
  void learnClass(PyObject *dtensor, PyObject *object);
  void learnDirectly(Param &param);
  void learnLocal(Param &param, PyObject *grad, bool hasTorchGrad);
  bool learnObjectOffset(PyObject *object);
  bool isDTensor(PyObject *object) const {
    return reinterpret_cast<PyObject *>(Py_TYPE(object)) == dtensorClass;
  }
  PyObject *getSpec(PyObject *dtensor) const;
  bool hasSameSpec(PyObject *object, Reference &known) const;
  /// Returns the object of an implementation, or null.
  PyObject *getObject(const void *implementation) const;
  Reference getGradient(const Param &param) const;
  Direct makeDirect(PyObject *object, const Memory &memory) const;
  bool isDirect(const Param &param) const;
  void prefetch(const Param &param) const;
  void prefetchValues(const Param &param) const;
  void prefetchTensors(const Param &param) const;
  void prefetchGradient(const Param &param) const;
  bool checkParams(size_t begin, size_t end);
  bool checkParam(size_t index);
  void checkParamDirectly(size_t index);
  void noteGradient(Param &param, bool hasGrad);
  void noteChange(size_t index);
  bool checkGradient(size_t index, PyObject *grad);
  bool checkGradientDirectly(size_t index, const void *grad);
  bool acceptGradient(size_t index, uint64_t address, const int64_t *strides,
                      bool isLazy);

  dlpack::TensorFromPyObject describeLocal;
  const DirectAccess *direct;
  TensorReader reader;
  PyObject *dtensorClass = nullptr;
  /// Offsets of the local tensor, and of mesh and placements, in a DTensor, in
  /// bytes; 0 if they are not known.
  size_t localOffset = 0, specOffset = 0;
  /// Offset in an implementation of the address of its object of Python; 0 if
  /// it is not known.
  size_t objectOffset = 0;
  PyObject *state = nullptr;
  std::vector<Group> groups;
  std::vector<Param> params;
  /// Entries of the state, in its order.
  std::vector<Entry> entries;
  std::vector<size_t> changedGroups, changedParams, otherLayouts;
  Outcome outcome{};
};

} // namespace stepfold::torch

#endif // STEPFOLD_LIB_FRONTENDS_TORCH_GUARDS_H
