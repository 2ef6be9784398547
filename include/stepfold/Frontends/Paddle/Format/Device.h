//===- Device.h - Devices that execute a program ----------------*- C++ -*-===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_FORMAT_DEVICE_H
#define STEPFOLD_FRONTENDS_PADDLE_FORMAT_DEVICE_H

namespace stepfold::pir {

/// Devices whose kernels define the meaning of the ops of a program. Some
/// results differ between them.
enum class Device { CPU, GPU };

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_FORMAT_DEVICE_H
