import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildFieldProblem, buildUnknownFieldProblem } from "@/lib/platform/http/problem";
import { findHold } from "./find-hold";
import { releaseHold } from "./release-hold";

interface HoldUse {
  /** Whose time it may keep. */
  user: string | null;
  /** Of which it may keep a time, or a seat. */
  page?: { bookpageId: string; appointmentTypeId: string | null };
  /** Of the event, once it is confirmed. */
  time: Interval | undefined;
  now: Instant;
}

/** Ends the hold in favour of the event; the caller has locked its host, so that nobody comes between the two. */
export async function consumeHold(tx: Db, organization: OrganizationId, id: string, wanted: HoldUse) {
  await requireHold(tx, organization, id, wanted);
  await releaseHold(tx, organization, id);
}

/** The hold, which stays; 400 or 404 at `hold` for one that keeps something else, or nothing. */
export async function requireHold(
  tx: Db,
  organization: OrganizationId,
  id: string,
  { user, page, time, now }: HoldUse,
) {
  const hold = await findHold(tx, organization, id, now);
  if (!hold) throw buildUnknownFieldProblem("hold", "is no hold of your organisation, or has expired");
  const isOfPage =
    page !== undefined &&
    hold.bookpageId === page.bookpageId &&
    hold.appointmentTypeId === page.appointmentTypeId;
  const isOfUser = hold.seats === null && hold.hostId === user;
  const isThen = hold.startsAt.getTime() === time?.start && hold.endsAt.getTime() === time.end;
  if (isThen && (isOfPage || isOfUser)) return hold;
  const message = "hold keeps another time, or another user's: the event must be confirmed at its time";
  throw buildFieldProblem("/hold", "mismatch", message);
}
