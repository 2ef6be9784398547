//===- Random.cpp - Random numbers for older C libraries ------------------===//
//
// LLVM's archives call arc4random, which glibc has from 2.36 on. With this one
// in its place, the libraries load with glibc 2.34.
//
//===----------------------------------------------------------------------===//

#include <cstdint>
#include <cstdlib>
#include <sys/random.h>

extern "C" uint32_t arc4random() noexcept {
  uint32_t number = 0;
  if (getrandom(&number, sizeof(number), 0) != sizeof(number))
    std::abort(); // As the C library does.
  return number;
}
