//===- SafeTensors.h - Reads and writes safetensors files -------*- C++ -*-===//
//
// The checkpoint format: the length of a JSON header as 8 bytes, little-endian,
// the header, and the elements of all tensors.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_INSTRUMENT_SAFETENSORS_H
#define STEPFOLD_RUNTIME_INSTRUMENT_SAFETENSORS_H

#include "stepfold/Data/DType.h"

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace stepfold::runtime {

struct SavedTensor {
  std::string name;
  DType dtype = DType::F32;
  std::vector<int64_t> shape;
  std::vector<uint8_t> bytes;
};

/// Parses the contents of a file. `fileName` is for messages.
llvm::Expected<std::vector<SavedTensor>>
parseSafeTensors(llvm::StringRef contents, llvm::StringRef fileName);

llvm::Expected<std::vector<SavedTensor>> loadSafeTensors(llvm::StringRef path);

/// Writes the tensors. The file appears under its name when it is complete, or
/// not at all.
llvm::Error saveSafeTensors(llvm::StringRef path,
                            llvm::ArrayRef<SavedTensor> tensors);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_INSTRUMENT_SAFETENSORS_H
