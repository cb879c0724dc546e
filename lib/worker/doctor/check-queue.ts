import { SESSION_LOCKS } from "@/lib/platform/db/advisory-locks";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

const JOBS = defineStatement<{ waiting: number; failed: number; late: number; stuck: number }>(`
  SELECT count(*) FILTER (WHERE is_available)::int AS waiting,
         count(*) FILTER (WHERE NOT is_available AND locked_at IS NULL)::int AS failed,
         count(*) FILTER (WHERE is_available AND run_at < now() - interval '5 minutes')::int AS late,
         count(*) FILTER (WHERE locked_at < now() - interval '1 hour')::int AS stuck
    FROM graphile_worker._private_jobs`);

const WORKERS = defineStatement<{ count: number }>(`
  SELECT count(DISTINCT (objid, pid))::int AS count FROM pg_locks
   WHERE locktype = 'advisory' AND granted AND classid = ${SESSION_LOCKS.livingWorker} AND objsubid = 2
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);

export async function checkQueue({ client }: DoctorContext): Promise<Finding[]> {
  const [workers] = await runOnConnection(client, WORKERS);
  const [jobs] = await runOnConnection(client, JOBS);
  const { waiting = 0, failed = 0, late = 0, stuck = 0 } = jobs ?? {};
  return [
    workers?.count
      ? reportPass("workers", "at least one is running")
      : reportFailure(
          "workers",
          "none is running: no mail, webhook or calendar entry is sent",
          "start the service with BOOKPAGE_ROLE=all or worker",
        ),
    late + stuck === 0
      ? reportPass("jobs", `${waiting} wait, none is late`)
      : reportFailure(
          "jobs",
          `${late} are late by more than five minutes, ${stuck} run for more than an hour`,
          "check the log of the workers; start more of them if all are busy",
        ),
    failed === 0
      ? reportPass("failed jobs", "none")
      : reportFailure(
          "failed jobs",
          `${failed} were given up`,
          "see why with bookpage jobs:list --failed, then jobs:retry or jobs:discard",
        ),
  ];
}
