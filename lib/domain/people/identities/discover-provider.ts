import { type AuthorizationServer, processDiscoveryResponse } from "oauth4webapi";
import type { ProviderBody } from "@/lib/domain/auth/sign-in/schema";
import { fieldProblem } from "@/lib/platform/http/problem";
import { log } from "@/lib/platform/log/log";
import { describeFailure } from "@/lib/platform/outward/failure";
import type { Provider } from "./provider";
import { ProviderFailure } from "./provider-failure";
import { isSecureProvider, MICROSOFT, providerFetch, requireSecureUrl } from "./provider-fetch";
import { prepareSaml } from "./saml/prepare-saml";
import type { ReadMetadata } from "./saml/read-metadata";

const ENDPOINTS = ["authorization_endpoint", "token_endpoint", "jwks_uri"] as const;

export type DiscoveredProvider = AuthorizationServer & Record<(typeof ENDPOINTS)[number], string>;

/** Reads what the provider says of itself (OpenID Connect Discovery), anew for each sign-in. */
export async function discoverProvider({
  key,
  issuer,
}: Pick<Provider, "key" | "issuer">): Promise<DiscoveredProvider> {
  try {
    const headers = { accept: "application/json" };
    const response = await providerFetch(metadataAddress(issuer), { headers });
    const tenant = findSharedTenant(issuer);
    // Microsoft's metadata for all tenants name the issuer with a placeholder.
    const filled = tenant
      ? new Response((await response.text()).replaceAll("{tenantid}", tenant), response)
      : response;
    return requireEndpoints(await processDiscoveryResponse(new URL(issuer), filled));
  } catch (error) {
    const told = describeFailure(error);
    log().warn({ provider: key, error: told }, "the provider of sign-ins does not answer as it should");
    throw new ProviderFailure("unavailable", told);
  }
}

/** The address of the provider's metadata (OpenID Connect Discovery, 4). */
export function metadataAddress(issuer: string): string {
  const url = new URL(issuer);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/.well-known/openid-configuration`;
  return url.href;
}

/** The name that Microsoft uses for several tenants at once; null for one tenant and for other providers. */
export const findSharedTenant = (issuer: string): string | null =>
  ["common", "organizations", "consumers"].find((name) => issuer === `${MICROSOFT}/${name}/v2.0`) ?? null;

function requireEndpoints(found: AuthorizationServer): DiscoveredProvider {
  for (const name of ENDPOINTS) {
    const address = found[name];
    if (typeof address !== "string") throw new Error(`It has no ${name}`);
    requireSecureUrl(address);
  }
  return found as DiscoveredProvider;
}

/** Before it is kept: the provider is one, and speaks to us. */
export async function verifyProvider(asked: ProviderBody | null | undefined): Promise<ReadMetadata | null> {
  if (!asked) return null;
  if (asked.kind === "saml") return prepareSaml(asked);
  await verifyIssuer(asked.issuer ?? "");
  return null;
}

async function verifyIssuer(issuer: string): Promise<void> {
  if (!isSecureProvider(new URL(issuer)))
    throw fieldProblem("/provider/issuer", "https", "must be an https address");
  await discoverProvider({ key: "new", issuer }).catch((error) => {
    if (!(error instanceof ProviderFailure)) throw error;
    throw fieldProblem("/provider/issuer", "unreachable", `has no discovery document: ${error.message}`);
  });
}
