"""Guards: the checks that tensors are those of the last step."""
