//===- MuonUpdate.h - Muon --------------------------------------*- C++ -*-===//
//
// Written like the formula in the op's description, on whole matrices, and
// knowing nothing of `generalize`. UpdateOps.cpp calls it.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_REFERENCE_MUONUPDATE_H
#define STEPFOLD_LIB_REFERENCE_MUONUPDATE_H

#include "TorchUpdates.h"
#include "stepfold/Analysis/StageVariables.h"
#include "stepfold/Reference/Matmul.h"

namespace stepfold::reference {

/// The iterations of one matrix of bf16.
class MuonIteration {
public:
  MuonIteration(optim::MuonOp op, Tensor matrix)
      : op(op), x(std::move(matrix)),
        isTall(x.getShape()[0] > x.getShape()[1]) {}

  void run(float a, float b, float c) {
    MatrixProduct gram = makeProduct(/*isSymmetric=*/true);
    (isTall ? gram.isLhsTransposed : gram.isRhsTransposed) = true;
    Tensor A = gram.evaluate(x, x);
    MatrixProduct square = makeProduct(/*isSymmetric=*/!op.getUnfused());
    MatrixProduct last = makeProduct(/*isSymmetric=*/false);
    if (op.getUnfused()) {
      Tensor B = addTo(square.evaluate(scale(A, c), A), scale(A, b));
      // B is not symmetric: the transpose of B X is X^T B^T.
      last.isRhsTransposed = isTall;
      x = addTo(isTall ? last.evaluate(x, B) : last.evaluate(B, x),
                scale(x, a));
      return;
    }
    square.alpha = c;
    square.beta = b;
    Tensor B = square.evaluate(A, A, &A);
    last.beta = a;
    x = isTall ? last.evaluate(x, B, &x) : last.evaluate(B, x, &x);
  }

  const Tensor &get() const { return x; }

private:
  MatrixProduct makeProduct(bool isSymmetric) {
    MatrixProduct product;
    product.accumulation = getAccumulation(op.getAccumulation());
    product.isSymmetric = isSymmetric;
    return product;
  }
  static Element widen(const Tensor &matrix, int64_t i) {
    return convert(matrix.get(i), ElementType::f32());
  }
  static void set(Tensor &matrix, int64_t i, const Element &value) {
    llvm::cantFail(matrix.set(i, convert(value, ElementType::bf16())));
  }
  static Tensor scale(Tensor matrix, float factor) {
    Element f = Element::fromDouble(ElementType::f32(), factor);
    for (int64_t i = 0, e = matrix.getNumElements(); i < e; ++i)
      set(matrix, i, widen(matrix, i) * f);
    return matrix;
  }
  static Tensor addTo(Tensor matrix, const Tensor &other) {
    for (int64_t i = 0, e = matrix.getNumElements(); i < e; ++i)
      set(matrix, i, widen(other, i) + widen(matrix, i));
    return matrix;
  }

  optim::MuonOp op;
  Tensor x;
  bool isTall;
};

/// Divides a matrix of bf16 by its norm.
inline void normalize(optim::MuonOp op, Tensor &matrix,
                      const Element &epsilon) {
  ElementType f32 = ElementType::f32(), bf16 = ElementType::bf16();
  CanonicalSum squares(f32, optim::Combiner::Sum);
  for (int64_t i = 0, e = matrix.getNumElements(); i < e; ++i) {
    Element value = convert(matrix.get(i), f32);
    squares.add(value * value);
  }
  auto round = [&](const Element &value) {
    return convert(convert(value, bf16), f32);
  };
  Element norm = round(sqrt(squares.finish()));
  Element divisor = op.getAddsEpsilon() ? round(norm + epsilon)
                                        : largerOrNan(norm, round(epsilon));
  for (int64_t i = 0, e = matrix.getNumElements(); i < e; ++i)
    llvm::cantFail(
        matrix.set(i, convert(convert(matrix.get(i), f32) / divisor, bf16)));
}

/// Makes a matrix of bf16 nearly orthogonal.
inline void orthogonalize(optim::MuonOp op, Tensor &matrix,
                          const Element &epsilon) {
  normalize(op, matrix, epsilon);
  MuonIteration iteration(op, matrix);
  llvm::ArrayRef<double> coefficients = op.getCoefficients();
  for (size_t i = 0; i < coefficients.size(); i += 3)
    iteration.run(coefficients[i], coefficients[i + 1], coefficients[i + 2]);
  matrix = iteration.get();
}

inline void update(optim::MuonOp op, ParameterUpdate &u) {
  TorchUpdate t(u);
  Element mu = t.round(t["mu"]), weight = t.weightOfNew("mu");
  StateStream velocity = u.state("velocity");
  llvm::ArrayRef<int64_t> shape = u.old("params").getShape();
  int64_t number = op.getInterleaved(), columns = shape[1];
  int64_t rows = shape[0] / number;
  // Element `i` of the parameter is one of a matrix.
  std::vector<Tensor> matrices(number,
                               Tensor(ElementType::bf16(), {rows, columns}));
  auto locate = [&](int64_t i) {
    int64_t row = i / columns;
    return std::pair<Tensor &, int64_t>(matrices[row % number],
                                        row / number * columns + i % columns);
  };
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    bool isSum = op.getSumsVelocity();
    Element v = isSum ? velocity[i] * mu + g : lerp(velocity[i], g, weight);
    velocity.set(i, v);
    Element direction = v;
    if (op.getNesterov())
      direction = isSum ? fma(mu, v, g) : lerp(g, v, mu);
    auto [matrix, place] = locate(i);
    u.set(matrix, place, convert(direction, ElementType::bf16()));
  }
  for (Tensor &matrix : matrices)
    orthogonalize(op, matrix, u.settingIn(ElementType::f32(), "epsilon"));

  Element factor = t.number(optim::getMuonFactor(op.getScale(), rows, columns));
  Element rate = t.round(-(t["lr"] * factor));
  Element kept = t.round(t.number(1.0) - t["lr"] * t["weight_decay"]);
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    auto [matrix, place] = locate(i);
    Element x = convert(matrix.get(place), u.getComputeType());
    u.setParameter(i, fma(rate, x, u.parameter(i) * kept));
  }
}

} // namespace stepfold::reference

#endif // STEPFOLD_LIB_REFERENCE_MUONUPDATE_H
