//===- ThreadPool.cpp - Threads that execute launches ---------------------===//

#include "ThreadPool.h"

#include <csignal>
#include <unistd.h>

using namespace stepfold::runtime;

/// Number of times that the calling thread polls the others before it sleeps.
/// The polls take about as long as waking up does.
static constexpr int numLooks = 20000;

std::shared_ptr<ThreadPool> ThreadPool::acquire() {
  static std::mutex mutex;
  static std::weak_ptr<ThreadPool> existing;
  std::lock_guard<std::mutex> lock(mutex);
  std::shared_ptr<ThreadPool> pool = existing.lock();
  if (!pool || pool->process != getpid()) {
    // A child of the process has none of the threads, and cannot destroy what
    // they wait for.
    pool.reset(new ThreadPool, [](ThreadPool *pool) {
      if (pool->process == getpid())
        delete pool;
    });
    existing = pool;
  }
  return pool;
}

ThreadPool::ThreadPool() : process(getpid()) {}

ThreadPool::~ThreadPool() {
  {
    std::lock_guard<std::mutex> lock(sleeping);
    isEnding = true;
  }
  runBegan.notify_all();
  for (pthread_t thread : threads)
    pthread_join(thread, nullptr);
}

/// std::thread would end the process where the system gives no thread.
void ThreadPool::startThreads(unsigned count) {
  // Signals are for the threads of the program.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pthread_t thread;
  while (threads.size() < count &&
         pthread_create(&thread, nullptr, work, this) == 0)
    threads.push_back(thread);
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
}

void *ThreadPool::work(void *argument) {
  auto &pool = *static_cast<ThreadPool *>(argument);
  uint32_t lastRun = 0;
  while (true) {
    {
      std::unique_lock<std::mutex> lock(pool.sleeping);
      pool.runBegan.wait(lock, [&] {
        return pool.isEnding ||
               (pool.currentRun != lastRun && pool.numWanted != 0);
      });
      if (pool.isEnding)
        return nullptr;
      lastRun = pool.currentRun;
      --pool.numWanted;
    }
    pool.takePieces(lastRun);
  }
}

void ThreadPool::takePieces(uint32_t run) {
  Ticket next = ticket.load(std::memory_order_acquire);
  while (next.run == run && next.piece != 0) {
    // Pieces are counted down, so that a ticket says by itself whether there
    // are any.
    Ticket taken{run, next.piece - 1};
    if (!ticket.compare_exchange_weak(next, taken, std::memory_order_acq_rel))
      continue;
    // The run does not end while this piece is not done.
    uint32_t total = numPieces;
    piece(total - next.piece);
    if (numFinished.fetch_add(1, std::memory_order_acq_rel) + 1 == total) {
      std::lock_guard<std::mutex> lock(sleeping);
      runEnded.notify_one();
    }
    next = ticket.load(std::memory_order_acquire);
  }
}

void ThreadPool::run(uint32_t count, unsigned numThreads,
                     llvm::function_ref<void(uint32_t)> function) {
  bool isAlone = numThreads <= 1 || count <= 1 || process != getpid();
  if (isAlone) {
    for (uint32_t i = 0; i < count; ++i)
      function(i);
    return;
  }
  std::lock_guard<std::mutex> caller(callers);
  startThreads(std::min(numThreads, count) - 1);
  numPieces = count;
  piece = function;
  numFinished.store(0, std::memory_order_relaxed);
  uint32_t run;
  {
    std::lock_guard<std::mutex> lock(sleeping);
    run = ++currentRun;
    numWanted =
        std::min<unsigned>(std::min(numThreads, count) - 1, threads.size());
    ticket.store({run, count}, std::memory_order_release);
  }
  runBegan.notify_all();
  takePieces(run);
  for (int i = 0; i < numLooks; ++i)
    if (numFinished.load(std::memory_order_acquire) == count)
      return;
  std::unique_lock<std::mutex> lock(sleeping);
  runEnded.wait(lock, [&] {
    return numFinished.load(std::memory_order_acquire) == count;
  });
}
