"""Programs of optimizer stages and their plans, for the front ends of all frameworks."""
