//===- PlanWriter.cpp - Writes plan.json ----------------------------------===//
//
// Turns a Plan into JSON.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Plan.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

static json::Value targetToJSON(const Plan::Target &target) {
  if (target.kind == Plan::TargetKind::CUDA)
    return json::Object{{"kind", "cuda"}, {"arch", target.arch}};
  return json::Object{{"kind", "host"},
                      {"triple", target.triple},
                      {"features", json::Array(target.features)}};
}

static json::Value codeToJSON(const Plan &plan) {
  if (plan.target.kind == Plan::TargetKind::Host)
    return json::Object{{"library", plan.code.library}};
  json::Object code{{"ptx", plan.code.ptx}};
  if (!plan.code.cubin.empty())
    code["cubin"] = plan.code.cubin;
  return code;
}

static json::Value initialToJSON(const Plan::Initial &initial, DType dtype) {
  json::Object object{{"kind", getName(initial.kind)}};
  switch (initial.kind) {
  case InitialKind::Seeded:
    break;
  case InitialKind::Splat:
    object["bits"] =
        std::string("0x") +
        utohexstr(initial.bits, /*LowerCase=*/true, 2 * getSize(dtype));
    break;
  case InitialKind::Data:
    object["offset"] = initial.offset;
    break;
  case InitialKind::Cast:
  case InitialKind::Copy:
    object["of"] = initial.of;
    break;
  }
  return object;
}

static json::Value bufferToJSON(const Plan::Buffer &buffer) {
  json::Object object{{"name", buffer.name},
                      {"role", getName(buffer.role)},
                      {"dtype", getName(buffer.dtype)},
                      {"shape", json::Array(buffer.shape)},
                      {"access", getName(buffer.access)}};
  if (buffer.role == Role::State)
    object["initial"] = initialToJSON(buffer.initial, buffer.dtype);
  return object;
}

static json::Value tableToJSON(const Plan::Table &table) {
  json::Array streams;
  for (const std::vector<uint32_t> &stream : table.streams)
    streams.push_back(json::Array(stream));
  return json::Object{{"elements", table.elements},
                      {"vector", table.vector},
                      {"streams", std::move(streams)}};
}

static json::Value argumentToJSON(const Plan::Argument &argument) {
  static constexpr StringLiteral keys[] = {"table", "scratch", "constant",
                                           "buffer"};
  StringRef key = keys[static_cast<unsigned>(argument.kind)];
  return json::Object{{key, argument.value}};
}

static json::Value stepToJSON(const Plan::Step &step, Plan::TargetKind target) {
  json::Array arguments;
  for (const Plan::Argument &argument : step.arguments)
    arguments.push_back(argumentToJSON(argument));
  json::Object object{{"kernel", step.kernel},
                      {"grid", json::Array(step.grid)},
                      {"arguments", std::move(arguments)}};
  if (target == Plan::TargetKind::CUDA)
    object["block"] = json::Array(step.block);
  return object;
}

json::Value stepfold::runtime::toJSON(const Plan &plan) {
  json::Array buffers, tables, steps;
  for (const Plan::Buffer &buffer : plan.buffers)
    buffers.push_back(bufferToJSON(buffer));
  for (const Plan::Table &table : plan.tables)
    tables.push_back(tableToJSON(table));
  for (const Plan::Step &step : plan.steps)
    steps.push_back(stepToJSON(step, plan.target.kind));
  json::Object object{{"format", "stepfold-plan"},
                      {"version", Plan::version},
                      {"compiler", plan.compiler},
                      {"target", targetToJSON(plan.target)},
                      {"code", codeToJSON(plan)},
                      {"buffers", std::move(buffers)},
                      {"scratch", json::Object{{"bytes", plan.scratchBytes}}},
                      {"tables", std::move(tables)},
                      {"steps", std::move(steps)}};
  if (!plan.constants.file.empty())
    object["constants"] = json::Object{{"file", plan.constants.file},
                                       {"bytes", plan.constants.bytes}};
  return object;
}
