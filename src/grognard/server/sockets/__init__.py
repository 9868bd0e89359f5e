"""The WebSockets: connections and the players behind them."""
