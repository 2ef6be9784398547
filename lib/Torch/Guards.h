//===- Guards.h - What a bound plan takes for granted -----------*- C++ -*-===//
//
// Guards of an optimizer of torch: the objects, addresses, element types and
// layouts that its bound plans rely on. One check before each step compares
// them with what is there now, and reads the addresses of gradients.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_TORCH_GUARDS_H
#define STEPFOLD_LIB_TORCH_GUARDS_H

#include "Objects.h"
#include "TensorReader.h"
#include "TorchFunctions.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace stepfold::torch {

struct DeleteTensor {
  const StableABI *abi = nullptr;
  void operator()(void *tensor) const { abi->deleteTensor(tensor); }
};
using Handle = std::unique_ptr<void, DeleteTensor>;

/// What a check found, for Python.
enum class Finding : int32_t {
  Error = -1,
  /// Nothing has changed.
  Same = 0,
  /// Nothing but addresses of gradients, which are written.
  Moved = 1,
  /// What `Outcome` says.
  Other = 2,
};

/// What a check found. Python reads this struct.
struct Outcome {
  /// If 0, nothing else is set.
  uint8_t hasSameGroups;
  /// If 0, nothing below is set.
  uint8_t hasSameState;
  /// Whether a parameter that had a gradient has none, or the reverse.
  uint8_t hasOtherGradients;
  /// Whether a gradient has another address.
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

/// Objects of Python are borrowed: the caller keeps them alive, so that no
/// other object can have their address. All functions need the GIL.
class Guards {
public:
  explicit Guards(const TorchFunctions &functions)
      : describeLocal(functions.describe), abi(functions.abi),
        direct(functions.direct),
        reader(functions.abi, functions.fields, functions.direct) {}

  /// Forgets everything, and learns the groups and their parameters. Fails
  /// with an exception of Python for what is not a list of dictionaries with
  /// lists of parameters.
  bool learnGroups(PyObject *newGroups);
  /// Learns the values of a group for some keys, a tuple.
  bool learnValues(size_t group, PyObject *keys);
  /// Learns the optimizer's state, a dictionary of dictionaries.
  void learnState(PyObject *newState);
  /// Learns a parameter, its gradient, the values of its state (null if it has
  /// none), and the memory of those of them that are in `tensors`, a list.
  /// `handles` is a list of capsules with a handle of each of these tensors,
  /// which become those of the guards, or empty. `dtensor` is the class
  /// DTensor, or None if no tensor is one. `isPlain` says that the parameter is
  /// of a class of torch's that reads `grad` as torch does. Fails with an
  /// exception of Python for a tensor that cannot be described.
  bool learnParam(size_t index, PyObject *grad, PyObject *inner,
                  PyObject *tensors, PyObject *handles, PyObject *dtensor,
                  bool isPlain);
  void forgetParam(size_t index) { params[index].isKnown = false; }
  /// Has checks write the address of a gradient to `target`, if not null.
  void setTarget(size_t index, uint64_t *target) {
    params[index].target = target;
  }
  size_t getNumGroups() const { return groups.size(); }
  size_t getNumParams() const { return params.size(); }

  /// Compares what there is now. Checks `count` parameters from `first` on,
  /// around the end. Fails with an exception of Python if a gradient cannot be
  /// read.
  Finding check(PyObject *newGroups, PyObject *newState, size_t first,
                size_t count);
  /// Of the last check.
  const Outcome &getOutcome() const { return outcome; }

private:
  struct Group {
    PyObject *group;
    PyObject *list;
    size_t firstParam, numParams;
    std::vector<PyObject *> keys, values;
  };
  /// What a plan depends on of a tensor. `dims` is where a parameter keeps the
  /// sizes of its dimensions, and then their strides.
  struct Memory {
    uint64_t address;
    dlpack::Device device;
    dlpack::DataType dtype;
    int32_t numDims;
    size_t dims;
  };
  /// A tensor that is read without DLPack.
  struct Direct {
    /// What the at::Tensor points to; null for a tensor read through DLPack.
    void *implementation = nullptr;
    int32_t dtype = 0;
    const void *getTensor() const { return &implementation; }
  };
  /// A value in the state of a parameter.
  struct Value {
    PyObject *object = nullptr;
    Direct direct;
    Memory memory{};
    /// Whether it is a tensor that plans access.
    bool isAccessed = false;
  };
  /// In front is what a check reads without DLPack.
  struct Param {
    PyObject *object;
    /// As long as its object is of this class.
    Direct direct;
    PyObject *objectClass = nullptr;
    bool isKnown = false;
    bool hasGrad = false;
    /// Whether its gradient may be negated or conjugated lazily.
    bool mayBeLazy = false;
    dlpack::DataType gradDType{};
    TensorReader::Kind gradKind;
    Memory memory{};
    uint64_t *target = nullptr;
    PyObject *inner = nullptr;
    std::vector<int64_t> dims;
    std::vector<Value> values;
    PyObject *gradClass = nullptr;
    /// They own tensors of the state.
    std::vector<Handle> handles;
  };

  bool hasSameGroups(PyObject *newGroups, size_t first, size_t count) const;
  bool hasSameState(PyObject *newState, bool isWhole) const;
  bool hasSameValues(const Group &group) const;
  bool describe(PyObject *tensor, dlpack::Tensor &description) const;
  PyObject *getLocal(PyObject *tensor) const;
  static Memory learnMemory(Param &param, const dlpack::Tensor &tensor);
  bool isSame(const Param &param, PyObject *object, const Memory &memory) const;
  bool isSame(const Param &param, const Direct &tensor,
              const Memory &memory) const;
  bool isSameState(const Param &param) const;
  std::vector<Handle> takeHandles(PyObject *capsules) const;
  void *getImplementation(PyObject *object) const;
  void learnDirectly(Param &param);
  Direct makeDirect(void *implementation, const Memory &memory) const;
  bool isDirect(const Param &param) const;
  void prefetch(const Param &param) const;
  void prefetchTensors(const Param &param) const;
  const void *getGradient(const Param &param) const;
  void prefetchGradient(const Param &param) const;
  void prefetchGradientStorage(const Param &param) const;
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
  const StableABI *abi;
  const DirectAccess *direct;
  TensorReader reader;
  PyObject *dtensorClass = nullptr;
  PyObject *state = nullptr;
  std::vector<Group> groups;
  std::vector<Param> params;
  /// The dictionaries in the state, in its order.
  std::vector<PyObject *> inners;
  std::vector<size_t> changedGroups, changedParams, otherLayouts;
  Outcome outcome{};
};

} // namespace stepfold::torch

#endif // STEPFOLD_LIB_TORCH_GUARDS_H
