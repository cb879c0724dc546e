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
      page: { select: { nickname: true, active: true, custom: true } },
      appointmentType: { select: { handle: true, active: true, custom: true } },
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
  const where = holderOf(id, key);
  return where && db.invitee.findFirst({ where, include: parts });
}

/** The version of the event, to whom the event may be shown. */
export async function loadEventVersion(db: Db, id: string, key: string | null): Promise<number | null> {
  const where = holderOf(id, key);
  const holder = where && (await db.invitee.findFirst({ where, select: { event: { select: { v: true } } } }));
  return holder?.event.v ?? null;
}

function holderOf(eventId: string, key: string | null): Prisma.InviteeWhereInput | null {
  if (!isId(eventId) || !key || key.length > 100) return null;
  const mailed = inviteeOfMailedKey(key);
  return { eventId, ...(mailed ? { id: mailed } : { keyHash: hashToken(key) }) };
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
