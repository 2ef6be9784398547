// RUN: stepfold-opt --convert-optim-to-gpu %s | FileCheck %s --check-prefixes=CHECK,GPU
// RUN: stepfold-opt --convert-optim-to-loops %s | FileCheck %s --check-prefixes=CHECK,LOOPS

// A flag is a byte in memory, also where several are accessed at once.

// GPU-LABEL:   gpu.func @optimizer_stage_foreach_0
// LOOPS-LABEL: func.func @optimizer_stage_foreach_0
// CHECK:         %[[BYTES:.*]] = llvm.load %{{.*}} -> vector<[[WIDTH:8|16]]xi8>
// CHECK:         %[[FLAGS:.*]] = arith.trunci %[[BYTES]] : vector<[[WIDTH]]xi8> to vector<[[WIDTH]]xi1>
// CHECK:         %[[NEW:.*]] = arith.xori %[[FLAGS]],
// CHECK:         %[[STORED:.*]] = arith.extui %[[NEW]] : vector<[[WIDTH]]xi1> to vector<[[WIDTH]]xi8>
// CHECK:         llvm.store %[[STORED]],
// CHECK-NOT:     llvm.store {{.*}} : vector<{{[0-9]+}}xi1>
func.func @optimizer_stage(%w: memref<3000xi1> {optim.global = @w}) {
  %t = optim.table(%w : memref<3000xi1>)
  optim.foreach out(%t : !optim.table<1 x i1>) {
  ^bb0(%out: i1):
    %true = arith.constant true
    %0 = arith.xori %out, %true : i1
    optim.yield %0 : i1
  }
  return
}
