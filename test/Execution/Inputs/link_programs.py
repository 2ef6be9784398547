"""Says what the framework's ops of random programs do, and makes many programs one.

Rewrites see `"framework.touch"() {variables = [@w]}` and know no more than that it
may change `@w`; here, once they are done, it becomes ops that change it. So the
interpreter executes all of a program, and sees whether something has crossed such
an op that must not.
"""

import re

DEFINITION = re.compile(r"^\s*(%[\w.$-]+)(?::\d+)?(?:, (%[^=]*))? = ", re.MULTILINE)
NAME = re.compile(r"%[\w.$-]+")
CALL = re.compile(r"(?:func\.)?call @([\w.]+)\(\)")
OBSERVE = re.compile(r'"framework\.observe"\((%\S+)\) \{slot = (@\S+)\} : \((\S+)\) -> \(\)')
PEEK = re.compile(r'"framework\.peek"\(\) \{slot = (@\S+), type = (\S+), variable = (@\S+)\}')
TOUCH = re.compile(r'"framework\.touch"\(\) \{types = \[(.*)\], variables = \[(.*)\]\}')
CAST = re.compile(r'"pd_op\.cast"\((%\S+)\) \{.*\} : \((\S+)\) -> (\S+)')
ALIAS = re.compile(r"^(#\w+) = (.*)$")


def rename(lines, prefix):
    return [line.replace("%", "%" + prefix) for line in lines]


class Linked:
    """A program of known ops: its globals, and what its functions hold."""

    def __init__(self, text):
        self.globals, self.buffers = [], []
        self.functions = {}
        self.number = 0
        aliases = {}
        lines = iter(text.splitlines())
        for line in lines:
            if match := ALIAS.match(line):
                aliases[match[1]] = match[2]
            elif line.startswith("  ml_program.global"):
                for alias in sorted(aliases, key=len, reverse=True):
                    line = line.replace(f"({alias})", f"({aliases[alias]})")
                self.globals.append(line)
            elif line.startswith("  optim.buffer"):
                self.buffers.append(line)
            elif line.startswith("  func.func"):
                name = re.search(r"@([\w.]+)\(", line)[1]
                self.functions[name] = list(iter(lambda: next(lines), "  }"))
        for name in ("startup", "train_step"):
            self.functions[name] = self.link(self.functions.get(name, []))

    def link(self, lines):
        linked, lines = [], iter(lines)
        for line in lines:
            indentation = line[: len(line) - len(line.lstrip())]
            if '"framework.region"' in line:
                inner = list(iter(lambda: next(lines), indentation + "}) : () -> ()"))
                linked += self.link(self.isolate(inner))
            elif "call @" in line:
                body = self.functions[CALL.search(line)[1]]
                linked += self.link(self.isolate(body))
            elif "framework." in line or "pd_op." in line:
                linked += self.define(line)
            elif line.strip() != "return":
                linked.append(line)
        return linked

    def isolate(self, lines):
        """Gives what is defined in a region names of its own."""
        self.number += 1
        names = set()
        for match in DEFINITION.finditer("\n".join(lines)):
            names.update(NAME.findall(match[0]))
        text = "\n".join(lines)
        prefix = f"%region{self.number}."
        return NAME.sub(
            lambda match: prefix + match[0][1:] if match[0] in names else match[0], text
        ).splitlines()

    def define(self, line):
        """The ops that an op of the framework stands for."""
        if match := OBSERVE.search(line):
            value, slot, type = match.groups()
            return [f"ml_program.global_store {slot} = {value} : {type}"]
        if match := PEEK.search(line):
            slot, type, variable = match.groups()
            value = self.name()
            return [
                f"{value} = ml_program.global_load {variable} : {type}",
                f"ml_program.global_store {slot} = {value} : {type}",
            ]
        if match := TOUCH.search(line):
            types = re.findall(r"tensor<[^>]*>", match[1])
            variables = match[2].split(", ")
            pairs = zip(variables, types, strict=True)
            return [text for pair in pairs for text in self.change(*pair)]
        if match := CAST.search(line):
            return [line[: match.start()] + f"optim.cast {match[1]} : {match[2]} to {match[3]}"]
        if '"framework.barrier"' in line:
            return []
        if '"framework.backward"' in line:  # The gradient's mark says what it is.
            return [line]
        raise ValueError("an op that nothing is known about: " + line)

    def name(self):
        self.number += 1
        return f"%linked{self.number}"

    def change(self, variable, type):
        old, new = self.name(), self.name()
        element = type.removeprefix("tensor<").removesuffix(">").split("x")[-1]
        body = [
            f"%factor = arith.constant 0.75 : {element}",
            f"%product = arith.mulf %old, %factor : {element}",
            f"%term = arith.constant 0.125 : {element}",
            f"%result = arith.addf %product, %term : {element}",
        ]
        if element == "i1":
            body = ["%one = arith.constant true", "%result = arith.xori %old, %one : i1"]
        return [
            f"{old} = ml_program.global_load {variable} : {type}",
            f"{new} = optim.foreach out({old} : {type}) {{",
            f"^bb0(%old: {element}):",
            *body,
            f"optim.yield %result : {element}",
            "}",
            f"ml_program.global_store {variable} = {new} : {type}",
        ]


def combine(programs):
    """One program of many, whose variables have different names."""
    lines = [line for program in programs for line in program.globals]
    for name in ("startup", "train_step"):
        lines.append(f"func.func @{name}() {{")
        for number, program in enumerate(programs):
            lines += rename(program.functions[name], f"p{number}.")
        lines += ["return", "}"]
    return "\n".join([*lines, ""])
