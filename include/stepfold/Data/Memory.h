//===- Memory.h - Whether memory is enough ----------------------*- C++ -*-===//
//
// Much of this project cannot go on where an allocation fails, and the system
// may grant what it does not have. So what a program or a plan asks for is
// compared with what there is before it is allocated.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_DATA_MEMORY_H
#define STEPFOLD_DATA_MEMORY_H

#include "stepfold/Data/Variable.h"

#include "llvm/Support/Error.h"

namespace stepfold::runtime {

/// Fails where this machine, or this process, can never have so many bytes.
llvm::Error checkMemory(uint64_t bytes, const llvm::Twine &what);

/// The same for the elements of a variable.
llvm::Error checkMemory(const Variable &variable);

/// The same for the elements of each variable, and of all together.
llvm::Error checkMemory(llvm::ArrayRef<Variable> variables);

} // namespace stepfold::runtime

#endif // STEPFOLD_DATA_MEMORY_H
