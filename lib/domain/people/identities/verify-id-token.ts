import { createHash } from "node:crypto";
import { compactVerify, createRemoteJWKSet, customFetch } from "jose";
import type { IDToken } from "oauth4webapi";
import { isSameText } from "@/lib/platform/crypto/is-same-text";
import type { DiscoveredProvider } from "./discover-provider";
import { ProviderFailure } from "./provider-failure";
import { providerFetch } from "./provider-fetch";

interface Tokens {
  id_token?: string | undefined;
  access_token?: string | undefined;
}

/**
 * Verifies that a key of the provider has signed the ID token, and that the token names the access token beside it. Returns the
 * claims. next-auth checks the claims, but no signatures.
 */
export async function verifyIdToken(
  { jwks_uri, id_token_signing_alg_values_supported: announced = ["RS256"] }: DiscoveredProvider,
  { id_token = "", access_token = "" }: Tokens,
): Promise<IDToken> {
  const keys = createRemoteJWKSet(new URL(jwks_uri), { [customFetch]: providerFetch });
  // HMAC would let everybody who knows the client secret sign.
  const algorithms = announced.filter((name) => !/^(HS|none)/i.test(name));
  const { payload, protectedHeader } = await compactVerify(id_token, keys, { algorithms });
  const claims: IDToken = JSON.parse(new TextDecoder().decode(payload));
  checkAccessToken(claims.at_hash, protectedHeader.alg, access_token);
  return claims;
}

/** Where the ID token names the access token's hash (OpenID Connect Core, 3.1.3.8), it is that of the one beside it. */
function checkAccessToken(named: unknown, algorithm: string, accessToken: string): void {
  if (named === undefined) return;
  const bits = /(256|384|512)$/.exec(algorithm)?.[1] ?? "512"; // EdDSA: SHA-512
  const digest = createHash(`sha${bits}`).update(accessToken).digest();
  const expected = digest.subarray(0, digest.length / 2).toString("base64url");
  if (typeof named !== "string" || !isSameText(named, expected))
    throw new ProviderFailure("lies", "The access token is not the one that the ID token names");
}
