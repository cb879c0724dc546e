import { createHash } from "node:crypto";
import { compactVerify, createRemoteJWKSet, customFetch } from "jose";
import type { IDToken } from "oauth4webapi";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { fetchFromProvider } from "./fetch-from-provider";
import type { ProviderMetadata } from "./fetch-provider-metadata";
import { SignInProviderError } from "./sign-in-provider-error";

interface Tokens {
  id_token?: string | undefined;
  access_token?: string | undefined;
}

/**
 * Verifies the provider's signature of the ID token and its binding to the access token, and returns the
 * claims. next-auth checks the claims, but no signatures.
 */
export async function verifyIdToken(
  { jwks_uri, id_token_signing_alg_values_supported: announced = ["RS256"] }: ProviderMetadata,
  { id_token = "", access_token = "" }: Tokens,
): Promise<IDToken> {
  const keys = createRemoteJWKSet(new URL(jwks_uri), { [customFetch]: fetchFromProvider });
  // HMAC would let every holder of the client secret sign.
  const algorithms = announced.filter((name) => !/^(HS|none)/i.test(name));
  const { payload, protectedHeader } = await compactVerify(id_token, keys, { algorithms });
  const claims: IDToken = JSON.parse(new TextDecoder().decode(payload));
  verifyAccessTokenHash(claims.at_hash, protectedHeader.alg, access_token);
  return claims;
}

/** Checks the access token's hash, if the ID token has it (OpenID Connect Core, section 3.1.3.8). */
function verifyAccessTokenHash(tokenHash: unknown, algorithm: string, accessToken: string): void {
  if (tokenHash === undefined) return;
  const bits = /(256|384|512)$/.exec(algorithm)?.[1] ?? "512"; // EdDSA: SHA-512
  const digest = createHash(`sha${bits}`).update(accessToken).digest();
  const expected = digest.subarray(0, digest.length / 2).toString("base64url");
  if (typeof tokenHash !== "string" || !isTimingSafeEqual(tokenHash, expected))
    throw new SignInProviderError("lies", "The access token is not the one that the ID token names");
}
