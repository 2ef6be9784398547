// RUN: stepfold-opt --optim-verify-launches --split-input-file --verify-diagnostics %s

// A stage that keeps the contract.

func.func private @kernel(i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr)
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %0 = optim.table(%w : memref<4xf32>)
  %1 = optim.chunk_list %0 {elements = 16} : !optim.table<1 x f32> -> !llvm.ptr
  %2 = optim.address_table %0 : !optim.table<1 x f32> -> !llvm.ptr
  %sums = memref.alloc() : memref<1xf32>
  %3 = optim.address %sums : memref<1xf32> -> !llvm.ptr
  call @kernel(%c0, %c1, %1, %2, %3) : (i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  // expected-error @below {{is not allowed in a stage of launches}}
  optim.foreach out(%w : memref<4xf32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  return
}

// -----

func.func private @kernel(i64)
func.func @optimizer_stage() {
  %c0 = arith.constant 0 : i64
  // expected-error @below {{expected the bounds of a kernel's work}}
  call @kernel(%c0) : (i64) -> ()
  return
}

// -----

func.func private @kernel(i64, i64)
func.func @optimizer_stage(%n: i64) {
  %c0 = arith.constant 0 : i64
  // expected-error @below {{expected a constant bound}}
  call @kernel(%c0, %n) : (i64, i64) -> ()
  return
}

// -----

func.func private @kernel(i64, i64)
func.func @optimizer_stage() {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant -1 : i64
  // expected-error @below {{expected a bound of at least 0, got -1}}
  call @kernel(%c0, %c1) : (i64, i64) -> ()
  return
}

// -----

func.func private @kernel(i64, i64, memref<4xf32>)
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %c0 = arith.constant 0 : i64
  // expected-error @below {{expected a table, a list or an address to be passed, got a value of type 'memref<4xf32>'}}
  call @kernel(%c0, %c0, %w) : (i64, i64, memref<4xf32>) -> ()
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel() kernel {
      gpu.return
    }
  }
  func.func @optimizer_stage(%n: index) {
    %c1 = arith.constant 1 : index
    // expected-error @below {{expected a constant grid size}}
    gpu.launch_func @kernels::@kernel blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel() kernel {
      gpu.return
    }
  }
  func.func @optimizer_stage(%n: index) {
    %c1 = arith.constant 1 : index
    // expected-error @below {{expected a constant block size}}
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1)
    return
  }
}
