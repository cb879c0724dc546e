import { asInstant } from "@/lib/core/time/instant";
import { readKnownDevice } from "@/lib/domain/auth/sessions/known-device";
import { buildSamlFinishPath } from "@/lib/domain/auth/sign-in/provider-paths";
import {
  buildServiceProviderMetadata,
  createSamlRequest,
} from "@/lib/domain/people/identities/saml/create-saml-request";
import { consumeSamlIdentity, storeSamlIdentity } from "@/lib/domain/people/identities/saml/saml-handoff";
import { findSamlProvider, type SamlProvider } from "@/lib/domain/people/identities/saml/saml-provider";
import { SignInProviderError } from "@/lib/domain/people/identities/sign-in-provider-error";
import { signInWithProvider } from "@/lib/domain/people/identities/sign-in-with-provider";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { generateToken } from "@/lib/platform/crypto/token";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { parseZone } from "@/lib/platform/i18n/zone-names";
import {
  buildProviderSignInCookie,
  clearProviderSignInCookie,
  type ProviderSignIn,
  readProviderSignInCookie,
} from "./provider-sign-in-cookie";
import { readDevice } from "./read-device";
import { redirectAfterSignIn } from "./redirect-after-sign-in";
import { findSignInLimitResponse, rejectProviderSignIn } from "./reject-provider-sign-in";

/** Redirects to the provider's page. */
export async function redirectToSamlProvider(
  provider: SamlProvider,
  { lang, next, fresh }: Pick<ProviderSignIn, "lang" | "next" | "fresh">,
): Promise<Response> {
  const now = asInstant(Date.now());
  const id = `_${generateToken()}`; // XML ids begin with a letter or an underscore
  const location = await createSamlRequest(getDatabase(), provider, { id, fresh }, now);
  const pending = { provider: provider.organization, state: id, next, lang, fresh };
  return redirectAfterForm(location, [buildProviderSignInCookie(pending, now)]);
}

/** Limits of a signed response, sent as base64 in a form. */
const RESPONSE_LIMITS = { bytes: 512 * 1024, fields: 10 };

/** POST /login/with/<organisation>/acs: the provider's page makes the browser post the SAML response. */
export async function handleSamlResponse(
  request: Request,
  browser: BrowserPreferences,
  key: string,
): Promise<Response> {
  const lang = pickPageLanguage(browser);
  const limited = await findSignInLimitResponse(request, lang);
  if (limited) return limited;
  try {
    const provider = await findSamlProvider(getDatabase(), key);
    if (!provider) throw new SignInProviderError("unavailable", "The organisation has no such provider");
    const form = await readFormData(request, RESPONSE_LIMITS);
    const [response, relayed] = [form?.get("SAMLResponse"), form?.get("RelayState")];
    if (typeof response !== "string" || response === "")
      throw new SignInProviderError("lies", "The form has no SAML response, or it is too long");
    const token = await storeSamlIdentity(getDatabase(), provider, response, asInstant(Date.now()));
    // RelayState counts only if the sign-in started at the provider.
    const next = typeof relayed === "string" ? parseLocalPath(relayed) : null;
    return redirectAfterForm(
      addQueryParams(buildSamlFinishPath(provider.organization), { answer: token, next }),
    );
  } catch (error) {
    return rejectProviderSignIn(key, { lang, next: null }, error);
  }
}

/** GET /login/with/<organisation>/finish: the browser fetches the result, now with its same-site cookies. */
export async function handleSamlFinish(
  request: Request,
  browser: BrowserPreferences,
  key: string,
): Promise<Response> {
  const now = asInstant(Date.now());
  const limited = await findSignInLimitResponse(request, pickPageLanguage(browser));
  if (limited) return limited;
  const { searchParams } = new URL(request.url);
  const pending = readProviderSignInCookie(request, now);
  const matching = pending?.provider === key ? pending : null;
  const token = searchParams.get("answer") ?? "";
  const isRequested = matching !== null && matching.state === token;
  const lang = matching?.lang ?? pickPageLanguage(browser);
  const redirect = { lang, next: isRequested ? matching.next : parseLocalPath(searchParams.get("next")) };
  try {
    const provider = await findSamlProvider(getDatabase(), key);
    if (!provider) throw new SignInProviderError("unavailable", "The organisation has no such provider");
    const { organization } = provider;
    const fetched = { token, asked: matching?.state ?? null, isFresh: isRequested && matching.fresh };
    const identity = await consumeSamlIdentity(getDatabase(), organization, fetched, now);
    const newUser = { language: lang, timezone: parseZone(browser.cookies.tz) ?? "UTC" };
    const context = { device: readDevice(request), newcomer: newUser };
    const actor = {
      kind: "booker" as const,
      requestId: getRequestId(request),
      origin: getRequestOrigin(request),
    };
    const entry = await runAsActor(actor, () =>
      signInWithProvider(getDatabase(), organization, identity, context, now),
    );
    return await redirectAfterSignIn(entry, { ...redirect, known: readKnownDevice(request), now }, [
      clearProviderSignInCookie(),
    ]);
  } catch (error) {
    return rejectProviderSignIn(key, redirect, error);
  }
}

/** GET /login/with/<organisation>/metadata: works before the provider is set up. */
export async function handleSamlMetadata(key: string): Promise<Response> {
  const isThere = isId(key) && (await getDatabase().organization.count({ where: { id: key } })) > 0;
  if (!isThere) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(buildServiceProviderMetadata(key), {
    headers: { "content-type": "application/samlmetadata+xml; charset=utf-8", "cache-control": "no-store" },
  });
}
