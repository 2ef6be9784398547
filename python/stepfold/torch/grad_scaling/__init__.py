"""GradScalers that leave the search for overflows to folded steps."""
