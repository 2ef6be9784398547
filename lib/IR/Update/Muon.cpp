//===- Muon.cpp - optim.muon ----------------------------------------------===//

#include "Torch.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <cmath>

using namespace mlir;
using namespace mlir::optim;

using Form = StructuredOperands::Form;
using Handle = StructuredOperands::Handle;

static ArrayRef<int64_t> getShape(Value matrix) {
  return cast<ShapedType>(matrix.getType()).getShape();
}

LogicalResult MuonOp::verify() {
  for (auto [index, param] : llvm::enumerate(getParams())) {
    auto type = cast<ShapedType>(param.getType());
    if (type.getRank() != 2)
      return emitOpError() << "expected params #" << index
                           << " to be a matrix of two dimensions, got " << type;
    uint64_t rows = type.getDimSize(0), number = getInterleaved();
    // Each matrix has a row, so that a shape bounds their number.
    if (number != 1 && (rows < number || rows % number != 0))
      return emitOpError() << "expected params #" << index
                           << " to have rows of " << number
                           << " matrices in turn, got " << type;
  }
  for (double coefficient : getCoefficients())
    if (!std::isfinite(static_cast<float>(coefficient)))
      return emitOpError() << "expected coefficients that are finite in f32, "
                              "got "
                           << coefficient;
  return success();
}

std::pair<int64_t, int64_t> MuonOp::getMatrixSize(unsigned position) {
  ArrayRef<int64_t> shape = getShape(getParams()[position]);
  return {shape[0] / static_cast<int64_t>(getInterleaved()), shape[1]};
}

double MuonOp::countMultiplications() {
  double count = 0;
  for (unsigned position = 0; position < getNumParameters(); ++position) {
    auto [rows, columns] = getMatrixSize(position);
    double shorter = std::min(rows, columns);
    double longer = std::max(rows, columns);
    count += shorter * shorter * (2 * longer + shorter);
  }
  return count * getInterleaved() * (getCoefficients().size() / 3.0);
}

/// The largest product of an iteration has the matrix before and after it, and
/// a square. The memory of a square that is no longer needed may be too small
/// for a matrix, and so may that of the parameter's momentum be for its
/// matrices, which are aligned one by one.
uint64_t MuonOp::getScratchBytes(unsigned position) {
  uint64_t number = getInterleaved();
  auto [rows, columns] = getMatrixSize(position);
  uint64_t size = rows * columns, side = std::min(rows, columns);
  unsigned numSquares = getUnfused() ? 3 : 2;
  auto getBytes = [](uint64_t numElements) {
    return llvm::alignTo(numElements * sizeof(uint16_t), kScratchAlignment);
  };
  uint64_t bytesOfWhole = number == 1 ? 0 : getBytes(number * size);
  return number * (3 * getBytes(size) + numSquares * getBytes(side * side)) +
         bytesOfWhole;
}

double mlir::optim::getMuonFactor(MuonScale scale, int64_t rows,
                                  int64_t columns) {
  double ratio = static_cast<double>(rows) / static_cast<double>(columns);
  switch (scale) {
  case MuonScale::None:
    return 1.0;
  case MuonScale::Original:
    return std::sqrt(std::max(1.0, ratio));
  case MuonScale::MatchRMSAdamW:
    return 0.2 * std::sqrt(static_cast<double>(std::max(rows, columns)));
  case MuonScale::Spectral:
    return std::sqrt(ratio);
  }
  llvm_unreachable("unknown scale");
}

namespace {

/// The factors of products, and what is added to them.
struct Product {
  ValueRange lhs, rhs, plus = {};
  double alpha = 1.0, beta = 1.0;
  bool isSymmetric = false, isLhsTransposed = false, isRhsTransposed = false;
};

/// Creates the ops of one update.
class MuonBuilder {
public:
  MuonBuilder(RewriterBase &rewriter, MuonOp op)
      : builder(op.getLoc(), rewriter), op(op), numbers(builder, op),
        f32(builder.getF32Type()), bf16(builder.getBF16Type()) {}

  SmallVector<Value> build();

private:
  SmallVector<Value> createEmpty(ValueRange like);
  SmallVector<Value> createEmptySquares(ValueRange like);
  /// Updates the velocity. Returns what is to be orthogonalized.
  SmallVector<Value> updateVelocity(SmallVector<Value> &velocity);
  /// Returns the matrices whose rows are in turn in `wholes`.
  SmallVector<Value> deinterleave(ValueRange wholes);
  SmallVector<Value> interleave(ValueRange matrices);
  SmallVector<Value> normalize(ValueRange matrices);
  SmallVector<Value> orthogonalize(SmallVector<Value> matrices, bool areTall);
  SmallVector<Value> multiply(ArrayRef<Value> outs, const Product &product);
  SmallVector<Value> scale(ValueRange matrices, double factor);
  SmallVector<Value> addScaled(double factor, ValueRange matrices,
                               ValueRange others);
  SmallVector<Value> updateParameters(ValueRange orthogonal);

  ImplicitLocOpBuilder builder;
  MuonOp op;
  TorchNumbers numbers;
  FloatType f32, bf16;
};

} // namespace

/// Returns uninitialised matrices of bf16 with the shapes of `like`.
SmallVector<Value> MuonBuilder::createEmpty(ValueRange like) {
  return llvm::map_to_vector(like, [&](Value matrix) -> Value {
    return tensor::EmptyOp::create(builder, getShape(matrix), bf16);
  });
}

/// Returns uninitialised matrices of bf16 whose sides are the shorter sides of
/// `like`.
SmallVector<Value> MuonBuilder::createEmptySquares(ValueRange like) {
  return llvm::map_to_vector(like, [&](Value matrix) -> Value {
    ArrayRef<int64_t> shape = getShape(matrix);
    int64_t side = std::min(shape[0], shape[1]);
    return tensor::EmptyOp::create(builder, ArrayRef({side, side}), bf16);
  });
}

SmallVector<Value> MuonBuilder::updateVelocity(SmallVector<Value> &velocity) {
  Value gradWeight = numbers.computeWeightOfNew("mu");
  StructuredOperands operands(builder, Form::Foreach, op.getNumParameters());
  Handle state = operands.addOut(op.getVelocity());
  operands.addOut(createEmpty(op.getParams()));
  Handle gradient = operands.addGradients(op);
  Handle weight = operands.addVectorOrScalar(gradWeight);
  Handle muSetting = operands.addSetting(op, "mu");
  bool isSum = op.getSumsVelocity();
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value old = arguments[state], grad = arguments[gradient];
        Value mu = arguments[muSetting];
        Value next = isSum ? a.add(a.mul(old, mu), grad)
                           : createLerp(a, old, grad, arguments[weight]);
        Value direction = next;
        if (op.getNesterov())
          direction =
              isSum ? a.fma(mu, next, grad) : createLerp(a, grad, next, mu);
        return SmallVector<Value>{a.out(next, arguments.raw(state).getType()),
                                  a.out(direction, bf16)};
      });
  velocity = SmallVector<Value>(update.getResultStream(0));
  return SmallVector<Value>(update.getResultStream(1));
}

SmallVector<Value> MuonBuilder::deinterleave(ValueRange wholes) {
  SmallVector<Value> outs;
  for (unsigned position = 0; position < wholes.size(); ++position) {
    auto [rows, columns] = op.getMatrixSize(position);
    for (uint64_t i = 0; i < op.getInterleaved(); ++i)
      outs.push_back(
          tensor::EmptyOp::create(builder, ArrayRef({rows, columns}), bf16));
  }
  auto rows = CopyRowsOp::create(builder, TypeRange(ValueRange(outs)), outs,
                                 /*ins=*/wholes);
  return SmallVector<Value>(rows.getResults());
}

SmallVector<Value> MuonBuilder::interleave(ValueRange matrices) {
  SmallVector<Value> outs = createEmpty(op.getParams());
  auto rows = CopyRowsOp::create(builder, TypeRange(ValueRange(outs)), outs,
                                 /*ins=*/matrices);
  return SmallVector<Value>(rows.getResults());
}

SmallVector<Value> MuonBuilder::normalize(ValueRange matrices) {
  int64_t size = matrices.size();
  StructuredOperands squares(builder, Form::Reduce, size);
  squares.addOut(createVector(builder, size, f32));
  Handle element = squares.addIn(matrices);
  StructuredOpInterface sums =
      squares.create(f32, [&](Arithmetic &a, const auto &arguments) {
        Value value = arguments[element];
        return SmallVector<Value>{a.mul(value, value)};
      });

  StructuredOperands roots(builder, Form::ForeachParameter, size);
  roots.addOut(createVector(builder, size, f32));
  Handle sum = roots.addVectorOrScalar(sums->getResult(0));
  Handle epsilon = roots.addSetting(op, "epsilon");
  StructuredOpInterface norms =
      roots.create(f32, [&](Arithmetic &a, const auto &arguments) {
        auto round = [&](Value value) { return a.in(a.out(value, bf16)); };
        Value norm = round(a.sqrt(arguments[sum]));
        return SmallVector<Value>{
            op.getAddsEpsilon()
                ? round(a.add(norm, arguments[epsilon]))
                : createMaximum(a, norm, round(arguments[epsilon]))};
      });

  StructuredOperands quotients(builder, Form::Foreach, size);
  Handle matrix = quotients.addOut(matrices);
  Handle norm = quotients.addVectorOrScalar(norms->getResult(0));
  StructuredOpInterface normalized =
      quotients.create(f32, [&](Arithmetic &a, const auto &arguments) {
        return SmallVector<Value>{
            a.out(a.div(arguments[matrix], arguments[norm]), bf16)};
      });
  return SmallVector<Value>(normalized->getResults());
}

SmallVector<Value> MuonBuilder::multiply(ArrayRef<Value> outs,
                                         const Product &product) {
  auto getFlag = [&](bool isSet) {
    return isSet ? builder.getUnitAttr() : UnitAttr();
  };
  auto products = MatmulOp::create(
      builder, TypeRange(ValueRange(outs)), outs, product.lhs, product.rhs,
      product.plus, op.getAccumulationAttr(), getFlag(product.isLhsTransposed),
      getFlag(product.isRhsTransposed), getFlag(product.isSymmetric),
      builder.getF64FloatAttr(product.alpha),
      builder.getF64FloatAttr(product.beta));
  return SmallVector<Value>(products.getResults());
}

/// Returns factor * matrices.
SmallVector<Value> MuonBuilder::scale(ValueRange matrices, double factor) {
  StructuredOperands operands(builder, Form::Foreach, matrices.size());
  operands.addOut(createEmpty(matrices));
  Handle matrix = operands.addIn(matrices);
  StructuredOpInterface scaled =
      operands.create(f32, [&](Arithmetic &a, const auto &arguments) {
        Value product = a.mul(arguments[matrix], a.constant(factor));
        return SmallVector<Value>{a.out(product, bf16)};
      });
  return SmallVector<Value>(scaled->getResults());
}

/// Returns factor * matrices + others, in the memory of `others`.
SmallVector<Value> MuonBuilder::addScaled(double factor, ValueRange matrices,
                                          ValueRange others) {
  StructuredOperands operands(builder, Form::Foreach, matrices.size());
  Handle other = operands.addOut(others);
  Handle matrix = operands.addIn(matrices);
  StructuredOpInterface sums = operands.create(f32, [&](Arithmetic &a,
                                                        const auto &arguments) {
    Value product = a.mul(arguments[matrix], a.constant(factor));
    Value rounded = a.in(a.out(product, bf16));
    return SmallVector<Value>{a.out(a.add(rounded, arguments[other]), bf16)};
  });
  return SmallVector<Value>(sums->getResults());
}

SmallVector<Value> MuonBuilder::orthogonalize(SmallVector<Value> matrices,
                                              bool areTall) {
  bool isFused = !op.getUnfused();
  ArrayRef<double> coefficients = op.getCoefficients();
  for (size_t i = 0; i < coefficients.size(); i += 3) {
    double a = coefficients[i], b = coefficients[i + 1],
           c = coefficients[i + 2];
    Product ofGram = {matrices, matrices};
    ofGram.isSymmetric = true;
    (areTall ? ofGram.isLhsTransposed : ofGram.isRhsTransposed) = true;
    SmallVector<Value> gram = multiply(createEmptySquares(matrices), ofGram);

    // Rounding a factor, but not the other one, leaves no symmetric product.
    SmallVector<Value> scaledGram = isFused ? gram : scale(gram, c);
    Product ofSquare = {scaledGram, gram};
    ofSquare.isSymmetric = isFused;
    if (isFused) {
      ofSquare.plus = gram;
      ofSquare.alpha = c;
      ofSquare.beta = b;
    }
    SmallVector<Value> factor =
        multiply(createEmptySquares(matrices), ofSquare);
    if (!isFused)
      factor = addScaled(b, gram, factor);

    // A symmetric factor is its own transpose.
    Product ofNext =
        areTall ? Product{matrices, factor} : Product{factor, matrices};
    ofNext.isRhsTransposed = areTall && !isFused;
    if (isFused) {
      ofNext.plus = matrices;
      ofNext.beta = a;
    }
    SmallVector<Value> next = multiply(createEmpty(matrices), ofNext);
    matrices = isFused ? next : addScaled(a, matrices, next);
  }
  return matrices;
}

SmallVector<Value> MuonBuilder::updateParameters(ValueRange orthogonal) {
  SmallVector<double> factors;
  for (unsigned position = 0; position < op.getNumParameters(); ++position) {
    auto [rows, columns] = op.getMatrixSize(position);
    factors.push_back(getMuonFactor(op.getScale(), rows, columns));
  }
  numbers.publish("factor", factors);
  SmallVector<Value> vectors =
      numbers.compute({"lr", "weight_decay", "factor"}, 2,
                      [&](Arithmetic &a, TorchNumbers::Inputs in) {
                        Value rate = a.neg(a.mul(in("lr"), in("factor")));
                        Value kept = a.sub(a.constant(1.0),
                                           a.mul(in("lr"), in("weight_decay")));
                        return SmallVector<Value>{rate, kept};
                      });
  StructuredOperands operands(builder, Form::Foreach, op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(), /*states=*/{},
                         op.getMasters());
  Handle direction = operands.addIn(orthogonal);
  Handle rate = operands.addVectorOrScalar(vectors[0]);
  Handle kept = operands.addVectorOrScalar(vectors[1]);
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = a.mul(updated.readParameter(arguments), arguments[kept]);
        return updated.yield(
            a, arguments, a.fma(arguments[rate], arguments[direction], param),
            {});
      });
  return SmallVector<Value>(update->getResults());
}

SmallVector<Value> MuonBuilder::build() {
  SmallVector<Value> velocity;
  SmallVector<Value> directions = updateVelocity(velocity);
  bool areInterleaved = op.getInterleaved() != 1;
  SmallVector<Value> matrices =
      normalize(areInterleaved ? deinterleave(directions) : directions);
  // Products of matrices with more rows than columns are transposed otherwise.
  for (bool areTall : {false, true}) {
    SmallVector<unsigned> positions;
    SmallVector<Value> own;
    for (auto [position, matrix] : llvm::enumerate(matrices)) {
      ArrayRef<int64_t> shape = getShape(matrix);
      if ((shape[0] > shape[1]) != areTall)
        continue;
      positions.push_back(position);
      own.push_back(matrix);
    }
    if (own.empty())
      continue;
    for (auto [position, matrix] :
         llvm::zip_equal(positions, orthogonalize(own, areTall)))
      matrices[position] = matrix;
  }
  SmallVector<Value> params =
      updateParameters(areInterleaved ? interleave(matrices) : matrices);
  // Results are in the order of the operands: masters come behind the state.
  size_t numParameters = op.getNumParameters();
  SmallVector<Value> results(params.begin(), params.begin() + numParameters);
  llvm::append_range(results, velocity);
  results.append(params.begin() + numParameters, params.end());
  return results;
}

SmallVector<Value> MuonOp::generalize(RewriterBase &rewriter) {
  return MuonBuilder(rewriter, *this).build();
}
