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
  json::Object code, digests;
  if (plan.target.kind == Plan::TargetKind::Host)
    code["library"] = plan.code.library;
  else
    code["ptx"] = plan.code.ptx;
  if (!plan.code.cubin.empty())
    code["cubin"] = plan.code.cubin;
  for (const auto &[file, digest] : plan.code.digests)
    digests[file] = digest;
  if (!digests.empty())
    code["sha256"] = std::move(digests);
  return code;
}

static json::Value initialToJSON(const Plan::Initial &initial, DType dtype) {
  json::Object object{{"kind", getName(initial.kind)}};
  switch (initial.kind) {
  case InitialKind::Seeded:
  case InitialKind::Step:
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

static json::Value allocationToJSON(const Plan::Allocation &allocation) {
  json::Array segments;
  for (const Plan::Allocation::Segment &segment : allocation.segments)
    segments.push_back(json::Array{segment.buffer, segment.offset});
  return json::Object{{"name", allocation.name},
                      {"dtype", getName(allocation.dtype)},
                      {"elements", allocation.elements},
                      {"alignment", allocation.alignment},
                      {"segments", std::move(segments)}};
}

static json::Value tableToJSON(const Plan::Table &table) {
  json::Array streams;
  for (const std::vector<uint32_t> &stream : table.streams)
    streams.push_back(json::Array(stream));
  return json::Object{{"streams", std::move(streams)}};
}

static json::Value chunkListToJSON(const Plan::ChunkList &list) {
  json::Object object{{"elements", list.elements},
                      {"buffers", json::Array(list.buffers)}};
  if (list.tailElements != 0)
    object["tail_elements"] = list.tailElements;
  return object;
}

static json::Value argumentToJSON(const Plan::Argument &argument) {
  static constexpr StringLiteral keys[] = {"table", "chunks", "scratch",
                                           "constant", "buffer"};
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
  if (step.isDependentLaunch)
    object["dependent_launch"] = true;
  return object;
}

/// Writes an array with one element a line.
template <typename Range, typename ToJSON>
static void writeLines(json::OStream &json, StringRef name, const Range &range,
                       ToJSON toJSON) {
  json.attributeArray(name, [&] {
    for (const auto &element : range)
      json.rawValue([&](raw_ostream &os) { os << toJSON(element); });
  });
}

void stepfold::runtime::writePlan(raw_ostream &os, const Plan &plan,
                                  const json::Value *report) {
  json::OStream json(os, /*IndentSize=*/2);
  json.object([&] {
    json.attribute("format", "stepfold-plan");
    json.attribute("version", Plan::version);
    json.attribute("compiler", plan.compiler);
    json.attribute("target", targetToJSON(plan.target));
    json.attribute("code", codeToJSON(plan));
    if (!plan.constants.file.empty())
      json.attribute("constants",
                     json::Object{{"file", plan.constants.file},
                                  {"bytes", plan.constants.bytes}});
    json.attribute("scratch", json::Object{{"bytes", plan.scratchBytes}});
    writeLines(json, "buffers", plan.buffers, bufferToJSON);
    if (!plan.allocations.empty())
      writeLines(json, "allocations", plan.allocations, allocationToJSON);
    writeLines(json, "tables", plan.tables, tableToJSON);
    writeLines(json, "chunk_lists", plan.chunkLists, chunkListToJSON);
    writeLines(json, "steps", plan.steps, [&](const Plan::Step &step) {
      return stepToJSON(step, plan.target.kind);
    });
    if (report)
      json.attribute("report", *report);
  });
  os << '\n';
}
