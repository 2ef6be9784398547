//===- TensorReader.cpp - Reads tensors without DLPack --------------------===//

#include "TensorReader.h"

using namespace stepfold::torch;

bool TensorReader::readKind(const void *tensor, Kind &kind) const {
  return readDType(tensor, kind.dtype) &&
         !abi->getDeviceType(tensor, &kind.deviceType) &&
         !abi->getDeviceIndex(tensor, &kind.deviceIndex);
}

bool TensorReader::readDimsByFunctions(const void *tensor, Dims &dims) const {
  int64_t *sizes, *strides;
  if (abi->getNumDims(tensor, &dims.numDims) || abi->getSizes(tensor, &sizes) ||
      abi->getStrides(tensor, &strides))
    return false;
  dims.sizes = sizes;
  dims.strides = strides;
  return true;
}
