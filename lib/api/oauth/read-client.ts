import { type Client, findClient } from "@/lib/domain/auth/oauth/find-client";
import { OauthFault } from "./oauth-fault";
import type { Asked } from "./serve-oauth";

/** The parameters of a form, each of which stands there once. */
export function readParameters(text: string): Record<string, string> {
  const parameters = new URLSearchParams(text);
  for (const name of new Set(parameters.keys()))
    if (parameters.getAll(name).length > 1)
      throw new OauthFault("invalid_request", `${name} is there more than once.`);
  return Object.fromEntries(parameters);
}

/** Who asks: an app with its secret, in the header or in the body; one that has none, by its id alone. */
export async function readClient(
  { db, request }: Asked,
  parameters: Record<string, string>,
): Promise<Client> {
  const basic = readBasic(request.headers.get("authorization"));
  if (basic && parameters.client_secret !== undefined)
    throw new OauthFault("invalid_request", "Show the secret in one way, not in two.");
  const { id, secret } = basic ?? { id: parameters.client_id ?? "", secret: parameters.client_secret };
  if (basic && parameters.client_id !== undefined && parameters.client_id !== id) throw refused();
  const client = id === "" ? null : await findClient(db, id);
  if (!client) throw refused();
  if (client.confidential ? !client.isSecret(secret ?? "") : secret) throw refused();
  return client;
}

const refused = () =>
  new OauthFault("invalid_client", "There is no such app, or this is not its secret.", 401, {
    "www-authenticate": 'Basic realm="Bookpage OAuth"',
  });

/** Both halves are encoded as a form is (RFC 6749 2.3.1). */
function readBasic(header: string | null): { id: string; secret: string } | null {
  const encoded = /^Basic\s+(\S+)$/i.exec(header?.trim() ?? "")?.[1];
  if (!encoded) return null;
  const [id = "", ...secret] = Buffer.from(encoded, "base64").toString().split(":");
  return { id: decode(id), secret: decode(secret.join(":")) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
