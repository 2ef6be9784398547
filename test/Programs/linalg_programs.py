#!/usr/bin/env python3
"""Writes training programs whose forward and backward pass can be executed.

    linalg_programs.py NAME

prints the program NAME of PROGRAMS. The passes are linalg ops, with the casts of
automatic mixed precision: weights are f32 and cast to 16 bits wherever they are used,
products are summed in f32, activations are rounded to 16 bits. The stage has the form
that an import gives it. `@train_step` returns the loss.
"""

import sys

INF = "0x7F800000"


def shaped(shape, element):
    return "tensor<" + "".join(f"{size}x" for size in shape) + element + ">"


class Tensor:
    """A value of the program."""

    def __init__(self, name, shape, element):
        self.name, self.shape, self.element = name, tuple(shape), element

    @property
    def type(self):
        return shaped(self.shape, self.element)


class Scalar:
    """A value in the body of a linalg.generic; operators write arith ops."""

    def __init__(self, body, name, element):
        self.body, self.name, self.element = body, name, element

    def _binary(self, op, other):
        if not isinstance(other, Scalar):
            other = self.body.constant(other, self.element)
        return self.body.op(f"{op} {self.name}, {other.name} : {self.element}", self.element)

    def __add__(self, other):
        return self._binary("arith.addf", other)

    def __sub__(self, other):
        return self._binary("arith.subf", other)

    def __mul__(self, other):
        return self._binary("arith.mulf", other)

    def __truediv__(self, other):
        return self._binary("arith.divf", other)

    def maximum(self, other):
        return self._binary("arith.maximumf", other)

    def function(self, name):
        return self.body.op(f"math.{name} {self.name} : {self.element}", self.element)

    def to(self, element):
        """Rounds to `element`, or widens; f32 and 16 bits only."""
        if element == self.element:
            return self
        op = "arith.extf" if element == "f32" else "arith.truncf"
        return self.body.op(f"{op} {self.name} : {self.element} to {element}", element)

    def where_positive(self, condition):
        """The value where `condition` is above 0, else 0."""
        zero = self.body.constant(0.0, condition.element)
        test = self.body.op(
            f"arith.cmpf ogt, {condition.name}, {zero.name} : {condition.element}", "i1"
        )
        return self.body.select(test, self, self.body.constant(0.0, self.element))

    def is_index(self, dimension):
        """1.0 where the value, an i64, is the index of this element, else 0.0."""
        index = self.body.op(f"linalg.index {dimension} : index", "index")
        number = self.body.op(f"arith.index_cast {index.name} : index to i64", "i64")
        test = self.body.op(f"arith.cmpi eq, {number.name}, {self.name} : i64", "i1")
        return self.body.select(
            test, self.body.constant(1.0, "f32"), self.body.constant(0.0, "f32")
        )


class Body:
    """The lines of a region."""

    def __init__(self):
        self.lines = []

    def op(self, text, element):
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return Scalar(self, name, element)

    def constant(self, value, element):
        return self.op(f"arith.constant {value:e} : {element}", element)

    def select(self, test, value, other):
        return self.op(
            f"arith.select {test.name}, {value.name}, {other.name} : {value.element}",
            value.element,
        )


class Program:
    """A module in the making: its state, and the operations of its step."""

    def __init__(self):
        self.globals, self.lines, self.types, self.count = [], [], {}, 0

    def text(self, result):
        step = "\n".join("    " + line for line in self.lines)
        return (
            "module {\n"
            + "\n".join("  " + line for line in self.globals)
            + f"\n  func.func @train_step() -> {result.type} {{\n{step}\n"
            + f"    return {result.name} : {result.type}\n  }}\n}}\n"
        )

    def state(self, name, shape, element="f32", initial=None):
        """Declares state; without an initial value it is the framework's to make."""
        type = shaped(shape, element)
        value = f"#ml_program.extern : {type}" if initial is None else f"dense<{initial}> : {type}"
        self.globals.append(f"ml_program.global private mutable @{name}({value}) : {type}")
        self.types[name] = (shape, element)

    def new(self, shape, element):
        self.count += 1
        return Tensor(f"%{self.count}", shape, element)

    def define(self, text, shape, element):
        result = self.new(shape, element)
        self.lines.append(f"{result.name} = {text}")
        return result

    def load(self, name):
        shape, element = self.types[name]
        return self.define(
            f"ml_program.global_load @{name} : {shaped(shape, element)}", shape, element
        )

    def store(self, name, value):
        self.lines.append(f"ml_program.global_store @{name} = {value.name} : {value.type}")

    def cast(self, value, element):
        """A cast as the framework has it, of a parameter say."""
        type = shaped(value.shape, element)
        return self.define(
            f"optim.cast {value.name} : {value.type} to {type}", value.shape, element
        )

    def empty(self, shape, element):
        return self.define(f"tensor.empty() : {shaped(shape, element)}", shape, element)

    def fill(self, value, shape, element):
        constant = self.define(f"arith.constant {value} : {element}", (), element)
        empty = self.empty(shape, element)
        return self.define(
            f"linalg.fill ins({constant.name} : {element}) outs({empty.name} : {empty.type})"
            f" -> {empty.type}",
            shape,
            element,
        )

    def reshape(self, value, shape, groups):
        """Splits or joins dimensions; `groups` is the reassociation."""
        op = "expand_shape" if len(shape) > len(value.shape) else "collapse_shape"
        sizes = f" output_shape {list(shape)}" if op == "expand_shape" else ""
        return self.define(
            f"tensor.{op} {value.name} {groups}{sizes} : {value.type}"
            f" into {shaped(shape, value.element)}",
            shape,
            value.element,
        )

    def generic(self, spec, inputs, init, write):
        """One linalg.generic. `spec` names dimensions as einsum does; what is not in
        the output is reduced. `write(inputs, out)` makes the body."""
        terms, out = spec.split("->")
        terms = terms.split(",")
        dims = out + "".join(sorted(set("".join(terms)) - set(out)))
        maps = ", ".join(
            f"affine_map<({', '.join(dims)}) -> ({', '.join(term)})>" for term in [*terms, out]
        )
        kinds = ", ".join('"parallel"' if dim in out else '"reduction"' for dim in dims)
        body = Body()
        arguments = [
            Scalar(body, f"%a{index}", value.element) for index, value in enumerate(inputs)
        ]
        result = write(arguments, Scalar(body, "%out", init.element))
        header = ", ".join(f"{a.name}: {a.element}" for a in arguments)
        value = self.new(init.shape, init.element)
        self.lines += [
            f"{value.name} = linalg.generic {{indexing_maps = [{maps}],"
            f" iterator_types = [{kinds}]}}",
            f"    ins({', '.join(v.name for v in inputs)} : {', '.join(v.type for v in inputs)})"
            f" outs({init.name} : {init.type}) {{",
            f"^bb0({header}, %out: {init.element}):",
            *("  " + line for line in body.lines),
            f"  linalg.yield {result.name} : {result.element}",
            f"}} -> {value.type}",
        ]
        return value

    def _shape(self, spec, inputs):
        terms, out = spec.split("->")
        sizes = {}
        for term, value in zip(terms.split(","), inputs, strict=True):
            sizes.update(zip(term, value.shape, strict=True))
        return tuple(sizes[dim] for dim in out)

    def map(self, spec, function, *inputs, element="f32"):
        """Elementwise, with dimensions repeated where an input lacks them."""
        init = self.empty(self._shape(spec, inputs), element)
        return self.generic(
            spec, inputs, init, lambda arguments, out: function(*arguments).to(element)
        )

    def sum(self, spec, *inputs):
        """The sum of products, in f32: einsum."""
        init = self.fill("0.0", self._shape(spec, inputs), "f32")

        def write(arguments, out):
            product = arguments[0].to("f32")
            for argument in arguments[1:]:
                product = product * argument.to("f32")
            return out + product

        return self.generic(spec, inputs, init, write)

    def max(self, spec, value):
        init = self.fill("0xFF800000", self._shape(spec, [value]), "f32")
        return self.generic(spec, [value], init, lambda arguments, out: out.maximum(arguments[0]))

    def softmax(self, value, dims):
        """Over the last of `dims`: the maxima, the sums of the exponentials, and the
        probabilities."""
        rows = f"{dims}->{dims[:-1]}"
        spread = f"{dims},{dims[:-1]}->{dims}"
        peaks = self.max(rows, value)
        powers = self.map(spread, lambda x, peak: (x - peak).function("exp"), value, peaks)
        sums = self.sum(rows, powers)
        return peaks, sums, self.map(spread, lambda x, total: x / total, powers, sums)

    # The optimizer stage, in the ops that an import writes.

    def gradient(self, parameter, value):
        """Marks a gradient, and has it in f32."""
        marked = self.define(
            f"optim.gradient @{parameter} {value.name} : {value.type}", value.shape, value.element
        )
        return marked if marked.element == "f32" else self.cast(marked, "f32")

    def structured(self, op, outs, ins, lines, yielded, scalars=()):
        """A structured op of one stream of `outs`, on lists; results as outs."""

        def stream(word, values):
            names = ", ".join(value.name for value in values)
            return f" {word}({names} : {', '.join(value.type for value in values)})"

        names = [f"%in: {ins[0].element}"]
        if op != "optim.reduce":
            names.insert(0, f"%old: {outs[0].element}")
        names += [f"%s{index}: {value.element}" for index, value in enumerate(scalars)]
        results = [self.new(value.shape, value.element) for value in outs]
        self.lines += [
            f"{', '.join(value.name for value in results)} = {op}"
            + stream("out", outs)
            + stream("in", ins)
            + "".join(stream("scalar", [value]) for value in scalars)
            + " {",
            f"^bb0({', '.join(names)}):",
            *("  " + line for line in lines),
            f"  optim.yield {yielded} : {outs[0].element}",
            "}",
        ]
        return results

    def once(self, value, lines, yielded, element="f32"):
        """Computes a value from one number."""
        out = self.empty((1,), element)
        return self.structured("optim.foreach_parameter", [out], [value], lines, yielded)[0]

    def total(self, vector):
        out = self.empty((1,), "f32")
        return self.define(
            f"optim.reduce_parameters out({out.name} : {out.type})"
            f" in({vector.name} : {vector.type})",
            (1,),
            "f32",
        )

    def clip_by_global_norm(self, gradients):
        """To a norm of 1."""
        squares = [
            self.structured(
                "optim.reduce",
                [self.empty((1,), "f32")],
                [gradient],
                ["%r0 = arith.mulf %in, %in : f32"],
                "%r0",
            )[0]
            for gradient in gradients
        ]
        vector = self.structured(
            "optim.foreach_parameter", [self.empty((len(squares),), "f32")], squares, [], "%in"
        )[0]
        norm = self.once(self.total(vector), ["%r0 = math.sqrt %in : f32"], "%r0")
        factor = self.once(
            norm,
            [
                "%one = arith.constant 1.0 : f32",
                "%above = arith.cmpf olt, %one, %in : f32",
                "%nan = arith.cmpf uno, %in, %in : f32",
                "%large = arith.ori %above, %nan : i1",
                "%r0 = arith.select %large, %in, %one : f32",
                "%r1 = arith.divf %one, %r0 : f32",
            ],
            "%r1",
        )
        return [
            self.structured(
                "optim.foreach",
                [self.empty(gradient.shape, "f32")],
                [gradient],
                ["%r0 = arith.mulf %in, %s0 : f32"],
                "%r0",
                [factor],
            )[0]
            for gradient in gradients
        ]

    def unscale(self, gradients, scaling):
        """The gradients of the loss, and whether one is not finite; then they are 0."""
        factor = self.once(
            scaling,
            ["%one = arith.constant 1.0 : f32", "%r0 = arith.divf %one, %in : f32"],
            "%r0",
        )
        unscaled = self.structured(
            "optim.foreach",
            [self.empty(gradient.shape, "f32") for gradient in gradients],
            gradients,
            ["%r0 = arith.mulf %in, %s0 : f32"],
            "%r0",
            [factor],
        )
        counts = self.structured(
            "optim.reduce",
            [self.empty((len(gradients),), "f32")],
            unscaled,
            [
                f"%inf = arith.constant {INF} : f32",
                "%size = math.absf %in : f32",
                "%finite = arith.cmpf olt, %size, %inf : f32",
                "%no = arith.constant 0.0 : f32",
                "%yes = arith.constant 1.0 : f32",
                "%r0 = arith.select %finite, %no, %yes : f32",
            ],
            "%r0",
        )[0]
        found = self.once(
            self.total(counts),
            ["%zero = arith.constant 0.0 : f32", "%r0 = arith.cmpf olt, %zero, %in : f32"],
            "%r0",
            element="i1",
        )
        zeroed = self.structured(
            "optim.foreach",
            [self.empty(gradient.shape, "f32") for gradient in gradients],
            unscaled,
            ["%zero = arith.constant 0.0 : f32", "%r0 = arith.select %s0, %zero, %in : f32"],
            "%r0",
            [found],
        )
        return zeroed, found

    def halve_where(self, found, scaling):
        """The loss scaling of the next step."""
        return self.structured(
            "optim.foreach_parameter",
            [scaling],
            [found],
            [
                "%half = arith.constant 0.5 : f32",
                "%r0 = arith.mulf %old, %half : f32",
                "%r1 = arith.select %in, %r0, %old : f32",
            ],
            "%r1",
        )[0]

    def update(self, op, parameter, streams, gradient, settings, skip=None):
        """One update. `streams` has the op's states by name, each with True if it has one
        element."""
        outs = [self.load(parameter)]
        text = f"params({outs[0].name} : {outs[0].type})"
        for stream, is_single in streams.items():
            value = self.load(f"{parameter}.{stream}")
            outs.append(value)
            text += f" {stream}({value.name} : {value.type if is_single else value.element})"
        rate = self.load("lr")
        text += f" grads({gradient.name} : {gradient.element}) lr({rate.name} : {rate.type})"
        if skip:
            text += f" skip({skip.name} : {skip.type})"
        results = [self.new(value.shape, value.element) for value in outs]
        names = ", ".join(value.name for value in results)
        self.lines.append(f"{names} = optim.{op} {text} {{{settings}}}")
        for name, value in zip(["", *("." + s for s in streams)], results, strict=True):
            self.store(parameter + name, value)


def mlp_linalg_bf16():
    """A classifier 32-64-48-10 on one batch of 16: AdamW, clipped by the global norm."""
    p = Program()
    batch, widths, low = 16, [32, 64, 48, 10], "bf16"
    streams = {"moment1": False, "moment2": False, "beta1_pow": True, "beta2_pow": True}
    p.state("images", (batch, widths[0]))
    p.state("labels", (batch,), "i64", [(7 * i + 3) % 10 for i in range(batch)])
    p.state("lr", (), initial=0.01)
    for layer in (1, 2, 3):
        for name, shape in {
            f"w{layer}": (widths[layer - 1], widths[layer]),
            f"b{layer}": (widths[layer],),
        }.items():
            p.state(name, shape, initial=None if name[0] == "w" else 0.0)
            p.state(name + ".moment1", shape, initial=0.0)
            p.state(name + ".moment2", shape, initial=0.0)
            p.state(name + ".beta1_pow", (1,), initial=0.9)
            p.state(name + ".beta2_pow", (1,), initial=0.999)

    # Forward: the inputs of each layer, in 16 bits, and the results of its product.
    entered = [p.map("bi->bi", lambda x: x, p.load("images"), element=low)]
    sums = []
    for layer in (1, 2, 3):
        weight = p.cast(p.load(f"w{layer}"), low)
        product = p.sum("bi,io->bo", entered[-1], weight)
        sums.append(p.map("bo,o->bo", lambda x, bias: x + bias, product, p.load(f"b{layer}")))
        if layer < 3:
            entered.append(p.map("bo->bo", lambda x: x.maximum(0.0), sums[-1], element=low))
    logits = sums[-1]
    peaks, totals, likely = p.softmax(logits, "bo")
    labels = p.load("labels")
    right = p.map("bo,b->bo", lambda x, label: x * label.is_index(1), logits, labels)
    chosen = p.sum("bo->b", right)
    losses = p.map(
        "b,b,b->b",
        lambda total, peak, x: (total.function("log") + peak - x) / float(batch),
        totals,
        peaks,
        chosen,
    )
    loss = p.sum("b->", losses)

    # Backward.
    leaving = p.map(
        "bo,b->bo", lambda x, label: (x - label.is_index(1)) / float(batch), likely, labels
    )
    gradients = {}
    for layer in (3, 2, 1):
        rounded = p.map("bo->bo", lambda x: x, leaving, element=low)
        product = p.sum("bi,bo->io", entered[layer - 1], rounded)
        gradients[f"w{layer}"] = p.map("io->io", lambda x: x, product, element=low)
        gradients[f"b{layer}"] = p.sum("bo->o", leaving)
        if layer > 1:
            weight = p.cast(p.load(f"w{layer}"), low)
            back = p.sum("bo,io->bi", rounded, weight)
            leaving = p.map("bi,bi->bi", Scalar.where_positive, back, sums[layer - 2])

    # The stage.
    names = list(gradients)
    ready = [p.gradient(name, gradients[name]) for name in names]
    for name, gradient in zip(names, p.clip_by_global_norm(ready), strict=True):
        decay = 0.01 if name[0] == "w" else 0.0
        p.update(
            "adamw",
            name,
            streams,
            gradient,
            "beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64,"
            f" lr_ratio = array<f64: 1.0>, weight_decay = array<f64: {decay}>",
        )
    return p.text(loss)


def attention_linalg_f16():
    """A block of layer norm and attention, 16 positions of width 32, 4 heads, fitted to
    a target: momentum, a loss scaling that is too large at first, skipped updates."""
    p = Program()
    length, width, heads, low = 16, 32, 4, "f16"
    size = width // heads
    split = "[[0], [1, 2]]"
    p.state("inputs", (length, width))
    p.state("targets", (length, width))
    p.state("lr", (), initial=0.1)
    p.state("loss_scaling", (), initial=float(2**19))
    weights = ("query", "key", "value", "output")
    for name in (*weights, "bias", "gain", "shift"):
        shape = (width, width) if name in weights else (width,)
        initial = None if name in weights else float(name == "gain")
        p.state(name, shape, initial=initial)
        p.state(name + ".velocity", shape, initial=0.0)

    def rounded(value):
        dims = "abc"[: len(value.shape)]
        return p.map(f"{dims}->{dims}", lambda x: x, value, element=low)

    def weight(name):
        return p.cast(p.load(name), low)

    def in_heads(value):
        return p.reshape(value, (length, heads, size), split)

    def joined(value):
        return p.reshape(value, (length, width), split)

    # Forward: layer norm,
    x = p.load("inputs")
    mean = p.map("s->s", lambda total: total / float(width), p.sum("si->s", x))
    centred = p.map("si,s->si", lambda value, m: value - m, x, mean)
    variance = p.map(
        "s->s", lambda total: total / float(width), p.sum("si,si->s", centred, centred)
    )
    normed = p.map(
        "si,s->si",
        lambda value, v: value / (v + 1.0e-5).function("sqrt"),
        centred,
        variance,
    )
    scaled = p.map(
        "si,i,i->si",
        lambda value, gain, shift: value * gain + shift,
        normed,
        p.load("gain"),
        p.load("shift"),
        element=low,
    )
    # attention,
    query, key, value = (
        in_heads(rounded(p.sum("si,io->so", scaled, weight(name)))) for name in weights[:3]
    )
    products = p.sum("ihd,jhd->hij", query, key)
    scores = p.map("hij->hij", lambda s: s / size**0.5, products)
    _, _, likely = p.softmax(scores, "hij")
    shares = rounded(likely)
    context = joined(rounded(p.sum("hij,jhd->ihd", shares, value)))
    # the sum with what came in, and the loss.
    projected = p.sum("si,io->so", context, weight("output"))
    errors = p.map(
        "so,o,so,so->so",
        lambda product, bias, came, target: product + bias + came - target,
        projected,
        p.load("bias"),
        x,
        p.load("targets"),
    )
    count = float(length * width)
    loss = p.map("->", lambda total: total / count, p.sum("so,so->", errors, errors))

    # Backward, of the scaled loss: each name is what the loss changes by it.
    scaling = p.load("loss_scaling")
    d_sum = p.map("so,->so", lambda error, factor: error * (2.0 / count) * factor, errors, scaling)
    d_projected = rounded(d_sum)
    gradients = {
        "bias": p.sum("so->o", d_sum),
        "output": rounded(p.sum("si,so->io", context, d_projected)),
    }
    d_context = in_heads(rounded(p.sum("so,io->si", d_projected, weight("output"))))
    d_shares = p.sum("ihd,jhd->hij", d_context, value)
    d_value = rounded(p.sum("hij,ihd->jhd", shares, d_context))
    d_scores = p.map(
        "hij,hij,hi->hij",
        lambda share, d_share, row: share * (d_share - row) / size**0.5,
        likely,
        d_shares,
        p.sum("hij,hij->hi", likely, d_shares),
        element=low,
    )
    d_query = rounded(p.sum("hij,jhd->ihd", d_scores, key))
    d_key = rounded(p.sum("hij,ihd->jhd", d_scores, query))
    d_scaled = None
    for name, d_heads in zip(weights, (d_query, d_key, d_value), strict=False):
        d_rows = joined(d_heads)
        gradients[name] = rounded(p.sum("si,so->io", scaled, d_rows))
        back = p.sum("so,io->si", d_rows, weight(name))
        if d_scaled:
            back = p.map("si,si->si", lambda a, b: a + b, d_scaled, back)
        d_scaled = back
    gradients["gain"] = p.sum("si,si->i", d_scaled, normed)
    gradients["shift"] = p.sum("si->i", d_scaled)

    # The stage.
    names = list(gradients)
    ready = [p.gradient(name, gradients[name]) for name in names]
    ready, found = p.unscale(ready, scaling)
    p.store("loss_scaling", p.halve_where(found, scaling))
    for name, gradient in zip(names, ready, strict=True):
        p.update("momentum", name, {"velocity": False}, gradient, "mu = 0.9 : f64", found)
    return p.text(loss)


PROGRAMS = {
    "mlp_linalg_bf16": mlp_linalg_bf16,
    "attention_linalg_f16": attention_linalg_f16,
}


if __name__ == "__main__":
    sys.stdout.write(PROGRAMS[sys.argv[1]]())
