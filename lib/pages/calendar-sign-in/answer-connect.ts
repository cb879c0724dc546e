import { instant } from "@/lib/core/time/instant";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { redirectUri } from "@/lib/domain/calendars/oauth/redirect-uri";
import { refuseSeeing } from "@/lib/pages/account/refuse-seeing";
import type { Browser } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { isFromOwnPage } from "@/lib/platform/http/is-from-own-page";
import { seeOther } from "@/lib/platform/http/see-other";
import { findService } from "./find-service";
import { deriveChallenge, newSignIn, signInCookie } from "./pending-sign-in";
import { refuseSignIn } from "./refuse-sign-in";

const CALENDARS_PATH = "/console/calendars";

/** POST /console/calendars/connect/<source>: leads to the provider's page, and from there back. */
export async function answerConnect(request: Request, source: string, browser: Browser): Promise<Response> {
  const session = await findSession(readSessionToken(request));
  if (!session) return seeOther(withQuery("/login", { next: CALENDARS_PATH }));
  if (!isFromOwnPage(request)) return seeOther(CALENDARS_PATH);
  const seeing = await refuseSeeing(request, browser, session);
  if (seeing) return seeing;
  const service = findService(source);
  // In test mode nobody's real calendar is touched.
  if (!service || session.testMode) return refuseSignIn(source, "unavailable");
  const pending = newSignIn(service.source, session.id, instant(Date.now()));
  const page = new URL(service.authorizeUrl);
  const parameters = {
    ...service.parameters,
    client_id: service.clientId,
    redirect_uri: redirectUri(service),
    response_type: "code",
    scope: service.scopes.join(" "),
    state: pending.state,
    code_challenge: deriveChallenge(pending),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) page.searchParams.set(name, value);
  return seeOther(page.href, [signInCookie(pending)]);
}
