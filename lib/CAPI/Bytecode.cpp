//===- Bytecode.cpp - Bytecode with a checksum ----------------------------===//

#include "Bytecode.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

using namespace stepfold;
using llvm::StringRef;

/// Text before the checksum in the name of the producer.
static constexpr llvm::StringLiteral prefix =
    "stepfold " STEPFOLD_VERSION " sha256:";
static constexpr size_t numDigits = 64;

/// The SHA-256 of the bytecode with zeros for digits at `position`.
static std::string computeChecksum(StringRef bytecode, size_t position) {
  llvm::SHA256 hash;
  hash.update(bytecode.take_front(position));
  hash.update(std::string(numDigits, '0'));
  hash.update(bytecode.drop_front(position + numDigits));
  std::array<uint8_t, 32> digest = hash.final();
  return llvm::toHex(digest, /*LowerCase=*/true);
}

/// Returns the position of the checksum, if there is one. The producer directly
/// follows the four bytes of the format and its version.
static std::optional<size_t> findChecksum(StringRef bytecode) {
  size_t position = bytecode.take_front(16 + prefix.size()).find(prefix);
  if (position == StringRef::npos ||
      bytecode.size() < position + prefix.size() + numDigits)
    return std::nullopt;
  return position + prefix.size();
}

llvm::Expected<std::string> capi::writeBytecode(mlir::ModuleOp module) {
  std::string bytecode;
  llvm::raw_string_ostream os(bytecode);
  std::string producer = prefix.str() + std::string(numDigits, '0');
  mlir::BytecodeWriterConfig config(producer);
  if (failed(mlir::writeBytecodeToFile(module, os, config)))
    return llvm::createStringError("cannot write the program");
  std::optional<size_t> position = findChecksum(bytecode);
  if (!position)
    return llvm::createStringError("cannot write the program: the bytecode "
                                   "does not begin with its producer");
  bytecode.replace(*position, numDigits, computeChecksum(bytecode, *position));
  return bytecode;
}

llvm::Error capi::verifyBytecode(StringRef bytecode) {
  std::optional<size_t> position = findChecksum(bytecode);
  if (!position)
    return llvm::createStringError(
        "the bytecode has no checksum of this version of the library, and "
        "reading corrupt bytecode is not safe; the session option "
        "trust-bytecode=true reads it without a checksum");
  if (bytecode.substr(*position, numDigits) !=
      computeChecksum(bytecode, *position))
    return llvm::createStringError(
        "corrupt bytecode: its checksum does not match");
  return llvm::Error::success();
}
