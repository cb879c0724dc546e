import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";

/** What a page's owner has every booker told; an appointment type's settings win over its page's. */
export async function findAutoMessage(
  db: Db,
  { organizationId, bookpageId, appointmentTypeId }: EventVisitor["event"],
): Promise<string | null> {
  if (!bookpageId) return null;
  const custom = { select: { custom: true } };
  const page = await db.bookpage.findUnique({ where: keyOf(organizationId, bookpageId), ...custom });
  const type =
    appointmentTypeId &&
    (await db.appointmentType.findUnique({ where: keyOf(organizationId, appointmentTypeId), ...custom }));
  const settings = [type, page].map((owner) => (owner ? (owner.custom as { auto_message?: string }) : {}));
  return settings.find(({ auto_message: text }) => text !== undefined)?.auto_message || null;
}
