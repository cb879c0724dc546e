import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { NoShowBody } from "@/lib/domain/events/operation-schema";
import type { Db } from "@/lib/platform/db/client";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { requireInvitee } from "./require-invitee";

/** Records who did not come to a meeting that has begun, or withdraws that. Emits webhooks, but sends no mail. */
export function setNoShow(db: Db, target: EventTarget, body: NoShowBody) {
  return changeEvent(db, target, "no_show", async (tx, event) => {
    const expected = body.invitee === undefined ? listExpected(event) : [pickExpected(event, body.invitee)];
    if (body.no_show && !hasStarted(event, target.now))
      throw new ApiProblem("conflict", "The event has not begun, or is not confirmed.", {
        reason: "event_not_begun",
      });
    const changed = expected.filter(({ noShowAt }) => (noShowAt !== null) !== body.no_show);
    if (changed.length === 0) return null;
    await tx.invitee.updateMany({
      where: {
        organizationId: target.organization,
        eventId: event.id,
        id: { in: changed.map(({ id }) => id) },
      },
      data: { noShowAt: body.no_show ? new Date(target.now) : null },
    });
    return { happened: "no_show" };
  });
}

const hasDeclined = ({ declines }: EventRow, { id }: { id: string }) =>
  declines.some(({ inviteeId }) => inviteeId === id);

/** Lists the invitees who were expected to meet the organiser. */
const listExpected = (event: EventRow) =>
  event.invitees.filter((invitee) => !invitee.isOrganizer && !hasDeclined(event, invitee));

function pickExpected(event: EventRow, reference: string) {
  const invitee = requireInvitee(event, reference, "/invitee");
  if (invitee.isOrganizer)
    throw buildFieldProblem("/invitee", "organiser", "invitee is the organiser.", "conflict");
  if (hasDeclined(event, invitee))
    throw buildFieldProblem("/invitee", "refused", "invitee declined, so was not expected.", "conflict");
  return invitee;
}

function hasStarted({ confirmedFlag, confirmedDateId, dates }: EventRow, now: Instant): boolean {
  const date = dates.find(({ id }) => id === confirmedDateId);
  return confirmedFlag && date !== undefined && date.startsAt.getTime() <= now;
}
