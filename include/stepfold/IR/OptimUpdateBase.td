//===- OptimUpdateBase.td - Building blocks of update ops --*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMUPDATEBASE_TD
#define STEPFOLD_IR_OPTIMUPDATEBASE_TD

include "stepfold/IR/OptimBase.td"
include "stepfold/IR/OptimInterfaces.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

/// A stream of an update op: its name, in assembly and of the accessor, and
/// what it holds, a case of StreamKind.
class Optim_Stream<string streamName, string streamKind, bit isOptional = 0> {
  string name = streamName;
  string kind = streamKind;
  /// 1 if an op may lack the stream.
  bit optional = isOptional;
  /// The numerics that it belongs to, a case of NumericsFamily. With numerics
  /// of another family, an op is without it.
  string family = "Any";
  /// Value of every element of state before the first step, as the formula
  /// expects it: a number in C++'s spelling. No op checks it, since a program
  /// may continue from other state.
  string initial = "";
  /// In its place, the setting whose value that is.
  string initialSetting = "";
  /// Or, in words, what it is: a number that no part of the op has.
  string initialMeaning = "";

  /// Name of the operands in C++.
  string operandName = streamName;

  bit isState = !or(!eq(kind, "State"), !eq(kind, "ScalarState"));
  /// An initializer of StreamSpec.
  code spec = "{\"" # name # "\", StreamKind::" # kind # ", " #
              !if(optional, "true", "false") # ", NumericsFamily::" # family #
              ", \"" # initialSetting # "\"}";
}

class Optim_State<string name, string initialValue = "0.0">
    : Optim_Stream<name, "State"> {
  let initial = initialValue;
}
class Optim_OptionalState<string name, string initialValue = "0.0">
    : Optim_Stream<name, "State", /*isOptional=*/1> {
  let initial = initialValue;
}
/// State that begins as a number that the program chooses; `meaning` says what
/// number that is.
class Optim_ChosenState<string name, string meaning>
    : Optim_Stream<name, "State"> {
  let initialMeaning = meaning;
}
/// One element, one a parameter or one for all. A power that begins at 1 is one
/// of these: the update uses its new value.
class Optim_ScalarState<string name, string initialValue>
    : Optim_Stream<name, "ScalarState"> {
  let initial = initialValue;
}
/// The same, beginning as a number that the program chooses.
class Optim_ChosenScalarState<string name, string meaning>
    : Optim_Stream<name, "ScalarState"> {
  let initialMeaning = meaning;
}
/// A power of a setting that begins as the setting: the first one in the first
/// step, of which the update uses the old value.
class Optim_PowerState<string name, string setting>
    : Optim_Stream<name, "ScalarState"> {
  let initialSetting = setting;
}

/// State that only the numerics of one framework have.
class Optim_PaddleState<string name, string initialValue>
    : Optim_State<name, initialValue> {
  let family = "Paddle";
}
class Optim_PaddleScalarState<string name, string initialValue>
    : Optim_ScalarState<name, initialValue> {
  let family = "Paddle";
}
class Optim_PaddlePowerState<string name, string setting>
    : Optim_PowerState<name, setting> {
  let family = "Paddle";
}
/// Number of steps before this one.
class Optim_StepCount<string numericsFamily, bit isOptional = 0>
    : Optim_Stream<"step", "ScalarState", isOptional> {
  let initial = "0.0";
  let family = numericsFamily;
}

/// A setting as an operand, in place of a number; `number` is its default in
/// C++'s spelling, empty where it has none.
class Optim_SettingStream<string setting, string number, string numericsFamily>
    : Optim_Stream<setting, "Scalar", /*isOptional=*/1> {
  string defaultNumber = number;
  let family = numericsFamily;
  let operandName = setting # "_operand";
  let spec = "{\"" # setting # "\", StreamKind::Scalar, true, NumericsFamily::" #
             family # ", \"\", true, " #
             !if(!empty(number), "std::nullopt", number) # "}";
}

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

def Optim_IsFinite
    : AttrConstraint<CPred<
          "::llvm::cast<::mlir::FloatAttr>($_self).getValue().isFinite()">,
      "that is finite">;

/// The weight of the old value in a running mean, or what a power advances by.
def Optim_IsFactor
    : AttrConstraint<And<[
          CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getValueAsDouble() "
                ">= 0.0">,
          CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getValueAsDouble() "
                "< 1.0">]>,
      "that is at least 0 and less than 1">;

/// A factor that makes a positive number smaller, but not zero.
def Optim_IsDecrease
    : AttrConstraint<And<[
          CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getValueAsDouble() "
                "> 0.0">,
          CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getValueAsDouble() "
                "< 1.0">]>,
      "that is greater than 0 and less than 1">;

/// A factor that makes a positive number larger.
def Optim_IsIncrease
    : AttrConstraint<And<[
          Optim_IsFinite.predicate,
          CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getValueAsDouble() "
                "> 1.0">]>,
      "that is finite and greater than 1">;

def Optim_IsPositive
    : AttrConstraint<And<[
          Optim_IsFinite.predicate,
          CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getValueAsDouble() "
                "> 0.0">]>,
      "that is finite and greater than 0">;

def Optim_AllFinite
    : AttrConstraint<CPred<
          "::llvm::all_of("
          "::llvm::cast<::mlir::DenseF64ArrayAttr>($_self).asArrayRef(), "
          "[](double value) { return ::llvm::APFloat(value).isFinite(); })">,
      "whose elements are finite">;

class Optim_FloatAttr<AttrConstraint rule> : ConfinedAttr<F64Attr, [rule]> {
  let returnType = "double";
  let convertFromStorage = "$_self.getValueAsDouble()";
}
def Optim_FiniteAttr : Optim_FloatAttr<Optim_IsFinite>;
def Optim_FactorAttr : Optim_FloatAttr<Optim_IsFactor>;
def Optim_DecreaseAttr : Optim_FloatAttr<Optim_IsDecrease>;
def Optim_IncreaseAttr : Optim_FloatAttr<Optim_IsIncrease>;
def Optim_PositiveAttr : Optim_FloatAttr<Optim_IsPositive>;

/// A setting that is a number, in C++'s spelling its default. In place of the
/// number, an op may have operands. With numerics of another family than its
/// own, it has the default.
class Optim_Setting<string value, string numericsFamily = "Any"> {
  string number = value;
  string family = numericsFamily;
}
/// One number for all parameters.
class Optim_NumberAttr<Attr rule, string value, string numericsFamily = "Any">
    : DefaultValuedAttr<rule, value>, Optim_Setting<value, numericsFamily>;
class Optim_RequiredNumberAttr<Attr rule> : OptionalAttr<rule>, Optim_Setting<"">;
/// A parameter's own: one number a parameter, or one for all. Updates that
/// differ in it may be merged.
class Optim_PerParameterAttr<string value, string numericsFamily = "Any">
    : DefaultValuedAttr<ConfinedAttr<DenseF64ArrayAttr, [Optim_AllFinite]>,
                        "{" # value # "}">,
      Optim_Setting<value, numericsFamily>;
/// The coefficient of L2 regularization, which torch's optimizers apply.
def Optim_TorchDecayAttr : Optim_PerParameterAttr<"0.0", "Torch">;

/// Selects one of several implementations of an optimizer that round
/// differently. An op has the cases that its description lists.
def Optim_Numerics : I32EnumAttr<"Numerics",
    "an implementation's formula and roundings", [
      I32EnumAttrCase<"Paddle", 0, "paddle">,
      I32EnumAttrCase<"PaddleCPU", 1, "paddle_cpu">,
      I32EnumAttrCase<"PaddleCPUFMA", 2, "paddle_cpu_fma">,
      I32EnumAttrCase<"Torch", 3, "torch">]> {
  let cppNamespace = "::mlir::optim";
  let genSpecializedAttr = 0;
}
def Optim_NumericsAttr
    : EnumAttr<Optim_Dialect, Optim_Numerics, "numerics"> {
  let assemblyFormat = "`<` $value `>`";
}

class Optim_IsNumerics<list<string> cases, string names>
    : AttrConstraint<CPred<
          "::llvm::is_contained({" #
          !interleave(!foreach(case, cases,
                               "::mlir::optim::Numerics::" # case), ", ") #
          "}, ::llvm::cast<::mlir::optim::NumericsAttr>($_self).getValue())">,
      "that are those of " # names>;

/// Numerics of ops that only torch has.
def Optim_TorchNumericsAttr
    : DefaultValuedAttr<
          ConfinedAttr<Optim_NumericsAttr,
                       [Optim_IsNumerics<["Torch"], "torch">]>,
          "::mlir::optim::Numerics::Torch">;

/// Numerics of ops whose only variant is that of PaddlePaddle's CPU kernels.
def Optim_DeviceNumericsAttr : ConfinedAttr<Optim_NumericsAttr, [
    Optim_IsNumerics<["Paddle", "PaddleCPU"], "paddle or paddle_cpu">]>;
/// The same, of what torch has, too.
def Optim_RpropNumericsAttr : ConfinedAttr<Optim_NumericsAttr, [
    Optim_IsNumerics<["Paddle", "PaddleCPU", "Torch"],
                     "paddle, paddle_cpu or torch">]>;
/// Numerics of ops with one formula for each framework.
def Optim_FrameworkNumericsAttr : ConfinedAttr<Optim_NumericsAttr, [
    Optim_IsNumerics<["Paddle", "Torch"], "paddle or torch">]>;

/// The default is not printed.
class Optim_DefaultNumerics<Attr numerics = Optim_NumericsAttr>
    : DefaultValuedAttr<numerics, "::mlir::optim::Numerics::Paddle">;

def Optim_Accumulation : I32EnumAttr<"Accumulation",
    "order and roundings in which a product of matrices adds", [
      I32EnumAttrCase<"Sequential", 0, "sequential">,
      I32EnumAttrCase<"MMA16", 1, "mma16">]> {
  let cppNamespace = "::mlir::optim";
  let genSpecializedAttr = 0;
}
def Optim_AccumulationAttr
    : EnumAttr<Optim_Dialect, Optim_Accumulation, "accumulation"> {
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// An update op, defined by the streams of its state, in the order of its
/// operands, and by its settings. The class adds the parts that every op has:
/// the stream `params` before the state; the streams `masters`, `grads`, `lr`
/// and `skip` behind it; for each setting that is a number, a stream of the
/// same name; and the setting `maximize`. An op whose rates are state has no
/// `lr` (`readsRate`). Operands, stream specifications, assembly, verification
/// of streams, memory effects and the destination-style interface follow from
/// the definition (lib/IR/Update*.cpp). Only `generalize` is written by hand,
/// in lib/IR/Update/.
class Optim_UpdateOp<string mnemonic, list<Optim_Stream> state,
                     dag settings = (ins), bit readsRate = 1>
    : Optim_Op<mnemonic, [
    AttrSizedOperandSegments, DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<OptimizerOpInterface,
        ["getStreamSpecs", "getPerParameterAttrNames", "generalize"]>]> {
  assert !empty(!filter(stream, state, !not(stream.isState))),
      mnemonic # ": expected only streams of state, which are updated: the "
      "class adds those that are read";

  list<int> numberIndices =
      !filter(i, !range(!size(settings)),
              !isa<Optim_Setting>(!getdagarg<Attr>(settings, i)));
  list<string> settingNames =
      !foreach(i, numberIndices, !getdagname(settings, i));
  list<Optim_Setting> numbers =
      !foreach(i, numberIndices, !getdagarg<Optim_Setting>(settings, i));
  list<Optim_Stream> streams =
      [Optim_Stream<"params", "Parameter">] # state #
      [Optim_Stream<"masters", "Master", /*isOptional=*/1>,
       Optim_Stream<"grads", "Gradient">] #
      !if(readsRate, [Optim_Stream<"lr", "Scalar">], []<Optim_Stream>) #
      [Optim_Stream<"skip", "Flag", /*isOptional=*/1>] #
      !foreach(i, !range(!size(settingNames)),
               Optim_SettingStream<settingNames[i], numbers[i].number,
                                   numbers[i].family>);
  list<string> perParameterNames = !foreach(
      i,
      !filter(i, !range(!size(settings)),
              !isa<Optim_PerParameterAttr>(!getdagarg<Attr>(settings, i))),
      !getdagname(settings, i));
  list<string> initialSettings = !filter(
      name, !foreach(stream, state, stream.initialSetting),
      !not(!empty(name)));
  assert !empty(!filter(name, initialSettings,
                        !empty(!filter(setting, settingNames,
                                       !eq(setting, name))))),
      mnemonic # ": expected state to begin as a setting of the op, got " #
      !interleave(initialSettings, ", ");

  let arguments = !con(
      !dag(ins, !foreach(stream, streams, Variadic<Optim_TensorOrMemRef>),
           !foreach(stream, streams, stream.operandName)),
      settings, (ins UnitAttr:$maximize));
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasCustomAssemblyFormat = 1;
  code baseDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return ::mlir::MutableOperandRange(
          getOperation(), 0, shared::getNumUpdatedOperands(getOperation()));
    }
  }];
  let extraClassDeclaration = baseDeclaration;
  let extraClassDefinition = [{
    ::llvm::ArrayRef<StreamSpec> $cppClass::getStreamSpecs() {
      static constexpr StreamSpec specs[] = {
          }] # !interleave(!foreach(stream, streams, stream.spec),
                           ",\n          ") # [{};
      return specs;
    }
    ::llvm::ArrayRef<::llvm::StringLiteral>
    $cppClass::getPerParameterAttrNames() {
      }] # !if(!empty(perParameterNames), "return {};",
               "static constexpr ::llvm::StringLiteral names[] = {\"" #
               !interleave(perParameterNames, "\", \"") #
               "\"};\n      return names;") # [{
    }
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser,
                                         ::mlir::OperationState &result) {
      return shared::parseOptimizerOp(parser, result, getStreamSpecs());
    }
    void $cppClass::print(::mlir::OpAsmPrinter &printer) {
      shared::printOptimizerOp(printer, getOperation());
    }
    void $cppClass::getAsmResultNames(
        ::mlir::OpAsmSetValueNameFn setNameFn) {
      shared::nameOptimizerResults(getOperation(), setNameFn);
    }
    void $cppClass::getEffects(
        ::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<
            ::mlir::MemoryEffects::Effect>> &effects) {
      shared::getDestinationStyleEffects(getOperation(), effects);
    }
  }];
}

#endif // STEPFOLD_IR_OPTIMUPDATEBASE_TD
