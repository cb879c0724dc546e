import { type AuthorizationServer, processDiscoveryResponse } from "oauth4webapi";
import type { ProviderBody } from "@/lib/domain/auth/sign-in/schema";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { describeFailure } from "@/lib/platform/egress/describe-failure";
import { log } from "@/lib/platform/log/log";
import {
  fetchFromProvider,
  isSecureProvider,
  MICROSOFT_LOGIN_ORIGIN,
  requireSecureUrl,
} from "./fetch-from-provider";
import type { IdentityProvider } from "./identity-provider";
import type { SamlMetadata } from "./saml/parse-saml-metadata";
import { resolveSamlSettings } from "./saml/resolve-saml-settings";
import { SignInProviderError } from "./sign-in-provider-error";

const ENDPOINTS = ["authorization_endpoint", "token_endpoint", "jwks_uri"] as const;

export type ProviderMetadata = AuthorizationServer & Record<(typeof ENDPOINTS)[number], string>;

/** Fetches the provider's metadata (OpenID Connect Discovery) for each sign-in. */
export async function fetchProviderMetadata({
  key,
  issuer,
}: Pick<IdentityProvider, "key" | "issuer">): Promise<ProviderMetadata> {
  try {
    const headers = { accept: "application/json" };
    const response = await fetchFromProvider(buildMetadataUrl(issuer), { headers });
    const tenant = findSharedTenant(issuer);
    // Microsoft's metadata for all tenants have a placeholder in the issuer.
    const resolvedResponse = tenant
      ? new Response((await response.text()).replaceAll("{tenantid}", tenant), response)
      : response;
    return requireEndpoints(await processDiscoveryResponse(new URL(issuer), resolvedResponse));
  } catch (error) {
    const detail = describeFailure(error);
    log().warn({ provider: key, error: detail }, "fetching the sign-in provider's metadata failed");
    throw new SignInProviderError("unavailable", detail);
  }
}

/** Builds the URL of the provider's metadata (OpenID Connect Discovery, section 4). */
export function buildMetadataUrl(issuer: string): string {
  const url = new URL(issuer);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/.well-known/openid-configuration`;
  return url.href;
}

/** Returns Microsoft's name for several tenants at once; null for one tenant and for other providers. */
export const findSharedTenant = (issuer: string): string | null =>
  ["common", "organizations", "consumers"].find(
    (name) => issuer === `${MICROSOFT_LOGIN_ORIGIN}/${name}/v2.0`,
  ) ?? null;

function requireEndpoints(found: AuthorizationServer): ProviderMetadata {
  for (const name of ENDPOINTS) {
    const address = found[name];
    if (typeof address !== "string") throw new Error(`It has no ${name}`);
    requireSecureUrl(address);
  }
  return found as ProviderMetadata;
}

/** Checks before saving that the provider exists and responds. */
export async function verifyProvider(body: ProviderBody | null | undefined): Promise<SamlMetadata | null> {
  if (!body) return null;
  if (body.kind === "saml") return resolveSamlSettings(body);
  await verifyIssuer(body.issuer ?? "");
  return null;
}

async function verifyIssuer(issuer: string): Promise<void> {
  if (!isSecureProvider(new URL(issuer)))
    throw buildFieldProblem("/provider/issuer", "https", "must be an https address");
  await fetchProviderMetadata({ key: "new", issuer }).catch((error) => {
    if (!(error instanceof SignInProviderError)) throw error;
    throw buildFieldProblem("/provider/issuer", "unreachable", `has no discovery document: ${error.message}`);
  });
}
