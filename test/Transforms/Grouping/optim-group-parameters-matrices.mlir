// RUN: stepfold-opt %s --optim-group-parameters --remarks-filter=optim-group-parameters --verify-diagnostics | FileCheck %s

// Ops on matrices become one, with all matrices of each piece. The number of
// matrices whose rows are in turn is a property that they have to share.

// CHECK-LABEL: func.func @copies
// CHECK:         %[[PARTS:.*]]:4 = optim.copy_rows
// CHECK-NEXT:      out(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<1x5xbf16>, tensor<1x5xbf16>)
// CHECK-NEXT:      in(%arg0, %arg1 : tensor<4x3xbf16>, tensor<2x5xbf16>)
// CHECK:         optim.copy_rows
// CHECK-NEXT:      out(%arg0, %arg1 : tensor<4x3xbf16>, tensor<2x5xbf16>)
// CHECK-NEXT:      in(%[[PARTS]]#1, %[[PARTS]]#0, %[[PARTS]]#3, %[[PARTS]]#2 : tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<1x5xbf16>, tensor<1x5xbf16>)
// CHECK:         optim.copy_rows out(%{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xbf16>) in(%arg2 : tensor<6x3xbf16>)
// CHECK-NOT:     optim.copy_rows
func.func @copies(%a: tensor<4x3xbf16>, %b: tensor<2x5xbf16>, %c: tensor<6x3xbf16>)
    -> (tensor<4x3xbf16>, tensor<2x5xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>) {
  %e0 = tensor.empty() : tensor<2x3xbf16>
  %e1 = tensor.empty() : tensor<2x3xbf16>
  // expected-remark @below {{merged ops into one}}
  %p:2 = optim.copy_rows out(%e0, %e1 : tensor<2x3xbf16>) in(%a : tensor<4x3xbf16>)
  // expected-remark @below {{merged ops into one}}
  %x = optim.copy_rows out(%a : tensor<4x3xbf16>) in(%p#1, %p#0 : tensor<2x3xbf16>)
  %e2 = tensor.empty() : tensor<1x5xbf16>
  %e3 = tensor.empty() : tensor<1x5xbf16>
  %q:2 = optim.copy_rows out(%e2, %e3 : tensor<1x5xbf16>) in(%b : tensor<2x5xbf16>)
  %y = optim.copy_rows out(%b : tensor<2x5xbf16>) in(%q#1, %q#0 : tensor<1x5xbf16>)
  %e4 = tensor.empty() : tensor<2x3xbf16>
  %e5 = tensor.empty() : tensor<2x3xbf16>
  %e6 = tensor.empty() : tensor<2x3xbf16>
  %r:3 = optim.copy_rows out(%e4, %e5, %e6 : tensor<2x3xbf16>) in(%c : tensor<6x3xbf16>)
  return %x, %y, %r#0, %r#1, %r#2 : tensor<4x3xbf16>, tensor<2x5xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>
}

// A piece that reads what another one updates is no op of its own.

// CHECK-LABEL: func.func @dependent
// CHECK:         optim.copy_rows
// CHECK-NEXT:      out(%arg1, %arg2, %{{.*}}, %{{.*}} : tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>)
// CHECK:         optim.copy_rows out(%{{.*}}, %{{.*}} : tensor<4x3xbf16>) in(%arg3 : tensor<8x3xbf16>)
func.func @dependent(%w: tensor<4x3xbf16>, %p0: tensor<2x3xbf16>, %p1: tensor<2x3xbf16>, %x: tensor<8x3xbf16>)
    -> (tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>) {
  %e0 = tensor.empty() : tensor<1x3xbf16>
  %e1 = tensor.empty() : tensor<1x3xbf16>
  %0:4 = optim.copy_rows
      out(%p0, %p1, %e0, %e1 : tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>)
      in(%w, %p1 : tensor<4x3xbf16>, tensor<2x3xbf16>)
  %e2 = tensor.empty() : tensor<4x3xbf16>
  %e3 = tensor.empty() : tensor<4x3xbf16>
  %1:2 = optim.copy_rows out(%e2, %e3 : tensor<4x3xbf16>) in(%x : tensor<8x3xbf16>)
  return %0#0, %0#1, %0#2, %0#3, %1#0, %1#1 : tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>
}
