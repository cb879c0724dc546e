import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { buildFieldProblem, buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findHold } from "./find-hold";
import { releaseHold } from "./release-hold";

interface HoldUse {
  /** The host that the hold may reserve. */
  user: string | null;
  /** The page with the time or seat that the hold may reserve. */
  page?: { bookpageId: string; appointmentTypeId: string | null };
  /** The confirmed time of the event. */
  time: Interval | undefined;
  /** The meeting has steps, whose gaps may make it longer. */
  isOfSteps?: boolean;
  now: Instant;
}

/**
 * Replaces the hold by the event. The caller has locked the host, so that no other booking can take the time
 * in between.
 */
export async function consumeHold(tx: Db, organization: OrganizationId, id: string, use: HoldUse) {
  await requireHold(tx, organization, id, use);
  await releaseHold(tx, organization, id);
}

/**
 * Returns the hold and leaves it in place; throws 400 or 404 at `hold` if it does not match or does not
 * exist.
 */
export async function requireHold(
  tx: Db,
  organization: OrganizationId,
  id: string,
  { user, page, time, isOfSteps = false, now }: HoldUse,
) {
  const hold = await findHold(tx, organization, id, now);
  if (!hold) throw buildUnknownFieldProblem("hold", "is no hold of your organisation, or has expired");
  const isOfPage =
    page !== undefined &&
    hold.bookpageId === page.bookpageId &&
    hold.appointmentTypeId === page.appointmentTypeId;
  const isOfUser = hold.seats === null && hold.hostId === user;
  const isSameTime =
    hold.startsAt.getTime() === time?.start && (isOfSteps || hold.endsAt.getTime() === time.end);
  if (isSameTime && (isOfPage || isOfUser)) return hold;
  const message = "hold keeps another time, or another user's: the event must be confirmed at its time";
  throw buildFieldProblem("/hold", "mismatch", message);
}
