import { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { SYNC_JOB_FLAG, SYNC_JOB_KEY } from "./enqueue-sync";

/** Limit per run; the rest follows in the next minute. */
const MAX_QUEUED = 50_000;

/**
 * Fair queueing: an organisation's first 500 calendars get the highest priority, the next 500 a lower one,
 * and so on.
 */
const PRIORITY_STEP_CALENDARS = 500;
const MAX_PRIORITIES = 20;

/**
 * The oldest syncs of an organisation come first. A calendar that is due again after 15 minutes keeps its
 * queued job; the update replaces lost jobs.
 */
const ENQUEUE_STATEMENT = defineStatement<{ queued: number }>(`
  WITH due AS (
         SELECT organization_id, calendar_id FROM calendar_syncs WHERE due_at <= now()
          ORDER BY due_at LIMIT ${MAX_QUEUED}),
       taken AS (
         UPDATE calendar_syncs y SET due_at = now() + interval '15 minutes' FROM due
          WHERE y.organization_id = due.organization_id AND y.calendar_id = due.calendar_id AND y.due_at <= now()
         RETURNING y.organization_id, y.calendar_id, y.synced_at),
       ranked AS (
         SELECT c.id, c.organization_id,
                row_number() OVER (PARTITION BY c.organization_id ORDER BY taken.synced_at NULLS FIRST) - 1 AS before
           FROM taken JOIN calendars c ON c.organization_id = taken.organization_id AND c.id = taken.calendar_id),
       specs AS (
         SELECT json_agg(json_build_object(
                  'identifier', '${SYNC_CALENDAR.name}',
                  'payload', json_build_object('organization', organization_id, 'calendar', id),
                  'job_key', '${SYNC_JOB_KEY}' || id,
                  'flags', ARRAY['${SYNC_JOB_FLAG}' || organization_id],
                  'priority', 1 + least(before / ${PRIORITY_STEP_CALENDARS}, ${MAX_PRIORITIES})) ORDER BY before) AS list
           FROM ranked)
  SELECT count(*)::int AS queued
    FROM graphile_worker.add_jobs(
      ARRAY(SELECT spec FROM specs, json_populate_recordset(NULL::graphile_worker.job_spec, list) spec), true)`);

/** Enqueues syncs of all due calendars with fair priorities; returns their number. */
export async function enqueueDueSyncs(db: Db): Promise<number> {
  const [row] = await executeSql(db, ENQUEUE_STATEMENT);
  return row?.queued ?? 0;
}
