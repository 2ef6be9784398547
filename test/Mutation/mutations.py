"""Mutations of the lowering, the generalizations, the interpreter and the runtime.

Each is one edit, such as a person could make by mistake, and names the test that
must notice it.
"""

from kinds import Accumulation, Forms, Mutation, Printed, Programs, Unit

LARS = Forms("lars_norms", "f32")
LARS_FUSED = Forms("lars_norms", "f32", interpreted="fused")
# Full chunks, each another chance to see an addition in another place.
LARS_ORDER = Forms("lars_norms", "f32", tuple(str(size) for size in range(8185, 8193)))
# A little more than one chunk, or than two.
LARS_CHUNKS = Forms(
    "lars_norms",
    "f32",
    ("8193", "8194", "8200", "9000", "12289", "16384", "16385", "16390"),
)
LARS_F64 = Forms("lars_norms", "f64")
LARS_MASTERS = Forms("lars_norms", "f16")
LARS_DECAY_GATE = Forms("lars_wd", "f32")
# More chunks than a sum over them has lanes.
LARS_LARGE = Forms("lars_norms", "f64", ("2100000",))
LARS_CPU = Forms("lars_paddle_cpu", "f32")
MOMENTUM = Forms("momentum", "f32")
MOMENTUM_FUSED = Forms("momentum", "f32", interpreted="fused")
NESTEROV = Forms("nesterov", "f64")
ADAMW_MASTERS = Forms("adamw", "bf16")
AMSGRAD = Forms("amsgrad", "f32")
ADAMW_CPU = Forms("adamw_paddle_cpu", "f64")
ADAMW_CPU_FMA = Forms("adamw_paddle_cpu_fma", "f32")
ADAM = Forms("adam", "f64")
SGD = Forms("sgd", "f32")
SGD_MASTERS = Forms("sgd", "f16")
ADAGRAD = Forms("adagrad", "f32")
RMSPROP = Forms("rmsprop", "f32")
RMSPROP_CENTERED = Forms("rmsprop_centered", "f32")
ADADELTA = Forms("adadelta", "f32")
ADAMAX = Forms("adamax", "f32")
NADAM = Forms("nadam", "f32")
RADAM = Forms("radam", "f32")
LION = Forms("lion", "f32")
LAMB = Forms("lamb", "f32")
MUON = Forms("muon", "f32")
MUON_UNFUSED = Forms("muon_unfused", "f16")
MUON_INTERLEAVED = Forms("muon_interleaved", "f32")
CHUNK_LIST = Unit("ChunkList*")
CHUNK_TAILS = Unit("ChunkList.PutsShortTailsBehind")
PROGRAMS = Programs(100)
ACCUMULATION = Accumulation()
BLOCKS = Printed("blocks", ("32",))
EXACT_SUMS = Printed("exact_sums")

LOOPS = "lib/Conversion/OptimToLoops/LoopLowering.cpp"
KERNEL_BODY = "lib/Conversion/KernelBody.cpp"
BLOCK_BODY = "lib/Conversion/BlockBody.cpp"
EXACT_PIECES = "lib/Conversion/ExactPieces.cpp"
EXACT_SUM = "lib/Reference/ExactSum.cpp"
EXACT_TILE = "lib/Conversion/OptimToLoops/ExactTile.cpp"
EXACT_WORDS = "lib/IR/ExactWords.cpp"
STAGE_LOWERING = "lib/Conversion/StageLowering.cpp"
HOST_OBJECT = "lib/Compiler/ObjectEmitter.cpp"
HOST_ROW_COPIES = "lib/Runtime/Host/HostRowCopies.cpp"
PLAN = "lib/Plan/Plan.cpp"
PLAN_MEMORY = "lib/Compiler/PlanMemory.cpp"
GENERALIZE = "lib/IR/Generalize.cpp"
ADAM_OP = "lib/IR/Update/Adam.cpp"
LARS_OP = "lib/IR/Update/LarsMomentum.cpp"
MOMENTUM_OP = "lib/IR/Update/Momentum.cpp"
SGD_OP = "lib/IR/Update/SGD.cpp"
ADAGRAD_OP = "lib/IR/Update/Adagrad.cpp"
RMSPROP_OP = "lib/IR/Update/RMSProp.cpp"
ADADELTA_OP = "lib/IR/Update/Adadelta.cpp"
ADAMAX_OP = "lib/IR/Update/Adamax.cpp"
NADAM_OP = "lib/IR/Update/NAdam.cpp"
RADAM_OP = "lib/IR/Update/RAdam.cpp"
LION_OP = "lib/IR/Update/Lion.cpp"
LAMB_OP = "lib/IR/Update/Lamb.cpp"
MUON_OP = "lib/IR/Update/Muon.cpp"
ADAM_UPDATES = "lib/Reference/AdamUpdates.h"
ADAPTIVE_UPDATES = "lib/Reference/AdaptiveUpdates.h"
MOMENTUM_UPDATES = "lib/Reference/MomentumUpdates.h"
MUON_UPDATE = "lib/Reference/MuonUpdate.h"
PARAMETER_UPDATE = "lib/Reference/ParameterUpdate.h"
CANONICAL_SUM = "lib/Reference/CanonicalSum.cpp"
ELEMENT = "lib/Reference/Element.cpp"
SCALAR_OPS = "lib/Reference/ScalarOps.cpp"
STRUCTURED_OPS = "lib/Reference/StructuredOps.cpp"
TABLES = "lib/Plan/Tables.cpp"
DEPENDENCES = "lib/Transforms/Utils/DependenceGraph.cpp"
IF_CONVERT = "lib/Transforms/Program/RegionConverter.cpp"
SPECIALIZED_BODY = "lib/Analysis/SpecializedBody.cpp"
LISTS = "lib/Transforms/Grouping/ParameterLists.cpp"
NUMBERING = "lib/Transforms/Utils/ValueNumbering.cpp"
PRODUCERS = "lib/Transforms/Fusion/OptimFuseProducers.cpp"
HOIST = "lib/Transforms/Program/CastHoisting.cpp"
COALESCE = "lib/Transforms/Program/StorageAnalysis.cpp"
GPU_FOREACH = "lib/Conversion/OptimToGPU/GPUForeach.cpp"
GPU_CHUNK_SUM = "lib/Conversion/OptimToGPU/GPUChunkSum.cpp"
GPU_MATH = "lib/Conversion/OptimToGPU/ExpandMath.cpp"

MUTATIONS = [
    # Tails, offsets and lanes of the kernels for a CPU.
    Mutation(
        LOOPS,
        "forEach(builder, whole, length, 1, scalar);",
        "forEach(builder, whole, whole, 1, scalar);",
        SGD,
    ),
    Mutation(
        LOOPS,
        "forEach(builder, createInt(builder, 64, 0), whole, vectorWidth,",
        "forEach(builder, createInt(builder, 64, 1), whole, vectorWidth,",
        SGD,
    ),
    Mutation(
        LOOPS,
        "createInt(builder, 64, size - 1)",
        "createInt(builder, 64, size / 2 - 1)",
        LARS_ORDER,
    ),
    Mutation(LOOPS, "half = size / 2; half >= 1;", "half = size / 2; half > 1;", LARS),
    Mutation(LOOPS, "createInt(body, 64, half)", "createInt(body, 64, half - 1)", LARS),
    Mutation(
        LOOPS,
        "lanes->add(builder, combiner, offset, contribution);",
        "lanes->add(builder, combiner, createInt(builder, 64, 0), contribution);",
        LARS,
    ),
    Mutation(LOOPS, "loadOffset(0), loadOffset(1)", "loadOffset(0), loadOffset(0)", LARS),
    Mutation(
        LOOPS,
        "storeElement(builder, sum.finish(builder), partials, index);",
        "storeElement(builder, sum.finish(builder), partials, createInt(builder, 64, 0));",
        LARS,
    ),
    Mutation(
        LOOPS,
        "f64,\n          kReductionPartialLanes, vectorWidth",
        "f64,\n          kReductionPartialLanes / 256, vectorWidth",
        LARS_LARGE,
    ),
    Mutation(
        KERNEL_BODY,
        "index < numVectors ? parameter : zero",
        "index < numVectors ? zero : zero",
        MOMENTUM,
    ),
    Mutation(
        KERNEL_BODY,
        "chunk.length = loadField(i32, 1);",
        "chunk.length = loadField(i32, 2);",
        SGD,
    ),
    Mutation(
        KERNEL_BODY,
        "chunk.parameter = loadField(i32, 2);",
        "chunk.parameter = loadField(i32, 1);",
        MOMENTUM,
    ),
    Mutation(
        KERNEL_BODY,
        "if (loaded[stream] || !body.isRead(stream))",
        "if (loaded[stream] || body.isRead(stream))",
        MOMENTUM,
    ),
    Mutation(
        STAGE_LOWERING,
        "createAddress(partials.buffers[output])",
        "createAddress(partials.buffers[0])",
        LARS,
    ),
    Mutation(STAGE_LOWERING, "offsets = {0};", "offsets = {1};", LARS),
    Mutation(
        STAGE_LOWERING,
        "kExactChunk : kReductionChunk;",
        "kExactChunk : kReductionChunk / 2;",
        LARS_ORDER,
    ),
    # Code generation and the plan.
    Mutation(HOST_OBJECT, "FPOpFusion::Strict", "FPOpFusion::Fast", MOMENTUM),
    Mutation(
        PLAN_MEMORY,
        "plan.scratchBytes = offset + getByteSize(type);",
        "plan.scratchBytes = offset;",
        LARS,
    ),
    Mutation(
        PLAN_MEMORY,
        "list.elements = op.getElements();",
        "list.elements = op.getElements() / 2;",
        SGD,
    ),
    Mutation(PLAN_MEMORY, "constants.resize(offset);", "constants.resize(0);", LARS),
    # Generalizations of update ops.
    Mutation(GENERALIZE, "CmpFPredicate::OLT", "CmpFPredicate::OLE", LARS_DECAY_GATE),
    Mutation(GENERALIZE, "CmpFPredicate::UNE", "CmpFPredicate::OEQ", MOMENTUM),
    Mutation(SGD_OP, "a.sub(param,", "a.add(param,", SGD),
    Mutation(
        MOMENTUM_OP,
        "a.add(a.mul(mu, updated.readState(arguments, 0)), direction)",
        "a.sub(a.mul(mu, updated.readState(arguments, 0)), direction)",
        MOMENTUM,
    ),
    Mutation(
        MOMENTUM_OP,
        "a.add(direction, a.mul(mu, newVelocity))",
        "a.add(newVelocity, a.mul(mu, newVelocity))",
        NESTEROV,
    ),
    Mutation(
        LARS_OP,
        "a.mulAdd(weightDecay, paramNorm, gradNorm, isGPU)",
        "a.mulAdd(weightDecay, gradNorm, paramNorm, isGPU)",
        LARS,
    ),
    Mutation(
        LARS_OP, "a.mul(arguments[rate], direction)", "a.mul(arguments[rate], scaledGrad)", LARS
    ),
    Mutation(ADAM_OP, "a.less(m2, max), max, m2", "a.less(max, m2), max, m2", AMSGRAD),
    Mutation(
        ADAM_OP,
        "decayScalar(decayRate, arguments[weight])",
        "decayScalar(decayRate, arguments[ratio])",
        ADAMW_MASTERS,
    ),
    Mutation(ADAM_OP, "a.mul(a.mul(weight, grad), grad)", "a.mul(weight, a.mul(grad, grad))", ADAM),
    Mutation(
        ADAM_OP, "a.mul(rate, a.div(root, bias))", "a.div(a.mul(rate, root), bias)", ADAMW_CPU
    ),
    Mutation(
        ADAM_OP,
        "a.mulAdd(scalar, param, param, isFused)",
        "a.mulAdd(scalar, param, param, false)",
        ADAMW_CPU_FMA,
    ),
    Mutation(
        ADAGRAD_OP,
        "a.add(a.sqrt(moment), arguments[epsilon]);\n        Value change",
        "a.sqrt(a.add(moment, arguments[epsilon]));\n        Value change",
        ADAGRAD,
    ),
    Mutation(
        RMSPROP_OP,
        "a.sub(meanSquare, a.mul(meanGrad, meanGrad))",
        "a.sub(meanSquare, a.mul(meanGrad, grad))",
        RMSPROP_CENTERED,
    ),
    Mutation(ADADELTA_OP, "a.mul(change, change)", "a.mul(change, grad)", ADADELTA),
    Mutation(ADAMAX_OP, "a.less(magnitude, decayed),", "a.less(decayed, magnitude),", ADAMAX),
    Mutation(
        NADAM_OP, "a.mul(arguments[gradWeight], grad)", "a.mul(arguments[nextMu], grad)", NADAM
    ),
    Mutation(RADAM_OP, "a.sub(limit, a.mul(two, rho))", "a.sub(limit, rho)", RADAM),
    Mutation(LION_OP, "createMean(a, arguments[beta2]", "createMean(a, arguments[beta1]", LION),
    Mutation(LAMB_OP, "return decay > 0;", "return decay > 1;", LAMB),
    # The interpreter.
    Mutation(MUON_OP, "createLerp(a, grad, next, mu)", "createLerp(a, next, grad, mu)", MUON),
    Mutation(MUON_OP, "createMaximum(a, norm, round(", "createMaximum(a, norm, (", MUON),
    Mutation(MUON_OP, "ofSquare.beta = b;", "ofSquare.beta = c;", MUON),
    Mutation(MUON_OP, "ofNext.beta = a;", "ofNext.beta = b;", MUON),
    Mutation(MUON_OP, "areTall && !isFused;", "false;", MUON_UNFUSED),
    Mutation(MUON_OP, "scale(gram, c);", "scale(gram, b);", MUON_UNFUSED),
    Mutation(MUON_OP, 'a.mul(in("lr"), in("factor"))', 'in("lr")', MUON),
    Mutation(
        MUON_OP,
        "getMuonFactor(op.getScale(), rows, columns)",
        "getMuonFactor(op.getScale(), columns, rows)",
        MUON_INTERLEAVED,
    ),
    Mutation(HOST_ROW_COPIES, "row * copy.in.pitch", "row * copy.out.pitch", MUON_INTERLEAVED),
    Mutation(PLAN, "index % number * rowBytes", "0", MUON_INTERLEAVED),
    Mutation(MUON_UPDATE, "row / number * columns", "row % rows * columns", MUON_INTERLEAVED),
    Mutation(MUON_UPDATE, "last.beta = a;", "last.beta = b;", MUON),
    Mutation(MUON_UPDATE, "square.beta = b;", "square.beta = c;", MUON),
    Mutation(MUON_UPDATE, "last.isRhsTransposed = isTall;", "", MUON_UNFUSED),
    Mutation(MOMENTUM_UPDATES, "d = d + decay * p;", "d = d - decay * p;", MOMENTUM),
    Mutation(PARAMETER_UPDATE, "isFused ? fma(a, b, c) : a * b + c", "fma(a, b, c)", LARS_CPU),
    Mutation(MOMENTUM_UPDATES, "u.setParameter(i, p - v);", "u.setParameter(i, p + v);", LARS),
    Mutation(MOMENTUM_UPDATES, "w = u.storedParameter(i)", "w = u.parameter(i)", LARS_MASTERS),
    Mutation(ADAM_UPDATES, "isGreater(largest[i], m2)", "isGreater(m2, largest[i])", AMSGRAD),
    Mutation(MOMENTUM_UPDATES, "lr * coeff * pn /", "lr * (coeff * pn) /", LARS),
    Mutation(
        ADAPTIVE_UPDATES,
        "lr * g / (sqrt(m) + epsilon)",
        "lr * g / sqrt(m + epsilon)",
        ADAGRAD,
    ),
    Mutation(
        ADAPTIVE_UPDATES, "lr * g / sqrt(s + epsilon)", "lr * (g / sqrt(s + epsilon))", RMSPROP
    ),
    Mutation(ADAPTIVE_UPDATES, "(one - rho) * (g * g)", "(one - rho) * g * g", ADADELTA),
    Mutation(ADAM_UPDATES, "rate * (m / n)", "rate * m / n", ADAMAX),
    Mutation(ADAM_UPDATES, "product * next)", "product * muOfStep)", NADAM),
    Mutation(ADAM_UPDATES, "lr * (m1 / (one - power1))", "lr * m1 / (one - power1)", RADAM),
    Mutation(MOMENTUM_UPDATES, "isPositive(-x) ? -one : x", "isPositive(-x) ? one : x", LION),
    Mutation(ADAM_UPDATES, "rate * (pn / rn)", "rate * pn / rn", LAMB),
    Mutation(
        CANONICAL_SUM,
        "elementsInChunk == kReductionChunk",
        "elementsInChunk > kReductionChunk",
        LARS_CHUNKS,
    ),
    Mutation(
        CANONICAL_SUM,
        "lanes[elementsInChunk % kReductionLanes]",
        "lanes[elementsInChunk % kReductionPartialLanes]",
        LARS_ORDER,
    ),
    Mutation(
        CANONICAL_SUM,
        "lanes[partials++ % kReductionPartialLanes]",
        "lanes[0]",
        LARS_LARGE,
    ),
    Mutation(
        ELEMENT,
        "std::fma(asFloat(a), asFloat(b), asFloat(c))",
        "asFloat(a) * asFloat(b) + asFloat(c)",
        LARS,
    ),
    # The last bit is cut off then.
    Mutation(
        ELEMENT,
        "double rounded = (magnitude + shifter) - shifter;",
        "double rounded = magnitude;",
        SGD_MASTERS,
    ),
    Mutation(SCALAR_OPS, "fma(*x[0], *x[1], *x[2])", "fma(*x[0], *x[2], *x[1])", LARS_FUSED),
    Mutation(
        STRUCTURED_OPS,
        "sums[k].store(results[k][0], position)",
        "sums[k].store(results[k][0], 0)",
        LARS_FUSED,
    ),
    Mutation(
        STRUCTURED_OPS,
        "setPerParameter(*body, streams.size(), operands.perParameter, parameter,",
        "setPerParameter(*body, streams.size(), operands.perParameter, 0,",
        MOMENTUM_FUSED,
    ),
    # The tables of the runtime.
    Mutation(TABLES, "rows.push_back(addresses[buffer]);", "rows.push_back(addresses[0]);", SGD),
    Mutation(TABLES, "tail > list.elements / 2", "tail >= list.elements / 2", CHUNK_LIST),
    Mutation(TABLES, "return {size - tail, tail};", "return {size - tail, 0};", CHUNK_LIST),
    Mutation(
        TABLES,
        "addChunks(tails, parts.whole, size,",
        "addChunks(tails, 0, size,",
        CHUNK_TAILS,
    ),
    # Dependences and refusals of the rewrites.
    Mutation(LISTS, "current.erase(store.getGlobalAttr());", "", PROGRAMS),
    Mutation(
        DEPENDENCES,
        "return addWrite(effects, node, DependenceKind::Effect);",
        "return addRead(effects, node, DependenceKind::Effect);",
        PROGRAMS,
    ),
    Mutation(PRODUCERS, "stream.needed.test(argument++) && a != b", "false", PROGRAMS),
    Mutation(HOIST, "!load->isBeforeInBlock(firstWriter)", "false", PROGRAMS),
    Mutation(COALESCE, "if (!global.isPrivate())", "if (false)", PROGRAMS),
    Mutation(
        IF_CONVERT,
        "arguments[0], value)",
        "value, arguments[0])",
        ACCUMULATION,
    ),
    Mutation(
        IF_CONVERT,
        "both = createOr(builder, flag, skip);",
        "both = createOr(builder, flag, flag);",
        ACCUMULATION,
    ),
    Mutation(
        SPECIALIZED_BODY,
        "resolve(*flag ? select.getTrueValue()",
        "resolve(!*flag ? select.getTrueValue()",
        ACCUMULATION,
    ),
    Mutation(LISTS, "index)[piece.position]", "index)[0]", PROGRAMS),
    Mutation(LISTS, "op.setPositions(positions);", "op.setPositions(parts.front());", PROGRAMS),
    Mutation(NUMBERING, "getBody(structured.getBody())", "0", PROGRAMS),
    # Blocks of elements.
    Mutation(LOOPS, "addInt(builder, count, -1)", "addInt(builder, count, -2)", BLOCKS),
    Mutation(
        LOOPS,
        "forEach(builder, 0, size, 1, [&](ImplicitLocOpBuilder &inner, Value i) {",
        "forEach(builder, 0, size - 1, 1, [&](ImplicitLocOpBuilder &inner, Value i) {",
        BLOCKS,
    ),
    Mutation(
        LOOPS,
        "if (chunk.blockSizes[stream] != 1 || !body.isWritten(stream))",
        "if (chunk.blockSizes[stream] == 1 || !body.isWritten(stream))",
        BLOCKS,
    ),
    Mutation(KERNEL_BODY, "if (blockSize != 1)", "if (blockSize == 1)", BLOCKS),
    Mutation(KERNEL_BODY, "half = size / 2; half >= 1;", "half = size / 2; half > 1;", BLOCKS),
    Mutation(BLOCK_BODY, "if (!isEarly)", "if (false)", BLOCKS),
    Mutation(
        STRUCTURED_OPS,
        "return isOfBlocks ? element / blockSize : element;",
        "return isOfBlocks ? 0 : element;",
        BLOCKS,
    ),
    Mutation(
        STRUCTURED_OPS,
        "std::min(blockSize, numElements - first)",
        "std::min(blockSize - 1, numElements - first)",
        BLOCKS,
    ),
    Mutation(
        SCALAR_OPS,
        "if (!isa<optim::BlockMaximumOp>(op)) {",
        "if (isa<optim::BlockMaximumOp>(op)) {",
        BLOCKS,
    ),
    # Exact sums.
    Mutation(
        EXACT_PIECES,
        "-126 - (kPieceBits - 1) - kExactUnit",
        "-126 - kPieceBits - kExactUnit",
        EXACT_SUMS,
    ),
    Mutation(EXACT_PIECES, "kPieceBits * int64_t(unit)", "kPieceBits", EXACT_SUMS),
    Mutation(
        EXACT_PIECES, "createInt(builder, 32, kPieceBits)", "createInt(builder, 32, 22)", EXACT_SUMS
    ),
    Mutation(
        EXACT_TILE,
        "getMagnitudes(body, rest, {})",
        "getMagnitudes(body, rest, traits)",
        EXACT_SUMS,
    ),
    Mutation(
        EXACT_PIECES,
        "Value high = arith::ShRSIOp::create(builder, sum,",
        "Value high = arith::ShRUIOp::create(builder, sum,",
        EXACT_SUMS,
    ),
    Mutation(
        LOOPS,
        "for (const ExactTile *tile : exact)\n              tile->pad(",
        "for (const ExactTile *tile : exact)\n              if (false) tile->pad(",
        EXACT_SUMS,
    ),
    Mutation(
        EXACT_WORDS,
        "arith::ShRSIOp::create(builder, bins.back(), a.integer(63))",
        "arith::ShRUIOp::create(builder, bins.back(), a.integer(63))",
        EXACT_SUMS,
    ),
    Mutation(EXACT_WORDS, "(bin - 1) + 1)", "(bin - 1))", EXACT_SUMS),
    Mutation(EXACT_SUM, "isNegative ? -shifted : shifted", "shifted", EXACT_SUMS),
    Mutation(EXACT_SUM, "std::max<uint64_t>(exponent, 1) - 1", "exponent", EXACT_SUMS),
]

# Only a GPU shows these: for each, build, and compare the engine cuda with the
# interpreter (GPU_COMMAND).
GPU_COMMAND = (
    "stepfold-compile PROGRAM --target=sm_90 -o PLAN && "
    "stepfold-run PLAN --engine=cuda --steps=3 | "
    "diff - <(stepfold-run PROGRAM --engine=interpreter --steps=3)"
)
GPU_MUTATIONS = [
    Mutation(
        GPU_FOREACH,
        "isLess(builder, begin, vectorLength), emitVector,",
        "isLess(builder, begin, chunk.length), emitVector,",
        SGD,
    ),
    Mutation(
        GPU_FOREACH,
        "addInt(inner, begin, width), 1);",
        "addInt(inner, begin, width), 2);",
        SGD,
    ),
    Mutation(
        GPU_FOREACH,
        "emitElements(edge, body, settings, first, warpEnd, kWarpSize);",
        "emitElements(edge, body, settings, first, warpEnd, kWarpSize / 2);",
        SGD,
    ),
    Mutation(
        GPU_FOREACH,
        "createInt(builder, 64, warps));",
        "createInt(builder, 64, 1));",
        SGD,
    ),
    Mutation(
        GPU_CHUNK_SUM,
        "addInt(builder, lane, vector * kReductionThreads * kAccessWidth)",
        "addInt(builder, lane, vector * kReductionThreads)",
        LARS,
    ),
    Mutation(
        GPU_CHUNK_SUM,
        "createInt(whole, 32, round * kReductionLanes)",
        "createInt(whole, 32, round * kReductionThreads)",
        LARS,
    ),
    Mutation(
        GPU_CHUNK_SUM,
        "isLess(builder, offset, vectorLength),",
        "isLess(builder, offset, chunk.length),",
        LARS,
    ),
    Mutation(GPU_MATH, '"llvm.nvvm.sqrt.rn.f"', '"llvm.nvvm.sqrt.approx.f"', LARS),
]
