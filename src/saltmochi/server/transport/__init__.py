"""The bytes of connections: HTTP and WebSocket protocols for uvicorn, and who a client is. It knows no table."""
