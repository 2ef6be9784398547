//===- ThreadPool.h - Threads that execute launches -------------*- C++ -*-===//
//
// One pool for all plans of a process. Its threads stay, since starting one
// takes as long as many a launch. They take pieces of a launch one by one, and
// so does the calling thread, which never waits for a thread to wake up: a
// launch that it can do by itself in that time, it does.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_HOST_THREADPOOL_H
#define STEPFOLD_RUNTIME_HOST_THREADPOOL_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <pthread.h>
#include <vector>

namespace stepfold::runtime {

class ThreadPool {
public:
  /// The pool of this process, which ends with its last owner.
  static std::shared_ptr<ThreadPool> acquire();

  ThreadPool(const ThreadPool &) = delete;
  ThreadPool &operator=(const ThreadPool &) = delete;

  /// Calls `piece` with each number below `numPieces`, on at most `numThreads`
  /// threads, and returns when all calls have. Threads that the system does not
  /// give are done without. One caller runs at a time; others wait.
  void run(uint32_t numPieces, unsigned numThreads,
           llvm::function_ref<void(uint32_t)> piece);

private:
  ThreadPool();
  ~ThreadPool();

  /// A run's number and its next piece, so that a thread that comes late takes
  /// no piece of another run.
  struct Ticket {
    uint32_t run, piece;
  };

  static void *work(void *pool);
  void startThreads(unsigned count);
  /// Takes pieces of a run until there are none.
  void takePieces(uint32_t run);

  std::mutex callers;
  std::vector<pthread_t> threads;
  /// The process whose threads these are: a child of it has none.
  int64_t process;

  std::atomic<Ticket> ticket{Ticket{0, 0}};
  std::atomic<uint32_t> numFinished{0};
  // State of the current run; read by those who hold one of its pieces.
  uint32_t numPieces = 0;
  llvm::function_ref<void(uint32_t)> piece;

  /// Guards what sleeping threads wait for.
  std::mutex sleeping;
  std::condition_variable runBegan, runEnded;
  uint32_t currentRun = 0;
  unsigned numWanted = 0;
  bool isEnding = false;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_HOST_THREADPOOL_H
