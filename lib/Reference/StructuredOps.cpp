//===- StructuredOps.cpp - Structured ops of the interpreter --------------===//
//
// Each op is a loop around its region.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/StructuredOps.h"

#include "stepfold/IR/Combiner.h"
#include "stepfold/IR/Sample.h"
#include "stepfold/Reference/CanonicalSum.h"
#include "stepfold/Reference/ExactSum.h"
#include "stepfold/Reference/ScalarOps.h"

#include <variant>

using namespace mlir;

namespace stepfold::reference {

/// Gives the region's arguments from `index` on the first elements of
/// `scalars`.
static void setScalars(ScalarProgram &body, size_t index, const Stream &scalars,
                       size_t lane = 0) {
  for (const Tensor &scalar : scalars)
    body.setArgument(index++, scalar.getScalar(), lane);
}

/// Gives the region's arguments from `index` on the elements at `position` of
/// the vectors.
static void setPerParameter(ScalarProgram &body, size_t index,
                            const Stream &vectors, int64_t position,
                            size_t lane = 0) {
  for (const Tensor &vector : vectors)
    body.setArgument(index++, vector.get(position), lane);
}

/// The number of elements of a parameter: block streams have fewer.
static int64_t countElements(ArrayRef<const Stream *> streams,
                             size_t parameter) {
  int64_t numElements = 0;
  for (const Stream *stream : streams)
    numElements = std::max(numElements, (*stream)[parameter].getNumElements());
  return numElements;
}

llvm::Expected<SmallVector<Stream>>
evaluate(optim::ForeachOp op, const StructuredOperands &operands) {
  // The elements of a block are computed side by side.
  int64_t blockSize = op.getBlockSize().value_or(1);
  llvm::Expected<ScalarProgram> body =
      ScalarProgram::compile(*op.getBlock(), blockSize);
  if (!body)
    return body.takeError();
  SmallVector<const Stream *> streams;
  for (const Stream &stream :
       llvm::concat<const Stream>(operands.outs, operands.ins))
    streams.push_back(&stream);
  for (int64_t lane = 0; lane < blockSize; ++lane)
    setScalars(*body, streams.size() + operands.perParameter.size(),
               operands.scalars, lane);

  SmallVector<Stream> results = operands.outs;
  for (size_t parameter = 0; parameter < results[0].size(); ++parameter) {
    for (int64_t lane = 0; lane < blockSize; ++lane)
      setPerParameter(*body, streams.size(), operands.perParameter, parameter,
                      lane);
    int64_t numElements = countElements(streams, parameter);
    auto locate = [&](const Tensor &tensor, int64_t element) {
      bool isOfBlocks = tensor.getNumElements() != numElements;
      return isOfBlocks ? element / blockSize : element;
    };
    for (int64_t first = 0; first < numElements; first += blockSize) {
      int64_t numLanes = std::min(blockSize, numElements - first);
      for (auto [k, stream] : llvm::enumerate(streams)) {
        const Tensor &tensor = (*stream)[parameter];
        for (int64_t lane = 0; lane < numLanes; ++lane)
          body->setArgument(k, tensor.get(locate(tensor, first + lane)), lane);
      }
      body->run(numLanes);
      for (auto [k, result] : llvm::enumerate(results))
        for (int64_t lane = 0; lane < numLanes; ++lane)
          if (llvm::Error error =
                  result[parameter].set(locate(result[parameter], first + lane),
                                        body->getResult(k, lane)))
            return std::move(error);
    }
  }
  return results;
}

namespace {

/// An output of a reduction, for one parameter.
class OutputSum {
public:
  OutputSum(ElementType type, optim::Combiner combiner) {
    if (combiner != optim::Combiner::Exact)
      sum.emplace<CanonicalSum>(type, combiner);
  }

  void add(const Element &contribution) {
    std::visit([&](auto &own) { own.add(contribution); }, sum);
  }
  llvm::Error store(Tensor &tensor, int64_t position) {
    if (auto *exact = std::get_if<ExactSum>(&sum))
      return exact->store(tensor, position);
    return tensor.set(position, std::get<CanonicalSum>(sum).finish());
  }

private:
  std::variant<ExactSum, CanonicalSum> sum;
};

} // namespace

llvm::Expected<SmallVector<Stream>>
evaluate(optim::ReduceOp op, const StructuredOperands &operands) {
  llvm::Expected<ScalarProgram> body = ScalarProgram::compile(*op.getBlock());
  if (!body)
    return body.takeError();
  size_t numSums = op.getNumSums();
  // Updated streams, and then those that are only read.
  SmallVector<const Stream *> streams;
  for (const Stream &stream : ArrayRef(operands.outs).drop_front(numSums))
    streams.push_back(&stream);
  for (const Stream &stream : operands.ins)
    streams.push_back(&stream);
  setScalars(*body, streams.size() + operands.perParameter.size(),
             operands.scalars);

  SmallVector<Stream> results = operands.outs;
  for (size_t parameter = 0; parameter < streams[0]->size(); ++parameter) {
    setPerParameter(*body, streams.size(), operands.perParameter, parameter);
    SmallVector<OutputSum> sums;
    for (size_t k = 0; k < numSums; ++k)
      sums.emplace_back(results[k][0].getElementType(),
                        optim::getCombiner(op, k));
    int64_t numElements = (*streams[0])[parameter].getNumElements();
    int64_t numRead =
        op.getSampled() ? optim::countSampled(numElements) : numElements;
    for (int64_t index = 0; index < numRead; ++index) {
      int64_t i = op.getSampled() ? optim::getSampledElement(index, numElements)
                                  : index;
      for (size_t k = 0; k < streams.size(); ++k)
        body->setArgument(k, (*streams[k])[parameter].get(i));
      body->run();
      for (size_t k = 0; k < numSums; ++k)
        sums[k].add(body->getResult(k));
      for (size_t k = numSums; k < results.size(); ++k)
        if (llvm::Error error =
                results[k][parameter].set(i, body->getResult(k)))
          return std::move(error);
    }
    std::optional<ArrayRef<int32_t>> positions = op.getPositions();
    int64_t position = positions ? (*positions)[parameter] : parameter;
    for (size_t k = 0; k < numSums; ++k)
      if (llvm::Error error = sums[k].store(results[k][0], position))
        return std::move(error);
  }
  return results;
}

/// Returns the place of the element of a parameter in a stream of one element
/// for each parameter: the tensor of that position, or that position of one
/// vector.
static std::pair<size_t, int64_t> locate(const Stream &stream,
                                         int64_t parameter) {
  if (stream.size() == 1)
    return {0, parameter};
  return {parameter, 0};
}

llvm::Expected<SmallVector<Stream>>
evaluate(optim::ForeachParameterOp op, const StructuredOperands &operands) {
  llvm::Expected<ScalarProgram> body = ScalarProgram::compile(*op.getBlock());
  if (!body)
    return body.takeError();
  const SmallVector<Stream> &outs = operands.outs, &ins = operands.ins;
  // A stream has a slot for each element of the region's argument.
  size_t slot = 0;
  auto setArgument = [&](const Stream &stream, int64_t parameter,
                         BlockArgument argument) {
    auto [tensor, index] = locate(stream, parameter);
    size_t width = getWidth(argument.getType());
    for (size_t part = 0; part < width; ++part)
      body->setArgument(slot++, stream[tensor].get(index * width + part));
  };
  Block &block = *op.getBlock();
  SmallVector<Stream> results = outs;
  for (int64_t parameter = 0; parameter < op.getNumParameters(); ++parameter) {
    slot = 0;
    unsigned argument = 0;
    for (const Stream &stream : llvm::concat<const Stream>(outs, ins))
      setArgument(stream, parameter, block.getArgument(argument++));
    for (const Tensor &scalar : operands.scalars)
      setArgument({scalar}, /*parameter=*/0, block.getArgument(argument++));
    body->run();
    slot = 0;
    for (auto [stream, value] :
         llvm::zip_equal(results, block.getTerminator()->getOperands())) {
      auto [tensor, index] = locate(stream, parameter);
      size_t width = getWidth(value.getType());
      for (size_t part = 0; part < width; ++part)
        if (llvm::Error error = stream[tensor].set(index * width + part,
                                                   body->getResult(slot++)))
          return std::move(error);
    }
  }
  return results;
}

} // namespace stepfold::reference
