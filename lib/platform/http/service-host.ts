import { isIP } from "node:net";
import { env } from "@/lib/platform/env/env";
import { isLoopback } from "@/lib/platform/network/is-loopback";

/** Normalises a Host header: without port and trailing dot, in lower case. */
export const normalizeHostName = (host: string): string =>
  host.trim().toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");

/**
 * True if a host name is the installation itself: its own address, further configured ones, this machine, or a bare
 * IP address if no name is configured.
 */
export function isServiceHost(name: string): boolean {
  const { WEB_URL, ALLOWED_HOSTS } = env();
  const ownHost = new URL(WEB_URL).hostname;
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
  return (
    name === ownHost || ALLOWED_HOSTS.includes(name) || isLoopback(name) || (isAddress && isLoopback(ownHost))
  );
}
