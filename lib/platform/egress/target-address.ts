import ipaddr from "ipaddr.js";
import { env } from "@/lib/platform/env/env";

/** True if a setting (by default WEBHOOK_ALLOWED_HOSTS) lists this host, with its port or without. */
export function isAllowedHost(
  { hostname, port }: URL,
  allowed: readonly string[] = env().WEBHOOK_ALLOWED_HOSTS,
): boolean {
  return allowed.includes(hostname) || allowed.includes(`${hostname}:${port || "443"}`);
}

/**
 * True for an address on the public internet: not private, local, shared or multicast, and not one that embeds
 * another address (mapped, translated, tunnelled).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number]);
}

/** Returns the address of a host that is an IP address, such as `[::1]`; null for a name. */
export function findIpAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? bare : null;
}

/** True if the host alone shows that it is not on the internet. The address of a name is checked on connecting. */
export function isPrivateHost(url: URL): boolean {
  const address = findIpAddress(url);
  if (address) return !isPublicAddress(address);
  return /(^|\.)localhost\.?$/.test(url.hostname);
}
