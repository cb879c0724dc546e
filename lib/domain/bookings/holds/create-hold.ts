import { DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { requireRoom } from "@/lib/domain/availability/reservations/require-free";
import { lockHosts, reserve } from "@/lib/domain/availability/reservations/reserve";
import { instantFrom } from "@/lib/domain/events/event-time";
import { findPersonOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fieldProblem } from "@/lib/platform/http/problem";
import type { HoldBody } from "./schema";

/** Takes a user's time as a booking does, for some minutes. */
export function createHold(
  db: Db,
  organization: OrganizationId,
  body: HoldBody & { user: string },
  now: Instant,
) {
  return inTransaction(db, async (tx) => {
    const { id: user, timezone } = await findPersonOfBody(tx, organization, body.user, "/user");
    const start = instantFrom(body.start, timezone, "/start");
    const end = instantFrom(body.end ?? body.start, timezone, "/end");
    if (end <= start) throw fieldProblem("/end", "reversed", "end must be after start");
    if (end - start > DAY) throw fieldProblem("/end", "too_long", "end must be within 24 hours of start");

    await lockHosts(tx, organization, [user]);
    await requireRoom(tx, organization, { host: user, time: { start, end }, now, pointer: "/start" });
    const id = newId();
    const expiresAt = new Date(now + body.minutes * MINUTE);
    await reserve(tx, organization, { eventId: id, start, end, exclusive: [user], others: [], expiresAt });
    const time = { start: new Date(start), end: new Date(end), expires_at: expiresAt };
    return { _id: id, user, page: null, type: null, seat: false, ...time };
  });
}
