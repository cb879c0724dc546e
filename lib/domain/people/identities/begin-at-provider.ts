import { callNextAuth } from "@/lib/domain/auth/sign-in/call-next-auth";
import { discoverProvider } from "./discover-provider";
import { toNextAuthProvider } from "./next-auth-provider";
import type { Provider } from "./provider";
import { requireSecureUrl } from "./provider-fetch";

/**
 * Builds the address of the provider's page, with its `state`, and the cookies that hold what the answer is checked against.
 * `fresh`: the provider is told to authenticate the person again.
 */
export async function beginAtProvider(
  provider: Provider,
  fresh: boolean,
): Promise<{ location: string; state: string; cookies: string[] }> {
  const asked = await toNextAuthProvider(provider, await discoverProvider(provider), fresh);
  const { location, cookies } = await callNextAuth(asked, { action: "signin", method: "POST" });
  const page = requireSecureUrl(location);
  return { location: page.href, state: page.searchParams.get("state") ?? "", cookies };
}
