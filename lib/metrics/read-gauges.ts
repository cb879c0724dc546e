import { pool } from "@/lib/db/client";
import { metrics } from "./metrics";

const JOBS = `
  SELECT t.identifier AS task,
         count(*) FILTER (WHERE j.is_available AND j.run_at <= now())::int AS waiting,
         coalesce(extract(epoch FROM now() - min(j.run_at) FILTER (WHERE j.is_available AND j.run_at <= now())), 0)::float AS oldest,
         count(j.locked_at)::int AS running,
         count(*) FILTER (WHERE NOT j.is_available AND j.locked_at IS NULL)::int AS failed
    FROM graphile_worker._private_tasks t LEFT JOIN graphile_worker._private_jobs j ON j.task_id = t.id
   GROUP BY 1`;

/** Ids begin with the second in which they were made, so that an hour is a range of the primary key. */
const lastHourOf = (table: string) => `
  SELECT state, count(*)::int AS count FROM ${table}
   WHERE id >= lpad(to_hex(extract(epoch FROM now() - interval '1 hour')::bigint), 8, '0') GROUP BY 1`;

const DELIVERY_STATES = ["pending", "delivered", "failed"];
const MAIL_STATES = ["queued", "sent", "failed", "kept"];

interface JobRow {
  task: string;
  waiting: number;
  oldest: number;
  running: number;
  failed: number;
}

interface StateRow {
  state: string;
  count: number;
}

/** Looks at the database, so that every web process tells the same of jobs, deliveries and mails. */
export async function readGauges(): Promise<void> {
  const gauges = metrics();
  const { totalCount, idleCount, waitingCount } = pool();
  gauges.connections.set({ state: "busy" }, totalCount - idleCount);
  gauges.connections.set({ state: "idle" }, idleCount);
  gauges.connections.set({ state: "awaited" }, waitingCount);
  const ofDatabase = [
    gauges.jobsWaiting,
    gauges.jobsOldest,
    gauges.jobsRunning,
    gauges.jobsFailed,
    gauges.deliveries,
    gauges.mails,
  ];
  for (const gauge of ofDatabase) gauge.reset();
  const asked = await Promise.all([
    pool().query<JobRow>(JOBS),
    pool().query<StateRow>(lastHourOf("webhook_deliveries")),
    pool().query<StateRow>(lastHourOf("mails")),
  ]).catch(() => null);
  gauges.databaseUp.set(asked ? 1 : 0);
  if (!asked) return;
  const [jobs, deliveries, mails] = asked;
  for (const { task, waiting, oldest, running, failed } of jobs.rows) {
    gauges.jobsWaiting.set({ task }, waiting);
    gauges.jobsOldest.set({ task }, oldest);
    gauges.jobsRunning.set({ task }, running);
    gauges.jobsFailed.set({ task }, failed);
  }
  for (const state of DELIVERY_STATES) gauges.deliveries.set({ state }, countOf(deliveries.rows, state));
  for (const state of MAIL_STATES) gauges.mails.set({ state }, countOf(mails.rows, state));
}

const countOf = (rows: readonly StateRow[], state: string): number =>
  rows.find((row) => row.state === state)?.count ?? 0;
