import ipaddr from "ipaddr.js";
import { env } from "@/lib/platform/env/env";
import { type IpAddress, isInAddressRange, parseIpAddress } from "@/lib/platform/network/address-range";

/** The most hops that are read, counted from the nearest: no service has more proxies in front of it. */
const MAX_HOPS = 20;

/**
 * Our own server adds a hop to every request; between the nearest proxy and the server no other client can insert
 * one.
 */
const LOOPBACK_RANGES = [ipaddr.parseCIDR("127.0.0.0/8"), ipaddr.parseCIDR("::1/128")];

/**
 * Returns the client's network for limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs to
 * one customer. Each hop appends its caller's address to X-Forwarded-For; the header is trusted from the nearest hop
 * on, as far as the addresses are proxies in TRUSTED_PROXIES. A client can forge everything further left.
 */
export function getClientNetwork(request: ClientRequest): string {
  const client = findClientAddress(request);
  return client ? toNetworkAddress(client) : "unknown";
}

interface ClientRequest {
  headers: Pick<Headers, "get">;
}

/** Returns the address itself; null if no trusted hop has reported it. */
export function findClientAddress(request: ClientRequest): IpAddress | null {
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").slice(-MAX_HOPS);
  const trusted = [...LOOPBACK_RANGES, ...env().TRUSTED_PROXIES];
  let client: IpAddress | null = null;
  for (const hop of hops.reverse()) {
    const address = parseIpAddress(hop);
    if (!address) break;
    client = address;
    if (!trusted.some((range) => isInAddressRange(address, range))) break;
  }
  return client;
}

function toNetworkAddress(address: IpAddress): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
