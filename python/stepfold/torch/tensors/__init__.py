"""Tensors of torch: memory, layout, and the functions of torch that read them."""
