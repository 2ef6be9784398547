//===- ProgramSource.cpp - Source programs of a module ----------*- C++ -*-===//
//
// JSON text as a resource of the module.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Import/ProgramSource.h"

#include "stepfold/Frontends/Paddle/Format/JSONEdit.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/Error.h"

using namespace mlir;
using namespace stepfold::pir;

static constexpr StringLiteral mainName = "main";
static constexpr StringLiteral startupName = "startup";
static constexpr StringLiteral deviceName = "device";
static constexpr StringLiteral cpuName = "cpu";
static constexpr StringLiteral gpuName = "gpu";
static constexpr StringLiteral gradientsName = "returned_gradients";
static constexpr StringLiteral dataName = "data";
static constexpr StringLiteral sizeName = "size";
/// No program is that long, and no text deflates to less than a thousandth.
static constexpr int64_t maxSize = int64_t(1) << 32;

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static Attribute writeProgram(const Program &program, StringRef name,
                              Builder &builder) {
  std::string text = program.createEdit().write();
  ArrayRef<uint8_t> bytes = llvm::arrayRefFromStringRef(text);
  SmallVector<uint8_t> compressed;
  if (llvm::compression::zlib::isAvailable())
    llvm::compression::zlib::compress(bytes, compressed);
  if (!compressed.empty() && compressed.size() < bytes.size())
    bytes = compressed;
  auto type = RankedTensorType::get({static_cast<int64_t>(bytes.size())},
                                    builder.getI8Type());
  ArrayRef<char> data(reinterpret_cast<const char *>(bytes.data()),
                      bytes.size());
  auto resource = DenseResourceElementsAttr::get(
      type, ("pir_" + name).str(),
      HeapAsmResourceBlob::allocateAndCopyWithAlign(data, /*align=*/1));
  return builder.getDictionaryAttr(
      {builder.getNamedAttr(dataName, resource),
       builder.getNamedAttr(sizeName, builder.getI64IntegerAttr(text.size()))});
}

void stepfold::pir::attachSource(ModuleOp module, const Program &main,
                                 const Program *startup,
                                 const ImportOptions &options) {
  Builder builder(module.getContext());
  NamedAttrList source;
  source.append(
      deviceName,
      builder.getStringAttr(options.device == Device::CPU ? cpuName : gpuName));
  if (options.returnedGradients)
    source.append(gradientsName, builder.getUnitAttr());
  source.append(mainName, writeProgram(main, mainName, builder));
  if (startup)
    source.append(startupName, writeProgram(*startup, startupName, builder));
  module->setAttr(kSourceAttrName, source.getDictionary(module.getContext()));
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// The text of a program; null, with an error, where it is not there.
static std::unique_ptr<Program>
readProgram(DictionaryAttr source, StringRef name, FirstError &errors) {
  std::string place = (kSourceAttrName + ": " + name).str();
  auto fail = [&](const Twine &message) {
    errors.report(place, message);
    return nullptr;
  };
  auto program = source.getAs<DictionaryAttr>(name);
  auto resource =
      program ? program.getAs<DenseResourceElementsAttr>(dataName) : nullptr;
  auto size = program ? program.getAs<IntegerAttr>(sizeName) : nullptr;
  if (!resource || !size || size.getInt() <= 0 || size.getInt() > maxSize)
    return fail("expected the text of a program and its size");
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob)
    return fail("the text of the program is missing");
  ArrayRef<uint8_t> data(
      reinterpret_cast<const uint8_t *>(blob->getData().data()),
      blob->getData().size());
  size_t length = size.getInt();
  if (data.size() == length)
    return Program::parse(place, llvm::toStringRef(data).str(), errors);
  if (!llvm::compression::zlib::isAvailable())
    return fail("the text of the program is deflated, and this tool was built "
                "without zlib");
  if (length / 1100 > data.size())
    return fail("the text of the program is damaged");
  SmallVector<uint8_t> text;
  if (llvm::Error error =
          llvm::compression::zlib::decompress(data, text, length))
    return fail("the text of the program is damaged: " +
                llvm::toString(std::move(error)));
  return Program::parse(place, llvm::toStringRef(text).str(), errors);
}

ProgramSource stepfold::pir::readSource(ModuleOp module) {
  ProgramSource source;
  FirstError &errors = *source.errors;
  auto attribute = module->getAttrOfType<DictionaryAttr>(kSourceAttrName);
  if (!attribute) {
    errors.report(kSourceAttrName, "the module has no source programs: import "
                                   "it with the option keep-source");
    return source;
  }
  source.attribute = attribute;
  auto device = attribute.getAs<StringAttr>(deviceName);
  if (!device || (device != cpuName && device != gpuName)) {
    errors.report(kSourceAttrName, "expected device 'cpu' or 'gpu'");
    return source;
  }
  source.options.device = device == cpuName ? Device::CPU : Device::GPU;
  source.options.returnedGradients = attribute.contains(gradientsName);
  source.main = readProgram(attribute, mainName, errors);
  if (!errors.any() && attribute.contains(startupName))
    source.startup = readProgram(attribute, startupName, errors);
  return source;
}
