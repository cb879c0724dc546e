import { fetch, type RequestInit as UndiciInit } from "undici";
import { getEgressAgent } from "@/lib/platform/egress/get-egress-agent";
import { overrideOrigin } from "@/lib/platform/egress/override-origin";
import { isAllowedHost } from "@/lib/platform/egress/target-address";
import { env } from "@/lib/platform/env/env";

/** Limit of one response: metadata, keys and tokens are small. */
const MAX_RESPONSE_BYTES = 512 * 1024;

/** Time limit of one response, including its body. */
const RESPONSE_TIMEOUT_MS = 5000;

export const MICROSOFT_LOGIN_ORIGIN = "https://login.microsoftonline.com";

/** Resolves an address of a provider; tests replace Microsoft's origin with MICROSOFT_TEST_ORIGIN. */
function resolveProviderUrl(address: string | URL): URL {
  const url = new URL(address);
  return url.origin === MICROSOFT_LOGIN_ORIGIN
    ? new URL(overrideOrigin(url.href, env().MICROSOFT_TEST_ORIGIN))
    : url;
}

/** Hosts in SIGN_IN_ALLOWED_HOSTS may have private addresses and no TLS. */
const isAllowedProvider = (url: URL): boolean => isAllowedHost(url, env().SIGN_IN_ALLOWED_HOSTS);

export const isSecureProvider = (url: URL): boolean =>
  url.protocol === "https:" || (url.protocol === "http:" && isAllowedProvider(url));

/** Parses an address from a provider; throws for one without TLS. */
export function requireSecureUrl(address: string | URL): URL {
  const url = resolveProviderUrl(address);
  if (!isSecureProvider(url)) throw new Error(`${url.host} is not reached by https`);
  return url;
}

/**
 * Fetches an address that a provider or an admin has entered: through the egress guard, without redirects,
 * with limited size.
 */
export async function fetchFromProvider(address: string | URL, options: RequestInit = {}): Promise<Response> {
  const url = requireSecureUrl(address);
  const response = await fetch(url, {
    ...(options as unknown as UndiciInit),
    redirect: "manual",
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    dispatcher: getEgressAgent(url, isAllowedProvider(url)),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new Error("The provider's answer is too long");
    chunks.push(chunk);
  }
  const hasBody = ![204, 205, 304].includes(response.status);
  return new Response(hasBody ? Buffer.concat(chunks) : null, {
    status: response.status,
    headers: [...response.headers] as [string, string][],
  });
}
