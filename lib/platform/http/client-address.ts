import ipaddr from "ipaddr.js";
import { env } from "@/lib/platform/env/env";
import { type IpAddress, isInAddressRange, parseIpAddress } from "@/lib/platform/network/address-range";

/** Hops that are looked at, counted from the nearest: no service has more proxies in front of it. */
const MAX_HOPS = 20;

/** Our own server adds a hop to every request; on the way from the nearest proxy to it nobody can come between. */
const LOOPBACK_RANGES = [ipaddr.parseCIDR("127.0.0.0/8"), ipaddr.parseCIDR("::1/128")];

/**
 * Where a request came from, as it counts for limits: an IPv4 address, or the /64 network of an IPv6 address, of
 * which one customer has all. Each hop adds the address it was called from to X-Forwarded-For; it is believed as
 * far as the addresses, from the nearest on, are of proxies in TRUSTED_PROXIES. What stands left of the first other
 * one the client may have made up.
 */
export function getClientNetwork(request: ClientRequest): string {
  const client = findClientAddress(request);
  return client ? toNetworkAddress(client) : "unknown";
}

interface ClientRequest {
  headers: Pick<Headers, "get">;
}

/** The address itself; null where nobody that is believed has told it. */
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
