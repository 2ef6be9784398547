//===- Report.h - Effects of compiling a stage ------------------*- C++ -*-===//
//
// The report compares the compiled stage with the program as it came, each of
// its ops on its own: what a framework that works op by op does at best with
// the same kernels. It also says what was not done, and why.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REPORT_REPORT_H
#define STEPFOLD_REPORT_REPORT_H

#include "llvm/Support/JSON.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace stepfold {

/// Kinds of tensors that a stream of the stage consists of.
enum class StreamRole {
  Parameters,
  Gradients,
  /// State besides parameters and copies that is kept between steps.
  State,
  /// Copies of parameters in a lower precision, made by optim-hoist-casts.
  Copies,
  /// Values that one op of the stage leaves in memory for another.
  Temporaries
};
inline constexpr unsigned numStreamRoles = 5;
llvm::StringRef getName(StreamRole role);

struct Report {
  struct Bytes {
    uint64_t read = 0, written = 0;
  };
  /// Casts of tensors in the program's step, by where they run.
  struct Casts {
    /// Casts of parameters in the forward and backward pass.
    uint64_t outside = 0;
    /// Those in the stage that are traversals of their own.
    uint64_t alone = 0;
    /// Those in the stage that are part of another traversal.
    uint64_t fused = 0;
  };
  /// Operations outside of the stage that read gradients.
  struct Readers {
    uint64_t ops = 0;
    /// Bytes of their operands and results.
    uint64_t bytes = 0;
  };
  /// A stage at one time.
  struct Form {
    /// Update ops by name.
    std::map<std::string, uint64_t> updates;
    /// In one step (stepfold/Analysis/TrafficModel.h).
    uint64_t launches = 0;
    std::array<Bytes, numStreamRoles> traffic;
    Casts casts;
    /// By their names.
    std::map<std::string, Readers> readers;
    /// Bytes of all state of the program.
    uint64_t persistentBytes = 0;

    uint64_t countUpdates() const;
    uint64_t getBytesRead() const;
    uint64_t getBytesWritten() const;
    uint64_t getTotalBytes() const {
      return getBytesRead() + getBytesWritten();
    }
  };
  /// A copy of a parameter that the program did not have.
  struct Copy {
    std::string name, parameter;
    uint64_t bytes = 0;
    /// The casts that it replaced.
    uint64_t casts = 0;
    /// Bytes saved in each step: those that these casts moved, less those that
    /// writing the copy moves. A cast in a region, which may not run, does not
    /// count.
    int64_t savedBytes = 0;

    bool takesMoreThanItSaves() const {
      return savedBytes < static_cast<int64_t>(bytes);
    }
  };

  /// A list of buffers that a kernel goes through.
  struct Stream {
    /// "out", "in", "per_parameter" or "scalar".
    std::string kind;
    /// Binding of the first buffer: "state w", "gradient w", "scratch" or
    /// "constant".
    std::string first;
    StreamRole role;
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

  /// Message of a pass about a rewrite that it did not perform; equal remarks
  /// are one.
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
  /// Bytes that compiling added to the state of the program; negative if a rank
  /// no longer has state that other ranks update.
  int64_t extraStateBytes = 0;
  uint64_t scratchBytes = 0;
  Form before, after;
  std::vector<Copy> copies;
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

#endif // STEPFOLD_REPORT_REPORT_H
