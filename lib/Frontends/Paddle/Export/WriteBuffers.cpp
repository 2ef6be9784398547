//===- WriteBuffers.cpp - Variables in one memory --------------*- C++ -*-===//
//
// The startup program puts variables into a buffer when it has initialised
// them. From then on they are views of it: the framework's ops work in place,
// and so does its loading of checkpoints. The step does not change.
//
//===----------------------------------------------------------------------===//

#include "WriteBuffers.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace stepfold::pir;

/// The framework's name of a type of elements; empty where its kernel for
/// `device` makes no buffers of these.
static StringRef getDtype(Type type, Device device) {
  StringRef half = device == Device::GPU ? "float16" : "";
  return llvm::TypeSwitch<Type, StringRef>(type)
      .Case([&](Float16Type) { return half; })
      .Case([](Float32Type) { return "float32"; })
      .Case([](Float64Type) { return "float64"; })
      .Default(StringRef());
}

namespace {
class BufferWriter {
public:
  /// `dtype` is the framework's name of the type of its elements.
  BufferWriter(optim::BufferOp buffer, StringRef dtype,
               const NumberedModule &given, const WrittenCopies &copies,
               ProgramEdit &startup)
      : buffer(buffer), dtype(dtype), given(given), copies(copies),
        startup(startup) {}

  LogicalResult write();

private:
  LogicalResult addParts();
  LogicalResult addVariable(StringAttr name);
  void addZeros(int64_t numElements);
  void add(ValueId value, JSONNode type);
  std::string getVectorType(int64_t numElements) const {
    return replaceField(tensorType, TensorField::Shape,
                        "[" + std::to_string(numElements) + "]");
  }
  std::vector<std::string> getAttributes();
  void insert(NewOp op) {
    startup.insertAfter(startup.getBody().ops.back(), std::move(op));
  }

  optim::BufferOp buffer;
  StringRef dtype;
  const NumberedModule &given;
  const WrittenCopies &copies;
  ProgramEdit &startup;
  /// The elements of the list that the framework puts one behind the other, and
  /// the type of one of the variables.
  std::vector<ValueId> operands;
  std::vector<std::string> types;
  JSONNode tensorType;
};
} // namespace

void BufferWriter::add(ValueId value, JSONNode type) {
  operands.push_back(value);
  types.push_back(type.getText().str());
  tensorType = type;
}

LogicalResult BufferWriter::addVariable(StringAttr name) {
  if (auto copy = copies.find(name); copy != copies.end()) {
    add(copy->second.initial, copy->second.type);
    return success();
  }
  const PirOp *op = startup.findOutput(name.getValue());
  if (!op)
    return emitError(buffer.getLoc())
           << "buffer '" << buffer.getSymName() << "' holds '"
           << name.getValue()
           << "', which the startup program does not initialise";
  add(op->operands[0], startup.getType(op->operands[0]));
  return success();
}

/// Adds padding. What the framework leaves between tensors that it aligns by
/// itself is undefined: its op copies tensors, or else sets a constant.
void BufferWriter::addZeros(int64_t numElements) {
  if (numElements == 0)
    return;
  operands.push_back(startup.createId());
  types.push_back(getVectorType(numElements));
  insert(writeZeros({operands.back(), types.back()}, dtype, numElements));
}

LogicalResult BufferWriter::addParts() {
  int64_t end = 0;
  for (auto [name, offset] :
       llvm::zip_equal(buffer.getGlobals().getAsRange<FlatSymbolRefAttr>(),
                       buffer.getOffsets())) {
    if (operands.empty() && offset != 0)
      return emitError(buffer.getLoc())
             << "buffer '" << buffer.getSymName()
             << "' begins with padding, for which the framework has no type";
    addZeros(offset - end);
    if (failed(addVariable(name.getAttr())))
      return failure();
    auto type =
        cast<ShapedType>(given.variables.lookup(name.getAttr()).getType());
    end = offset + type.getNumElements();
  }
  addZeros(buffer.getTensorType().getNumElements() - end);
  return success();
}

std::vector<std::string> BufferWriter::getAttributes() {
  auto write = [](StringRef name, StringRef kind,
                  const llvm::json::Value &value) {
    return writeAttribute(name, writeValue(kind, writeScalar(value)));
  };
  auto noList = [](StringRef name) {
    return writeAttribute(name, writeValue("0.a_array", "[]"));
  };
  return {write("dtype", "1.a_dtype", dtype),
          write("copy_data", "0.a_bool", true),
          write("set_constant", "0.a_bool", false),
          write("persist_output", "0.a_bool", false),
          write("constant", "0.a_f32", 0.0),
          write("use_align", "0.a_bool", false),
          write("align_size", "0.a_i32", buffer.getAlignment()),
          write("size_of_dtype", "0.a_i32", -1),
          noList("concated_shapes"),
          noList("concated_ranks")};
}

LogicalResult BufferWriter::write() {
  if (buffer.getAlignment() > std::numeric_limits<int32_t>::max())
    return emitError(buffer.getLoc())
           << "buffer '" << buffer.getSymName()
           << "' has an alignment that the framework does not know";
  if (failed(addParts()))
    return failure();
  std::string type = getVectorType(buffer.getTensorType().getNumElements());
  std::string listType = writeValue("0.t_vec", writeList(types));
  ValueId list = startup.createId(), parts = startup.createId(),
          whole = startup.createId();
  insert({"0.combine",
          {},
          std::move(operands),
          {{list, listType}},
          {writeFlags("stop_gradient", true)}});
  insert({"1.coalesce_tensor_",
          getAttributes(),
          {list},
          {{parts, listType}, {whole, type}},
          {writeFlags("persistable", {true, true}),
           writeFlags("stop_gradient", {true, true})}});
  insert(writeOutput(buffer.getSymName(), whole));
  return success();
}

static void reportApart(optim::BufferOp buffer, StringRef what,
                        const Twine &reason) {
  remark::missed(buffer->getLoc(), remark::RemarkOpts::name("TensorsApart")
                                       .category("export-pir")
                                       .function("train_step"))
      << (Twine(buffer.getGlobals().size()) + " " + what + " of buffer '" +
          buffer.getSymName() + "' stay apart: " + reason)
             .str();
}

/// Returns true if the variables of a buffer have one element whatever the
/// shape of the parameter. The pass aligns other buffers, also those of
/// parameters of one element.
static bool haveOneElement(optim::BufferOp buffer,
                           const NumberedModule &given) {
  unsigned bits = buffer.getTensorType().getElementTypeBitWidth();
  if (buffer.getAlignment() != llvm::divideCeil(bits, 8))
    return false;
  return llvm::all_of(
      buffer.getGlobals().getAsRange<FlatSymbolRefAttr>(),
      [&](FlatSymbolRefAttr name) {
        ml_program::GlobalOp global = given.variables.lookup(name.getAttr());
        return cast<ShapedType>(global.getType()).getNumElements() == 1;
      });
}

FailureOr<WrittenBuffers> stepfold::pir::writeBuffers(
    const NumberedModule &given, const NumberedModule &imported,
    const WrittenCopies &copies, Device device, ProgramEdit *startup) {
  WrittenBuffers written;
  for (optim::BufferOp buffer : given.gradientBuffers)
    reportApart(buffer, "gradients",
                "the framework allocates what an op makes");
  for (const auto &[name, buffer] : given.buffers) {
    if (imported.buffers.contains(name))
      continue;
    Type elementType = optim::BufferOp(buffer).getTensorType().getElementType();
    StringRef dtype = getDtype(elementType, device);
    if (device == Device::GPU && haveOneElement(buffer, given)) {
      reportApart(buffer, "variables",
                  "the framework may keep state of one element on the CPU");
      continue;
    }
    if (dtype.empty()) {
      std::string text;
      llvm::raw_string_ostream(text) << elementType;
      reportApart(buffer, "variables",
                  "the framework has no kernel that puts " + text +
                      " into buffers");
      continue;
    }
    if (!startup)
      return emitError(buffer->getLoc())
             << "buffer '" << name.getValue()
             << "' must be made by the startup program: import the program "
                "with it";
    if (failed(BufferWriter(buffer, dtype, given, copies, *startup).write()))
      return failure();
    written.insert(name);
  }
  return written;
}
