//===- Plan.h - The compiled form of an optimizer stage ---------*- C++ -*-===//
//
// The contents of plan.json (docs/plan-format.md), with its reader, writer and
// verifier.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_PLAN_PLAN_H
#define STEPFOLD_PLAN_PLAN_H

#include "stepfold/Data/DotProduct.h"
#include "stepfold/Data/Exchange.h"
#include "stepfold/Data/Variable.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <array>
#include <optional>
#include <variant>

namespace stepfold::runtime {

struct Plan {
  static constexpr int64_t version = 10;

  enum class TargetKind { CUDA, Host };
  struct Target {
    TargetKind kind = TargetKind::Host;
    /// CUDA: such as "sm_90".
    std::string arch;
    /// Host: the triple, and the processor features that the code needs.
    std::string triple;
    std::vector<std::string> features;
  };

  /// A file beside plan.json.
  struct File {
    std::string name;
    /// SHA-256 in lower-case hexadecimal. Another file is refused.
    std::string digest;
  };

  /// Those of the other target have no name.
  struct Code {
    File ptx;
    File cubin; // may have no name
    File object;
  };

  struct Initial {
    InitialKind kind = InitialKind::Seeded;
    uint64_t bits = 0;   // splat
    uint64_t offset = 0; // data: offset in the constants file
    std::string of;      // cast, copy
  };

  struct Buffer : TensorInfo {
    /// Means nothing but for state.
    Initial initial;
    /// Begin of a scratch buffer in the block of scratch, in bytes. Buffers may
    /// share memory if no step accesses both.
    uint64_t offset = 0;
  };

  /// One block of memory that holds several buffers.
  struct Allocation {
    std::string name;
    DType dtype = DType::F32;
    uint64_t elements = 0;
    /// Alignment of each segment's address, in bytes.
    uint64_t alignment = 1;
    struct Segment {
      uint32_t buffer = 0;
      /// In elements, from the start of the allocation.
      uint64_t offset = 0;
    };
    /// In ascending order. Elements of none are padding.
    std::vector<Segment> segments;

    uint64_t getNumBytes() const { return elements * getSize(dtype); }
    /// Returns the alignment of the allocation's own address.
    uint64_t getAddressAlignment() const {
      return std::max<uint64_t>(alignment, getSize(dtype));
    }
  };

  struct Constants {
    File file; // without a name: there are none
    uint64_t bytes = 0;
  };

  /// A table of addresses, see Tables.h: K streams of N buffer indices each.
  struct Table {
    std::vector<std::vector<uint32_t>> streams;
  };

  /// The chunks of buffers that the blocks of a kernel work on (Tables.h).
  struct ChunkList {
    uint32_t elements = 1024;
    /// 0: the last chunk of a buffer is as any other.
    uint32_t tailElements = 0;
    std::vector<uint32_t> buffers;
  };

  enum class ArgumentKind {
    Table,
    Adjacent,
    Chunks,
    Scratch,
    Constant,
    Buffer
  };
  struct Argument {
    ArgumentKind kind = ArgumentKind::Buffer;
    /// The index of a table, chunk list or buffer, or a byte offset. Adjacent:
    /// the index of a table.
    uint64_t value = 0;
  };

  // Properties of arguments that the code of a kernel relies on: one type for
  // each kind of argument, in the order of `ArgumentKind`.

  struct StreamType {
    DType dtype = DType::F32;
    bool isWritten = false;
    /// Number of elements of a parameter for each of its buffer.
    uint32_t blockSize = 1;
  };
  struct TableType {
    /// Number of buffers of each stream.
    uint32_t numBuffers = 0;
    /// Number of elements of each buffer. If absent, a buffer has the elements
    /// that the kernel's chunk list cuts into chunks, or one for each block of
    /// these.
    std::optional<uint64_t> numElements;
    std::vector<StreamType> streams;
  };
  /// The address of the first buffer of a table of one stream, if its buffers
  /// of one element each are adjacent in memory; else null.
  struct AdjacentType {
    uint32_t numBuffers = 0;
    StreamType stream;
  };
  struct ChunkListType {
    uint32_t elements = 0;
    uint32_t tailElements = 0;
    uint32_t numBuffers = 0;
    /// Number of chunks of any length up to `elements`, and of chunks of
    /// `tailElements` behind them.
    uint32_t numWhole = 0, numTails = 0;
  };
  struct ScratchType {
    uint64_t numBytes = 0;
    bool isWritten = false;
  };
  struct ConstantType {
    uint64_t numBytes = 0;
    /// SHA-256 of them: kernels find their way in memory by constants.
    std::string digest;
  };
  struct BufferType {
    DType dtype = DType::F32;
    uint64_t numElements = 0;
    bool isWritten = false;
  };
  using ArgumentType = std::variant<TableType, AdjacentType, ChunkListType,
                                    ScratchType, ConstantType, BufferType>;

  /// A function of the code, and what that was compiled for.
  struct Kernel {
    std::string name;
    /// Means nothing for a host target.
    std::array<uint32_t, 3> block = {1, 1, 1};
    /// The number of blocks; without it, that follows from the chunk list.
    std::optional<uint32_t> numBlocks;
    std::vector<ArgumentType> arguments;

    /// Returns how many threads a block of it has.
    uint64_t getNumThreads() const;
    /// Returns the positions of its chunk lists. A kernel of a plan that
    /// verifies has one at most.
    std::vector<size_t> findChunkLists() const;
    /// Returns how many blocks a launch of it has.
    uint64_t getNumBlocks() const;
  };

  /// An exchange of the words in some buffers. In plan.json, it is one of the
  /// steps.
  struct Exchange {
    std::string name;
    ExchangeKind kind = ExchangeKind::Sum;
    /// State of i64.
    std::vector<uint32_t> buffers;
    /// Number of steps before it.
    uint32_t position = 0;
  };

  struct Launch {
    /// An index of `kernels`.
    uint32_t kernel = 0;
    /// CUDA: may be launched before the launch before it has ended; the kernel
    /// waits for that.
    bool isDependentLaunch = false;
    std::vector<Argument> arguments;
  };

  /// Products of matrices (docs/reference/dialect.md, `optim.matmul`), whose
  /// sizes are the shapes of buffers.
  struct Product : ProductForm {
    /// Indices of buffers, one for each product. `plus` may have none.
    std::vector<uint32_t> outs, lhs, rhs, plus;
  };

  /// Copies of rows (docs/reference/dialect.md, `optim.copy_rows`), whose sizes
  /// are the shapes of buffers.
  struct RowCopies {
    /// Indices of buffers: n of `outs` for each of `ins`, or n of `ins` for
    /// each of `outs`.
    std::vector<uint32_t> outs, ins;
  };

  using Step = std::variant<Launch, Product, RowCopies>;

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
  std::vector<Kernel> kernels;
  std::vector<Step> steps;
  /// In order, which is that of their positions, too.
  std::vector<Exchange> exchanges;

  Launch &getLaunch(size_t step) { return std::get<Launch>(steps[step]); }
  /// Calls `visit` with each buffer that a step accesses, several times with
  /// some.
  void forEachBuffer(const Step &step,
                     llvm::function_ref<void(uint32_t buffer)> visit) const;
  /// Calls `visit` with each launch and its position among the steps.
  void forEachLaunch(
      llvm::function_ref<void(size_t step, const Launch &launch)> visit) const;
  /// Sizes of one product: `rows` x `inner` times `inner` x `columns`.
  struct ProductSizes {
    uint64_t rows, columns, inner;
    bool operator==(const ProductSizes &other) const {
      return rows == other.rows && columns == other.columns &&
             inner == other.inner;
    }
  };
  ProductSizes getSizes(const Product &product, size_t index) const;
  /// Rows in a buffer: where the first one begins, and the distance from one to
  /// the next, in bytes.
  struct Rows {
    uint32_t buffer;
    uint64_t begin, pitch;
  };
  /// A copy of `numRows` rows of `rowBytes` bytes each.
  struct RowCopy {
    Rows out, in;
    uint64_t numRows, rowBytes;
  };
  /// Returns the copies of a step, which may be done in any order, one for each
  /// matrix that has rows to itself. There are none of no bytes.
  std::vector<RowCopy> listCopies(const RowCopies &step) const;

  /// Returns the positions of the steps before exchange `part`, or behind the
  /// last exchange: the first, and the end.
  std::pair<size_t, size_t> getPart(size_t part) const;
  /// Returns whether the parts before exchange `end` write state besides the
  /// words of exchanges.
  bool writesStateBefore(size_t end) const;
  /// Checks everything that a plan must satisfy beyond its JSON types: what
  /// steps give kernels is what these were compiled for. The message begins
  /// with the JSON path of the culprit.
  llvm::Error verify() const;
  /// Checks the contents of the constants of a plan that verifies.
  llvm::Error verifyConstants(llvm::ArrayRef<uint8_t> bytes) const;
};

inline Plan::ArgumentKind getKind(const Plan::ArgumentType &type) {
  return static_cast<Plan::ArgumentKind>(type.index());
}

/// The alignment of the scratch block and of the constants.
constexpr uint64_t planBlockAlignment = 256;
/// The alignment of an argument's offset within them: a multiple of every
/// access's width.
constexpr uint64_t planOffsetAlignment = 16;

/// The name of a plan's main file in its folder.
constexpr llvm::StringLiteral planFileName = "plan.json";

/// Reads and verifies the text of a plan.json, which must be as `writePlan`
/// wrote it. `fileName` is for messages.
llvm::Expected<Plan> parsePlan(llvm::StringRef text,
                               llvm::StringRef fileName = planFileName);

/// Writes plan.json for a plan that verifies, with a line for each buffer,
/// table, kernel and step. Readers ignore the `report`.
void writePlan(llvm::raw_ostream &os, const Plan &plan,
               const llvm::json::Value *report = nullptr);

/// Returns the SHA-256 of what plan.json says of a kernel, in lower-case
/// hexadecimal. The code of a host kernel knows that of its own.
std::string getSignature(const Plan::Kernel &kernel);

} // namespace stepfold::runtime

#endif // STEPFOLD_PLAN_PLAN_H
