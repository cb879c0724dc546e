import { instant } from "@/lib/core/time/instant";
import { beginGrant } from "@/lib/domain/auth/oauth/begin-grant";
import { answerAddress } from "@/lib/domain/auth/oauth/read-authorization";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession, type Session } from "@/lib/domain/auth/sessions/find-session";
import { refuseForm } from "@/lib/pages/account/refuse-form";
import { refuseSeeing } from "@/lib/pages/account/refuse-seeing";
import { readForm } from "@/lib/pages/frame/read-form";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { clientAddress } from "@/lib/platform/http/client-address";
import { isFromOwnPage } from "@/lib/platform/http/is-from-own-page";
import { countRequest } from "@/lib/platform/http/rate-limit";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import { CONSENT_PAGE } from "./consent-page";
import { judgeRequest, type ListOpenScopes } from "./judge-request";

/**
 * POST /oauth/authorize/submit: what somebody has answered. The request is judged anew, as whoever sends the form could have
 * written into it what they liked; a 303 leads back to the app, or to the page where nobody has been asked yet.
 */
export async function answerConsent(
  request: Request,
  browser: Browser,
  listOpen: ListOpenScopes,
): Promise<Response> {
  const refuse = (why: "foreign" | "bad" | "many", wait?: string) =>
    refuseForm(request, { lang: pickLanguage(browser), back: "/", why, wait: wait ?? null });
  if (!isFromOwnPage(request)) return refuse("foreign");
  const session = await findSession(readSessionToken(request));
  const seeing = await refuseSeeing(request, browser, session);
  if (seeing) return seeing;
  const { excess } = await countRequest("login", `consent/${session?.user ?? clientAddress(request)}`);
  if (excess) return refuse("many", String(excess.seconds));
  const data = await readForm(request);
  const [asked, user, decision] = ["request", "user", "decision"].map((name) => data?.get(name));
  if (typeof asked !== "string" || (decision !== "allow" && decision !== "refuse")) return refuse("bad");
  const search = new URLSearchParams(asked);
  const page = `${CONSENT_PAGE}?${search}`;
  const judged = await judgeRequest(database(), { search, session, listOpen });
  if (judged.outcome === "answered") return seeOther(judged.location);
  if (judged.outcome === "signed_out") return seeOther(withQuery("/login", { next: page }));
  // Another account has been signed in with in the meantime: it has not been asked.
  if (judged.outcome !== "ask" || judged.session.user !== user) return seeOther(page);
  return seeOther(await settle(request, judged, decision));
}

/** Where the app gets its answer. */
async function settle(
  request: Request,
  {
    authorization,
    session,
    scopes,
  }: Extract<Awaited<ReturnType<typeof judgeRequest>>, { outcome: "ask" }> & { session: Session },
  decision: "allow" | "refuse",
): Promise<string> {
  const webUrl = env().WEB_URL;
  if (decision === "refuse")
    return answerAddress(authorization, webUrl, {
      error: "access_denied",
      error_description: "the person has refused",
    });
  const actor = {
    kind: "user",
    id: session.user,
    requestId: readRequestId(request),
    origin: readOrigin(request),
  } as const;
  const giver = { organization: session.organization, user: session.user };
  const now = instant(Date.now());
  const code = await runAs(actor, () => beginGrant(database(), giver, { ...authorization, scopes }, now));
  return answerAddress(authorization, webUrl, { code });
}
