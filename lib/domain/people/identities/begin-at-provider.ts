import { callNextAuth } from "@/lib/domain/auth/sign-in/call-next-auth";
import { discoverProvider } from "./discover-provider";
import { toNextAuthProvider } from "./next-auth-provider";
import type { Provider } from "./provider";
import { locateSecure } from "./provider-fetch";

/**
 * The provider's page to which somebody is led, its `state`, and the cookies that keep what the answer is checked against.
 * `fresh`: people are asked there to show anew who they are.
 */
export async function beginAtProvider(
  provider: Provider,
  fresh: boolean,
): Promise<{ location: string; state: string; cookies: string[] }> {
  const asked = await toNextAuthProvider(provider, await discoverProvider(provider), fresh);
  const { location, cookies } = await callNextAuth(asked, { action: "signin", method: "POST" });
  const page = locateSecure(location);
  return { location: page.href, state: page.searchParams.get("state") ?? "", cookies };
}
