"""Static programs of PaddlePaddle: folding, plans of their stages, and checkpoints."""
