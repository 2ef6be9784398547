//===- Plan.h - The compiled form of an optimizer stage ---------*- C++ -*-===//
//
// The contents of plan.json (docs/plan-format.md), with its reader, writer and
// verifier.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_PLAN_H
#define STEPFOLD_RUNTIME_PLAN_H

#include "stepfold/Runtime/Engine.h"

#include "llvm/Support/JSON.h"

#include <array>
#include <map>

namespace stepfold::runtime {

struct Plan {
  static constexpr int64_t version = 3;

  enum class TargetKind { CUDA, Host };
  struct Target {
    TargetKind kind = TargetKind::Host;
    /// CUDA: such as "sm_90".
    std::string arch;
    /// Host: the triple, and the processor features that the code needs.
    std::string triple;
    std::vector<std::string> features;
  };

  /// Names of files in the plan's folder; those of the other target are empty.
  struct Code {
    std::string ptx;
    std::string cubin; // may be empty
    std::string library;
    /// Of these files, by name: SHA-256 in lower-case hexadecimal. Where there
    /// is one, the file is refused if it is another.
    std::map<std::string, std::string> digests;
  };

  struct Initial {
    InitialKind kind = InitialKind::Seeded;
    uint64_t bits = 0;   // splat
    uint64_t offset = 0; // data: where in the constants file
    std::string of;      // cast, copy
  };

  struct Buffer : TensorInfo {
    /// Means nothing for a gradient.
    Initial initial;
  };

  /// One block of memory that holds several buffers.
  struct Allocation {
    std::string name;
    DType dtype = DType::F32;
    uint64_t elements = 0;
    /// Of each segment's address, in bytes.
    uint64_t alignment = 1;
    struct Segment {
      uint32_t buffer = 0;
      /// In elements, from the start of the allocation.
      uint64_t offset = 0;
    };
    /// In ascending order. Elements of none are padding.
    std::vector<Segment> segments;

    uint64_t getNumBytes() const { return elements * getSize(dtype); }
    /// What the allocation's own address must be a multiple of.
    uint64_t getAddressAlignment() const {
      return std::max<uint64_t>(alignment, getSize(dtype));
    }
  };

  struct Constants {
    std::string file; // empty: there are none
    uint64_t bytes = 0;
  };

  /// A table of addresses, see Tables.h: K streams of N buffer indices each.
  struct Table {
    std::vector<std::vector<uint32_t>> streams;
  };

  /// What the blocks of a kernel work on: chunks of buffers, see Tables.h.
  struct ChunkList {
    uint32_t elements = 1024;
    /// 0: the last chunk of a buffer is as any other.
    uint32_t tailElements = 0;
    std::vector<uint32_t> buffers;
  };

  enum class ArgumentKind { Table, Chunks, Scratch, Constant, Buffer };
  struct Argument {
    ArgumentKind kind = ArgumentKind::Buffer;
    /// The index of a table, chunk list or buffer, or a byte offset.
    uint64_t value = 0;
  };

  struct Step {
    std::string kernel;
    std::array<uint32_t, 3> grid = {1, 1, 1};
    /// Means nothing for a host target.
    std::array<uint32_t, 3> block = {1, 1, 1};
    /// CUDA: may be launched before the launch before it has ended; the kernel
    /// waits for that.
    bool isDependentLaunch = false;
    std::vector<Argument> arguments;
  };

  std::string compiler;
  Target target;
  Code code;
  std::vector<Buffer> buffers;
  /// Buffers of none have memory of their own.
  std::vector<Allocation> allocations;
  uint64_t scratchBytes = 0;
  Constants constants;
  std::vector<Table> tables;
  std::vector<ChunkList> chunkLists;
  std::vector<Step> steps;

  /// Checks everything that a plan must satisfy beyond its JSON types. The
  /// message begins with the JSON path of the culprit.
  llvm::Error verify() const;
};

/// The alignment of the scratch block and of the constants.
constexpr uint64_t planBlockAlignment = 256;
/// The alignment of an argument's offset within them.
constexpr uint64_t planOffsetAlignment = 8;

/// Reads and verifies the text of a plan.json. `fileName` is for messages.
llvm::Expected<Plan> parsePlan(llvm::StringRef text,
                               llvm::StringRef fileName = "plan.json");

/// Writes plan.json for a plan that verifies, with a line for each buffer,
/// table and step. Readers ignore the `report`.
void writePlan(llvm::raw_ostream &os, const Plan &plan,
               const llvm::json::Value *report = nullptr);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_PLAN_H
