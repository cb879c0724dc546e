import type { Db } from "@/lib/db/client";
import { isId } from "@/lib/db/id";
import { LIMITS } from "@/lib/http/fields";
import { addJob } from "@/lib/jobs/add-job";
import type { Instant } from "@/lib/time/instant";

/** Queues a mail with the personal link, if the address takes part. Nobody learns whether it does. */
export async function submitLinkForm(db: Db, id: string, data: FormData, now: Instant): Promise<void> {
  const value = data.get("email");
  const email = typeof value === "string" ? value.trim().toLowerCase() : "";
  if (!isId(id) || !email || email.length > LIMITS.email || email.includes("\0")) return;
  const invitee = await db.invitee.findUnique({ where: { eventId_email: { eventId: id, email } } });
  if (!invitee) return;
  const whose = { organization: invitee.organizationId, event: id, invitee: invitee.id };
  await addJob(db, "mail_own_link", { ...whose, asked: now }, { key: `mail_own_link/${invitee.id}` });
}
