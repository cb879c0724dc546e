import type { Response } from "undici";
import { ProviderError } from "./provider-error";
import { readBytes, safeFetch } from "./safe-fetch";

const MAX_REDIRECTS = 3;

interface FetchOptions {
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** Limit of the response in bytes. */
  most?: number;
  /** Hosts that may be private, as in `isAllowedServer`. */
  hosts?: readonly string[];
}

/**
 * Fetches a user-supplied address and returns any status. Redirects are followed, and each address is checked
 * like the first.
 */
export async function fetchPublishedCalendar(
  address: string,
  { headers, signal, most, hosts }: FetchOptions,
): Promise<{ response: Response; bytes: Uint8Array<ArrayBuffer> }> {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const requestHeaders = { accept: "text/calendar, */*;q=0.1", "user-agent": "Bookpage", ...headers };
    const response = await safeFetch(url, { headers: requestHeaders, signal }, undefined, hosts);
    const bytes = await readBytes(response, most);
    const location = response.headers.get("location");
    if (![301, 302, 303, 307, 308].includes(response.status) || !location || !URL.canParse(location, url))
      return { response, bytes };
    url = new URL(location, url).href;
  }
  throw new ProviderError("address", "The address leads on and on");
}
