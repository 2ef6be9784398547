//===- Descriptions.cpp - Descriptions of tensors by DLPack ---------------===//

#include "Descriptions.h"

using namespace stepfold;
using stepfold::torch::Reference;

bool torch::isSame(const dlpack::DataType &type,
                   const dlpack::DataType &other) {
  return type.code == other.code && type.bits == other.bits &&
         type.lanes == other.lanes;
}

bool torch::isSame(const dlpack::Device &device, const dlpack::Device &other) {
  return device.type == other.type && device.index == other.index;
}

uint64_t torch::getAddress(const dlpack::Tensor &tensor) {
  return reinterpret_cast<uint64_t>(tensor.data) + tensor.byteOffset;
}

static bool isTrue(PyObject *object, PyObject *method) {
  Reference result(PyObject_CallMethodObjArgs(object, method, nullptr));
  if (!result.get())
    PyErr_Clear();
  return result.get() == Py_True;
}

bool torch::isLazy(PyObject *tensor) {
  static PyObject *const isConj = getName("is_conj");
  static PyObject *const isNeg = getName("is_neg");
  return isTrue(tensor, isNeg) || isTrue(tensor, isConj);
}

bool torch::canBeLazy(const dlpack::Tensor &tensor) {
  return tensor.dtype.code == dlpack::complexCode ||
         getNumElements(tensor.shape, tensor.numDims) == 1;
}
