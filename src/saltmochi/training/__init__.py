"""Training of the network that bots use: games against itself, and proximal policy optimization (PPO)."""
