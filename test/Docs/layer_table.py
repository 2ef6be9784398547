"""Tables of layers in docs/architecture.md, and errors about them."""

import re

from markdown import table_rows


def read_layers(document, title, errors, outside=()):
    """Returns the layers of the table in a section, each with the set of those that it may use.

    errors: list that gets an error for each name without a row before it.
    outside: names that need no row.
    """
    with open(document) as file:
        (section,) = re.findall(rf"^## {title}\n(.*?)^## ", file.read(), re.MULTILINE | re.DOTALL)
    layers = {}
    for row in table_rows(section):
        (layer,), allowed = (re.findall(r"`([^`]+)`", cell) for cell in row[:2])
        errors += [
            f"{layer}: {name} has no row before it"
            for name in allowed
            if name not in layers and name not in outside
        ]
        layers[layer] = set(allowed)
    return layers


def compare(layers, found, verb):
    """Yields an error for each use that the table does not have, and for each that is not found.

    found: for each layer, the layers that it uses, each with a file that does.
    verb: verb of the uses, such as "include".
    """
    for layer, used in found.items():
        for other, path in used.items():
            if other not in layers.get(layer, ()):
                yield f"{path}: {layer} does not {verb} {other}"
    for layer, allowed in layers.items():
        for name in allowed - set(found[layer]):
            yield f"{layer} {verb}s nothing of {name}"
