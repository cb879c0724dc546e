import type { Profile } from "next-auth";
import type { OIDCConfig } from "next-auth/providers";
import { buildProviderCallbackPath } from "@/lib/domain/auth/sign-in/provider-paths";
import { env } from "@/lib/platform/env/env";
import { fetchFromProvider } from "./fetch-from-provider";
import { buildMetadataUrl, findSharedTenant, type ProviderMetadata } from "./fetch-provider-metadata";
import type { IdentityProvider } from "./identity-provider";

/** Maximum age, in seconds, of an authentication that the provider had to repeat. */
const MAX_FRESH_SECONDS = 300;

/** For a provider with this id, next-auth derives the issuer from the tenant in the token. */
const ENTRA = "microsoft-entra-id";

/**
 * Converts a provider to next-auth's configuration. `fresh` makes the provider authenticate the user again.
 */
export async function toNextAuthProvider(
  provider: IdentityProvider,
  discovered: ProviderMetadata,
  fresh: boolean,
): Promise<OIDCConfig<Profile>> {
  const { customFetch } = await import("next-auth");
  const { key, issuer, clientId, clientSecret } = provider;
  const redirectUri = env().WEB_URL + buildProviderCallbackPath(key);
  const config: OIDCConfig<Profile> = {
    id: key,
    name: key,
    type: "oidc",
    issuer,
    clientId,
    clientSecret,
    checks: ["pkce", "state", "nonce"],
    authorization: {
      url: discovered.authorization_endpoint,
      params: {
        scope: "openid profile email",
        redirect_uri: redirectUri,
        ...provider.parameters,
        ...(fresh && { prompt: "login", max_age: "0" }),
      },
    },
    client: {
      token_endpoint_auth_method: pickAuthMethod(discovered),
      ...(fresh && { default_max_age: MAX_FRESH_SECONDS }),
    },
    profile: ({ sub }) => ({ id: sub ?? "" }),
    [customFetch]: async (address: string | URL | Request, options?: RequestInit) => {
      // next-auth requires a userinfo endpoint, but never calls it: the claims come from the ID token.
      if (String(address) === buildMetadataUrl(issuer))
        return Response.json({ ...discovered, userinfo_endpoint: discovered.token_endpoint });
      // Customers have registered this address at their provider; next-auth would send another one.
      if (options?.body instanceof URLSearchParams) options.body.set("redirect_uri", redirectUri);
      return fetchFromProvider(String(address), options);
    },
  };
  if (!findSharedTenant(issuer)) return config;
  const { default: entra } = await import("next-auth/providers/microsoft-entra-id");
  return { ...(entra({ clientId, clientSecret, issuer }) as object), ...config, id: ENTRA };
}

/** RFC 8414: a provider that announces no method supports only client_secret_basic. */
const pickAuthMethod = ({ token_endpoint_auth_methods_supported: methods }: ProviderMetadata) =>
  methods?.includes("client_secret_post") ? "client_secret_post" : "client_secret_basic";
