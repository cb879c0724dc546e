import { findOauthClient, type OauthClient } from "@/lib/domain/auth/oauth/find-oauth-client";
import type { OauthRequest } from "./handle-oauth-request";
import { OauthError } from "./oauth-error";

/** Parses form parameters and throws if one of them is repeated. */
export function parseFormParameters(text: string): Record<string, string> {
  const parameters = new URLSearchParams(text);
  for (const name of new Set(parameters.keys()))
    if (parameters.getAll(name).length > 1)
      throw new OauthError("invalid_request", `${name} is there more than once.`);
  return Object.fromEntries(parameters);
}

/** Authenticates an app by its secret, in the header or the body; an app without a secret by its id alone. */
export async function authenticateClient(
  { db, request }: OauthRequest,
  parameters: Record<string, string>,
): Promise<OauthClient> {
  const basic = parseBasicAuth(request.headers.get("authorization"));
  if (basic && parameters.client_secret !== undefined)
    throw new OauthError("invalid_request", "Show the secret in one way, not in two.");
  const { id, secret } = basic ?? { id: parameters.client_id ?? "", secret: parameters.client_secret };
  if (basic && parameters.client_id !== undefined && parameters.client_id !== id)
    throw buildInvalidClientError();
  const client = id === "" ? null : await findOauthClient(db, id);
  if (!client) throw buildInvalidClientError();
  if (client.confidential ? !client.isSecret(secret ?? "") : secret) throw buildInvalidClientError();
  return client;
}

const buildInvalidClientError = () =>
  new OauthError("invalid_client", "There is no such app, or this is not its secret.", 401, {
    "www-authenticate": 'Basic realm="Bookpage OAuth"',
  });

/** Both halves are form-encoded (RFC 6749, section 2.3.1). */
function parseBasicAuth(header: string | null): { id: string; secret: string } | null {
  const encoded = /^Basic\s+(\S+)$/i.exec(header?.trim() ?? "")?.[1];
  if (!encoded) return null;
  const [id = "", ...secret] = Buffer.from(encoded, "base64").toString().split(":");
  return { id: decodeComponent(id), secret: decodeComponent(secret.join(":")) };
}

function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
