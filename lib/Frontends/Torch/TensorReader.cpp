//===- TensorReader.cpp - Reads tensors without DLPack --------------------===//

#include "TensorReader.h"

using namespace stepfold::torch;

bool TensorReader::isDense(const void *tensor) const {
  int32_t layout;
  return !direct->isDispatched(tensor) && !abi->getLayout(tensor, &layout) &&
         layout == direct->stridedLayout;
}

bool TensorReader::read(const void *tensor, View &view) const {
  void *data;
  int64_t *sizes, *strides;
  if (abi->getDataPointer(tensor, &data) ||
      abi->getDType(tensor, &view.dtype) ||
      abi->getNumDims(tensor, &view.numDims))
    return false;
  // A number, such as a count of steps, has no dimensions.
  sizes = strides = nullptr;
  if (view.numDims &&
      (abi->getSizes(tensor, &sizes) || abi->getStrides(tensor, &strides)))
    return false;
  view.address = reinterpret_cast<uint64_t>(data);
  view.sizes = sizes;
  view.strides = strides;
  return true;
}

bool TensorReader::isOnDevice(const void *tensor, const Kind &kind) const {
  int32_t type, index;
  return !abi->getDeviceType(tensor, &type) && type == kind.deviceType &&
         !abi->getDeviceIndex(tensor, &index) && index == kind.deviceIndex;
}

bool TensorReader::hasMemory(const void *tensor, const View &view,
                             uint64_t elementBytes) const {
  int64_t offset;
  return !abi->getStorageOffset(tensor, &offset) &&
         (offset == 0 || view.address != offset * elementBytes);
}

bool TensorReader::readKind(const void *tensor, Kind &kind) const {
  return isDense(tensor) && !abi->getDType(tensor, &kind.dtype) &&
         !abi->getDeviceType(tensor, &kind.deviceType) &&
         !abi->getDeviceIndex(tensor, &kind.deviceIndex);
}
