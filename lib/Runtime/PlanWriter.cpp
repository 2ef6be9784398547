//===- PlanWriter.cpp - Writes plan.json ----------------------------------===//
//
// Turns a Plan into JSON.
//
//===----------------------------------------------------------------------===//

#include "PlanSeal.h"
#include "stepfold/Runtime/Digest.h"
#include "stepfold/Runtime/Plan.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

static json::Value targetToJSON(const Plan::Target &target) {
  if (target.kind == Plan::TargetKind::CUDA)
    return json::Object{{"kind", "cuda"}, {"arch", target.arch}};
  return json::Object{{"kind", "host"},
                      {"triple", target.triple},
                      {"features", json::Array(target.features)}};
}

static json::Object fileToJSON(const Plan::File &file) {
  return json::Object{{"file", file.name}, {"sha256", file.digest}};
}

static json::Value codeToJSON(const Plan &plan) {
  if (plan.target.kind == Plan::TargetKind::Host)
    return json::Object{{"library", fileToJSON(plan.code.library)}};
  json::Object code{{"ptx", fileToJSON(plan.code.ptx)}};
  if (!plan.code.cubin.name.empty())
    code["cubin"] = fileToJSON(plan.code.cubin);
  return code;
}

static json::Value constantsToJSON(const Plan::Constants &constants) {
  json::Object object = fileToJSON(constants.file);
  object["bytes"] = constants.bytes;
  return object;
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

//===----------------------------------------------------------------------===//
// Kernels and steps
//===----------------------------------------------------------------------===//

static StringRef getKey(Plan::ArgumentKind kind) {
  static constexpr StringLiteral keys[] = {"table", "chunks", "scratch",
                                           "constant", "buffer"};
  return keys[static_cast<unsigned>(kind)];
}

static json::Value toJSON(const Plan::TableType &type) {
  json::Array streams;
  for (const Plan::StreamType &stream : type.streams)
    streams.push_back(json::Object{{"dtype", getName(stream.dtype)},
                                   {"written", stream.isWritten}});
  json::Object object{{"buffers", type.numBuffers},
                      {"streams", std::move(streams)}};
  if (type.numElements)
    object["elements"] = *type.numElements;
  return object;
}

static json::Value toJSON(const Plan::ChunkListType &type) {
  return json::Object{{"elements", type.elements},
                      {"tail_elements", type.tailElements},
                      {"buffers", type.numBuffers},
                      {"whole", type.numWhole},
                      {"tails", type.numTails}};
}

static json::Value toJSON(const Plan::ScratchType &type) {
  return json::Object{{"bytes", type.numBytes}, {"written", type.isWritten}};
}

static json::Value toJSON(const Plan::ConstantType &type) {
  return json::Object{{"bytes", type.numBytes}, {"sha256", type.digest}};
}

static json::Value toJSON(const Plan::BufferType &type) {
  return json::Object{{"dtype", getName(type.dtype)},
                      {"elements", type.numElements},
                      {"written", type.isWritten}};
}

static json::Value kernelToJSON(const Plan::Kernel &kernel,
                                Plan::TargetKind target) {
  json::Array arguments;
  for (const Plan::ArgumentType &argument : kernel.arguments)
    arguments.push_back(json::Object{
        {getKey(getKind(argument)),
         std::visit([](const auto &type) { return toJSON(type); }, argument)}});
  json::Object object{{"name", kernel.name},
                      {"arguments", std::move(arguments)}};
  if (target == Plan::TargetKind::CUDA)
    object["block"] = json::Array(kernel.block);
  if (kernel.numBlocks)
    object["blocks"] = *kernel.numBlocks;
  return object;
}

std::string stepfold::runtime::getSignature(const Plan::Kernel &kernel) {
  std::string text =
      formatv("{0}", kernelToJSON(kernel, Plan::TargetKind::Host));
  return getDigest(StringRef(text));
}

static json::Value argumentToJSON(const Plan::Argument &argument) {
  return json::Object{{getKey(argument.kind), argument.value}};
}

static json::Value stepToJSON(const Plan &plan, const Plan::Step &step) {
  json::Array arguments;
  for (const Plan::Argument &argument : step.arguments)
    arguments.push_back(argumentToJSON(argument));
  json::Object object{{"kernel", plan.kernels[step.kernel].name},
                      {"arguments", std::move(arguments)}};
  if (step.isDependentLaunch)
    object["dependent_launch"] = true;
  return object;
}

//===----------------------------------------------------------------------===//
// The document
//===----------------------------------------------------------------------===//

/// Writes an array with one element a line.
template <typename Range, typename ToJSON>
static void writeLines(json::OStream &json, StringRef name, const Range &range,
                       ToJSON toJSON) {
  json.attributeArray(name, [&] {
    for (const auto &element : range)
      json.rawValue([&](raw_ostream &os) { os << toJSON(element); });
  });
}

/// Writes everything but the seal.
static void writeContents(raw_ostream &os, const Plan &plan,
                          const json::Value *report) {
  json::OStream json(os, /*IndentSize=*/2);
  json.object([&] {
    json.attribute("compiler", plan.compiler);
    json.attribute("target", targetToJSON(plan.target));
    json.attribute("code", codeToJSON(plan));
    if (!plan.constants.file.name.empty())
      json.attribute("constants", constantsToJSON(plan.constants));
    json.attribute("scratch", json::Object{{"bytes", plan.scratchBytes}});
    writeLines(json, "buffers", plan.buffers, bufferToJSON);
    if (!plan.allocations.empty())
      writeLines(json, "allocations", plan.allocations, allocationToJSON);
    writeLines(json, "tables", plan.tables, tableToJSON);
    writeLines(json, "chunk_lists", plan.chunkLists, chunkListToJSON);
    writeLines(json, "kernels", plan.kernels, [&](const Plan::Kernel &kernel) {
      return kernelToJSON(kernel, plan.target.kind);
    });
    writeLines(json, "steps", plan.steps,
               [&](const Plan::Step &step) { return stepToJSON(plan, step); });
    if (report)
      json.attribute("report", *report);
  });
  os << '\n';
}

void stepfold::runtime::writePlan(raw_ostream &os, const Plan &plan,
                                  const json::Value *report) {
  std::string text;
  raw_string_ostream stream(text);
  writeContents(stream, plan, report);
  StringRef sealed = text;
  // The seal opens the object.
  sealed.consume_front("{\n");
  os << makeSeal(sealed) << sealed;
}
