import type { Instant } from "@/lib/core/time/instant";
import { enqueueEventMails } from "@/lib/domain/events/event-mails/enqueue-event-mails";
import type { EventNotificationPayload } from "@/lib/domain/events/tasks";
import type { createTestApi, Tenant } from "./api";

interface Job {
  payload: EventNotificationPayload;
  run_at: Date;
}

type Api = Pick<ReturnType<typeof createTestApi>, "db" | "pool">;

/** Returns the pending jobs of this task for an event. */
export async function listEventJobs({ pool }: Api, event: { _id: string }, task: string): Promise<Job[]> {
  const { rows } = await pool.query(
    `SELECT j.payload, j.run_at
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = $1 AND j.payload ->> 'event' = $2 ORDER BY j.id`,
    [task, event._id],
  );
  return rows;
}

/** Runs the jobs that write an event's mails; returns the recipients of one kind. */
export async function runEventMails(
  api: Api,
  tenant: Tenant,
  event: { _id: string },
  kind: string,
  now: Instant,
): Promise<string[]> {
  const { rows } = await api.pool.query<Pick<Job, "payload">>(
    `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = 'send_event_notifications' AND j.payload ->> 'event' = $1 RETURNING j.payload`,
    [event._id],
  );
  for (const { payload } of rows) await enqueueEventMails(api.db, payload, now);
  const { body } = await tenant.get(`/v2/mails?event=${event._id}&limit=200`);
  return body
    .filter((mail: { kind: string }) => mail.kind === kind)
    .map(({ to }: { to: string }) => to)
    .sort();
}
