import { asInstant } from "@/lib/core/time/instant";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { buildRedirectUri } from "@/lib/domain/calendars/oauth/build-redirect-uri";
import { rejectWhileImpersonating } from "@/lib/pages/account/reject-while-impersonating";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { isFromOurPage } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { findCalendarService } from "./find-calendar-service";
import { buildSignInCookie, createPendingSignIn, deriveCodeChallenge } from "./pending-sign-in";
import { rejectCalendarSignIn } from "./reject-calendar-sign-in";

const CALENDARS_PATH = "/console/calendars";

/** POST /console/calendars/connect/<source>: redirects to the provider's page. */
export async function handleCalendarConnect(
  request: Request,
  source: string,
  browser: BrowserPreferences,
): Promise<Response> {
  const session = await findSession(readSessionToken(request));
  if (!session) return redirectAfterForm(addQueryParams("/login", { next: CALENDARS_PATH }));
  if (!isFromOurPage(request)) return redirectAfterForm(CALENDARS_PATH);
  const rejection = await rejectWhileImpersonating(request, browser, session);
  if (rejection) return rejection;
  const service = findCalendarService(source);
  // A sandbox has no access to real calendars.
  if (!service || session.testMode) return rejectCalendarSignIn(source, "unavailable");
  const pending = createPendingSignIn(service.source, session.id, asInstant(Date.now()));
  const page = new URL(service.authorizeUrl);
  const parameters = {
    ...service.parameters,
    client_id: service.clientId,
    redirect_uri: buildRedirectUri(service),
    response_type: "code",
    scope: service.scopes.join(" "),
    state: pending.state,
    code_challenge: deriveCodeChallenge(pending),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) page.searchParams.set(name, value);
  return redirectAfterForm(page.href, [buildSignInCookie(pending)]);
}
