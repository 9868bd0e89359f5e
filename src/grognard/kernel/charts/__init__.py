"""Charts for people who play with real figures: what a game prints on its card, as declarations."""
