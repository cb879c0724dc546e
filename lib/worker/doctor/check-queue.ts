import { SESSION_LOCKS } from "@/lib/platform/db/advisory-locks";
import { runStatement } from "@/lib/platform/db/run-statement";
import { statement } from "@/lib/platform/db/statement";
import { type Finding, fine, type Patient, wrong } from "./finding";

const JOBS = statement<{ waiting: number; failed: number; late: number; stuck: number }>(`
  SELECT count(*) FILTER (WHERE is_available)::int AS waiting,
         count(*) FILTER (WHERE NOT is_available AND locked_at IS NULL)::int AS failed,
         count(*) FILTER (WHERE is_available AND run_at < now() - interval '5 minutes')::int AS late,
         count(*) FILTER (WHERE locked_at < now() - interval '1 hour')::int AS stuck
    FROM graphile_worker._private_jobs`);

const WORKERS = statement<{ count: number }>(`
  SELECT count(DISTINCT (objid, pid))::int AS count FROM pg_locks
   WHERE locktype = 'advisory' AND granted AND classid = ${SESSION_LOCKS.livingWorker} AND objsubid = 2
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);

export async function checkQueue({ client }: Patient): Promise<Finding[]> {
  const [workers] = await runStatement(client, WORKERS);
  const [jobs] = await runStatement(client, JOBS);
  const { waiting = 0, failed = 0, late = 0, stuck = 0 } = jobs ?? {};
  return [
    workers?.count
      ? fine("workers", "at least one works off the queue")
      : wrong(
          "workers",
          "none is alive: no mail, webhook or calendar is written",
          "start the service with BOOKPAGE_ROLE=all or worker",
        ),
    late + stuck === 0
      ? fine("jobs", `${waiting} wait, none is late`)
      : wrong(
          "jobs",
          `${late} are late by more than five minutes, ${stuck} run for more than an hour`,
          "look at the log of the workers; start more of them if they are all busy",
        ),
    failed === 0
      ? fine("failed jobs", "none")
      : wrong(
          "failed jobs",
          `${failed} were given up`,
          "see why with bookpage jobs:list --failed, then jobs:retry or jobs:discard",
        ),
  ];
}
