//===- ThreadPoolTest.cpp - Tests of the threads of host plans ------------===//

#include "Runtime/Host/ThreadPool.h"

#include "gtest/gtest.h"

#include <set>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace stepfold::runtime;

/// Returns how often each piece of a run was executed.
static std::vector<int> countCalls(ThreadPool &pool, uint32_t numPieces,
                                   unsigned numThreads) {
  std::vector<std::atomic<int>> calls(numPieces);
  pool.run(numPieces, numThreads, [&](uint32_t i) { ++calls[i]; });
  return std::vector<int>(calls.begin(), calls.end());
}

TEST(ThreadPool, ExecutesEachPieceOnce) {
  std::shared_ptr<ThreadPool> pool = ThreadPool::acquire();
  for (unsigned numThreads : {1, 2, 5, 200})
    for (uint32_t numPieces : {0, 1, 2, 3, 64, 1000})
      EXPECT_EQ(countCalls(*pool, numPieces, numThreads),
                std::vector<int>(numPieces, 1));
}

TEST(ThreadPool, TakesNoPieceOfAnotherRun) {
  std::shared_ptr<ThreadPool> pool = ThreadPool::acquire();
  for (int i = 0; i < 20000; ++i) {
    uint32_t numPieces = 1 + i % 7;
    ASSERT_EQ(countCalls(*pool, numPieces, 1 + i % 4),
              std::vector<int>(numPieces, 1));
  }
}

TEST(ThreadPool, UsesSeveralThreads) {
  std::shared_ptr<ThreadPool> pool = ThreadPool::acquire();
  std::mutex mutex;
  std::condition_variable both;
  std::set<std::thread::id> ids;
  // Neither of the pieces ends before the other one has begun.
  pool->run(2, 2, [&](uint32_t) {
    std::unique_lock<std::mutex> lock(mutex);
    ids.insert(std::this_thread::get_id());
    both.notify_all();
    both.wait(lock, [&] { return ids.size() == 2; });
  });
  EXPECT_EQ(ids.size(), 2u);
}

TEST(ThreadPool, ServesSeveralCallers) {
  std::shared_ptr<ThreadPool> pool = ThreadPool::acquire();
  EXPECT_EQ(pool, ThreadPool::acquire());
  std::vector<std::thread> callers;
  for (int i = 0; i < 4; ++i)
    callers.emplace_back([&] {
      for (int j = 0; j < 500; ++j)
        EXPECT_EQ(countCalls(*pool, 16, 3), std::vector<int>(16, 1));
    });
  for (std::thread &caller : callers)
    caller.join();
}

TEST(ThreadPool, WorksInAChildOfTheProcess) {
  std::shared_ptr<ThreadPool> pool = ThreadPool::acquire();
  EXPECT_EQ(countCalls(*pool, 8, 4), std::vector<int>(8, 1));
  pid_t child = fork();
  ASSERT_NE(child, -1);
  if (child == 0) {
    // The pool's threads are the parent's.
    bool agrees = countCalls(*pool, 8, 4) == std::vector<int>(8, 1);
    pool.reset();
    agrees &=
        countCalls(*ThreadPool::acquire(), 8, 4) == std::vector<int>(8, 1);
    _exit(agrees ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  EXPECT_EQ(countCalls(*pool, 8, 4), std::vector<int>(8, 1));
}
