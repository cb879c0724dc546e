import { asInstant } from "@/lib/core/time/instant";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { connectSlack } from "@/lib/domain/messaging/slack/connect-slack";
import { exchangeSlackCode } from "@/lib/domain/messaging/slack/exchange-slack-code";
import { findSlackApp } from "@/lib/domain/messaging/slack/find-slack-app";
import { isInstallState } from "@/lib/domain/messaging/slack/install-state";
import type { SlackInstallError } from "@/lib/domain/messaging/slack/options";
import { rejectWhileImpersonating } from "@/lib/pages/account/reject-while-impersonating";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";

const SCREEN = "/console/slack";
const MAX_CODE_CHARACTERS = 1000;

/** GET /console/slack/callback: an admin returns from Slack's page. */
export async function handleSlackCallback(request: Request, browser: BrowserPreferences): Promise<Response> {
  const session = await findSession(readSessionToken(request));
  if (!session) return redirectAfterForm(addQueryParams("/login", { next: SCREEN }));
  const rejection = await rejectWhileImpersonating(request, browser, session);
  if (rejection) return rejection;
  const { searchParams } = new URL(request.url);
  const app = findSlackApp();
  // A sandbox has no access to a real workspace.
  if (!app || session.testMode || !session.admin) return rejectInstall("unavailable");
  const now = asInstant(Date.now());
  if (!isInstallState(searchParams.get("state") ?? "", session.id, now)) return rejectInstall("expired");
  if (searchParams.get("error")) return rejectInstall("denied");
  const code = searchParams.get("code") ?? "";
  if (!code || code.length > MAX_CODE_CHARACTERS) return rejectInstall("expired");
  try {
    await consumeRateLimit("api", session.user);
  } catch (error) {
    if (error instanceof ApiProblem) return rejectInstall("unavailable");
    throw error;
  }
  const installation = await exchangeSlackCode(app, code);
  if (typeof installation === "string") return rejectInstall(installation);
  const actor = {
    kind: "user",
    id: session.user,
    requestId: getRequestId(request),
    origin: getRequestOrigin(request),
  };
  await runAsActor(actor, () => connectSlack(getDatabase(), session.organization, installation));
  return redirectAfterForm(addQueryParams(SCREEN, { connected: "1" }));
}

const rejectInstall = (why: SlackInstallError): Response =>
  redirectAfterForm(addQueryParams(SCREEN, { why }));
