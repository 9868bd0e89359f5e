"""D-112 Deployment: one unit after the other, each side in its zone, guns first, officers last."""
