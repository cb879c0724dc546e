import { asInstant } from "@/lib/core/time/instant";
import { issueAuthorizationCode } from "@/lib/domain/auth/oauth/issue-authorization-code";
import { buildAuthorizationResponseUrl } from "@/lib/domain/auth/oauth/parse-authorization-request";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession, type Session } from "@/lib/domain/auth/sessions/find-session";
import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { rejectForm } from "@/lib/pages/account/reject-form";
import { rejectWhileImpersonating } from "@/lib/pages/account/reject-while-impersonating";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isFromOurPage } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { CONSENT_PAGE } from "./consent-page";
import { evaluateConsentRequest, type ListOpenScopes } from "./evaluate-consent-request";

/**
 * POST /oauth/authorize/submit: the user's decision. The request is evaluated again, as the form may be forged; a 303
 * leads back to the app, or to the consent page if the user has not decided yet.
 */
export async function handleConsent(
  request: Request,
  browser: BrowserPreferences,
  listOpen: ListOpenScopes,
): Promise<Response> {
  const reject = (reason: "foreign" | "bad" | "many", wait?: string) =>
    rejectForm(request, { lang: pickPageLanguage(browser), back: "/", why: reason, wait: wait ?? null });
  if (!isFromOurPage(request)) return reject("foreign");
  const session = await findSession(readSessionToken(request));
  const rejection = await rejectWhileImpersonating(request, browser, session);
  if (rejection) return rejection;
  const { excess } = await countRequest("login", `consent/${session?.user ?? getClientNetwork(request)}`);
  if (excess) return reject("many", String(excess.seconds));
  const data = await readFormData(request);
  const [requestText, user, decision] = ["request", "user", "decision"].map((name) => data?.get(name));
  if (typeof requestText !== "string" || (decision !== "allow" && decision !== "refuse"))
    return reject("bad");
  const search = new URLSearchParams(requestText);
  const page = `${CONSENT_PAGE}?${search}`;
  const evaluated = await evaluateConsentRequest(getDatabase(), { search, session, listOpen });
  if (evaluated.outcome === "answered") return redirectAfterForm(evaluated.location);
  if (evaluated.outcome === "signed_out") return redirectAfterForm(addQueryParams("/login", { next: page }));
  // The session is now another account's, which has not been asked.
  if (evaluated.outcome !== "ask" || evaluated.session.user !== user) return redirectAfterForm(page);
  return redirectAfterForm(await applyDecision(request, evaluated, decision));
}

/** Returns the address of the app's response. */
async function applyDecision(
  request: Request,
  {
    authorization,
    session,
    scopes,
  }: Extract<Awaited<ReturnType<typeof evaluateConsentRequest>>, { outcome: "ask" }> & { session: Session },
  decision: "allow" | "refuse",
): Promise<string> {
  const webUrl = env().WEB_URL;
  if (decision === "refuse")
    return buildAuthorizationResponseUrl(authorization, webUrl, {
      error: "access_denied",
      error_description: "the person has refused",
    });
  const actor = {
    kind: "user",
    id: session.user,
    requestId: getRequestId(request),
    origin: getRequestOrigin(request),
  } as const;
  const giver = { organization: session.organization, user: session.user };
  const now = asInstant(Date.now());
  const code = await runAsActor(actor, () =>
    issueAuthorizationCode(getDatabase(), giver, { ...authorization, scopes }, now),
  );
  return buildAuthorizationResponseUrl(authorization, webUrl, { code });
}
