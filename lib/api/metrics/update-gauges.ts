import { MAIL_STATES } from "@/lib/domain/messaging/mail/options";
import { DELIVERY_STATES } from "@/lib/domain/messaging/webhooks/options";
import { getDatabase } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { getInstallationMetrics } from "./installation-metrics";

/** The count of waiting jobs stops here: more is a backlog in any case, and counting would load the database. */
const MAX_JOBS_COUNTED = 10_000;

export const JOB_METRICS_STATEMENT = defineStatement<JobRow>(`
  SELECT t.identifier AS task, coalesce(w.waiting, 0) AS waiting, coalesce(w.oldest, 0) AS oldest,
         coalesce(n.running, 0) AS running, coalesce(n.failed, 0) AS failed
    FROM graphile_worker._private_tasks t
    LEFT JOIN (
      SELECT task_id, count(*)::int AS waiting, extract(epoch FROM now() - min(run_at))::float AS oldest
        FROM (SELECT task_id, run_at FROM graphile_worker._private_jobs
               WHERE is_available AND run_at <= now() ORDER BY priority, run_at LIMIT ${MAX_JOBS_COUNTED}) due
       GROUP BY 1) w ON w.task_id = t.id
    LEFT JOIN (
      SELECT task_id, count(locked_at)::int AS running, count(*) FILTER (WHERE locked_at IS NULL)::int AS failed
        FROM graphile_worker._private_jobs WHERE NOT is_available GROUP BY 1) n ON n.task_id = t.id`);

/** Ids begin with their second of creation, so an hour of an organisation is a range of the primary key. */
const buildLastHourStatement = (table: string) =>
  defineStatement<StateRow>(`
  SELECT t.state, count(*)::int AS count FROM organizations o JOIN ${table} t ON t.organization_id = o.id
   WHERE t.id >= lpad(to_hex(extract(epoch FROM now() - interval '1 hour')::bigint), 8, '0') GROUP BY 1`);

const DELIVERIES = buildLastHourStatement("webhook_deliveries");
const MAILS = buildLastHourStatement("mails");

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

/** Reads jobs, deliveries and mails from the database, so that every process reports the same values. */
export async function updateGauges(): Promise<void> {
  const gauges = getInstallationMetrics();
  const ofDatabase = [
    gauges.jobsWaiting,
    gauges.jobsOldest,
    gauges.jobsRunning,
    gauges.jobsFailed,
    gauges.deliveries,
    gauges.mails,
  ];
  for (const gauge of ofDatabase) gauge.reset();
  const rows = await Promise.all([
    executeSql(getDatabase(), JOB_METRICS_STATEMENT),
    executeSql(getDatabase(), DELIVERIES),
    executeSql(getDatabase(), MAILS),
  ]).catch(() => null);
  gauges.databaseUp.set(rows ? 1 : 0);
  if (!rows) return;
  const [jobs, deliveries, mails] = rows;
  for (const { task, waiting, oldest, running, failed } of jobs) {
    gauges.jobsWaiting.set({ task }, waiting);
    gauges.jobsOldest.set({ task }, oldest);
    gauges.jobsRunning.set({ task }, running);
    gauges.jobsFailed.set({ task }, failed);
  }
  for (const state of DELIVERY_STATES) gauges.deliveries.set({ state }, countState(deliveries, state));
  for (const state of MAIL_STATES) gauges.mails.set({ state }, countState(mails, state));
}

const countState = (rows: readonly StateRow[], state: string): number =>
  rows.find((row) => row.state === state)?.count ?? 0;
