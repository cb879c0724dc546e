import type { Instant } from "@/lib/core/time/instant";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { buildKnownDeviceCookie, type KnownDevice } from "@/lib/domain/auth/sessions/known-device";
import { buildSessionCookie } from "@/lib/domain/auth/sign-in/build-session-cookie";
import type { SignInOutcome } from "@/lib/domain/auth/sign-in/complete-sign-in";
import type { AuthenticatedAccount } from "@/lib/domain/people/accounts/sign-in-to-account";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import type { Language } from "@/lib/platform/i18n/languages";
import { buildChoiceCookie, clearChoiceCookie, ORGANIZATIONS_PAGE } from "./organization-choice-cookie";
import {
  buildPendingFactorCookie,
  buildRecoveryCodesCookie,
  CODES_PAGE,
  clearPendingFactorCookie,
  FACTOR_PAGE,
} from "./pending-factor-cookies";

type SignInResult =
  | (SignInOutcome & { organization?: string; codes?: string[] })
  /** The credentials open several accounts. */
  | { outcome: "several"; accounts: AuthenticatedAccount[] };

interface SignInContext {
  lang: Language;
  next: string | null;
  known: KnownDevice | null;
  now: Instant;
}

/** Redirects an authenticated user to the next page and sets the cookies for it. */
export async function redirectAfterSignIn(
  entry: SignInResult,
  { lang, next, known, now }: SignInContext,
  cookies: string[] = [],
): Promise<Response> {
  if (entry.outcome === "several")
    return redirectAfterForm(addQueryParams(ORGANIZATIONS_PAGE, { lang, next }), [
      buildChoiceCookie(entry.accounts, now),
      ...cookies,
    ]);
  const newCookies = [...cookies, ...(entry.organization ? clearChoiceCookie(entry.organization) : [])];
  if (entry.outcome === "provider_only")
    return redirectAfterForm(
      addQueryParams("/login/provider", { only: entry.provider, lang, next }),
      newCookies,
    );
  if (entry.outcome === "suspended")
    return redirectAfterForm(addQueryParams("/login/refused", { why: "suspended", lang }), newCookies);
  if (entry.outcome === "second_factor")
    return redirectAfterForm(addQueryParams(FACTOR_PAGE, { lang, next }), [
      buildPendingFactorCookie(entry.pending, now),
      ...newCookies,
    ]);
  const signedIn = await findSession(entry.session);
  const codes = entry.codes ?? [];
  const to = next ?? "/console";
  return redirectAfterForm(codes.length > 0 ? addQueryParams(CODES_PAGE, { lang, next: to }) : to, [
    await buildSessionCookie(entry.session),
    ...(signedIn ? [buildKnownDeviceCookie(known, signedIn.user)] : []),
    ...(codes.length > 0 ? [buildRecoveryCodesCookie(codes, now)] : []),
    clearPendingFactorCookie(),
    ...newCookies,
  ]);
}
