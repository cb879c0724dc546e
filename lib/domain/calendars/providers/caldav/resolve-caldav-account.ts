import { createAccount } from "tsdav";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { readResponseText } from "@/lib/domain/calendars/safe-fetch";
import type { CaldavCredentials } from "./credentials";
import { type DavRequest, sendDavRequest } from "./send-dav-request";

/** Finds the account's principal and calendar home from any address that its owner knows (RFC 6764). */
export async function resolveCaldavAccount(access: ProviderAccess<CaldavCredentials>) {
  const { credentials, signal } = access;
  let rejection: ProviderError | undefined;
  let denied = false;
  // The library tries further addresses after a failure, so the decisive error is recorded here.
  const fetch = async (address: string | URL | Request, init?: RequestInit) => {
    try {
      const response = await sendDavRequest(access, String(address), {
        method: "GET",
        ...(init as Partial<DavRequest>),
      });
      denied ||= response.status === 401 || response.status === 403;
      const text = await readResponseText(response); // the library would parse a body of any size
      return Object.assign(response, { text: async () => text }) as unknown as Response;
    } catch (error) {
      if (error instanceof ProviderError) rejection ??= error;
      throw error;
    }
  };
  try {
    const { principalUrl, homeUrl } = await createAccount({
      account: { serverUrl: credentials.server, accountType: "caldav" },
      fetch: fetch as typeof globalThis.fetch,
    });
    if (!principalUrl || !homeUrl) throw new Error("no home");
    return { principal: principalUrl, home: homeUrl };
  } catch {
    signal.throwIfAborted();
    if (denied) throw new ProviderError("access", "The server does not accept the user name and password");
    throw rejection ?? new ProviderError("address", "No calendars were found at this address");
  }
}
