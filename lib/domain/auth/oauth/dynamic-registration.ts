import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";
import { splitScopes } from "./app-scopes";

/** Metadata from a dynamic registration (RFC 7591). */
export interface DynamicRegistration {
  name: string;
  redirects: string[];
  /** Requested scopes; empty if the app named none. */
  scopes: string[];
  confidential: boolean;
  /** Seconds since 1970. */
  issuedAt: number;
}

const PREFIX = "dyn_";

/** Allows several redirect URIs; the whole request must fit into the sign-in redirects. */
export const MAX_CLIENT_ID_CHARACTERS = 1000;

const PURPOSE = "self-registered app";
const SECRET_PURPOSE = "secret of a self-registered app";

/**
 * The client id contains the signed metadata, so that registrations need no storage (RFC 7591, appendix
 * A.5.2) and a flood fills no table. It is valid as long as the signing secret.
 */
export function encodeDynamicRegistration({
  name,
  redirects,
  scopes,
  confidential,
  issuedAt,
}: DynamicRegistration) {
  const encoded = Buffer.from(
    JSON.stringify([name, redirects, scopes.join(" "), confidential ? 1 : 0, issuedAt]),
  ).toString("base64url");
  return `${PREFIX}${encoded}.${deriveStableToken(PURPOSE, encoded)}`;
}

/** Returns null for an id that was not issued here. */
export function decodeDynamicRegistration(clientId: string): DynamicRegistration | null {
  if (!clientId.startsWith(PREFIX) || clientId.length > MAX_CLIENT_ID_CHARACTERS) return null;
  const [encoded = "", signature = ""] = clientId.slice(PREFIX.length).split(".");
  if (!deriveStableTokens(PURPOSE, encoded).some((genuine) => isTimingSafeEqual(signature, genuine)))
    return null;
  const [name, redirects, scopes, confidential, issuedAt] = JSON.parse(
    Buffer.from(encoded, "base64url").toString(),
  );
  return { name, redirects, scopes: splitScopes(scopes), confidential: confidential === 1, issuedAt };
}

export const deriveClientSecret = (clientId: string): string =>
  `bps_${deriveStableToken(SECRET_PURPOSE, clientId)}`;

export const isClientSecret = (clientId: string, secret: string): boolean =>
  deriveStableTokens(SECRET_PURPOSE, clientId).some((genuine) => isTimingSafeEqual(secret, `bps_${genuine}`));
