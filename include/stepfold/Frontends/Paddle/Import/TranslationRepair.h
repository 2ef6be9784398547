//===- TranslationRepair.h - Repair of translated programs ------*- C++ -*-===//
//
// The framework translates programs of its older form to PIR. The translation
// says less than the older form: which tensor has the shape that a gradient
// needs, which operand an accumulation overwrites, which variables a
// conditional writes, and the types that fp16 weights have when training
// begins.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_IMPORT_TRANSLATIONREPAIR_H
#define STEPFOLD_FRONTENDS_PADDLE_IMPORT_TRANSLATIONREPAIR_H

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "mlir/IR/MLIRContext.h"

namespace stepfold::pir {

/// Replaces programs of which the rest of the text proves what was lost, with a
/// remark for each repair. Other programs stay as they are. `startup` may be
/// null; so is `main` after an error.
void repairTranslation(std::unique_ptr<Program> &main,
                       std::unique_ptr<Program> &startup,
                       mlir::MLIRContext *context, FirstError &errors);

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_IMPORT_TRANSLATIONREPAIR_H
