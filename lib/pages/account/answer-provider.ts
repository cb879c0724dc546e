import type { IDToken } from "oauth4webapi";
import { instant } from "@/lib/core/time/instant";
import { readKnownDevice } from "@/lib/domain/auth/sessions/known-device";
import { findSettings } from "@/lib/domain/auth/sign-in/queries";
import { beginAtProvider } from "@/lib/domain/people/identities/begin-at-provider";
import { enterByAccount } from "@/lib/domain/people/identities/enter-by-account";
import { enterByProvider } from "@/lib/domain/people/identities/enter-by-provider";
import { findProvider, type Provider } from "@/lib/domain/people/identities/provider";
import { ProviderFailure } from "@/lib/domain/people/identities/provider-failure";
import { readIdentity } from "@/lib/domain/people/identities/read-identity";
import { redeemAnswer } from "@/lib/domain/people/identities/redeem-answer";
import { findSamlProvider } from "@/lib/domain/people/identities/saml/saml-provider";
import { ownPath } from "@/lib/pages/frame/own-path";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { isSameText } from "@/lib/platform/crypto/is-same-text";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import type { Language } from "@/lib/platform/i18n/languages";
import { readZone } from "@/lib/platform/i18n/zone-names";
import { startSaml } from "./answer-saml";
import { type Begun, endBegun, keepBegun, readBegun } from "./begun-sign-in";
import { followEntry } from "./follow-entry";
import { readDevice } from "./read-device";
import { refuseProvider, slowProvider } from "./refuse-provider";

/** GET /login/with/<provider>: leads to the provider's page. */
export async function answerProviderStart(
  request: Request,
  browser: Browser,
  key: string,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const lang = pickLanguage(browser, searchParams.get("lang"));
  const next = ownPath(searchParams.get("next"));
  const slowed = await slowProvider(request, lang);
  if (slowed) return slowed;
  const saml = await findSamlProvider(database(), key);
  if (saml) return startSaml(saml, { lang, next, fresh: searchParams.has("fresh") });
  const provider = await findProvider(database(), key);
  if (!provider) return seeOther(withQuery("/login", { lang, next }));
  const fresh = searchParams.has("fresh");
  try {
    const { location, state, cookies } = await beginAtProvider(provider, fresh);
    const begun: Begun = { provider: key, state, next, lang, fresh };
    return seeOther(location, [...cookies, keepBegun(begun, instant(Date.now()))]);
  } catch (error) {
    return refuseProvider(key, { lang, next }, error);
  }
}

/** GET /login/with/<provider>/callback: somebody comes back. */
export async function answerProviderCallback(
  request: Request,
  browser: Browser,
  key: string,
): Promise<Response> {
  const slowed = await slowProvider(request, pickLanguage(browser));
  if (slowed) return slowed;
  const now = instant(Date.now());
  const begun = readBegun(request, now);
  const { searchParams } = new URL(request.url);
  const told = { lang: begun?.lang ?? pickLanguage(browser), next: begun?.next ?? null };
  // Whoever has not begun here with this state may have been sent by somebody who wants to sign them in as another.
  const isOurs = begun?.provider === key && isSameText(searchParams.get("state") ?? "", begun.state);
  const provider = isOurs ? await findProvider(database(), key) : null;
  if (!begun || !provider) return refuseProvider(key, told, new ProviderFailure("expired", "Not begun here"));
  try {
    const { claims, cookies } = await redeemAnswer(provider, request, begun.fresh);
    const actor = { kind: "booker" as const, requestId: readRequestId(request), origin: readOrigin(request) };
    const entry = await runAs(actor, () => enter(request, browser, provider, begun.lang, claims));
    return await followEntry(entry, { ...told, known: readKnownDevice(request), now }, [
      endBegun(),
      ...cookies,
    ]);
  } catch (error) {
    return refuseProvider(key, told, error);
  }
}

async function enter(
  request: Request,
  browser: Browser,
  provider: Provider,
  language: Language,
  claims: IDToken,
) {
  const db = database();
  const now = instant(Date.now());
  const device = readDevice(request);
  const { organization } = provider;
  if (!organization) return enterByAccount(db, readIdentity(provider, claims, null), device, now);
  const claim = (await findSettings(db, organization))?.groupClaim ?? null;
  const newcomer = { language, timezone: readZone(browser.cookies.tz) ?? "UTC" };
  return enterByProvider(db, organization, readIdentity(provider, claims, claim), { device, newcomer }, now);
}
