import { hashToken } from "@/lib/crypto/token";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isId } from "@/lib/db/id";

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
  return db.invitee.findFirst({ where: { keyHash: hashToken(key), eventId: id }, include: parts });
}
