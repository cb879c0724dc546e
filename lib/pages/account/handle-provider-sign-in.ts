import type { IDToken } from "oauth4webapi";
import { asInstant } from "@/lib/core/time/instant";
import { readKnownDevice } from "@/lib/domain/auth/sessions/known-device";
import { findSignInSettings } from "@/lib/domain/auth/sign-in/queries";
import { exchangeSignInCode } from "@/lib/domain/people/identities/exchange-sign-in-code";
import {
  findIdentityProvider,
  type IdentityProvider,
} from "@/lib/domain/people/identities/identity-provider";
import { parseIdentity } from "@/lib/domain/people/identities/parse-identity";
import { findSamlProvider } from "@/lib/domain/people/identities/saml/saml-provider";
import { SignInProviderError } from "@/lib/domain/people/identities/sign-in-provider-error";
import { signInWithAccount } from "@/lib/domain/people/identities/sign-in-with-account";
import { signInWithProvider } from "@/lib/domain/people/identities/sign-in-with-provider";
import { startProviderSignIn } from "@/lib/domain/people/identities/start-provider-sign-in";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import type { Language } from "@/lib/platform/i18n/languages";
import { parseZone } from "@/lib/platform/i18n/zone-names";
import { redirectToSamlProvider } from "./handle-saml";
import {
  buildProviderSignInCookie,
  clearProviderSignInCookie,
  type ProviderSignIn,
  readProviderSignInCookie,
} from "./provider-sign-in-cookie";
import { readDevice } from "./read-device";
import { redirectAfterSignIn } from "./redirect-after-sign-in";
import { findSignInLimitResponse, rejectProviderSignIn } from "./reject-provider-sign-in";

/** GET /login/with/<provider>: redirects to the provider's page. */
export async function handleProviderStart(
  request: Request,
  browser: BrowserPreferences,
  key: string,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const lang = pickPageLanguage(browser, searchParams.get("lang"));
  const next = parseLocalPath(searchParams.get("next"));
  const limited = await findSignInLimitResponse(request, lang);
  if (limited) return limited;
  const saml = await findSamlProvider(getDatabase(), key);
  if (saml) return redirectToSamlProvider(saml, { lang, next, fresh: searchParams.has("fresh") });
  const provider = await findIdentityProvider(getDatabase(), key);
  if (!provider) return redirectAfterForm(addQueryParams("/login", { lang, next }));
  const fresh = searchParams.has("fresh");
  try {
    const { location, state, cookies } = await startProviderSignIn(provider, fresh);
    const pending: ProviderSignIn = { provider: key, state, next, lang, fresh };
    return redirectAfterForm(location, [
      ...cookies,
      buildProviderSignInCookie(pending, asInstant(Date.now())),
    ]);
  } catch (error) {
    return rejectProviderSignIn(key, { lang, next }, error);
  }
}

/** GET /login/with/<provider>/callback: the user returns from the provider. */
export async function handleProviderCallback(
  request: Request,
  browser: BrowserPreferences,
  key: string,
): Promise<Response> {
  const limited = await findSignInLimitResponse(request, pickPageLanguage(browser));
  if (limited) return limited;
  const now = asInstant(Date.now());
  const pending = readProviderSignInCookie(request, now);
  const { searchParams } = new URL(request.url);
  const redirect = { lang: pending?.lang ?? pickPageLanguage(browser), next: pending?.next ?? null };
  // A browser without this state did not start here: an attacker may have sent it to sign the user in to another
  // account.
  const isOurs =
    pending?.provider === key && isTimingSafeEqual(searchParams.get("state") ?? "", pending.state);
  const provider = isOurs ? await findIdentityProvider(getDatabase(), key) : null;
  if (!pending || !provider)
    return rejectProviderSignIn(
      key,
      redirect,
      new SignInProviderError("expired", "The browser did not start this sign-in"),
    );
  try {
    const { claims, cookies } = await exchangeSignInCode(provider, request, pending.fresh);
    const actor = {
      kind: "booker" as const,
      requestId: getRequestId(request),
      origin: getRequestOrigin(request),
    };
    const entry = await runAsActor(actor, () =>
      completeProviderSignIn(request, browser, provider, pending.lang, claims),
    );
    return await redirectAfterSignIn(entry, { ...redirect, known: readKnownDevice(request), now }, [
      clearProviderSignInCookie(),
      ...cookies,
    ]);
  } catch (error) {
    return rejectProviderSignIn(key, redirect, error);
  }
}

async function completeProviderSignIn(
  request: Request,
  browser: BrowserPreferences,
  provider: IdentityProvider,
  language: Language,
  claims: IDToken,
) {
  const db = getDatabase();
  const now = asInstant(Date.now());
  const device = readDevice(request);
  const { organization } = provider;
  if (!organization) return signInWithAccount(db, parseIdentity(provider, claims, null), device, now);
  const claim = (await findSignInSettings(db, organization))?.groupClaim ?? null;
  const newUser = { language, timezone: parseZone(browser.cookies.tz) ?? "UTC" };
  return signInWithProvider(
    db,
    organization,
    parseIdentity(provider, claims, claim),
    { device, newcomer: newUser },
    now,
  );
}
