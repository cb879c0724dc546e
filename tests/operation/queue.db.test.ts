import { expect, it } from "vitest";
import { checkReadiness } from "@/lib/api/health";
import { JOB_METRICS_STATEMENT } from "@/lib/api/metrics/update-gauges";
import { LATE_OR_FAILED_JOBS } from "@/lib/domain/audit/jobs/list-jobs";
import { removeOldRecords } from "@/lib/domain/lifecycle/retention/remove-old-records";
import { DELIVER_WEBHOOK } from "@/lib/domain/messaging/webhooks/tasks";
import { SESSION_LOCKS } from "@/lib/platform/db/advisory-locks";
import { getDatabase, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { QUEUE_REVISION } from "@/lib/platform/db/queue-revision";
import { env } from "@/lib/platform/env/env";
import { addJob } from "@/lib/platform/queue/add-job";
import { enqueueJobLater } from "@/lib/platform/queue/enqueue-job-later";
import { DEAD_WORKERS, holdLivenessLock, unlockStaleJobs } from "@/lib/worker/unlock-stale-jobs";
import { createTestApi } from "../support/api";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();

const payload = { organization: generateId(), delivery: generateId() };

const jobs = async () =>
  (await api.pool.query("SELECT * FROM graphile_worker._private_jobs ORDER BY id")).rows;

it("the queue has the schema of the code", async () => {
  const { rows } = await api.pool.query("SELECT max(id) AS revision FROM graphile_worker.migrations");
  expect(rows).toEqual([{ revision: QUEUE_REVISION }]);
  expect(await checkReadiness()).toEqual({
    ready: true,
    checks: { database: "ok", migrations: "ok", queue: "ok" },
  });
});

it("the queue has a job once its transaction has committed, and one per key", {
  tags: "main",
}, async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  await expect(
    withTransaction(getDatabase(), async (tx) => {
      await addJob(tx, DELIVER_WEBHOOK, payload);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await jobs()).toEqual([]);
  await addJob(getDatabase(), DELIVER_WEBHOOK, payload, { key: "one", runAt: new Date() });
  await addJob(getDatabase(), DELIVER_WEBHOOK, payload, { key: "one", runAt });
  expect(await jobs()).toMatchObject([{ key: "one", payload, run_at: runAt }]);
  const [sooner, later] = [new Date(Date.now() + 1000), new Date(Date.now() + 2000)];
  await withTransaction(getDatabase(), async (tx) => {
    await addJob(tx, DELIVER_WEBHOOK, payload, { key: "one", runAt: later });
    await addJob(tx, DELIVER_WEBHOOK, payload, { key: "one", runAt: sooner });
  });
  expect(await jobs()).toMatchObject([{ key: "one", run_at: sooner }]);
});

/** Workers of other tests use the same server. */
const LOCKS = `FROM pg_locks WHERE classid = ${SESSION_LOCKS.livingWorker} AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

const locks = async () => (await api.pool.query(`SELECT ${LOCKS}`)).rowCount;

it("the queue unlocks the jobs of dead workers and runs what they had postponed, and of no other", async () => {
  const ids = (await jobs()).map(({ id }) => id);
  const lock = (worker: string) =>
    api.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - interval '10 seconds'
        WHERE id = $2`,
      [worker, ids[0]],
    );
  const postponed = await enqueueJobLater(getDatabase(), DELIVER_WEBHOOK, payload, 300_000);
  const isPostponed = async () =>
    (await jobs()).some(({ id, run_at }) => Number(id) === postponed && run_at > new Date());
  const stop = new AbortController();
  const living = holdLivenessLock(process.env.DATABASE_URL as string, "pool-alive", stop.signal);
  await lock("pool-alive");
  await expect.poll(locks, { timeout: 5000 }).toBe(1);
  expect(await unlockStaleJobs(api.pool)).toBe(0);
  await api.pool.query(`SELECT pg_terminate_backend(pid) ${LOCKS}`);
  await expect.poll(locks, { timeout: 10_000 }).toBe(1); // The lock is taken again.
  expect((await jobs())[0].locked_by).toBe("pool-alive");
  expect(await isPostponed()).toBe(true);
  stop.abort(); // The process ends like this.
  await living;
  await expect.poll(() => unlockStaleJobs(api.pool), { timeout: 5000 }).toBe(1);
  expect((await jobs())[0]).toMatchObject({ locked_by: null, locked_at: null });
  expect(await isPostponed()).toBe(false);
});

it("each postponed job is known by its own id, in whatever order the queue inserts them", async () => {
  // With its usual number of tasks and fresh statistics, the queue inserts jobs in the reverse order.
  await api.pool.query(
    `INSERT INTO graphile_worker._private_tasks (identifier)
     SELECT 'task ' || n FROM generate_series(1, 99) n ON CONFLICT DO NOTHING`,
  );
  await api.pool.query("ANALYZE graphile_worker._private_tasks, graphile_worker._private_job_queues");
  const organization = ""; // no sandbox to look for, so that one statement inserts all of them
  const payloads = Array.from({ length: 8 }, () => ({ organization, delivery: generateId() }));
  const ids = await Promise.all(
    payloads.map((one) => enqueueJobLater(getDatabase(), DELIVER_WEBHOOK, one, 300_000)),
  );
  const stored = new Map((await jobs()).map((job) => [Number(job.id), job.payload]));
  expect(ids.map((id) => stored.get(id as number))).toEqual(payloads);
  await api.pool.query("DELETE FROM graphile_worker._private_jobs WHERE id = ANY($1)", [ids]);
});

it("the queue deletes deliveries and failed jobs after a month", async () => {
  const acme = await api.tenant();
  const hook = await createTestWebhook(acme);
  const { body: fresh } = await acme.post(`/hooks/${hook._id}/ping`, {});
  const { body: old } = await acme.post(`/hooks/${hook._id}/ping`, {});
  const monthAgo = Math.floor(Date.now() / 1000 - 31 * 86_400).toString(16);
  const oldId = monthAgo + old._id.slice(8);
  await api.pool.query("UPDATE webhook_deliveries SET id = $2 WHERE id = $1", [old._id, oldId]);
  await api.pool.query(
    "INSERT INTO webhook_attempts (organization_id, delivery_id, number, started_at, ms) VALUES ($1, $2, 1, now(), 5)",
    [acme.id, oldId],
  );
  await api.pool.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, run_at = now() - interval '31 days'
      WHERE payload->>'delivery' = $1`,
    [old._id],
  );
  await removeOldRecords(api.db, env());
  expect((await api.db.webhookDelivery.findMany()).map(({ id }) => id)).toEqual([fresh._id]);
  expect(await api.db.webhookAttempt.count()).toBe(0);
  expect((await jobs()).map((job) => job.payload.delivery)).not.toContain(old._id);
});

it("the health check of a queue of 100,000 jobs reads a part of it", async () => {
  await api.pool.query(
    `INSERT INTO graphile_worker._private_jobs (task_id, payload, run_at)
     SELECT (SELECT min(id) FROM graphile_worker._private_tasks), json_build_object('organization', n % 9), now()
       FROM generate_series(1, 100000) n`,
  );
  await api.pool.query("VACUUM ANALYZE graphile_worker._private_jobs");
  const looks: [string, unknown[]][] = [
    [JOB_METRICS_STATEMENT.text, []],
    [LATE_OR_FAILED_JOBS.text, ["1"]],
    [DEAD_WORKERS.text, []],
  ];
  for (const [statement, values] of looks) {
    const { rows } = await api.pool.query(`EXPLAIN ANALYZE ${statement}`, values);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).not.toContain("Seq Scan on _private_jobs");
  }
}, 60_000);
