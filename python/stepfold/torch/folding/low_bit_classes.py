"""Optimizers of other libraries that keep their state in few bits."""

# Packages with such optimizers.
PACKAGES = ("bitsandbytes", "flashoptim", "torchao")
# Optimizers whose state `fold` packs. A name that contains another one stands before it.
PACKED = (
    "torch.optim.AdamW",
    "torch.optim.Adam",
    "torch.optim.SGD",
    "torch.optim.RMSprop",
    "stepfold.torch.Lion",
)


def find_low_bit_refusal(optimizer_class: type) -> str | None:
    """Returns the reason why a class of another library cannot be folded, and what can be instead.

    None for a class of no such library.
    """
    package = optimizer_class.__module__.partition(".")[0]
    if package not in PACKAGES:
        return None
    reason = f"its state has a format of {package}"
    name = optimizer_class.__name__.lower()
    for path in PACKED:
        if path.rpartition(".")[2].lower() in name:
            return (
                f"{reason}. Fold a {path} with state_format='8bit', which keeps moments in 8 bits, "
                "and with master_weights='8bit', which keeps what bfloat16 parameters round away"
            )
    return f"{reason}. Those whose state `fold` packs are {', '.join(PACKED)}"
