//===- PlanPrinter.cpp - Writes plan.json ---------------------------------===//
//
// Turns a Plan into JSON.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Data/Digest.h"
#include "stepfold/Plan/Plan.h"
#include "stepfold/Plan/PlanSeal.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
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
    return json::Object{{"object", fileToJSON(plan.code.object)}};
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

//===----------------------------------------------------------------------===//
// Lists that grow with the number of parameters
//===----------------------------------------------------------------------===//

// Values of JSON would take longer to make than to write. Keys are in the order
// that a json::Object has.

template <typename Range>
static void writeElements(json::OStream &json, const Range &range) {
  for (auto element : range)
    json.value(element);
}

static void writeInitial(json::OStream &json, const Plan::Initial &initial,
                         DType dtype) {
  if (initial.kind == InitialKind::Splat)
    json.attribute("bits", "0x" + utohexstr(initial.bits, /*LowerCase=*/true,
                                            2 * getSize(dtype)));
  json.attribute("kind", getName(initial.kind));
  if (isConverted(initial.kind))
    json.attribute("of", StringRef(initial.of));
  if (initial.kind == InitialKind::Data)
    json.attribute("offset", initial.offset);
}

static void write(json::OStream &json, const Plan::Buffer &buffer) {
  json.object([&] {
    json.attribute("access", getName(buffer.access));
    json.attribute("dtype", getName(buffer.dtype));
    if (buffer.role == Role::State)
      json.attributeObject(
          "initial", [&] { writeInitial(json, buffer.initial, buffer.dtype); });
    json.attribute("name", StringRef(buffer.name));
    if (buffer.role == Role::Scratch)
      json.attribute("offset", buffer.offset);
    json.attribute("role", getName(buffer.role));
    json.attributeArray("shape", [&] { writeElements(json, buffer.shape); });
  });
}

static void write(json::OStream &json, const Plan::Allocation &allocation) {
  json.object([&] {
    json.attribute("alignment", allocation.alignment);
    json.attribute("dtype", getName(allocation.dtype));
    json.attribute("elements", allocation.elements);
    json.attribute("name", StringRef(allocation.name));
    json.attributeArray("segments", [&] {
      for (const Plan::Allocation::Segment &segment : allocation.segments)
        json.array([&] {
          json.value(segment.buffer);
          json.value(segment.offset);
        });
    });
  });
}

static void write(json::OStream &json, const Plan::Table &table) {
  json.object([&] {
    json.attributeArray("streams", [&] {
      for (const std::vector<uint32_t> &stream : table.streams)
        json.array([&] { writeElements(json, stream); });
    });
  });
}

static void write(json::OStream &json, const Plan::ChunkList &list) {
  json.object([&] {
    json.attributeArray("buffers", [&] { writeElements(json, list.buffers); });
    json.attribute("elements", list.elements);
    if (list.tailElements != 0)
      json.attribute("tail_elements", list.tailElements);
  });
}

//===----------------------------------------------------------------------===//
// Kernels and steps
//===----------------------------------------------------------------------===//

static StringRef getKey(Plan::ArgumentKind kind) {
  static constexpr StringLiteral keys[] = {"table",   "adjacent", "chunks",
                                           "scratch", "constant", "buffer"};
  return keys[static_cast<unsigned>(kind)];
}

static json::Value toJSON(const Plan::TableType &type) {
  json::Array streams;
  for (const Plan::StreamType &stream : type.streams) {
    json::Object added{{"dtype", getName(stream.dtype)},
                       {"written", stream.isWritten}};
    if (stream.blockSize != 1)
      added["block"] = stream.blockSize;
    streams.push_back(std::move(added));
  }
  json::Object object{{"buffers", type.numBuffers},
                      {"streams", std::move(streams)}};
  if (type.numElements)
    object["elements"] = *type.numElements;
  return object;
}

static json::Value toJSON(const Plan::AdjacentType &type) {
  return json::Object{{"buffers", type.numBuffers},
                      {"dtype", getName(type.stream.dtype)},
                      {"written", type.stream.isWritten}};
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

static json::Value toJSON(const Plan &plan, const Plan::Launch &launch) {
  json::Array arguments;
  for (const Plan::Argument &argument : launch.arguments)
    arguments.push_back(argumentToJSON(argument));
  json::Object object{{"kernel", plan.kernels[launch.kernel].name},
                      {"arguments", std::move(arguments)}};
  if (launch.isDependentLaunch)
    object["dependent_launch"] = true;
  return object;
}

static std::string bitsToText(float value) {
  return "0x" + utohexstr(bit_cast<uint32_t>(value), /*LowerCase=*/true,
                          2 * sizeof(value));
}

static json::Value toJSON(const Plan &, const Plan::Product &product) {
  json::Object object{{"accumulation", getName(product.accumulation)},
                      {"alpha", bitsToText(product.alpha)},
                      {"out", json::Array(product.outs)},
                      {"lhs", json::Array(product.lhs)},
                      {"rhs", json::Array(product.rhs)}};
  if (product.isLhsTransposed)
    object["lhs_transposed"] = true;
  if (product.isRhsTransposed)
    object["rhs_transposed"] = true;
  if (product.isSymmetric)
    object["symmetric"] = true;
  if (!product.plus.empty()) {
    object["beta"] = bitsToText(product.beta);
    object["plus"] = json::Array(product.plus);
  }
  return json::Object{{"product", std::move(object)}};
}

static json::Value toJSON(const Plan &, const Plan::RowCopies &copies) {
  return json::Object{
      {"row_copies", json::Object{{"out", json::Array(copies.outs)},
                                  {"in", json::Array(copies.ins)}}}};
}

static json::Value toJSON(const Plan::Exchange &exchange) {
  return json::Object{
      {"exchange", json::Object{{"name", exchange.name},
                                {"kind", getName(exchange.kind)},
                                {"buffers", json::Array(exchange.buffers)}}}};
}

/// Returns all steps in their order, exchanges among them.
static std::vector<json::Value> stepsToJSON(const Plan &plan) {
  std::vector<json::Value> steps;
  for (size_t part = 0; part <= plan.exchanges.size(); ++part) {
    auto [begin, end] = plan.getPart(part);
    for (size_t position = begin; position != end; ++position)
      steps.push_back(
          std::visit([&](const auto &step) { return toJSON(plan, step); },
                     plan.steps[position]));
    if (part != plan.exchanges.size())
      steps.push_back(toJSON(plan.exchanges[part]));
  }
  return steps;
}

//===----------------------------------------------------------------------===//
// The document
//===----------------------------------------------------------------------===//

/// Writes an array with one element a line.
template <typename Range, typename Write>
static void writeLines(json::OStream &json, StringRef name, const Range &range,
                       Write write) {
  json.attributeArray(name, [&] {
    for (const auto &element : range)
      json.rawValue([&](raw_ostream &os) {
        json::OStream line(os);
        write(line, element);
      });
  });
}

template <typename Range>
static void writeLines(json::OStream &json, StringRef name,
                       const Range &range) {
  writeLines(json, name, range, [](json::OStream &line, const auto &element) {
    write(line, element);
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
    writeLines(json, "buffers", plan.buffers);
    if (!plan.allocations.empty())
      writeLines(json, "allocations", plan.allocations);
    writeLines(json, "tables", plan.tables);
    writeLines(json, "chunk_lists", plan.chunkLists);
    writeLines(json, "kernels", plan.kernels,
               [&](json::OStream &line, const Plan::Kernel &kernel) {
                 line.value(kernelToJSON(kernel, plan.target.kind));
               });
    writeLines(
        json, "steps", stepsToJSON(plan),
        [](json::OStream &line, const json::Value &step) { line.value(step); });
    if (report)
      json.attribute("report", *report);
  });
  os << '\n';
}

void stepfold::runtime::writePlan(raw_ostream &os, const Plan &plan,
                                  const json::Value *report) {
  std::string text;
  raw_string_ostream stream(text);
  stream.SetBuffered(); // JSON is written character by character.
  writeContents(stream, plan, report);
  stream.flush();
  StringRef sealed = text;
  // The seal opens the object.
  sealed.consume_front("{\n");
  os << makeSeal(sealed) << sealed;
}
