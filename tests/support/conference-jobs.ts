import type { Instant } from "@/lib/core/time/instant";
import { followConference } from "@/lib/domain/event-conferences/follow-conference";
import type { PrismaClient } from "@/lib/platform/db/generated/client";

/** Does what a worker would with the jobs of links, those for later included; answers how many there were. */
export async function followConferences(db: PrismaClient, now: Instant): Promise<number> {
  const jobs = await db.$queryRaw<{ id: bigint; payload: { organization: string; event: string } }[]>`
    SELECT j.id, j.payload
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'follow_conference' ORDER BY j.id`;
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ANY (${jobs.map(({ id }) => id)})`;
  for (const { payload } of jobs) await followConference(db, payload, AbortSignal.timeout(20_000), now);
  return jobs.length;
}
