import { instant } from "@/lib/core/time/instant";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession, type Session } from "@/lib/domain/auth/sessions/find-session";
import { newAccess } from "@/lib/domain/calendars/access/new-access";
import { connectCalendar } from "@/lib/domain/calendars/connect-calendar";
import { redirectUri } from "@/lib/domain/calendars/oauth/redirect-uri";
import type { SignInService } from "@/lib/domain/calendars/oauth/sign-in-service";
import { redeemCode } from "@/lib/domain/calendars/oauth/tokens";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { findProvider } from "@/lib/domain/calendars/providers";
import { connectVideoAccount } from "@/lib/domain/conferencing/conferences/accounts/connect-video-account";
import { refuseSeeing } from "@/lib/pages/account/refuse-seeing";
import type { Browser } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
import { consume } from "@/lib/platform/http/rate-limit";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import { networkDeadline } from "@/lib/platform/outward/network-deadline";
import { findService } from "./find-service";
import { endedSignInCookie, findSignIn } from "./pending-sign-in";
import { refuseSignIn } from "./refuse-sign-in";
import type { SignInRefusal } from "./view";

const SIGN_IN_TIMEOUT_MS = 20_000;
const MAX_CODE_CHARACTERS = 4096;

/** GET /console/calendars/callback/<source>: somebody comes back from the provider's page. */
export async function answerCallback(request: Request, source: string, browser: Browser): Promise<Response> {
  const session = await findSession(readSessionToken(request));
  if (!session) return seeOther(withQuery("/login", { next: "/console/calendars" }));
  const seeing = await refuseSeeing(request, browser, session);
  if (seeing) return seeing;
  const service = findService(source);
  // In test mode nobody's real calendar is touched.
  if (!service || session.testMode) return refuseSignIn(source, "unavailable");
  const { searchParams } = new URL(request.url);
  const asked = { source, session: session.id, state: searchParams.get("state") ?? "" };
  const pending = findSignIn(request, asked, instant(Date.now()));
  if (!pending) return refuseSignIn(source, "expired");
  const error = searchParams.get("error");
  if (error) return refuseSignIn(source, error === "access_denied" ? "denied" : "unavailable");
  const code = searchParams.get("code") ?? "";
  if (!code || code.length > MAX_CODE_CHARACTERS) return refuseSignIn(source, "expired");
  const refused = await runAs(
    { kind: "user", id: session.user, requestId: readRequestId(request), origin: readOrigin(request) },
    () => connect(service, session, { code, verifier: pending.verifier }),
  );
  return refused
    ? refuseSignIn(source, refused)
    : seeOther(withQuery("/console/calendars", { connected: source }), [endedSignInCookie()]);
}

/** Why it could not be connected, or null. */
async function connect(
  service: SignInService,
  session: Session,
  grant: { code: string; verifier: string },
): Promise<SignInRefusal | null> {
  const provider = findProvider(service.source);
  const signal = networkDeadline(SIGN_IN_TIMEOUT_MS);
  let refusedMeans: SignInRefusal = "expired";
  try {
    await consume("api", session.user);
    const asked = { ...grant, redirect: redirectUri(service) };
    const { tokens, scopes } = await redeemCode(service, asked, signal);
    if (!tokens.refresh || !service.needed.every((one) => isGranted(one, scopes))) return "incomplete";
    refusedMeans = "unavailable";
    if (service.source === "zoom") {
      await connectVideoAccount(
        database(),
        session.organization,
        session.user,
        { tokens, signal },
        instant(Date.now()),
      );
      return null;
    }
    const account = await provider?.connect(newAccess(tokens, session.organization, signal));
    if (!account) return "unavailable";
    const { organization, user } = session;
    const now = instant(Date.now());
    await connectCalendar(database(), organization, user, { source: service.source, account }, now);
    return null;
  } catch (error) {
    if (error instanceof ProviderRefusal) return error.reason === "access" ? refusedMeans : "unavailable";
    if (signal.aborted || (error instanceof ApiProblem && error.code === "rate_limited"))
      return "unavailable";
    throw error;
  }
}

/** Microsoft may name a scope with the address of its API before it. */
const isGranted = (needed: string, scopes: readonly string[]) =>
  scopes.some((scope) => scope === needed || scope.toLowerCase().endsWith(`/${needed.toLowerCase()}`));
