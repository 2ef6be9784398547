#!/usr/bin/env python3
"""Writes docs/reference/: dialect, interfaces, passes and pipelines, from their definitions.

    tools/reference.py [FOLDER]

FOLDER is docs/reference, unless it is named. test/Docs/reference.test fails where
the pages and the definitions differ.
"""

import argparse
import re
from pathlib import Path

from definitions import INCLUDE, OPERATIONS, ROOT, load_records, load_updates, run_generator

# Each page: its title, where the generator writes none; arguments of the generator; definitions.
PAGES = {
    "dialect.md": ("", ["--gen-dialect-doc", "--dialect=optim"], OPERATIONS),
    "interfaces.md": ("", ["--gen-op-interface-docs"], "IR/OptimInterfaces.td"),
    "passes.md": ("Passes within the dialect", ["--gen-pass-doc"], "Transforms/Passes.td"),
    "conversions.md": ("Conversions to kernels", ["--gen-pass-doc"], "Conversion/Passes.td"),
}


PIPELINES = "Pipelines/Pipelines.h"
FUSION_PASSES = "Pipelines/FusionPasses.def"
STREAMS = "IR/Streams.h"
# Ops of the classes that passes are of.
OPS = {"::mlir::ModuleOp": "builtin.module", "::mlir::func::FuncOp": "func.func"}


def make_page(title, lines, definitions):
    if title:
        lines = ["", f"# {title}", *lines]
    mark = f"<!-- Made by tools/reference.py from include/stepfold/{definitions} -->"
    return "\n".join([mark, *lines]).rstrip() + "\n"


def generate(title, arguments, definitions):
    text = run_generator("mlir-tblgen", arguments, definitions)
    # Without the generator's mark and its table of contents.
    lines = [line.rstrip() for line in text.splitlines()[1:] if line != "[TOC]"]
    if "--gen-pass-doc" in arguments:
        lines = describe_passes(lines, definitions)
    if definitions == OPERATIONS:
        lines = describe_streams(lines)
    return make_page(title, lines, definitions)


def describe_option(kind, default):
    return f"{kind.removeprefix('std::')}, default {default}" if default else kind


def describe_passes(lines, definitions):
    """Adds what the generator leaves out: the ops of passes, types and defaults of options."""
    records = load_records(definitions)
    passes = {
        records[name]["argument"]: records[name] for name in records["!instanceof"]["PassBase"]
    }
    described, current = [], None
    for line in lines:
        if heading := re.fullmatch(r"### `-(.+)`", line):
            current = passes[heading[1]]
        elif option := re.fullmatch(r"-([\w-]+) *: (.*)", line):
            record = next(
                records[o["def"]]
                for o in current["options"]
                if records[o["def"]]["argument"] == option[1]
            )
            line += f" ({describe_option(record['type'], record['defaultValue'])})"
        described.append(line)
        if re.fullmatch(r"_.+_", line):
            op = re.search(r"<(.*)>", current["baseClass"])[1]
            described += ["", f"Runs on `{OPS[op]}`." if op else "Runs on any op."]
    return described


def load_stream_kinds():
    """Returns the contents of a stream of each kind, from the comments of their header."""
    header = (INCLUDE / STREAMS).read_text()
    cases = re.search(r"enum class StreamKind \{\n((?:.*\n)*?)\};", header)[1]
    return {
        name: re.sub(r"\s*///\s*", " ", comment).strip().removesuffix(".")
        for comment, name in re.findall(r"((?: *///.*\n)+) *(\w+),", cases)
    }


def describe_streams(lines):
    """Says of the operands of update ops what their streams hold."""
    kinds = load_stream_kinds()
    updates = {update.name: update for update in load_updates()}
    described, update, in_operands = [], None, False
    for line in lines:
        if heading := re.fullmatch(r"### `optim\.(.+)` \(.*\)", line):
            update = updates.get(heading[1])
        if line.startswith("#### "):
            in_operands = update and line == "#### Operands:"
            if in_operands:
                described += [
                    line,
                    "",
                    "| Stream | Holds | Before the first step |",
                    "|---|---|---|",
                ]
                for stream in update.streams:
                    if stream.is_setting:
                        continue
                    holds = kinds[stream.kind] + ("; optional" if stream.is_optional else "")
                    if stream.family != "Any":
                        holds += f"; `{stream.family.lower()}` alone"
                    initial = f"`{stream.initial}`" if stream.initial else stream.meaning
                    described.append(f"| `{stream.name}` | {holds} | {initial} |")
                if names := [f"`{s.name}`" for s in update.streams if s.is_setting]:
                    described.append(
                        f"| {', '.join(names)} | The setting, in place of the attribute; one "
                        "element, one a parameter or one for all; read; optional | |"
                    )
                described.append("")
        if not in_operands:
            described.append(line)
    return described


def join_literals(text):
    return "".join(re.findall(r'"([^"]*)"', text))


def read_options(definitions):
    """Type and default of each option of passes, by `PASSOptions::FIELD`."""
    records = load_records(definitions)
    options = {}
    for name in records["!instanceof"]["PassBase"]:
        for option in (records[o["def"]] for o in records[name]["options"]):
            field = f"{name}Options::{option['cppName']}"
            options[field] = (option["type"], option["defaultValue"])
    return options


def read_fusion_options():
    """Lines on the options of FusionPasses.def, which are those of FusionOptions."""
    table = (INCLUDE / FUSION_PASSES).read_text()
    names = re.findall(r'^FUSION_PASS\(\w+, "([\w-]+)",', table, re.MULTILINE)
    return [f"-{name} : Run optim-{name} ({describe_option('bool', 'true')})" for name in names]


def generate_pipelines():
    """The page of pipelines, from the comments and options of their header."""
    header = (INCLUDE / PIPELINES).read_text()
    pattern = re.compile(
        r"((?:^/// .*\n)+)(?:void \w+\(|struct \w+\s*:[^{]*\{((?:.*\n)*?)^\};)", re.MULTILINE
    )
    option = re.compile(
        r'Option<&?([\w:]+)>\s+\w+\{\s*\*this,\s*"([\w-]+)",'
        r'\s*llvm::cl::desc\(((?:\s*"[^"]*")+)\)(?:,\s*llvm::cl::init\(([^)]*)\))?\}'
    )
    passes = read_options("Transforms/Passes.td") | read_options("Conversion/Passes.td")
    lines = []
    for comment, body in pattern.findall(header):
        comment = " ".join(line.removeprefix("/// ") for line in comment.splitlines())
        named = re.fullmatch(r"`([\w-]+)`: (.*)", comment)
        if not named:
            continue
        lines += ["", f"### `-{named[1]}`", "", "Runs on `builtin.module`.", ""]
        lines.append(named[2][0].upper() + named[2][1:])
        options = option.findall(body)
        assert len(options) == body.count("Option<"), f"{PIPELINES}: an option of {named[1]}"
        texts = []
        for kind, name, text, default in options:
            about = describe_option(*passes.get(kind, (kind, default)))
            texts.append(f"-{name} : {join_literals(text)} ({about})")
        if "FusionOptions" in body:
            texts += read_fusion_options()
        if texts:
            lines += ["", "#### Options", "", "```", *texts, "```"]
    return make_page("Pipelines", lines, PIPELINES)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "reference")
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in PAGES.items():
        (folder / name).write_text(generate(*page))
    (folder / "pipelines.md").write_text(generate_pipelines())


if __name__ == "__main__":
    main()
