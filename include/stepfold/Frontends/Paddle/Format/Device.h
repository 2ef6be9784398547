//===- Device.h - Whose kernels execute a program --------------*- C++ -*-===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_FORMAT_DEVICE_H
#define STEPFOLD_FRONTENDS_PADDLE_FORMAT_DEVICE_H

namespace stepfold::pir {

/// Whose kernels the ops of a program mean: they differ in places.
enum class Device { CPU, GPU };

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_FORMAT_DEVICE_H
