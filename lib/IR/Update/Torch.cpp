//===- Torch.cpp - The numerics of torch ----------------------------------===//

#include "Torch.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::optim;

using Form = StructuredOperands::Form;
using Handle = StructuredOperands::Handle;

ResultRange TorchNumbers::create(StructuredOperands &operands,
                                 const llvm::StringMap<Handle> &handles,
                                 ArrayRef<Type> types, Body body) {
  auto f64 = Float64Type::get(types.front().getContext());
  StructuredOpInterface op =
      operands.create(f64, [&](Arithmetic &a, const auto &arguments) {
        SmallVector<Value> results = body(
            a, [&](StringRef name) { return arguments[handles.at(name)]; });
        for (auto [result, type] : llvm::zip_equal(results, types))
          result = a.out(result, type);
        return results;
      });
  return op->getResults();
}

SmallVector<Value> TorchNumbers::advance(ArrayRef<StringRef> states,
                                         ArrayRef<StringRef> inputs,
                                         ArrayRef<StringRef> names, Body body) {
  FloatType f64 = builder.getF64Type();
  size_t size = op.getStream(states.front()).size();
  StructuredOperands operands(builder, Form::ForeachParameter, size);
  llvm::StringMap<Handle> handles;
  SmallVector<Type> types;
  for (StringRef name : states) {
    OperandRange stream = op.getStream(name);
    handles[name] = operands.addOut(stream);
    types.push_back(getStreamElementType(stream[0].getType()));
  }
  for (size_t i = 0; i < names.size(); ++i)
    operands.addOut(createVector(builder, size, f64));
  types.append(names.size(), f64);
  for (StringRef name : inputs)
    handles[name] = operands.addSetting(op, name, f64);
  ResultRange results = create(operands, handles, types, body);
  for (auto [name, vector] :
       llvm::zip_equal(names, results.take_back(names.size())))
    published[name] = vector;
  return results.drop_back(names.size());
}

SmallVector<Value> TorchNumbers::advanceStep(PowerOf step) {
  return advance({"step"}, /*inputs=*/{}, {"s"}, [&](Arithmetic &a, Inputs in) {
    Value before = in("step");
    Value after = a.add(before, a.constant(1.0));
    return SmallVector<Value>{after, step == PowerOf::OldStep ? before : after};
  });
}

SmallVector<Value> TorchNumbers::compute(ArrayRef<StringRef> inputs,
                                         unsigned numResults, Body body) {
  FloatType f64 = builder.getF64Type(), type = op.getComputeType();
  int64_t numParameters = op.getNumParameters();
  StructuredOperands operands(builder, Form::ForeachParameter, numParameters);
  for (unsigned i = 0; i < numResults; ++i)
    operands.addOut(createVector(builder, numParameters, type));
  llvm::StringMap<Handle> handles;
  for (StringRef name : inputs)
    handles[name] = published.contains(name)
                        ? operands.addVectorOrScalar(published[name])
                        : operands.addSetting(op, name, f64);
  return create(operands, handles, SmallVector<Type>(numResults, type), body);
}

void TorchNumbers::publish(StringRef name, ArrayRef<double> values) {
  auto type = RankedTensorType::get(values.size(), builder.getF64Type());
  published[name] =
      arith::ConstantOp::create(builder, DenseElementsAttr::get(type, values));
}

Value TorchNumbers::computeWeightOfNew(StringRef factor) {
  return compute({factor}, 1, [&](Arithmetic &a, Inputs in) {
    return SmallVector<Value>{a.sub(a.constant(1.0), in(factor))};
  })[0];
}

Value mlir::optim::createLerp(Arithmetic &a, Value start, Value end,
                              Value weight) {
  Value isNearStart = a.less(a.abs(weight), a.constant(0.5));
  Value factor = a.select(isNearStart, weight, a.sub(weight, a.constant(1.0)));
  return a.fma(factor, a.sub(end, start), a.select(isNearStart, start, end));
}

Value mlir::optim::createMaximum(Arithmetic &a, Value x, Value y) {
  return a.select(a.either(a.less(x, y), a.isNan(y)), y, x);
}

Value mlir::optim::createAddcmul(Arithmetic &a, Value sum, Value factor,
                                 Value x, Value y) {
  return a.fma(a.mul(factor, x), y, sum);
}

Value mlir::optim::createAddcdiv(Arithmetic &a, Value sum, Value factor,
                                 Value x, Value y) {
  return a.add(sum, a.div(a.mul(factor, x), y));
}

TorchDecay::TorchDecay(StructuredOperands &operands, OptimizerOpInterface op,
                       Value factorOfParam)
    : gradient(operands.addGradients(op)), decay(operands, op),
      isDecoupled(factorOfParam) {
  if (isDecoupled)
    factor = operands.addVectorOrScalar(factorOfParam);
}

TorchDecay::Decayed
TorchDecay::read(Arithmetic &a, const StructuredOperands::Arguments &arguments,
                 const UpdatedStreams &updated) const {
  Value param = updated.readParameter(arguments);
  Value grad = arguments[gradient];
  if (isDecoupled)
    return {decay.apply(a, arguments, param,
                        [&](Value) { return a.mul(param, arguments[factor]); }),
            grad};
  return {param, decay.apply(a, arguments, grad, [&](Value weight) {
            return a.fma(weight, param, grad);
          })};
}
