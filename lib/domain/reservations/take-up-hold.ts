import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fieldProblem, unknownProblem } from "@/lib/platform/http/problem";
import { findHold } from "./find-hold";

interface TakingUp {
  user: string | null;
  /** Of the event, once it is confirmed. */
  time: Interval | undefined;
  now: Instant;
}

/** Ends the hold in favour of the event; the caller has locked its host, so that nobody comes between the two. */
export async function takeUpHold(
  tx: Db,
  organization: OrganizationId,
  id: string,
  { user, time, now }: TakingUp,
) {
  const hold = await findHold(tx, organization, id, now);
  if (!hold) throw unknownProblem("hold", "is no hold of your organisation, or has expired");
  const same =
    hold.hostId === user && hold.startsAt.getTime() === time?.start && hold.endsAt.getTime() === time.end;
  if (!same) {
    const message = "hold keeps another time, or another user's: the event must be confirmed at its time";
    throw fieldProblem("/hold", "mismatch", message);
  }
  await tx.reservation.deleteMany({ where: { organizationId: organization, eventId: id } });
}
