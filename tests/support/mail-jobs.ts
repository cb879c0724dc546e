import type { Instant } from "@/lib/core/time/instant";
import { enqueueEventMails } from "@/lib/domain/events/event-mails/enqueue-event-mails";
import { enqueuePersonalLinkMail } from "@/lib/domain/events/event-mails/enqueue-personal-link-mail";
import { enqueueMeetingsMail } from "@/lib/domain/events/my-meetings/enqueue-meetings-mail";
import type { PrismaClient } from "@/lib/platform/db/generated/client";

interface Job {
  id: string;
  task: string;
  // biome-ignore lint/suspicious/noExplicitAny: as the job's task takes it
  payload: any;
}

/** Runs the pending mail jobs, and returns the new mails. */
export async function runMailJobs(db: PrismaClient, now: Instant) {
  const before = await db.mail.findMany({ select: { id: true } });
  const jobs = await db.$queryRaw<Job[]>`
    SELECT j.id::text, t.identifier AS task, j.payload
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier IN ('send_event_notifications', 'send_personal_link', 'send_meetings_link') ORDER BY j.id`;
  for (const { task, payload } of jobs)
    await (task === "send_event_notifications"
      ? enqueueEventMails(db, payload, now)
      : task === "send_meetings_link"
        ? enqueueMeetingsMail(db, payload, now)
        : enqueuePersonalLinkMail(db, payload));
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ANY (${jobs.map(({ id }) => BigInt(id))})`;
  return db.mail.findMany({ where: { id: { notIn: before.map(({ id }) => id) } }, orderBy: { id: "asc" } });
}

/** Returns the last code mailed to this address. */
export async function findMailedCodeOf(
  tenant: {
    get: (
      path: string,
    ) => Promise<{ body: { _id: string; kind: string; text: string }[] & { text: string } }>;
  },
  email: string,
): Promise<string> {
  const { body: mails } = await tenant.get(`/v2/mails?search=${encodeURIComponent(email)}`);
  const code = mails.find(({ kind }) => kind === "code");
  const { body: mail } = await tenant.get(`/v2/mails/${code?._id}`);
  return /\b(\d{3}) (\d{3})\b/.exec(mail.text)?.slice(1).join("") ?? "";
}
