import { buildAuthorizationUrl, calculatePKCECodeChallenge } from "openid-client";
import { providerCallback } from "@/lib/domain/auth/sign-in/provider-paths";
import { env } from "@/lib/platform/env/env";
import { openProvider } from "./open-provider";
import type { Provider } from "./provider";
import { locateProvider } from "./provider-fetch";

/** What the browser keeps while somebody is at the provider. */
export interface BegunSignIn {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636): who comes back with the code is who has asked for it. */
  verifier: string;
}

export const redirectUriOf = ({ key }: Provider): string => env().WEB_URL + providerCallback(key);

/** The provider's page to which somebody is led; `fresh`: who is asked there to show anew who they are. */
export async function buildProviderUrl(
  provider: Provider,
  { state, nonce, verifier }: BegunSignIn,
  fresh: boolean,
): Promise<string> {
  const config = await openProvider(provider);
  const url = buildAuthorizationUrl(config, {
    ...provider.parameters,
    redirect_uri: redirectUriOf(provider),
    scope: "openid profile email",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(fresh && { prompt: "login", max_age: "0" }),
  });
  return locateProvider(url).href;
}
