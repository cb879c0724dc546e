import type { Instant } from "@/lib/core/time/instant";
import { retryConferences } from "@/lib/domain/events/event-conferences/retry-conferences";
import { syncConference } from "@/lib/domain/events/event-conferences/sync-conference";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

/** Runs the meeting link jobs, later ones included; returns their number. */
export async function runConferenceJobs(db: PrismaClient, now: Instant): Promise<number> {
  const asked = await db.$queryRaw<{ payload: { organization: string; user: string } }[]>`
    DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND t.identifier = 'retry_conferences' RETURNING j.payload`;
  for (const { payload } of asked)
    await retryConferences(
      db,
      asOrganizationId(payload.organization),
      { user: payload.user, providers: ["google_meet", "teams", "zoom"] },
      now,
    );
  const jobs = await db.$queryRaw<{ id: bigint; payload: { organization: string; event: string } }[]>`
    SELECT j.id, j.payload
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'sync_conference' ORDER BY j.id`;
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ANY (${jobs.map(({ id }) => id)})`;
  for (const { payload } of jobs) await syncConference(db, payload, AbortSignal.timeout(20_000), now);
  return jobs.length;
}
