import { expect, it } from "vitest";
import { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import { addJob } from "@/lib/platform/queue/add-job";
import { createTestApi } from "../support/api";
import { createConnectedHost } from "../support/connect-account";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { startGoogleServer } from "../support/start-google-server";
import { OAUTH_CLIENT } from "../support/start-oauth-server";

const google = await startGoogleServer();
const api = createTestApi({
  GOOGLE_CLIENT_ID: OAUTH_CLIENT.id,
  GOOGLE_CLIENT_SECRET: OAUTH_CLIENT.secret,
  GOOGLE_TEST_ORIGIN: google.url,
});

it("the logs of a worker that reads calendars contain no secrets on any failure", async () => {
  const acme = await api.tenant();
  const { calendar, state } = await createConnectedHost(api, acme, "google", "UTC");
  await api.pool.query("DELETE FROM graphile_worker._private_jobs");
  google.endAccess();
  google.fail(/token/, { status: 401, json: { error: "invalid_client" } });
  google.fail(/events/, { status: 500 });
  const worker = await startWorkerProcess({ LOG_LEVEL: "trace" });
  let output = "";
  for (const stream of [worker.stdout, worker.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  for (const failures of [1, 2, 0]) {
    await addJob(api.db, SYNC_CALENDAR, { organization: acme.id, calendar: calendar._id });
    await expect.poll(async () => (await state()).failures, { timeout: 20_000 }).toBe(failures);
  }
  await stopProcess(worker, "SIGTERM");
  expect(output).toContain("invalid_client");
  for (const secret of google.secrets) expect(output).not.toContain(secret);
});
