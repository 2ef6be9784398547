//===- TensorReader.cpp - Reads tensors without DLPack --------------------===//

#include "TensorReader.h"

using namespace stepfold::torch;

bool TensorReader::readKind(const void *tensor, Kind &kind) const {
  kind = {};
  int32_t layout;
  // Others than dense tensors do not have all of the below.
  if (direct->isDispatched(tensor) || abi->getLayout(tensor, &layout) ||
      layout != direct->stridedLayout || abi->getDType(tensor, &kind.dtype) ||
      abi->getDeviceType(tensor, &kind.deviceType) ||
      abi->getDeviceIndex(tensor, &kind.deviceIndex))
    return false;
  kind.keySet = readKeySet(getImplementation(tensor));
  return true;
}

bool TensorReader::readByFunctions(const void *tensor, View &view) const {
  void *data;
  int64_t *sizes, *strides;
  if (abi->getDataPointer(tensor, &data) ||
      abi->getDType(tensor, &view.dtype) ||
      abi->getNumDims(tensor, &view.numDims) || abi->getSizes(tensor, &sizes) ||
      abi->getStrides(tensor, &strides))
    return false;
  view.address = reinterpret_cast<uint64_t>(data);
  view.sizes = sizes;
  view.strides = strides;
  return true;
}
