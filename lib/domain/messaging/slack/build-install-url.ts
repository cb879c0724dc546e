import type { Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { overrideOrigin } from "@/lib/platform/egress/override-origin";
import { env } from "@/lib/platform/env/env";
import { buildSlackRedirectUri, findSlackApp } from "./find-slack-app";
import { buildInstallState } from "./install-state";
import { SLACK_SCOPES } from "./options";

/** Builds the address of Slack's page on which the caller installs the app; it works for the caller's session alone. */
export function buildInstallUrl({ session }: Pick<Auth, "session">, now: Instant): { url: string } {
  const app = findSlackApp();
  if (!app)
    throw new ApiProblem("conflict", "This installation has no app at Slack.", { reason: "slack_off" });
  if (!session) throw new ApiProblem("forbidden", "Slack is connected in the console, not with a key.");
  const url = new URL(overrideOrigin("https://slack.com/oauth/v2/authorize", env().SLACK_TEST_ORIGIN));
  url.searchParams.set("client_id", app.clientId);
  url.searchParams.set("scope", SLACK_SCOPES.join(","));
  url.searchParams.set("redirect_uri", buildSlackRedirectUri());
  url.searchParams.set("state", buildInstallState(session, now));
  return { url: url.href };
}
