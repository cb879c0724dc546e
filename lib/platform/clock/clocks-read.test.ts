import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The files that read the world's time, each with the reason why that is right, also in a sandbox. */
const WORLD_TIME: Record<string, string> = {
  "lib/api/inbound-mail/inbound-mail-endpoint.ts": "a sandbox sends no mail, so it gets no replies",
  "lib/domain/events/feeds/find-feed-by-secret.ts":
    "Last-Modified, which calendar programs compare with their own clock",
  "lib/domain/tenancy/directory/set-tenant-context-by-name.ts": "runs before the tenant is known",
  "lib/domain/messaging/webhooks/send-delivery.ts":
    "receivers check the signature by their own clock; the duration",
  "lib/domain/calendars/oauth/request-provider-api.ts": "a provider's tokens expire by the world's time",
  "lib/domain/calendars/oauth/tokens.ts": "a provider's tokens expire by the world's time",
  "lib/domain/calendars/sync/detect-entry-changes.ts": "a provider's change times; a sandbox has none",
  "lib/domain/calendars/providers/google/service.ts": "the provider checks the assertion by its own clock",
  "lib/domain/calendars/providers/exchange/ntlm.ts": "the server checks the proof by its own clock",
  "lib/domain/calendars/safe-fetch.ts": "the Retry-After of a server",
  "lib/domain/calendars/expansion/parse-vtimezone.ts": "the range of years of a zone",
  "lib/domain/lifecycle/test-mode/create-api-key-for-mode.ts":
    "keys expire by the world's time, or a moved clock would lock its owner out",
  "lib/domain/lifecycle/test-mode/move-test-clock.ts": "the duration of a request",
  "lib/domain/lifecycle/test-mode/get-test-clock.ts": "the live organisation's clock",
  "lib/domain/lifecycle/test-mode/schedule-next-sandbox-run.ts": "the world's time of the next worker run",
  "lib/pages/calendar-sign-in/handle-calendar-connect.ts": "signing in to a provider",
  "lib/pages/calendar-sign-in/handle-calendar-callback.ts": "signing in to a provider",
  "lib/pages/account/handle-provider-sign-in.ts": "signing in",
  "lib/pages/account/handle-account-form.ts": "signing in",
  "lib/pages/locator/list-cached-services.ts": "the age of a cache entry",
  "lib/api/handle-api-request.ts": "endpoints without a tenant",
  "lib/api/lists/apply-list-options.ts": "the difference between a sandbox's clock and the database's",
  "lib/api/oauth/find-access-token.ts": "tokens expire by the world's time, like keys",
  "lib/api/oauth/handle-oauth-request.ts": "tokens expire by the world's time, like keys",
  "lib/api/scim/build-scim-handlers.ts": "directories provision live organisations only",
  "lib/domain/tenancy/directory/set-tenant-context.ts": "runs before the tenant's clock is known",
  "lib/domain/tenancy/directory/get-organization-origin.ts": "the age of a cache entry",
  "lib/domain/people/identities/saml/validate-assertion.ts": "signing in",
  "lib/domain/tenancy/pictures/delete-orphaned-objects.ts":
    "the age after which no cached page has an old address",
  "lib/pages/account/handle-saml.ts": "signing in",
  "lib/pages/consent/handle-consent.ts": "signing in",
  "lib/worker/doctor/check-storage.ts": "a unique object name",
  "lib/api/authenticate.ts": "keys expire by the world's time",
  "lib/api/require-recent-auth.ts": "the time of the last authentication",
  "lib/worker/doctor/check-database.ts": "the error of the server's clock",
  "lib/worker/tasks/deliver-webhook.ts": "the duration of a delivery",
  "lib/worker/tasks/sync-calendar.ts": "the next sync of a busy calendar; a sandbox has none",
  "lib/worker/run-sandbox.ts": "the duration of a run",
  "lib/domain/lifecycle/tool-import/tool-client.ts": "other tools' limits follow the world's time",
  "lib/domain/lifecycle/calcom-import/read-offers.ts": "Cal.com offers times after the present one",
  "lib/domain/messaging/slack/request-slack.ts": "Slack's limits follow the world's time",
  "lib/domain/messaging/slack/send-slack-request.ts": "the Retry-After of a server",
  "lib/api/slack/open-slack-call.ts": "Slack signs with the world's time",
  "lib/pages/slack/handle-slack-callback.ts": "signing in to a provider",
  "lib/domain/messaging/sms/request-provider.ts": "the Retry-After of a server",
  "lib/domain/lifecycle/calendly-import/read-account.ts": "Calendly offers times after the present one",
  "lib/domain/lifecycle/demo/seed-demo.ts": "the demo is seeded outside of requests",
  "app/api/zones/[lang]/route.ts": "offsets of zones, for every page",
  "app/v2/test/clock/route.ts": "the time to which a clock is reset",
  "app/(public)/read-account-visit.ts": "signing in",
  "lib/domain/audit/jobs/list-jobs.ts": "the queue",
  "lib/domain/lifecycle/test-mode/reset-sandbox.ts": "the start time of an emptied sandbox",
  "lib/domain/lifecycle/test-mode/record-job-result.ts": "the retry time of a failed job",
  "lib/domain/lifecycle/test-mode/acquire-next-step.ts": "the lease of the worker that runs the sandbox",
  "lib/domain/auth/sessions/find-session.ts": "sessions expire by the world's time",
  "lib/domain/auth/sessions/record-visit.ts": "users sign in to live organisations only",
  "lib/domain/auth/api-keys/find-api-key.ts": "keys expire by the world's time",
  "lib/domain/auth/api-keys/queries.ts": "keys expire by the world's time",
};

const FILES = ["lib/domain", "lib/pages", "lib/api", "lib/worker", "app"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\/testing\//.test(file));

/** Calls that read the clock of the machine, or that of the database instead of the sandbox's. */
const WORLDS =
  /\bDate\.now\(\)|new Date\(\)|\bCURRENT_TIMESTAMP\b|\bstatement_timestamp\(\)|\btransaction_timestamp\(\)/;

it("Code reads the world's time only in the files listed here; all other code uses its organisation's time", () => {
  expect(FILES.length).toBeGreaterThan(1000);
  const asking = FILES.filter((file) => WORLDS.test(readFileSync(file, "utf8")));
  expect(asking.sort()).toEqual(Object.keys(WORLD_TIME).sort());
});

it("Code runs hand-written SQL only through functions that set its time", () => {
  const direct = FILES.filter((file) => {
    const text = readFileSync(file, "utf8");
    return (
      /\$(?:query|execute)Raw|\bpool\(?\)?\.query\(/.test(text) &&
      /\bnow\(\)/.test(text.replace(/Date\.now\(\)/g, ""))
    );
  });
  expect(direct).toEqual([]);
});
