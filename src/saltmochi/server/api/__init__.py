"""What clients can ask for: HTTP routes and the WebSocket endpoint."""
