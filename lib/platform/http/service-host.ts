import { isIP } from "node:net";
import { env } from "@/lib/platform/env/env";
import { isLoopback } from "@/lib/platform/network/is-loopback";

/** A Host header's name: without its port, in lower case, without a dot at the end. */
export const normalizeHostName = (host: string): string =>
  host.trim().toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");

/**
 * Whether a name leads to the installation itself: by its own address, by further ones that are set, from this machine;
 * and by a bare address, where it was given no name.
 */
export function isServiceHost(name: string): boolean {
  const { WEB_URL, ALLOWED_HOSTS } = env();
  const own = new URL(WEB_URL).hostname;
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
  return name === own || ALLOWED_HOSTS.includes(name) || isLoopback(name) || (isAddress && isLoopback(own));
}
