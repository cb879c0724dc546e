import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The files that read the world's time, each with the reason why a sandbox's time would be wrong there. */
const WORLD_TIME: Record<string, string> = {
  "lib/api/inbound-mail/inbound-mail-endpoint.ts": "no mail of a sandbox is sent, so none is answered",
  "lib/domain/events/feeds/find-feed-by-secret.ts":
    "Last-Modified, which calendar programs compare with their own clock",
  "lib/domain/tenancy/directory/set-tenant-context-by-name.ts": "whose page it is, is only found",
  "lib/domain/messaging/webhooks/send-delivery.ts":
    "the signature, which receivers check by their own clock; how long it took",
  "lib/domain/calendars/oauth/request-provider-api.ts": "when a provider's access ends",
  "lib/domain/calendars/oauth/tokens.ts": "when a provider's access ends",
  "lib/domain/calendars/sync/detect-entry-changes.ts": "what a provider has written when; a sandbox has none",
  "lib/domain/calendars/providers/google/service.ts":
    "an assertion, which the provider checks by its own clock",
  "lib/domain/calendars/providers/exchange/ntlm.ts": "a proof, which the server checks by its own clock",
  "lib/domain/calendars/safe-fetch.ts": "how long a server wants to be left alone",
  "lib/domain/calendars/expansion/parse-vtimezone.ts": "which years of a zone are worked out",
  "lib/domain/lifecycle/test-mode/create-api-key-for-mode.ts":
    "keys end by the world's time, else a moved clock would lock its owner out",
  "lib/domain/lifecycle/test-mode/move-test-clock.ts": "how long a request waits",
  "lib/domain/lifecycle/test-mode/get-test-clock.ts": "the live organisation's clock",
  "lib/domain/lifecycle/test-mode/schedule-next-sandbox-run.ts": "when, in the world, somebody looks again",
  "lib/pages/calendar-sign-in/handle-calendar-connect.ts": "signing in to a provider",
  "lib/pages/calendar-sign-in/handle-calendar-callback.ts": "signing in to a provider",
  "lib/pages/account/handle-provider-sign-in.ts": "signing in",
  "lib/pages/account/handle-account-form.ts": "signing in",
  "lib/pages/locator/list-cached-services.ts": "how long something is remembered",
  "lib/api/handle-api-request.ts": "endpoints of nobody",
  "lib/api/lists/apply-list-options.ts": "how far a sandbox's clock is from that of the database",
  "lib/api/oauth/find-access-token.ts": "tokens end by the world's time, as keys do",
  "lib/api/oauth/handle-oauth-request.ts": "tokens end by the world's time, as keys do",
  "lib/api/scim/build-scim-handlers.ts": "directories write live organisations alone",
  "lib/domain/tenancy/directory/set-tenant-context.ts": "whose clock counts, is only found",
  "lib/domain/tenancy/directory/get-organization-origin.ts": "how long something is remembered",
  "lib/domain/people/identities/saml/validate-assertion.ts": "signing in",
  "lib/domain/tenancy/pictures/delete-orphaned-objects.ts": "when nobody has an old address any more",
  "lib/pages/account/handle-saml.ts": "signing in",
  "lib/pages/consent/handle-consent.ts": "signing in",
  "lib/worker/doctor/check-storage.ts": "a name that nothing has",
  "lib/worker/tasks/check-domains.ts": "a sandbox has no domains",
  "lib/api/authenticate.ts": "keys end by the world's time",
  "lib/api/require-recent-auth.ts": "when somebody has last shown who they are",
  "lib/worker/doctor/check-database.ts": "how far the server's clock is off",
  "lib/worker/tasks/deliver-webhook.ts": "how long a receiver took",
  "lib/worker/tasks/sync-calendar.ts": "when to read a busy calendar again; a sandbox has none",
  "lib/worker/run-sandbox.ts": "how long a turn takes",
  "lib/domain/lifecycle/demo/seed-demo.ts": "the demo, which is made in no request",
  "app/api/zones/[lang]/route.ts": "offsets of zones, for every page",
  "app/v2/test/clock/route.ts": "where a clock is let go to",
  "app/(public)/read-account-visit.ts": "signing in",
  "lib/domain/audit/jobs/list-jobs.ts": "the queue",
  "lib/domain/lifecycle/test-mode/reset-sandbox.ts": "the time that an emptied sandbox begins with",
  "lib/domain/lifecycle/test-mode/record-job-result.ts": "when a failed job is tried again",
  "lib/domain/lifecycle/test-mode/acquire-next-step.ts": "which worker has the sandbox, and how long",
  "lib/domain/auth/sessions/find-session.ts": "sessions end by the world's time",
  "lib/domain/auth/sessions/record-visit.ts":
    "nobody signs in to a sandbox: people are there in the world's time",
  "lib/domain/auth/api-keys/find-api-key.ts": "keys end by the world's time",
  "lib/domain/auth/api-keys/queries.ts": "keys end by the world's time",
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
