import ipaddr from "ipaddr.js";

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;
export type AddressRange = [IpAddress, number];

/** Parses an address as proxies write it: with a port, in brackets, with a zone, IPv4 in IPv6; null if invalid. */
export function parseIpAddress(text: string): IpAddress | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  const known = ipaddr.IPv6.isValid(bare) || ipaddr.IPv4.isValidFourPartDecimal(bare);
  return known ? ipaddr.process(bare) : null;
}

/** Parses `10.0.0.0/8`, or one address; null if invalid. */
export function parseAddressRange(text: string): AddressRange | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = parseIpAddress(text);
  return address && [address, address.kind() === "ipv4" ? 32 : 128];
}

export const isInAddressRange = (address: IpAddress, [network, bits]: AddressRange): boolean =>
  address.kind() === network.kind() && address.match(network, bits);
