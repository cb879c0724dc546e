import { DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { requireBookable } from "@/lib/domain/availability/reservations/require-free";
import { lockHosts, reserveHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { parseInstant } from "@/lib/domain/events/parse-event-time";
import { requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { HoldBody } from "./schema";

/** Holds a user's time for some minutes. */
export function createHold(
  db: Db,
  organization: OrganizationId,
  body: HoldBody & { user: string },
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    const { id: user, timezone } = await requirePersonField(tx, organization, body.user, "/user");
    const start = parseInstant(body.start, timezone, "/start");
    const end = parseInstant(body.end ?? body.start, timezone, "/end");
    if (end <= start) throw buildFieldProblem("/end", "reversed", "end must be after start");
    if (end - start > DAY)
      throw buildFieldProblem("/end", "too_long", "end must be within 24 hours of start");

    await lockHosts(tx, organization, [user]);
    await requireBookable(tx, organization, { host: user, time: { start, end }, now, pointer: "/start" });
    const id = generateId();
    const expiresAt = new Date(now + body.minutes * MINUTE);
    await reserveHosts(tx, organization, {
      eventId: id,
      start,
      end,
      exclusive: [user],
      others: [],
      expiresAt,
    });
    const time = { start: new Date(start), end: new Date(end), expires_at: expiresAt };
    return { _id: id, user, page: null, type: null, seat: false, ...time };
  });
}
