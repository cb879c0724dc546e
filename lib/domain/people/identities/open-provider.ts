import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { ProviderBody } from "@/lib/domain/auth/sign-in/schema";
import { fieldProblem } from "@/lib/platform/http/problem";
import { log } from "@/lib/platform/log/log";
import { describeFailure } from "@/lib/platform/outward/failure";
import type { Provider } from "./provider";
import { ProviderFailure } from "./provider-failure";
import { isAllowedProvider, providerFetch } from "./provider-fetch";
import { prepareSaml } from "./saml/prepare-saml";
import type { ReadMetadata } from "./saml/read-metadata";

/** Of one answer. */
const ANSWER_TIMEOUT_SECONDS = 5;

/** Reads what the provider says of itself (OpenID Connect Discovery); its tokens are checked by its keys. */
export async function openProvider({
  key,
  issuer,
  clientId,
  clientSecret,
}: Provider): Promise<Configuration> {
  const url = new URL(issuer);
  const open = async (authentication: typeof ClientSecretPost) =>
    discovery(url, clientId, {}, authentication(clientSecret), {
      [customFetch]: providerFetch,
      timeout: ANSWER_TIMEOUT_SECONDS,
      execute: [enableNonRepudiationChecks, ...(isAllowedProvider(url) ? [allowInsecureRequests] : [])],
    });
  try {
    const config = await open(ClientSecretPost);
    const methods = config.serverMetadata().token_endpoint_auth_methods_supported;
    // RFC 8414: left out, it means basic alone.
    return methods?.includes("client_secret_post") ? config : await open(ClientSecretBasic);
  } catch (error) {
    const told = describeFailure(error);
    log().warn({ provider: key, error: told }, "the provider of sign-ins does not answer as it should");
    throw new ProviderFailure("unavailable", told);
  }
}

/** Before it is kept: the provider is one, and speaks to us. */
export async function verifyProvider(asked: ProviderBody | null | undefined): Promise<ReadMetadata | null> {
  if (!asked) return null;
  if (asked.kind === "saml") return prepareSaml(asked);
  await verifyIssuer(asked.issuer ?? "", asked.client_id ?? "");
  return null;
}

async function verifyIssuer(issuer: string, clientId: string): Promise<void> {
  const url = new URL(issuer);
  if (url.protocol !== "https:" && !isAllowedProvider(url))
    throw fieldProblem("/provider/issuer", "https", "must be an https address");
  const provider = { key: "new", organization: null, parameters: {}, clientSecret: "not asked for" };
  await openProvider({ ...provider, issuer, clientId }).catch((error) => {
    if (!(error instanceof ProviderFailure)) throw error;
    throw fieldProblem("/provider/issuer", "unreachable", `has no discovery document: ${error.message}`);
  });
}
