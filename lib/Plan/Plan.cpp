//===- Plan.cpp - The compiled form of an optimizer stage -----------------===//

#include "stepfold/Plan/Plan.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

uint64_t Plan::Kernel::getNumThreads() const {
  return uint64_t(block[0]) * block[1] * block[2];
}

std::vector<size_t> Plan::Kernel::findChunkLists() const {
  std::vector<size_t> positions;
  for (const auto &[position, type] : enumerate(arguments))
    if (std::holds_alternative<ChunkListType>(type))
      positions.push_back(position);
  return positions;
}

void Plan::forEachBuffer(const Step &step,
                         function_ref<void(uint32_t)> visit) const {
  if (auto *product = std::get_if<Product>(&step)) {
    for (const auto *list :
         {&product->outs, &product->lhs, &product->rhs, &product->plus})
      for_each(*list, visit);
    return;
  }
  if (auto *copies = std::get_if<RowCopies>(&step)) {
    for_each(copies->outs, visit);
    for_each(copies->ins, visit);
    return;
  }
  for (const Argument &argument : std::get<Launch>(step).arguments)
    switch (argument.kind) {
    case ArgumentKind::Table:
    case ArgumentKind::Adjacent:
      for (const std::vector<uint32_t> &stream : tables[argument.value].streams)
        for_each(stream, visit);
      break;
    case ArgumentKind::Chunks:
      for_each(chunkLists[argument.value].buffers, visit);
      break;
    case ArgumentKind::Buffer:
      visit(argument.value);
      break;
    case ArgumentKind::Scratch:
    case ArgumentKind::Constant:
      break;
    }
}

void Plan::forEachLaunch(
    function_ref<void(size_t, const Launch &)> visit) const {
  for (const auto &[position, step] : enumerate(steps))
    if (auto *launch = std::get_if<Launch>(&step))
      visit(position, *launch);
}

Plan::ProductSizes Plan::getSizes(const Product &product, size_t index) const {
  auto getSize = [&](uint32_t buffer, unsigned dimension) -> uint64_t {
    return buffers[buffer].shape[dimension];
  };
  uint32_t lhs = product.lhs[index], rhs = product.rhs[index];
  return {getSize(lhs, product.isLhsTransposed),
          getSize(rhs, !product.isRhsTransposed),
          getSize(lhs, !product.isLhsTransposed)};
}

std::vector<Plan::RowCopy> Plan::listCopies(const RowCopies &step) const {
  bool isFromOne = step.outs.size() > step.ins.size();
  const std::vector<uint32_t> &parts = isFromOne ? step.outs : step.ins;
  const std::vector<uint32_t> &singles = isFromOne ? step.ins : step.outs;
  size_t number = parts.size() / singles.size();
  std::vector<RowCopy> copies;
  for (const auto &[index, part] : enumerate(parts)) {
    const Buffer &info = buffers[part];
    if (info.getNumBytes() == 0)
      continue;
    uint64_t numRows = info.shape[0];
    uint64_t rowBytes = info.getNumBytes() / numRows;
    Rows own = {part, 0, rowBytes};
    Rows inTurn = {singles[index / number], index % number * rowBytes,
                   number * rowBytes};
    copies.push_back({isFromOne ? own : inTurn, isFromOne ? inTurn : own,
                      numRows, rowBytes});
  }
  return copies;
}

std::pair<size_t, size_t> Plan::getPart(size_t part) const {
  size_t begin = part == 0 ? 0 : exchanges[part - 1].position;
  size_t end =
      part == exchanges.size() ? steps.size() : exchanges[part].position;
  return {begin, end};
}

bool Plan::writesStateBefore(size_t end) const {
  DenseSet<uint32_t> words;
  for (const Exchange &exchange : exchanges)
    words.insert(exchange.buffers.begin(), exchange.buffers.end());
  auto isState = [&](uint32_t buffer) {
    return buffers[buffer].role == Role::State && !words.contains(buffer);
  };
  auto writesState = [&](const ArgumentType &type, uint64_t value) {
    if (auto *buffer = std::get_if<BufferType>(&type))
      return buffer->isWritten && isState(value);
    if (auto *adjacent = std::get_if<AdjacentType>(&type))
      return adjacent->stream.isWritten &&
             any_of(tables[value].streams.front(), isState);
    if (auto *table = std::get_if<TableType>(&type))
      for (auto [stream, list] :
           zip_equal(table->streams, tables[value].streams))
        if (stream.isWritten && any_of(list, isState))
          return true;
    return false;
  };
  for (const Step &step : ArrayRef(steps).take_front(getPart(end).first)) {
    if (auto *product = std::get_if<Product>(&step)) {
      if (any_of(product->outs, isState))
        return true;
      continue;
    }
    if (auto *copies = std::get_if<RowCopies>(&step)) {
      if (any_of(copies->outs, isState))
        return true;
      continue;
    }
    const auto &launch = std::get<Launch>(step);
    for (auto [type, argument] :
         zip_equal(kernels[launch.kernel].arguments, launch.arguments))
      if (writesState(type, argument.value))
        return true;
  }
  return false;
}

/// A block takes a chunk, or a tail for each of its warps; one of a host kernel
/// has a single thread.
uint64_t Plan::Kernel::getNumBlocks() const {
  if (numBlocks)
    return *numBlocks;
  const auto &list =
      std::get<ChunkListType>(arguments[findChunkLists().front()]);
  constexpr uint64_t warpSize = 32;
  uint64_t numWarps = std::max<uint64_t>(getNumThreads() / warpSize, 1);
  return list.numWhole + divideCeil(list.numTails, numWarps);
}
