//===- Draw.h - Random numbers of all magnitudes ----------------*- C++ -*-===//

#ifndef STEPFOLD_TEST_UNIT_REFERENCE_DRAW_H
#define STEPFOLD_TEST_UNIT_REFERENCE_DRAW_H

#include "llvm/ADT/bit.h"

#include <cmath>
#include <random>

namespace stepfold {

/// Numbers of all magnitudes, drawn from a fixed seed.
class Draw {
public:
  double uniform(double from, double to) {
    return std::uniform_real_distribution<double>(from, to)(generator);
  }
  /// 2^from to 2^to, evenly in the logarithm.
  double magnitude(double from, double to) {
    return std::exp2(std::floor(uniform(from, to))) * uniform(1.0, 2.0);
  }
  /// Beside 1, to its last bit.
  double nearOne() {
    double distance = magnitude(-52.0, -2.0);
    return uniform(0.0, 1.0) < 0.5 ? 1.0 + distance : 1.0 - distance;
  }
  double anyBits() { return llvm::bit_cast<double>(uint64_t(generator())); }

private:
  std::mt19937_64 generator{7};
};

} // namespace stepfold

#endif // STEPFOLD_TEST_UNIT_REFERENCE_DRAW_H
