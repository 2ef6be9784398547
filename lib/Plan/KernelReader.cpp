//===- KernelReader.cpp - Reads the kernels and steps of plan.json --------===//

#include "PlanReader.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/bit.h"

using namespace llvm;
using namespace stepfold::runtime;

/// Calls `read` with what the only key of an argument says, and its kind.
template <typename Result>
static Result
readArgumentOf(JSONNode node,
               function_ref<Result(Plan::ArgumentKind, JSONNode)> read) {
  static constexpr std::pair<StringLiteral, Plan::ArgumentKind> kinds[] = {
      {"table", Plan::ArgumentKind::Table},
      {"adjacent", Plan::ArgumentKind::Adjacent},
      {"chunks", Plan::ArgumentKind::Chunks},
      {"scratch", Plan::ArgumentKind::Scratch},
      {"constant", Plan::ArgumentKind::Constant},
      {"buffer", Plan::ArgumentKind::Buffer}};
  for (const auto &[key, kind] : kinds) {
    if (JSONNode value = node.find(key)) {
      node.expectKeys({key});
      return read(kind, value);
    }
  }
  node.fail(
      "expected one of table, adjacent, chunks, scratch, constant, buffer");
  return Result();
}

static Plan::TableType readTableType(JSONNode node) {
  node.expectKeys({"buffers", "elements", "streams"});
  Plan::TableType type;
  type.numBuffers = node.get("buffers").getInteger(maxUInt32);
  if (JSONNode elements = node.find("elements"))
    type.numElements = elements.getInteger(maxInt64);
  node.get("streams").forEachElement([&](JSONNode stream) {
    stream.expectKeys({"dtype", "written", "block"});
    Plan::StreamType &added = type.streams.emplace_back();
    added.dtype = readDType(stream.get("dtype"));
    added.isWritten = stream.get("written").getBoolean();
    if (JSONNode block = stream.find("block"))
      added.blockSize = block.getInteger(maxUInt32);
  });
  return type;
}

static Plan::AdjacentType readAdjacentType(JSONNode node) {
  node.expectKeys({"buffers", "dtype", "written"});
  Plan::AdjacentType type;
  type.numBuffers = node.get("buffers").getInteger(maxUInt32);
  type.stream.dtype = readDType(node.get("dtype"));
  type.stream.isWritten = node.get("written").getBoolean();
  return type;
}

static Plan::ChunkListType readChunkListType(JSONNode node) {
  node.expectKeys({"elements", "tail_elements", "buffers", "whole", "tails"});
  Plan::ChunkListType type;
  type.elements = node.get("elements").getInteger(maxUInt32);
  type.tailElements = node.get("tail_elements").getInteger(maxUInt32);
  type.numBuffers = node.get("buffers").getInteger(maxUInt32);
  type.numWhole = node.get("whole").getInteger(maxUInt32);
  type.numTails = node.get("tails").getInteger(maxUInt32);
  return type;
}

static Plan::ScratchType readScratchType(JSONNode node) {
  node.expectKeys({"bytes", "written"});
  return {node.get("bytes").getInteger(maxInt64),
          node.get("written").getBoolean()};
}

static Plan::ConstantType readConstantType(JSONNode node) {
  node.expectKeys({"bytes", "sha256"});
  return {node.get("bytes").getInteger(maxInt64),
          readDigest(node.get("sha256"))};
}

static Plan::BufferType readBufferType(JSONNode node) {
  node.expectKeys({"dtype", "elements", "written"});
  return {readDType(node.get("dtype")),
          node.get("elements").getInteger(maxInt64),
          node.get("written").getBoolean()};
}

static Plan::ArgumentType readArgumentType(Plan::ArgumentKind kind,
                                           JSONNode node) {
  switch (kind) {
  case Plan::ArgumentKind::Table:
    return readTableType(node);
  case Plan::ArgumentKind::Adjacent:
    return readAdjacentType(node);
  case Plan::ArgumentKind::Chunks:
    return readChunkListType(node);
  case Plan::ArgumentKind::Scratch:
    return readScratchType(node);
  case Plan::ArgumentKind::Constant:
    return readConstantType(node);
  case Plan::ArgumentKind::Buffer:
    return readBufferType(node);
  }
  return {};
}

static std::array<uint32_t, 3> readExtent(JSONNode node) {
  std::array<uint32_t, 3> extent = {1, 1, 1};
  if (node && node.getArraySize() != 3) {
    node.fail("expected 3 integers");
    return extent;
  }
  size_t i = 0;
  node.forEachElement(
      [&](JSONNode size) { extent[i++] = size.getInteger(maxUInt32); });
  return extent;
}

static Plan::Kernel readKernel(JSONNode node, Plan::TargetKind target) {
  Plan::Kernel kernel;
  kernel.name = node.get("name").getString();
  if (target == Plan::TargetKind::CUDA) {
    node.expectKeys({"name", "block", "blocks", "arguments"});
    kernel.block = readExtent(node.get("block"));
  } else {
    node.expectKeys({"name", "blocks", "arguments"});
  }
  if (JSONNode blocks = node.find("blocks"))
    kernel.numBlocks = blocks.getInteger(maxUInt32);
  node.get("arguments").forEachElement([&](JSONNode argument) {
    kernel.arguments.push_back(
        readArgumentOf<Plan::ArgumentType>(argument, readArgumentType));
  });
  return kernel;
}

static Plan::Argument readArgument(Plan::ArgumentKind kind, JSONNode node) {
  return {kind, node.getInteger(maxInt64)};
}

static Plan::Launch readLaunch(JSONNode node, Plan::TargetKind target,
                               const StringMap<uint32_t> &kernels) {
  Plan::Launch launch;
  JSONNode kernel = node.get("kernel");
  StringRef name = kernel.getString();
  auto found = kernels.find(name);
  if (found != kernels.end())
    launch.kernel = found->second;
  else
    kernel.fail("there is no kernel " + quote(name));
  if (target == Plan::TargetKind::CUDA) {
    node.expectKeys({"kernel", "dependent_launch", "arguments"});
    if (JSONNode dependent = node.find("dependent_launch"))
      launch.isDependentLaunch = dependent.getBoolean();
  } else {
    node.expectKeys({"kernel", "arguments"});
  }
  node.get("arguments").forEachElement([&](JSONNode argument) {
    launch.arguments.push_back(
        readArgumentOf<Plan::Argument>(argument, readArgument));
  });
  return launch;
}

static float readFactor(JSONNode node) {
  uint64_t bits = readBits(node);
  if (bits > maxUInt32)
    node.fail("expected bits of f32");
  return bit_cast<float>(static_cast<uint32_t>(bits));
}

static Plan::Product readProduct(JSONNode node) {
  node.expectKeys({"accumulation", "alpha", "beta", "lhs_transposed",
                   "rhs_transposed", "symmetric", "out", "lhs", "rhs", "plus"});
  Plan::Product product;
  product.accumulation =
      readEnum<Accumulation>(node.get("accumulation"), numAccumulations);
  product.alpha = readFactor(node.get("alpha"));
  auto readFlag = [&](StringRef key) {
    JSONNode flag = node.find(key);
    return flag && flag.getBoolean();
  };
  product.isLhsTransposed = readFlag("lhs_transposed");
  product.isRhsTransposed = readFlag("rhs_transposed");
  product.isSymmetric = readFlag("symmetric");
  product.outs = readIndices(node.get("out"));
  product.lhs = readIndices(node.get("lhs"));
  product.rhs = readIndices(node.get("rhs"));
  if (JSONNode plus = node.find("plus")) {
    product.plus = readIndices(plus);
    product.beta = readFactor(node.get("beta"));
    if (product.plus.empty())
      plus.fail("expected at least 1 buffer");
  } else if (JSONNode beta = node.find("beta")) {
    beta.fail("expected none without plus");
  }
  return product;
}

static Plan::RowCopies readRowCopies(JSONNode node) {
  node.expectKeys({"out", "in"});
  return {readIndices(node.get("out")), readIndices(node.get("in"))};
}

static Plan::Exchange readExchange(JSONNode node) {
  node.expectKeys({"name", "kind", "buffers"});
  Plan::Exchange exchange;
  exchange.name = node.get("name").getString();
  exchange.kind = readEnum<ExchangeKind>(node.get("kind"), numExchangeKinds);
  exchange.buffers = readIndices(node.get("buffers"));
  return exchange;
}

/// Reads a step of any kind.
static void readAnyStep(JSONNode node, Plan &plan,
                        const StringMap<uint32_t> &kernels) {
  if (JSONNode exchange = node.find("exchange")) {
    node.expectKeys({"exchange"});
    plan.exchanges.push_back(readExchange(exchange));
    plan.exchanges.back().position = plan.steps.size();
  } else if (node.find("kernel")) {
    plan.steps.push_back(readLaunch(node, plan.target.kind, kernels));
  } else if (JSONNode product = node.find("product")) {
    node.expectKeys({"product"});
    plan.steps.push_back(readProduct(product));
  } else if (JSONNode copies = node.find("row_copies")) {
    node.expectKeys({"row_copies"});
    plan.steps.push_back(readRowCopies(copies));
  } else {
    node.fail("expected one of kernel, product, row_copies, exchange");
  }
}

void stepfold::runtime::readKernelsAndSteps(JSONNode root, Plan &plan) {
  StringMap<uint32_t> indices;
  root.get("kernels").forEachElement([&](JSONNode node) {
    Plan::Kernel kernel = readKernel(node, plan.target.kind);
    indices.try_emplace(kernel.name, plan.kernels.size());
    plan.kernels.push_back(std::move(kernel));
  });
  root.get("steps").forEachElement(
      [&](JSONNode node) { readAnyStep(node, plan, indices); });
}
