"""The messages that clients and server exchange. See docs/protocol.md."""
