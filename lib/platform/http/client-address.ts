/** Addresses that only our own proxies have. */
const OWN_NETWORK = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]|^fe80:/i;

/**
 * Where a request came from. Each hop adds the address it was called from to X-Forwarded-For; what stands
 * left of the first address from outside, counted from the right, the client may have made up.
 */
export function clientAddress(request: { headers: Pick<Headers, "get"> }): string {
  const hops = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.findLast((hop) => !OWN_NETWORK.test(hop)) ?? hops.at(-1) ?? "unknown";
}
