import type { AnyContract } from "@/lib/domain/contracts/contract";
import { env } from "@/lib/platform/env/env";

/** Headers of a deprecated endpoint (RFC 9745) with the date from which it may be removed (RFC 8594). */
export function buildDeprecationHeaders({ deprecated }: AnyContract): Record<string, string> {
  if (!deprecated) return {};
  const { since, sunset } = deprecated;
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
    link: `<${env().WEB_URL}/changelog#deprecated>; rel="deprecation"; type="text/html"`,
  };
}
