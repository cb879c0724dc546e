import { AuthError, InvalidCheck, OAuthCallbackError } from "@auth/core/errors";
import type { IDToken } from "oauth4webapi";
import { runNextAuth } from "@/lib/domain/auth/sign-in/run-next-auth";
import { describeFailure } from "@/lib/platform/egress/describe-failure";
import { log } from "@/lib/platform/log/log";
import { fetchProviderMetadata } from "./fetch-provider-metadata";
import type { IdentityProvider } from "./identity-provider";
import { type ProviderErrorReason, SignInProviderError } from "./sign-in-provider-error";
import { toNextAuthProvider } from "./to-next-auth-provider";
import { verifyIdToken } from "./verify-id-token";

/** The response parameters that are passed to next-auth (RFC 6749, RFC 9207). */
const CALLBACK_PARAMETERS = ["code", "state", "iss", "error"];

/**
 * Exchanges the code of a response for tokens. Returns the claims of the verified ID token, and cookies that
 * clear those of `startProviderSignIn`. `fresh` means that the provider had to authenticate the user again.
 */
export async function exchangeSignInCode(
  provider: IdentityProvider,
  request: Request,
  fresh: boolean,
): Promise<{ claims: IDToken; cookies: string[] }> {
  const query = parseCallbackQuery(new URL(request.url).searchParams);
  const discovered = await fetchProviderMetadata(provider);
  const config = await toNextAuthProvider(provider, discovered, fresh);
  const verified: IDToken[] = [];
  try {
    const call = { action: "callback", method: "GET", request, query } as const;
    const { cookies } = await runNextAuth(config, call, {
      callbacks: {
        // This service decides who may sign in. The redirect stops next-auth before it creates a session.
        signIn: async ({ account }) => {
          verified.push(await verifyIdToken(discovered, account ?? {}));
          return "/";
        },
      },
    });
    const [claims] = verified;
    if (!claims) throw new SignInProviderError("lies", "The response has no ID token");
    return { claims, cookies };
  } catch (error) {
    throw toProviderError(provider, error, query.get("error"));
  }
}

function parseCallbackQuery(address: URLSearchParams): URLSearchParams {
  const answer = new URLSearchParams();
  for (const name of CALLBACK_PARAMETERS) {
    const [value, ...more] = address.getAll(name);
    if (more.length > 0) throw new SignInProviderError("lies", `The response has more than one ${name}`);
    if (value !== undefined) answer.set(name, value);
  }
  return answer;
}

function toProviderError(
  { key }: IdentityProvider,
  thrown: unknown,
  providerError: string | null,
): SignInProviderError {
  const error = (thrown instanceof AuthError && thrown.cause?.err) || (thrown as Error);
  if (error instanceof SignInProviderError) return error;
  const code = String((error as { code?: unknown }).code ?? "");
  const detail = `${code} ${describeFailure(error)}`.trim();
  log().warn({ provider: key, error: detail }, "rejected the sign-in response of the provider");
  return new SignInProviderError(toReason(error, code, providerError), detail);
}

function toReason(
  error: Error & { error?: string },
  code: string,
  providerError: string | null,
): ProviderErrorReason {
  // A cookie of `startProviderSignIn` is missing, or of another provider.
  if (error instanceof InvalidCheck) return "expired";
  // next-auth has checked the state before it throws this.
  if (error instanceof OAuthCallbackError && providerError !== null)
    return providerError === "access_denied" ? "denied" : "unavailable";
  // The provider rejected the code as used or expired. Microsoft reports this only in the message.
  if (error.error === "invalid_grant" || error.message.includes("error: invalid_grant")) return "expired";
  return /^(OAUTH|ERR_J)/.test(code) && !UNAVAILABLE_ERROR_CODES.includes(code) ? "lies" : "unavailable";
}

/** Errors of oauth4webapi and jose for responses that are malformed, but not forged. */
const UNAVAILABLE_ERROR_CODES = [
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_RESPONSE_BODY_ERROR",
  "OAUTH_WWW_AUTHENTICATE_CHALLENGE",
  "ERR_JOSE_GENERIC",
  "ERR_JWKS_INVALID",
  "ERR_JWKS_TIMEOUT",
];
