import { instant } from "@/lib/core/time/instant";
import { readKnownDevice } from "@/lib/domain/auth/sessions/known-device";
import { samlFinishPath } from "@/lib/domain/auth/sign-in/provider-paths";
import { enterByProvider } from "@/lib/domain/people/identities/enter-by-provider";
import { ProviderFailure } from "@/lib/domain/people/identities/provider-failure";
import { beginSaml, buildServiceProviderMetadata } from "@/lib/domain/people/identities/saml/begin-saml";
import { findSamlProvider, type SamlProvider } from "@/lib/domain/people/identities/saml/saml-provider";
import { fetchSamlAnswer, takeSamlAnswer } from "@/lib/domain/people/identities/saml/take-answer";
import { ownPath } from "@/lib/pages/frame/own-path";
import { readForm } from "@/lib/pages/frame/read-form";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { newToken } from "@/lib/platform/crypto/token";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import { readZone } from "@/lib/platform/i18n/zone-names";
import { type Begun, endBegun, keepBegun, readBegun } from "./begun-sign-in";
import { followEntry } from "./follow-entry";
import { readDevice } from "./read-device";
import { refuseProvider, slowProvider } from "./refuse-provider";

/** Leads to the provider's page. */
export async function startSaml(
  provider: SamlProvider,
  { lang, next, fresh }: Pick<Begun, "lang" | "next" | "fresh">,
): Promise<Response> {
  const now = instant(Date.now());
  const id = `_${newToken()}`; // XML wants a letter or this first
  const location = await beginSaml(database(), provider, { id, fresh }, now);
  const begun = { provider: provider.organization, state: id, next, lang, fresh };
  return seeOther(location, [keepBegun(begun, now)]);
}

/** Of an answer with its signatures; base64 in a form. */
const ANSWER_LIMITS = { bytes: 512 * 1024, fields: 10 };

/** POST /login/with/<organisation>/acs: a page of the provider has the browser post what it says. */
export async function answerSamlResponse(request: Request, browser: Browser, key: string): Promise<Response> {
  const lang = pickLanguage(browser);
  const slowed = await slowProvider(request, lang);
  if (slowed) return slowed;
  try {
    const provider = await findSamlProvider(database(), key);
    if (!provider) throw new ProviderFailure("unavailable", "There is no such provider");
    const form = await readForm(request, ANSWER_LIMITS);
    const [response, relayed] = [form?.get("SAMLResponse"), form?.get("RelayState")];
    if (typeof response !== "string" || response === "")
      throw new ProviderFailure("lies", "There is no answer, or it is too long");
    const token = await takeSamlAnswer(database(), provider, response, instant(Date.now()));
    // Only where signing in has begun at the provider, what it wants opened counts.
    const next = typeof relayed === "string" ? ownPath(relayed) : null;
    return seeOther(withQuery(samlFinishPath(provider.organization), { answer: token, next }));
  } catch (error) {
    return refuseProvider(key, { lang, next: null }, error);
  }
}

/** GET /login/with/<organisation>/finish: the browser comes for what was said, with the cookies that it has of us. */
export async function answerSamlFinish(request: Request, browser: Browser, key: string): Promise<Response> {
  const now = instant(Date.now());
  const slowed = await slowProvider(request, pickLanguage(browser));
  if (slowed) return slowed;
  const { searchParams } = new URL(request.url);
  const begun = readBegun(request, now);
  const own = begun?.provider === key ? begun : null;
  const token = searchParams.get("answer") ?? "";
  const isAsked = own !== null && own.state === token;
  const lang = own?.lang ?? pickLanguage(browser);
  const told = { lang, next: isAsked ? own.next : ownPath(searchParams.get("next")) };
  try {
    const provider = await findSamlProvider(database(), key);
    if (!provider) throw new ProviderFailure("unavailable", "There is no such provider");
    const { organization } = provider;
    const fetched = { token, asked: own?.state ?? null, isFresh: isAsked && own.fresh };
    const identity = await fetchSamlAnswer(database(), organization, fetched, now);
    const newcomer = { language: lang, timezone: readZone(browser.cookies.tz) ?? "UTC" };
    const how = { device: readDevice(request), newcomer };
    const actor = { kind: "booker" as const, requestId: readRequestId(request), origin: readOrigin(request) };
    const entry = await runAs(actor, () => enterByProvider(database(), organization, identity, how, now));
    return await followEntry(entry, { ...told, known: readKnownDevice(request), now }, [endBegun()]);
  } catch (error) {
    return refuseProvider(key, told, error);
  }
}

/** GET /login/with/<organisation>/metadata: it is read before there is a provider. */
export async function answerSamlMetadata(key: string): Promise<Response> {
  const isThere = isId(key) && (await database().organization.count({ where: { id: key } })) > 0;
  if (!isThere) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(buildServiceProviderMetadata(key), {
    headers: { "content-type": "application/samlmetadata+xml; charset=utf-8", "cache-control": "no-store" },
  });
}
