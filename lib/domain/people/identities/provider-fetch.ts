import type { CustomFetch } from "openid-client";
import { fetch, type RequestInit } from "undici";
import { env } from "@/lib/platform/env/env";
import { agentFor } from "@/lib/platform/outward/guarded-agent";
import { standIn } from "@/lib/platform/outward/stand-in";
import { isAllowedHost } from "@/lib/platform/outward/target-address";

/** Of one answer: metadata, keys and tokens are small. */
const MAX_ANSWER_BYTES = 512 * 1024;

/** SIGN_IN_ALLOWED_HOSTS names this host: it may be private, and without TLS. */
export const isAllowedProvider = (url: URL): boolean => isAllowedHost(url, env().SIGN_IN_ALLOWED_HOSTS);

export const MICROSOFT = "https://login.microsoftonline.com";

/** Where an address of a provider is found: in tests, Microsoft's are those of MICROSOFT_TEST_ORIGIN. */
export function locateProvider(address: string | URL): URL {
  const url = new URL(address);
  return url.origin === MICROSOFT ? new URL(standIn(url.href, env().MICROSOFT_TEST_ORIGIN)) : url;
}

/** `fetch` to an address that a provider, or whoever has named it, chose: guarded, without redirects, of bounded length. */
export const providerFetch: CustomFetch = async (address, options) => {
  const url = locateProvider(address);
  const response = await fetch(url, {
    ...(options as unknown as RequestInit),
    redirect: "manual",
    dispatcher: agentFor(url, isAllowedProvider(url)),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error("The provider's answer is too long");
    chunks.push(chunk);
  }
  const hasBody = ![204, 205, 304].includes(response.status);
  return new Response(hasBody ? Buffer.concat(chunks) : null, {
    status: response.status,
    headers: [...response.headers] as [string, string][],
  });
};
