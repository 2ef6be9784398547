"""Counts the framework's ops between gradients and updates."""

import collections

# Ops that make lists of values, and values from lists.
STRUCTURE = ("builtin.combine", "builtin.slice", "builtin.split", "pir.combine")


def count_between(ops, updates):
    """The ops that are neither of the backward pass nor updates, by their names.

    ops: triples of a name, operands and results, in the order of the program.
    updates: the names of update ops.

    An op is of the backward pass if its name says so, if such an op uses its results, or if it
    sums gradients of the backward pass. An op is between if it uses results of the backward
    pass, and an update uses its results.
    """
    is_backward = find_backward(ops)
    from_gradients = set()
    descends = []
    for index, (_, operands, results) in enumerate(ops):
        descends.append(is_backward[index] or not from_gradients.isdisjoint(operands))
        if descends[-1]:
            from_gradients.update(results)
    counts = collections.Counter()
    used_by_updates = set()
    for index, (name, operands, results) in reversed(list(enumerate(ops))):
        is_update = name in updates
        if is_update or not used_by_updates.isdisjoint(results):
            used_by_updates.update(operands)
            is_framework = name.startswith("pd_op.") and not is_update
            if is_framework and descends[index] and not is_backward[index]:
                counts[name] += 1
    return counts


def find_backward(ops):
    """Returns, for each op, True if it belongs to the backward pass, or is before it."""
    used = set()
    is_backward = [name.endswith(("_grad", "_grad_")) for name, _, _ in ops]
    for index, (_, operands, results) in reversed(list(enumerate(ops))):
        if is_backward[index] or not used.isdisjoint(results):
            is_backward[index] = True
            used.update(operands)
    gradients = set()
    for index, (name, operands, results) in enumerate(ops):
        is_sum = name in ("pd_op.add_n", *STRUCTURE) and gradients.issuperset(operands)
        is_backward[index] |= is_sum and bool(operands)
        if is_backward[index]:
            gradients.update(results)
    return is_backward
