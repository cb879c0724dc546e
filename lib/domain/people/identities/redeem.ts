import { createHash } from "node:crypto";
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  ClientError,
  type IDToken,
  ResponseBodyError,
} from "openid-client";
import { isSameText } from "@/lib/platform/crypto/is-same-text";
import { log } from "@/lib/platform/log/log";
import { describeFailure } from "@/lib/platform/outward/failure";
import type { BegunSignIn } from "./begin";
import { openProvider } from "./open-provider";
import type { Provider } from "./provider";
import { ProviderFailure } from "./provider-failure";

/** What the provider says of whoever has signed in there: checked to be its word, for us, of now, and to our question. */
export async function redeemAnswer(
  provider: Provider,
  address: URL,
  { state, nonce, verifier }: BegunSignIn,
  fresh: boolean,
): Promise<IDToken> {
  const config = await openProvider(provider);
  try {
    const tokens = await authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(fresh && { maxAge: MAX_FRESH_SECONDS }),
    });
    const claims = tokens.claims();
    if (!claims) throw new ProviderFailure("lies", "There is no ID token");
    checkAccessToken(claims, tokens.id_token ?? "", tokens.access_token);
    return claims;
  } catch (error) {
    throw toFailure(provider, error);
  }
}

/** Somebody who was asked to show anew who they are has done so within this time. */
const MAX_FRESH_SECONDS = 300;

/** Where the ID token names the access token's hash (OpenID Connect Core, 3.1.3.8), it is that of the one beside it. */
function checkAccessToken({ at_hash: named }: IDToken, idToken: string, accessToken: string): void {
  if (named === undefined) return;
  const { alg } = JSON.parse(Buffer.from(idToken.split(".", 1)[0] ?? "", "base64url").toString());
  const bits = /(256|384|512)$/.exec(String(alg))?.[1] ?? "512"; // EdDSA: SHA-512
  const digest = createHash(`sha${bits}`).update(accessToken).digest();
  const expected = digest.subarray(0, digest.length / 2).toString("base64url");
  if (typeof named !== "string" || !isSameText(named, expected))
    throw new ProviderFailure("lies", "The access token is not the one that the ID token names");
}

function toFailure({ key }: Provider, error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const code = (error as { code?: string }).code;
  const told = `${code ?? ""} ${describeFailure(error)}`.trim();
  log().warn({ provider: key, error: told }, "nobody is signed in by the provider's answer");
  if (error instanceof AuthorizationResponseError)
    return new ProviderFailure(error.error === "access_denied" ? "denied" : "unavailable", told);
  // The provider refuses the code: it was used already, or is too old.
  if (error instanceof ResponseBodyError)
    return new ProviderFailure(error.error === "invalid_grant" ? "expired" : "unavailable", told);
  if (error instanceof ClientError && LATE_OR_AWAY.includes(code ?? ""))
    return new ProviderFailure("unavailable", told);
  if (error instanceof ClientError) return new ProviderFailure("lies", told);
  return new ProviderFailure("unavailable", told);
}

const LATE_OR_AWAY = ["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"];
