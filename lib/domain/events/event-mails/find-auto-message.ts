import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** Finds the automatic message to bookers; settings of an appointment type override those of its page. */
export async function findAutoMessage(
  db: Db,
  { organizationId, bookpageId, appointmentTypeId }: EventVisitor["event"],
): Promise<string | null> {
  if (!bookpageId) return null;
  const withSettings = { select: { settings: true } };
  const page = await db.bookpage.findUnique({ where: toRowKey(organizationId, bookpageId), ...withSettings });
  const type =
    appointmentTypeId &&
    (await db.appointmentType.findUnique({
      where: toRowKey(organizationId, appointmentTypeId),
      ...withSettings,
    }));
  const settings = [type, page].map((owner) => (owner ? (owner.settings as { auto_message?: string }) : {}));
  return settings.find(({ auto_message: text }) => text !== undefined)?.auto_message || null;
}
