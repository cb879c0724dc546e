import { hashToken } from "@/lib/crypto/token";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isId } from "@/lib/db/id";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { inviteeOfMailedKey } from "./mailed-key";

const parts = {
  event: {
    include: {
      createdByUser: true,
      page: { select: { nickname: true, active: true } },
      appointmentType: { select: { handle: true, active: true } },
      dates: { orderBy: { position: "asc" } },
      places: { orderBy: { position: "asc" } },
      invitees: { orderBy: { position: "asc" } },
      messages: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
      votes: true,
      declines: true,
    },
  },
} satisfies Prisma.InviteeInclude;

/** A participant with the event; the key says who. */
export type EventVisitor = Prisma.InviteeGetPayload<{ include: typeof parts }>;

/** The event as the holder of this personal key may see it; null for a wrong key or id, whichever it is. */
export async function loadEventPage(db: Db, id: string, key: string | null): Promise<EventVisitor | null> {
  if (!isId(id) || !key || key.length > 100) return null;
  const mailed = inviteeOfMailedKey(key);
  return db.invitee.findFirst({
    where: { eventId: id, ...(mailed ? { id: mailed } : { keyHash: hashToken(key) }) },
    include: parts,
  });
}

/** The same event as each of its participants may see it. */
export async function loadVisitors(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<EventVisitor[]> {
  const event = await db.event.findFirst({
    where: { id, organizationId: organization },
    include: parts.event.include,
  });
  return event?.invitees.map((invitee) => ({ ...invitee, event })) ?? [];
}
