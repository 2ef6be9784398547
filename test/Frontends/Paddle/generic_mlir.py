"""Reads MLIR in its generic form, as printed with --mlir-print-local-scope.

Attributes become Python values: strings, booleans, lists and dictionaries as
they are, a number the pair of its type and its value, any other its text
without spaces.
"""

import re
import struct

TOKEN = re.compile(
    r"""\s*(?:
    (?P<string>"(?:[^"\\]|\\.)*")
  | (?P<value>%[\w$.-]+(?:[:\#]\d+)?)
  | (?P<block>\^\w+)
  | (?P<symbol>@(?:"(?:[^"\\]|\\.)*"|[\w$.-]+))
  | (?P<number>-?(?:0x[0-9A-Fa-f]+|\d+(?:\.\d*(?:[eE][-+]?\d+)?)?))
  | (?P<word>[!\#]?[A-Za-z_][\w$.]*)
  | (?P<punct><\{|\}>|->|::|[-=(){}\[\]<>,:?*])
)""",
    re.X,
)


def unescape(text):
    """The bytes that a quoted string stands for, as text."""
    raw = text[1:-1].encode()
    raw = re.sub(
        rb"\\([0-9A-F]{2}|.)",
        lambda m: (
            bytes([int(m[1], 16)]) if len(m[1]) == 2 else {b"n": b"\n", b"t": b"\t"}.get(m[1], m[1])
        ),
        raw,
    )
    return raw.decode()


class Op:
    def __init__(self):
        self.name = ""
        self.operands = []
        self.results = []  # names of the values
        self.types = []  # types of the results
        self.attributes = {}
        self.regions = []  # lists of blocks


class Block:
    def __init__(self):
        self.arguments = []  # pairs of name and type
        self.ops = []


class Parser:
    def __init__(self, text):
        self.tokens = []
        position = 0
        text = text.rstrip()
        while position < len(text):
            match = TOKEN.match(text, position)
            assert match, "unknown token: " + text[position : position + 40]
            self.tokens.append((match.lastgroup, match[match.lastgroup]))
            position = match.end()
        self.next = 0

    def peek(self):
        return self.tokens[self.next][1] if self.next < len(self.tokens) else ""

    def take(self, expected=None):
        text = self.peek()
        assert expected in (None, text), f"expected {expected}, got {text}"
        self.next += 1
        return text

    def accept(self, text):
        if self.peek() != text:
            return False
        self.next += 1
        return True

    def list(self, close, element):
        elements = []
        while not self.accept(close):
            if elements:
                self.take(",")
            elements.append(element())
        return elements

    def raw(self, stops):
        """Text up to one of `stops` outside brackets, without spaces."""
        text, depth = "", 0
        while depth or self.peek() not in stops:
            token = self.take()
            depth += token.count("<") + token.count("(") + token.count("{") + token.count("[")
            depth -= (
                (token.count(">") if token != "->" else 0)
                + token.count(")")
                + token.count("}")
                + token.count("]")
            )
            text += token
        return text

    def attribute(self):
        kind, text = self.tokens[self.next]
        if kind == "string":
            return unescape(self.take())
        if text in ("true", "false"):
            return self.take() == "true"
        if text == "unit":
            self.take()
            return None
        if text == "[":
            self.take()
            return self.list("]", self.attribute)
        if text == "{":
            return self.dictionary("{", "}")
        if kind == "number":
            return self.number()
        if kind == "symbol":
            symbol = self.take()[1:]
            return unescape(symbol) if symbol.startswith('"') else symbol
        value = self.raw({",", "}", "}>", "]", ":"})
        if self.accept(":"):
            value += ":" + self.raw({",", "}", "}>", "]"})
        return value

    def number(self):
        text = self.take()
        kind = "i64"
        if self.accept(":"):
            kind = self.raw({",", "}", "}>", "]"})
        if not kind.startswith("f"):
            return kind, int(text)
        if text.startswith("0x"):
            width, code = ("I", "f") if kind == "f32" else ("Q", "d")
            return kind, struct.unpack(code, struct.pack(width, int(text, 16)))[0]
        value = float(text)
        if kind == "f32":
            (value,) = struct.unpack("f", struct.pack("f", value))
        return kind, value

    def dictionary(self, open, close):
        self.take(open)

        def member():
            kind, key = self.tokens[self.next]
            self.take()
            key = unescape(key) if kind == "string" else key
            return key, self.attribute() if self.accept("=") else None

        return dict(self.list(close, member))

    def op(self):
        op = Op()
        names = []
        while self.peek().startswith("%"):
            name, _, count = self.take().partition(":")
            names += [f"{name}#{i}" for i in range(int(count))] if count else [name]
            self.accept(",")
        if names:
            self.take("=")
        op.name = unescape(self.take())
        self.take("(")
        op.operands = self.list(")", self.take)
        if self.peek() == "<{":
            op.attributes.update(self.dictionary("<{", "}>"))
        if self.accept("("):
            op.regions = self.list(")", self.region)
        if self.peek() == "{":
            op.attributes.update(self.dictionary("{", "}"))
        self.take(":")
        self.take("(")
        self.list(")", self.plain_type)
        self.take("->")
        if self.accept("("):
            op.types = self.list(")", self.plain_type)
        else:
            op.types = [self.plain_type()]
        op.results = names
        return op

    def plain_type(self):
        """A type: a word, with what stands in brackets behind it."""
        text = self.take()
        if self.peek() == "<":
            depth = 0
            while True:
                token = self.take()
                text += token
                depth += token.count("<") - (token.count(">") if token != "->" else 0)
                if depth == 0:
                    break
        return text

    def region(self):
        self.take("{")
        blocks = [Block()]
        while not self.accept("}"):
            if self.peek().startswith("^"):
                self.take()
                if blocks[-1].ops or blocks[-1].arguments:
                    blocks.append(Block())
                if self.accept("("):
                    blocks[-1].arguments = self.list(")", self.argument)
                self.take(":")
            else:
                blocks[-1].ops.append(self.op())
        return blocks

    def argument(self):
        name = self.take()
        self.take(":")
        return name, self.plain_type()


def parse(text):
    """The top-level op of `text`."""
    parser = Parser(text)
    op = parser.op()
    assert parser.next == len(parser.tokens), "text after the module"
    return op


def parse_tensor(text):
    """The shape and the element type of a tensor type."""
    *dims, dtype = text.removeprefix("tensor<").removesuffix(">").split("x")
    return tuple(map(int, dims)), dtype
