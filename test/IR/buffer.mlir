// RUN: stepfold-opt %s --split-input-file --verify-diagnostics | stepfold-opt --split-input-file --verify-diagnostics | FileCheck %s

ml_program.global private mutable @w(dense<0.0> : tensor<30x30xf32>) : tensor<30x30xf32>
ml_program.global private mutable @b(dense<0.0> : tensor<30xf32>) : tensor<30xf32>

// CHECK:      optim.buffer @params : tensor<1024xf32> align(256)
// CHECK-SAME:   segments(@w at 0, @b at 960) {arith.note = "state"}
optim.buffer @params : tensor<1024xf32> align(256) segments(@w at 0, @b at 960) {arith.note = "state"}
// CHECK:      optim.buffer gradients @grads : tensor<930xbf16> align(2)
// CHECK-SAME:   segments(@b at 0, @w at 30)
optim.buffer gradients @grads : tensor<930xbf16> align(2) segments(@b at 0, @w at 30)
// CHECK:      optim.buffer @none : tensor<0xi1> align(1) segments()
optim.buffer @none : tensor<0xi1> align(1) segments()

// -----

// expected-error @below {{expected a vector of static size with elements of whole bytes or i1, got 'tensor<8x8xf32>'}}
optim.buffer @c1_matrix : tensor<8x8xf32> align(4) segments()

// -----

// expected-error @below {{expected a vector of static size with elements of whole bytes or i1, got 'tensor<?xf32>'}}
optim.buffer @c1_dynamic : tensor<?xf32> align(4) segments()

// -----

// expected-error @below {{expected a vector of static size with elements of whole bytes or i1, got 'tensor<8xi4>'}}
optim.buffer @c1_nibbles : tensor<8xi4> align(4) segments()

// -----

// expected-error @below {{expected a vector of static size with elements of whole bytes or i1, got 'tensor<8xindex>'}}
optim.buffer @c1_index : tensor<8xindex> align(8) segments()

// -----

// expected-error @below {{expected an alignment that is a power of two and a multiple of an element's 4 bytes, got 24}}
optim.buffer @c2_not_a_power : tensor<8xf32> align(24) segments()

// -----

// expected-error @below {{expected an alignment that is a power of two and a multiple of an element's 4 bytes, got 2}}
optim.buffer @c2_small : tensor<8xf32> align(2) segments()

// -----

// expected-error @below {{expected an alignment that is a power of two and a multiple of an element's 4 bytes, got -8}}
optim.buffer @c2_negative : tensor<8xf32> align(-8) segments()

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// expected-error @below {{expected 1 offsets, got 2}}
"optim.buffer"() {sym_name = "c3_count", type = tensor<8xf32>, alignment = 4 : i64, globals = [@w], offsets = array<i64: 0, 4>} : () -> ()

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// expected-error @below {{expected the offset of @v to be a multiple of 16 elements, got 4}}
optim.buffer @c3_misaligned : tensor<64xf32> align(64) segments(@w at 0, @v at 4)

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// expected-error @below {{expected the offset of @w to be a multiple of 1 elements, got -4}}
optim.buffer @c3_negative : tensor<64xf32> align(4) segments(@w at -4)

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// expected-error @below {{expected @v to begin at element 4 or later, got 3}}
optim.buffer @c4_overlap : tensor<8xf32> align(4) segments(@w at 0, @v at 3)

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// expected-error @below {{expected @w to begin at element 4 or later, got 0}}
optim.buffer @c4_twice : tensor<8xf32> align(4) segments(@w at 0, @w at 0)

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// expected-error @below {{expected @w to end within 8 elements, got 4 at 5}}
optim.buffer @c4_end : tensor<8xf32> align(4) segments(@w at 5)

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// expected-error @below {{expected @w to end within 8 elements, got 4 at 9223372036854775804}}
optim.buffer @c4_far : tensor<8xf32> align(4) segments(@w at 9223372036854775804)

// -----

// expected-error @below {{expected @w to be an ml_program.global}}
optim.buffer @c5_missing : tensor<8xf32> align(4) segments(@w at 0)

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf16>) : tensor<4xf16>
// expected-error @below {{expected @w to have elements of 'f32', got 'tensor<4xf16>'}}
optim.buffer @c5_type : tensor<8xf32> align(4) segments(@w at 0)

// -----

ml_program.global private mutable @w : tensor<?xf32>
// expected-error @below {{expected @w to be of static shape, got 'tensor<?xf32>'}}
optim.buffer gradients @c5_dynamic : tensor<8xf32> align(4) segments(@w at 0)
