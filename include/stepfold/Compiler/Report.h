//===- Report.h - What compiling a stage changed ----------------*- C++ -*-===//
//
// The report compares the compiled stage with the program as it came, each of
// its ops on its own: what a framework that works op by op does at best with
// the same kernels. It also says what was not done, and why.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_COMPILER_REPORT_H
#define STEPFOLD_COMPILER_REPORT_H

#include "llvm/Support/JSON.h"

#include <map>
#include <string>
#include <vector>

namespace stepfold {

struct Report {
  /// A stage at one time.
  struct Form {
    /// Update ops by name.
    std::map<std::string, uint64_t> updates;
    /// In one step (stepfold/Analysis/TrafficModel.h).
    uint64_t launches = 0, bytesRead = 0, bytesWritten = 0;

    uint64_t countUpdates() const;
    uint64_t getTotalBytes() const { return bytesRead + bytesWritten; }
  };

  /// A list of buffers that a kernel goes through.
  struct Stream {
    /// "out", "in", "per_parameter" or "scalar".
    std::string kind;
    /// What the first buffer is bound to: "state w", "gradient w", "scratch" or
    /// "constant".
    std::string first;
    uint64_t numBuffers = 0, bytesRead = 0, bytesWritten = 0;
  };
  /// A structured op of the compiled stage.
  struct Op {
    std::string name;
    uint64_t numParameters = 0, launches = 0;
    std::vector<Stream> streams;
  };

  /// One memory for several tensors.
  struct Buffer {
    std::string name;
    uint64_t numTensors = 0, bytes = 0, paddingBytes = 0;
  };

  /// What a pass said about something that it did not do; equal remarks are
  /// one.
  struct Remark {
    std::string pass, name, reason, location;
    uint64_t count = 1;
  };

  std::string target;
  /// Parameters that have a gradient, and their elements.
  uint64_t numParameters = 0, numElements = 0;
  /// Kinds of updates that could be one op.
  uint64_t numGroups = 0;
  uint64_t stateBytes = 0;
  /// State that the program did not have before it was compiled.
  uint64_t extraStateBytes = 0;
  uint64_t scratchBytes = 0;
  Form before, after;
  std::vector<Op> ops;
  std::vector<Buffer> buffers;
  /// None where the context of the program has a remark engine of its own,
  /// which gets them instead.
  std::vector<Remark> remarks;
};

llvm::json::Value toJSON(const Report &report);

/// The report as a table for people.
std::string toText(const Report &report);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_REPORT_H
