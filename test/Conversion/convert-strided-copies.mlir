// RUN: stepfold-opt --convert-strided-copies %s | FileCheck %s

// CHECK-LABEL: func.func @copies(
// CHECK-SAME:    %[[PART:.*]]: memref<4x2xf32, strided<[6, 1], offset: 2>>, %[[A:.*]]: memref<4x2xf32>, %[[B:.*]]: memref<4x2xf32>)
func.func @copies(%part: memref<4x2xf32, strided<[6, 1], offset: 2>>, %a: memref<4x2xf32>, %b: memref<4x2xf32>) {
  // CHECK-NEXT: linalg.copy ins(%[[PART]] : {{.*}}) outs(%[[A]] : memref<4x2xf32>)
  // CHECK-NEXT: linalg.copy ins(%[[A]] : memref<4x2xf32>) outs(%[[PART]] : {{.*}})
  // CHECK-NEXT: memref.copy %[[A]], %[[B]]
  // CHECK-NEXT: return
  memref.copy %part, %a : memref<4x2xf32, strided<[6, 1], offset: 2>> to memref<4x2xf32>
  memref.copy %a, %part : memref<4x2xf32> to memref<4x2xf32, strided<[6, 1], offset: 2>>
  memref.copy %a, %b : memref<4x2xf32> to memref<4x2xf32>
  return
}
