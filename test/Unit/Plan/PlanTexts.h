//===- PlanTexts.h - Plans that tests read ----------------------*- C++ -*-===//

#ifndef STEPFOLD_TEST_UNIT_PLAN_PLANTEXTS_H
#define STEPFOLD_TEST_UNIT_PLAN_PLANTEXTS_H

#include "../TestSupport.h"
#include "stepfold/Plan/PlanSeal.h"

namespace stepfold::runtime::test {

/// SHA-256 of nothing; any would do. A macro, so that texts can have it.
#define DIGEST                                                                 \
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

// Text of plans behind the seal.

inline const char *const cudaPlan = R"(  "compiler": "c",
  "target": {"kind": "cuda", "arch": "sm_90a"},
  "code": {"ptx": {"file": "stage.ptx", "sha256": ")" DIGEST R"("},
           "cubin": {"file": "stage.cubin", "sha256": ")" DIGEST R"("}},
  "buffers": [
    {"name": "w", "role": "state", "dtype": "f16", "shape": [64, 3], "access": "readwrite", "initial": {"kind": "seeded"}},
    {"name": "w", "role": "gradient", "dtype": "f16", "shape": [64, 3], "access": "read"},
    {"name": "m", "role": "state", "dtype": "f32", "shape": [64, 3], "access": "write", "initial": {"kind": "cast", "of": "w"}},
    {"name": "lr", "role": "state", "dtype": "f32", "shape": [], "access": "read", "initial": {"kind": "splat", "bits": "0x3f800000"}},
    {"name": "d", "role": "state", "dtype": "f64", "shape": [2], "access": "read", "initial": {"kind": "data", "offset": 8}},
    {"name": "e", "role": "state", "dtype": "i1", "shape": [0], "access": "read", "initial": {"kind": "splat", "bits": "0x01"}}
  ],
  "allocations": [{"name": "f", "dtype": "f16", "elements": 448, "alignment": 256, "segments": [[0, 0], [1, 256]]}],
  "scratch": {"bytes": 4096},
  "constants": {"file": "constants.bin", "sha256": ")" DIGEST
                                    R"(", "bytes": 24},
  "tables": [{"streams": [[0], [1], [2]]}, {"streams": [[3, 3]]}],
  "chunk_lists": [{"elements": 1024, "tail_elements": 128, "buffers": [0]}, {"elements": 8192, "buffers": [0, 2]}],
  "kernels": [{"name": "k", "block": [256, 1, 1],
               "arguments": [{"table": {"buffers": 1, "streams": [{"dtype": "f16", "written": true}, {"dtype": "f16", "written": false},
                                                                  {"dtype": "f32", "written": true}]}},
                             {"scratch": {"bytes": 4000, "written": true}}, {"constant": {"bytes": 8, "sha256": ")" DIGEST
                                    R"("}},
                             {"buffer": {"dtype": "i1", "elements": 0, "written": false}},
                             {"chunks": {"elements": 1024, "tail_elements": 128, "buffers": 1, "whole": 0, "tails": 2}}]},
              {"name": "l", "block": [32, 1, 1], "blocks": 2,
               "arguments": [{"table": {"buffers": 2, "elements": 1, "streams": [{"dtype": "f32", "written": false}]}},
                             {"scratch": {"bytes": 16, "written": false}},
                             {"adjacent": {"buffers": 2, "dtype": "f32", "written": false}}]}],
  "steps": [{"kernel": "k", "arguments": [{"table": 0}, {"scratch": 16}, {"constant": 16}, {"buffer": 5}, {"chunks": 0}]},
            {"kernel": "l", "dependent_launch": true, "arguments": [{"table": 1}, {"scratch": 4016}, {"adjacent": 1}]}],
  "report": {"anything": [1, 2]}
}
)";

inline const char *const hostPlan = R"(  "compiler": "c",
  "target": {"kind": "host", "triple": "x86_64-pc-linux-gnu", "features": ["avx2"]},
  "code": {"object": {"file": "stage.o", "sha256": ")" DIGEST R"("}},
  "buffers": [], "tables": [], "chunk_lists": [],
  "kernels": [{"name": "k", "blocks": 0, "arguments": []}],
  "steps": [{"kernel": "k", "arguments": []}]
}
)";

inline llvm::Expected<Plan> parseSealed(const std::string &contents) {
  return parsePlan(makeSeal(contents) + contents);
}

} // namespace stepfold::runtime::test

#endif // STEPFOLD_TEST_UNIT_PLAN_PLANTEXTS_H
