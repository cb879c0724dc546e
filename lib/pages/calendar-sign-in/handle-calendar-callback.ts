import { asInstant } from "@/lib/core/time/instant";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession, type Session } from "@/lib/domain/auth/sessions/find-session";
import { buildAccess } from "@/lib/domain/calendars/access/build-access";
import { connectCalendar } from "@/lib/domain/calendars/connect-calendar";
import { buildRedirectUri } from "@/lib/domain/calendars/oauth/build-redirect-uri";
import type { ProviderOauthService } from "@/lib/domain/calendars/oauth/provider-oauth-service";
import { exchangeProviderCode } from "@/lib/domain/calendars/oauth/tokens";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { findProvider } from "@/lib/domain/calendars/providers";
import { connectVideoAccount } from "@/lib/domain/conferencing/conferences/accounts/connect-video-account";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { rejectWhileImpersonating } from "@/lib/pages/account/reject-while-impersonating";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { findCalendarService } from "./find-calendar-service";
import { clearSignInCookie, findPendingSignIn } from "./pending-sign-in";
import { rejectCalendarSignIn } from "./reject-calendar-sign-in";
import type { CalendarSignInError } from "./view";

const SIGN_IN_TIMEOUT_MS = 20_000;
const MAX_CODE_CHARACTERS = 4096;

/** GET /console/calendars/callback/<source>: the user returns from the provider's page. */
export async function handleCalendarCallback(
  request: Request,
  source: string,
  browser: BrowserPreferences,
): Promise<Response> {
  const session = await findSession(readSessionToken(request));
  if (!session) return redirectAfterForm(addQueryParams("/login", { next: "/console/calendars" }));
  const rejection = await rejectWhileImpersonating(request, browser, session);
  if (rejection) return rejection;
  const service = findCalendarService(source);
  // A sandbox has no access to real calendars.
  if (!service || session.testMode) return rejectCalendarSignIn(source, "unavailable");
  const { searchParams } = new URL(request.url);
  const signIn = { source, session: session.id, state: searchParams.get("state") ?? "" };
  const pending = findPendingSignIn(request, signIn, asInstant(Date.now()));
  if (!pending) return rejectCalendarSignIn(source, "expired");
  const error = searchParams.get("error");
  if (error) return rejectCalendarSignIn(source, error === "access_denied" ? "denied" : "unavailable");
  const code = searchParams.get("code") ?? "";
  if (!code || code.length > MAX_CODE_CHARACTERS) return rejectCalendarSignIn(source, "expired");
  const failure = await runAsActor(
    { kind: "user", id: session.user, requestId: getRequestId(request), origin: getRequestOrigin(request) },
    () => completeConnection(service, session, { code, verifier: pending.verifier }),
  );
  return failure
    ? rejectCalendarSignIn(source, failure)
    : redirectAfterForm(addQueryParams("/console/calendars", { connected: source }), [clearSignInCookie()]);
}

/** Returns the reason why the account cannot be connected, or null. */
async function completeConnection(
  service: ProviderOauthService,
  session: Session,
  grant: { code: string; verifier: string },
): Promise<CalendarSignInError | null> {
  const provider = findProvider(service.source);
  const signal = createNetworkDeadline(SIGN_IN_TIMEOUT_MS);
  let errorReason: CalendarSignInError = "expired";
  try {
    await consumeRateLimit("api", session.user);
    const request = { ...grant, redirect: buildRedirectUri(service) };
    const { tokens, scopes } = await exchangeProviderCode(service, request, signal);
    if (!tokens.refresh || !service.needed.every((one) => isGranted(one, scopes))) return "incomplete";
    errorReason = "unavailable";
    if (service.source === "zoom") {
      await connectVideoAccount(
        getDatabase(),
        session.organization,
        session.user,
        { tokens, signal },
        asInstant(Date.now()),
      );
      return null;
    }
    const account = await provider?.connect(buildAccess(tokens, session.organization, signal));
    if (!account) return "unavailable";
    const { organization, user } = session;
    const now = asInstant(Date.now());
    await connectCalendar(getDatabase(), organization, user, { source: service.source, account }, now);
    return null;
  } catch (error) {
    if (error instanceof ProviderError) return error.reason === "access" ? errorReason : "unavailable";
    if (signal.aborted || (error instanceof ApiProblem && error.code === "rate_limited"))
      return "unavailable";
    throw error;
  }
}

/** Microsoft may prefix a scope with the address of its API. */
const isGranted = (needed: string, scopes: readonly string[]) =>
  scopes.some((scope) => scope === needed || scope.toLowerCase().endsWith(`/${needed.toLowerCase()}`));
