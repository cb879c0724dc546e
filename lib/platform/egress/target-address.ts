import ipaddr from "ipaddr.js";
import { env } from "@/lib/platform/env/env";

/** A setting (WEBHOOK_ALLOWED_HOSTS where nothing else is said) names this host, with its port or without. */
export function isAllowedHost(
  { hostname, port }: URL,
  allowed: readonly string[] = env().WEBHOOK_ALLOWED_HOSTS,
): boolean {
  return allowed.includes(hostname) || allowed.includes(`${hostname}:${port || "443"}`);
}

/**
 * True for an address that belongs to somebody on the internet: no private, local or shared network, no multicast,
 * and nothing that carries another address within itself (mapped, translated, tunnelled).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number]);
}

/** The address of a host that is one already, such as `[::1]`; null for a name. */
export function findIpAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? bare : null;
}

/** Whether the host itself says that it is not on the internet. What a name leads to is looked at on connecting. */
export function isPrivateHost(url: URL): boolean {
  const address = findIpAddress(url);
  if (address) return !isPublicAddress(address);
  return /(^|\.)localhost\.?$/.test(url.hostname);
}
