import { z } from "zod";
import { isAppScope, splitScopes } from "@/lib/domain/auth/oauth/app-scopes";
import {
  deriveClientSecret,
  encodeDynamicRegistration,
  MAX_CLIENT_ID_CHARACTERS,
} from "@/lib/domain/auth/oauth/dynamic-registration";
import { describeRedirectUri, isRedirectUri } from "@/lib/domain/auth/oauth/redirect-uris";
import { LIMITS, line } from "@/lib/platform/http/fields";
import { handleOauthRequest, type OauthRequest } from "./handle-oauth-request";
import { OauthError } from "./oauth-error";

const MAX_NAME_CHARACTERS = 100;
const SECOND_MS = 1000;
const MAX_REDIRECTS = 10;

const AUTH_METHODS = ["none", "client_secret_basic", "client_secret_post"] as const;

/** Other metadata is accepted and not stored, as it is not verified. */
const metadata = z.object({
  redirect_uris: z.array(z.string()).min(1).max(MAX_REDIRECTS),
  client_name: line(LIMITS.name).optional(),
  token_endpoint_auth_method: z.enum(AUTH_METHODS).default("client_secret_basic"),
  grant_types: z
    .array(z.string())
    .default(["authorization_code"])
    .refine((types) => types.includes("authorization_code"), "must include authorization_code"),
  response_types: z
    .array(z.string())
    .default(["code"])
    .refine((types) => types.includes("code"), "must include code"),
  scope: z.string().max(LIMITS.url).optional(),
});

/** POST /oauth/register (RFC 7591): gives an id to an app that belongs to no organisation. */
export const handleRegistration = (request: Request): Promise<Response> =>
  handleOauthRequest(request, { limit: "login", type: "application/json", answer: registerClient });

async function registerClient({ text, now }: OauthRequest) {
  const metadata = parseMetadata(text);
  const foreign = metadata.redirect_uris.find((address) => !isRedirectUri(address));
  if (foreign !== undefined)
    throw new OauthError(
      "invalid_redirect_uri",
      "redirect_uris are https addresses, of the machine itself such as http://127.0.0.1/callback, or of an app such as com.example.app:/callback, without a #.",
    );
  const method = metadata.token_endpoint_auth_method;
  const scopes = splitScopes(metadata.scope ?? "").filter(isAppScope);
  const name = metadata.client_name?.trim().slice(0, MAX_NAME_CHARACTERS);
  const registration = {
    name: name || describeRedirectUri(metadata.redirect_uris[0] as string),
    redirects: [...new Set(metadata.redirect_uris)],
    scopes,
    confidential: method !== "none",
    issuedAt: Math.floor(now / SECOND_MS),
  };
  const id = encodeDynamicRegistration(registration);
  if (id.length > MAX_CLIENT_ID_CHARACTERS)
    throw new OauthError("invalid_client_metadata", "Name, scope and redirect_uris together are too long.");
  return {
    status: 201,
    body: {
      client_id: id,
      client_id_issued_at: registration.issuedAt,
      ...(registration.confidential && {
        client_secret: deriveClientSecret(id),
        client_secret_expires_at: 0,
      }),
      client_name: registration.name,
      redirect_uris: registration.redirects,
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: method,
      ...(scopes.length > 0 && { scope: scopes.join(" ") }),
    },
  };
}

function parseMetadata(text: string): z.output<typeof metadata> {
  const parsed = metadata.safeParse(parseJsonText(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join(".");
  throw new OauthError(
    field?.startsWith("redirect_uris") ? "invalid_redirect_uri" : "invalid_client_metadata",
    field ? `${field}: ${issue?.message}.` : "Send a JSON object.",
  );
}

function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OauthError("invalid_client_metadata", "Send a JSON object.");
  }
}
