//===- Report.cpp - Effects of compiling a stage --------------------------===//
//
// The forms of a report: JSON, and a table.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Report/Report.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace stepfold;

uint64_t Report::Form::countUpdates() const {
  uint64_t count = 0;
  for (const auto &[name, number] : updates)
    count += number;
  return count;
}

uint64_t Report::Form::getBytesRead() const {
  uint64_t sum = 0;
  for (Bytes bytes : traffic)
    sum += bytes.read;
  return sum;
}

uint64_t Report::Form::getBytesWritten() const {
  uint64_t sum = 0;
  for (Bytes bytes : traffic)
    sum += bytes.written;
  return sum;
}

llvm::StringRef stepfold::getName(StreamRole role) {
  switch (role) {
  case StreamRole::Parameters:
    return "parameters";
  case StreamRole::Gradients:
    return "gradients";
  case StreamRole::State:
    return "state";
  case StreamRole::Copies:
    return "copies";
  case StreamRole::Temporaries:
    return "temporaries";
  }
  llvm_unreachable("unknown role of a stream");
}

static double getBytesPerElement(const Report &report,
                                 const Report::Form &form) {
  return report.numElements == 0
             ? 0.0
             : static_cast<double>(form.getTotalBytes()) / report.numElements;
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static llvm::json::Value toJSON(const Report &report,
                                const Report::Form &form) {
  llvm::json::Object updates;
  for (const auto &[name, number] : form.updates)
    updates[name] = number;
  llvm::json::Object readers;
  for (const auto &[name, some] : form.readers)
    readers[name] =
        llvm::json::Object{{"ops", some.ops}, {"bytes", some.bytes}};
  llvm::json::Object streams;
  for (auto [role, bytes] : llvm::enumerate(form.traffic))
    streams[getName(static_cast<StreamRole>(role))] = llvm::json::Object{
        {"bytes_read", bytes.read}, {"bytes_written", bytes.written}};
  return llvm::json::Object{
      {"updates", std::move(updates)},
      {"launches", form.launches},
      {"bytes_read", form.getBytesRead()},
      {"bytes_written", form.getBytesWritten()},
      {"bytes_per_element", getBytesPerElement(report, form)},
      {"streams", std::move(streams)},
      {"casts", llvm::json::Object{{"outside", form.casts.outside},
                                   {"alone", form.casts.alone},
                                   {"fused", form.casts.fused}}},
      {"readers", std::move(readers)},
      {"persistent_bytes", form.persistentBytes}};
}

static llvm::json::Value toJSON(const Report::Copy &copy) {
  return llvm::json::Object{{"name", copy.name},
                            {"parameter", copy.parameter},
                            {"bytes", copy.bytes},
                            {"casts", copy.casts},
                            {"saved_bytes", copy.savedBytes}};
}

static llvm::json::Value toJSON(const Report::Op &op) {
  llvm::json::Array streams;
  for (const Report::Stream &stream : op.streams)
    streams.push_back(
        llvm::json::Object{{"kind", stream.kind},
                           {"first", stream.first},
                           {"role", getName(stream.role)},
                           {"buffers", stream.numBuffers},
                           {"bytes_read", stream.bytesRead},
                           {"bytes_written", stream.bytesWritten}});
  return llvm::json::Object{{"op", op.name},
                            {"parameters", op.numParameters},
                            {"launches", op.launches},
                            {"streams", std::move(streams)}};
}

static llvm::json::Value toJSON(const Report::Remark &remark) {
  return llvm::json::Object{{"pass", remark.pass},
                            {"name", remark.name},
                            {"reason", remark.reason},
                            {"location", remark.location},
                            {"count", remark.count}};
}

static llvm::json::Value toJSON(const Report::Buffer &buffer) {
  return llvm::json::Object{{"name", buffer.name},
                            {"tensors", buffer.numTensors},
                            {"bytes", buffer.bytes},
                            {"padding_bytes", buffer.paddingBytes}};
}

template <typename T>
static llvm::json::Array toArray(const std::vector<T> &elements) {
  llvm::json::Array array;
  array.reserve(elements.size());
  for (const T &element : elements)
    array.push_back(toJSON(element));
  return array;
}

llvm::json::Value stepfold::toJSON(const Report &report) {
  return llvm::json::Object{{"target", report.target},
                            {"parameters", report.numParameters},
                            {"elements", report.numElements},
                            {"groups", report.numGroups},
                            {"state_bytes", report.stateBytes},
                            {"extra_state_bytes", report.extraStateBytes},
                            {"scratch_bytes", report.scratchBytes},
                            {"before", ::toJSON(report, report.before)},
                            {"after", ::toJSON(report, report.after)},
                            {"copies", toArray(report.copies)},
                            {"ops", toArray(report.ops)},
                            {"buffers", toArray(report.buffers)},
                            {"remarks", toArray(report.remarks)}};
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static void printRow(llvm::raw_ostream &os, llvm::StringRef name,
                     const std::string &before, const std::string &after) {
  os << llvm::left_justify(name, 27) << llvm::right_justify(before, 16)
     << llvm::right_justify(after, 16) << '\n';
}

static void printTable(llvm::raw_ostream &os, const Report &report) {
  const Report::Form &before = report.before, &after = report.after;
  printRow(os, "", "before", "after");
  auto printCount = [&](llvm::StringRef name, uint64_t first, uint64_t second) {
    printRow(os, name, std::to_string(first), std::to_string(second));
  };
  printCount("updates", before.countUpdates(), after.countUpdates());
  printCount("launches", before.launches, after.launches);
  printCount("bytes read a step", before.getBytesRead(), after.getBytesRead());
  printCount("bytes written a step", before.getBytesWritten(),
             after.getBytesWritten());
  printCount("bytes a step", before.getTotalBytes(), after.getTotalBytes());
  for (unsigned role = 0; role < numStreamRoles; ++role)
    printCount(("  " + getName(static_cast<StreamRole>(role))).str(),
               before.traffic[role].read + before.traffic[role].written,
               after.traffic[role].read + after.traffic[role].written);
  auto format = [&](const Report::Form &form) {
    return llvm::formatv("{0:F2}", getBytesPerElement(report, form)).str();
  };
  printRow(os, "bytes a parameter element", format(before), format(after));
  printCount("casts outside the stage", before.casts.outside,
             after.casts.outside);
  printCount("casts alone in the stage", before.casts.alone, after.casts.alone);
  printCount("casts fused in the stage", before.casts.fused, after.casts.fused);
  printCount("persistent bytes", before.persistentBytes, after.persistentBytes);
}

static void printReaders(llvm::raw_ostream &os, const Report &report) {
  for (const auto &[name, some] : report.before.readers)
    os << "outside the stage: " << some.ops << " " << name
       << (some.ops == 1 ? " reads" : " read") << " gradients, " << some.bytes
       << " bytes a step\n";
}

static void printState(llvm::raw_ostream &os, const Report &report) {
  os << "state: " << report.stateBytes << " bytes";
  if (report.extraStateBytes >= 0)
    os << ", of which " << report.extraStateBytes << " were added\n";
  else
    os << "; " << -report.extraStateBytes
       << " bytes of the program's state were removed\n";
}

static void printCopies(llvm::raw_ostream &os, const Report &report) {
  if (report.copies.empty())
    return;
  uint64_t bytes = 0, numPoor = 0, poorBytes = 0;
  int64_t savedBytes = 0;
  for (const Report::Copy &copy : report.copies) {
    bytes += copy.bytes;
    savedBytes += copy.savedBytes;
    if (copy.takesMoreThanItSaves()) {
      ++numPoor;
      poorBytes += copy.bytes;
    }
  }
  os << "copies: " << report.copies.size() << " tensors of " << bytes
     << " bytes, which save " << savedBytes
     << " bytes a step outside the stage\n";
  if (numPoor != 0)
    os << "  " << numPoor << " of them, of " << poorBytes
       << " bytes, take more bytes than each saves a step\n";
}

static void printUpdates(llvm::raw_ostream &os, const Report &report) {
  for (const auto &[name, number] : report.before.updates) {
    auto merged = report.after.updates.find(name);
    os << name << ": " << number << " -> "
       << (merged == report.after.updates.end() ? 0 : merged->second) << '\n';
  }
}

/// The first remark of each kind, and how many more there are.
static void printRemarks(llvm::raw_ostream &os, const Report &report) {
  using Kind = std::pair<std::string, std::string>;
  llvm::MapVector<Kind, std::vector<const Report::Remark *>,
                  std::map<Kind, unsigned>>
      kinds;
  for (const Report::Remark &remark : report.remarks)
    kinds[{remark.pass, remark.name}].push_back(&remark);
  if (!kinds.empty())
    os << "\nremarks:\n";
  for (const auto &[kind, remarks] : kinds) {
    const Report::Remark &first = *remarks.front();
    os << "  " << first.pass << ": " << first.reason << ", at "
       << first.location << '\n';
    uint64_t others = first.count - 1;
    for (const Report::Remark *remark : llvm::drop_begin(remarks))
      others += remark->count;
    if (others != 0)
      os << "    and " << others << " more of this kind (" << first.name
         << "), in report.json\n";
  }
}

std::string stepfold::toText(const Report &report) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "target " << report.target << ", " << report.numParameters
     << " parameters, " << report.numElements << " elements, "
     << report.numGroups << (report.numGroups == 1 ? " group" : " groups")
     << "\n\n";
  printTable(os, report);
  os << '\n';
  printUpdates(os, report);
  printReaders(os, report);
  printState(os, report);
  os << "scratch: " << report.scratchBytes << " bytes\n";
  printCopies(os, report);
  for (const Report::Buffer &buffer : report.buffers)
    os << "buffer " << buffer.name << ": " << buffer.numTensors << " tensors, "
       << buffer.bytes << " bytes, of which " << buffer.paddingBytes
       << " are padding\n";
  printRemarks(os, report);
  return text;
}
