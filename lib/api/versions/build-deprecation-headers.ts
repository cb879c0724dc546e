import { env } from "@/lib/platform/env/env";
import type { AnyContract } from "@/lib/platform/http/contract";

/** For who calls what is going to be gone (RFC 9745), and from when on it may be (RFC 8594). */
export function buildDeprecationHeaders({ deprecated }: AnyContract): Record<string, string> {
  if (!deprecated) return {};
  const { since, sunset } = deprecated;
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
    link: `<${env().WEB_URL}/changelog#deprecated>; rel="deprecation"; type="text/html"`,
  };
}
