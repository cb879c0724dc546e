import { runNextAuth } from "@/lib/domain/auth/sign-in/run-next-auth";
import { requireSecureUrl } from "./fetch-from-provider";
import { fetchProviderMetadata } from "./fetch-provider-metadata";
import type { IdentityProvider } from "./identity-provider";
import { toNextAuthProvider } from "./to-next-auth-provider";

/**
 * Builds the URL of the provider's page, with its `state`, and the cookies against which the response is
 * checked. `fresh` makes the provider authenticate the user again.
 */
export async function startProviderSignIn(
  provider: IdentityProvider,
  fresh: boolean,
): Promise<{ location: string; state: string; cookies: string[] }> {
  const config = await toNextAuthProvider(provider, await fetchProviderMetadata(provider), fresh);
  const { location, cookies } = await runNextAuth(config, { action: "signin", method: "POST" });
  const page = requireSecureUrl(location);
  return { location: page.href, state: page.searchParams.get("state") ?? "", cookies };
}
