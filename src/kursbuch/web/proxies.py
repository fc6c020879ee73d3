"""Proxies: whose word is taken for the address of a visitor and for https."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

EVERYBODY = "*"


@dataclass(frozen=True)
class Proxies:
    """The addresses and networks that an operator has named."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()
    everybody: bool = False
    unreadable: tuple[str, ...] = ()
    """What is neither an address nor a network: nobody is believed for it."""

    def has(self, address: str) -> bool:
        """Whether this is the address of a proxy."""
        try:
            found = ip_address(address)
        except ValueError:
            return self.everybody
        return self.everybody or any(found in network for network in self.networks)

    def names(self) -> list[str]:
        """The same as text, as the server of HTTP reads it."""
        return [EVERYBODY] if self.everybody else [str(network) for network in self.networks]


def read_proxies(text: str) -> Proxies:
    """Addresses and networks with commas between them; * is everybody."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    networks, unreadable = [], []
    for name in names:
        try:
            networks.append(ip_network(name))
        except ValueError:
            unreadable.append(name)
    if EVERYBODY in names:
        unreadable.remove(EVERYBODY)
    return Proxies(tuple(networks), EVERYBODY in names, tuple(unreadable))
