"""The addresses under which this server can be reached: from this machine, and from the network."""

from __future__ import annotations

import socket
from ipaddress import ip_address


def url(host: str, port: int) -> str:
    """The URL of the server for a browser on this machine."""
    if is_unspecified(host):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_unspecified(host: str) -> bool:
    """Whether this means all addresses of the machine."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def lan_url(host: str, port: int) -> str | None:
    """The URL for other devices in the same network; None if they cannot connect."""
    if is_unspecified(host):
        own = _own_address()
        return None if own is None else url(own, port)
    try:
        return None if ip_address(host).is_loopback else url(host, port)
    except ValueError:
        return None


def _own_address() -> str | None:
    """This machine's address in the network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # an address for documentation: only a route is looked up
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ip_address(found).is_loopback else found
