//===- PlanReader.cpp - Reads plan.json -----------------------------------===//
//
// Turns JSON into a Plan, refusing everything that docs/plan-format.md does not
// define.
//
//===----------------------------------------------------------------------===//

#include "PlanReader.h"

#include "stepfold/Plan/PlanSeal.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

DType stepfold::runtime::readDType(JSONNode node) {
  return readEnum<DType>(node, numDTypes);
}

static std::vector<std::string> readStrings(JSONNode node) {
  std::vector<std::string> strings;
  node.forEachElement(
      [&](JSONNode child) { strings.push_back(child.getString().str()); });
  return strings;
}

static void readTarget(JSONNode node, Plan &plan) {
  StringRef kind = node.get("kind").getString();
  if (kind == "cuda") {
    node.expectKeys({"kind", "arch"});
    plan.target.kind = Plan::TargetKind::CUDA;
    plan.target.arch = node.get("arch").getString();
  } else if (kind == "host") {
    node.expectKeys({"kind", "triple", "features"});
    plan.target.kind = Plan::TargetKind::Host;
    plan.target.triple = node.get("triple").getString();
    plan.target.features = readStrings(node.get("features"));
  } else {
    node.get("kind").fail("expected cuda or host, got " + quote(kind));
  }
}

std::string stepfold::runtime::readDigest(JSONNode node) {
  StringRef text = node.getString();
  constexpr StringLiteral digits = "0123456789abcdef";
  if (text.size() != 64 || text.find_first_not_of(digits) != StringRef::npos)
    node.fail("expected a SHA-256 in lower-case hexadecimal, got " +
              quote(text));
  return text.str();
}

static Plan::File readFileEntry(JSONNode node) {
  Plan::File file;
  file.name = node.get("file").getString();
  if (file.name.empty())
    node.get("file").fail("expected a file name");
  file.digest = readDigest(node.get("sha256"));
  return file;
}

static Plan::File readCodeFile(JSONNode node) {
  node.expectKeys({"file", "sha256"});
  return readFileEntry(node);
}

static void readCode(JSONNode node, Plan &plan) {
  if (plan.target.kind == Plan::TargetKind::CUDA) {
    node.expectKeys({"ptx", "cubin"});
    plan.code.ptx = readCodeFile(node.get("ptx"));
    if (JSONNode cubin = node.find("cubin"))
      plan.code.cubin = readCodeFile(cubin);
    return;
  }
  node.expectKeys({"object"});
  plan.code.object = readCodeFile(node.get("object"));
}

uint64_t stepfold::runtime::readBits(JSONNode node) {
  StringRef text = node.getString();
  StringRef digits = text;
  uint64_t bits = 0;
  if (!digits.consume_front("0x") || digits.size() > 16 ||
      digits.getAsInteger(16, bits))
    node.fail("expected bits such as \"0x3f800000\", got " + quote(text));
  return bits;
}

static Plan::Initial readInitial(JSONNode node) {
  Plan::Initial initial;
  initial.kind = readEnum<InitialKind>(node.get("kind"), 6);
  switch (initial.kind) {
  case InitialKind::Seeded:
  case InitialKind::Step:
    node.expectKeys({"kind"});
    break;
  case InitialKind::Splat:
    node.expectKeys({"kind", "bits"});
    initial.bits = readBits(node.get("bits"));
    break;
  case InitialKind::Data:
    node.expectKeys({"kind", "offset"});
    initial.offset = node.get("offset").getInteger(maxInt64);
    break;
  case InitialKind::Cast:
  case InitialKind::Copy:
    node.expectKeys({"kind", "of"});
    initial.of = node.get("of").getString();
    break;
  }
  return initial;
}

static Plan::Buffer readBuffer(JSONNode node) {
  node.expectKeys(
      {"name", "role", "dtype", "shape", "access", "initial", "offset"});
  Plan::Buffer buffer;
  buffer.name = node.get("name").getString();
  buffer.role = readEnum<Role>(node.get("role"), 3);
  buffer.dtype = readDType(node.get("dtype"));
  node.get("shape").forEachElement([&](JSONNode size) {
    buffer.shape.push_back(size.getInteger(maxInt64));
  });
  buffer.access = readEnum<Access>(node.get("access"), 3);
  if (buffer.role == Role::State)
    buffer.initial = readInitial(node.get("initial"));
  else if (JSONNode initial = node.find("initial"))
    initial.fail("expected no initial value: only state has one");
  if (buffer.role == Role::Scratch)
    buffer.offset = node.get("offset").getInteger(maxInt64);
  else if (JSONNode offset = node.find("offset"))
    offset.fail("expected no offset: only scratch has one");
  return buffer;
}

static Plan::Allocation::Segment readSegment(JSONNode node) {
  Plan::Allocation::Segment segment;
  if (node.getArraySize() != 2) {
    node.fail("expected the index of a buffer and an offset");
    return segment;
  }
  bool isOffset = false;
  node.forEachElement([&](JSONNode number) {
    if (isOffset)
      segment.offset = number.getInteger(maxInt64);
    else
      segment.buffer = number.getInteger(maxUInt32);
    isOffset = true;
  });
  return segment;
}

static Plan::Allocation readAllocation(JSONNode node) {
  node.expectKeys({"name", "dtype", "elements", "alignment", "segments"});
  Plan::Allocation allocation;
  allocation.name = node.get("name").getString();
  allocation.dtype = readDType(node.get("dtype"));
  allocation.elements = node.get("elements").getInteger(maxInt64);
  allocation.alignment = node.get("alignment").getInteger(maxUInt32);
  node.get("segments").forEachElement([&](JSONNode segment) {
    allocation.segments.push_back(readSegment(segment));
  });
  return allocation;
}

std::vector<uint32_t> stepfold::runtime::readIndices(JSONNode node) {
  std::vector<uint32_t> indices;
  node.forEachElement(
      [&](JSONNode index) { indices.push_back(index.getInteger(maxUInt32)); });
  return indices;
}

static Plan::Table readTable(JSONNode node) {
  node.expectKeys({"streams"});
  Plan::Table table;
  node.get("streams").forEachElement(
      [&](JSONNode stream) { table.streams.push_back(readIndices(stream)); });
  return table;
}

static Plan::ChunkList readChunkList(JSONNode node) {
  node.expectKeys({"elements", "tail_elements", "buffers"});
  Plan::ChunkList list;
  list.elements = node.get("elements").getInteger(maxUInt32);
  if (JSONNode tail = node.find("tail_elements")) {
    list.tailElements = tail.getInteger(maxUInt32);
    if (list.tailElements == 0)
      tail.fail("expected at least 1");
  }
  list.buffers = readIndices(node.get("buffers"));
  return list;
}

//===----------------------------------------------------------------------===//
// The document
//===----------------------------------------------------------------------===//

static void readConstants(JSONNode node, Plan &plan) {
  node.expectKeys({"file", "sha256", "bytes"});
  plan.constants.file = readFileEntry(node);
  plan.constants.bytes = node.get("bytes").getInteger(maxInt64);
}

static void readFormat(JSONNode root) {
  StringRef format = root.get("format").getString();
  if (format != "stepfold-plan")
    root.get("format").fail("expected stepfold-plan, got " + quote(format));
  uint64_t version = root.get("version").getInteger(maxInt64);
  if (version != Plan::version)
    root.get("version").fail(
        formatv("expected version {0}, got {1}", Plan::version, version).str());
}

static Plan readPlan(JSONNode root) {
  Plan plan;
  readFormat(root);
  root.expectKeys({"format", "version", "sha256", "compiler", "target", "code",
                   "buffers", "allocations", "scratch", "constants", "tables",
                   "chunk_lists", "kernels", "steps", "report"});
  plan.compiler = root.get("compiler").getString();
  readTarget(root.get("target"), plan);
  readCode(root.get("code"), plan);
  root.get("buffers").forEachElement(
      [&](JSONNode node) { plan.buffers.push_back(readBuffer(node)); });
  if (JSONNode allocations = root.find("allocations"))
    allocations.forEachElement([&](JSONNode node) {
      plan.allocations.push_back(readAllocation(node));
    });
  if (JSONNode scratch = root.find("scratch")) {
    scratch.expectKeys({"bytes"});
    plan.scratchBytes = scratch.get("bytes").getInteger(maxInt64);
  }
  if (JSONNode constants = root.find("constants"))
    readConstants(constants, plan);
  root.get("tables").forEachElement(
      [&](JSONNode node) { plan.tables.push_back(readTable(node)); });
  root.get("chunk_lists").forEachElement([&](JSONNode node) {
    plan.chunkLists.push_back(readChunkList(node));
  });
  readKernelsAndSteps(root, plan);
  return plan;
}

Expected<Plan> stepfold::runtime::parsePlan(StringRef text,
                                            StringRef fileName) {
  auto failHere = [&](const Twine &message) {
    return createStringError(fileName + ": " + message);
  };
  std::optional<bool> isAsWritten = checkSeal(text);
  if (isAsWritten == false)
    return failHere("not as the compiler wrote it: its SHA-256 differs");
  FirstError errors;
  std::optional<JSONDocument> document =
      JSONDocument::parse(text, fileName, errors);
  if (!document)
    return errors.take();
  JSONScope scope = {&*document, &errors, fileName};
  Plan plan = readPlan(JSONNode(scope));
  if (Error error = errors.take())
    return error;
  if (!isAsWritten)
    return failHere("not as the compiler wrote it: expected format, version "
                    "and sha256 first, a line each");
  if (Error error = plan.verify()) {
    errors.report(fileName, toString(std::move(error)));
    return errors.take();
  }
  return plan;
}
