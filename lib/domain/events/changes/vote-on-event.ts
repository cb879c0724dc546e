import type { EventRow } from "@/lib/domain/events/event-rows";
import type { VoteBody } from "@/lib/domain/events/operation-schema";
import { countFree } from "@/lib/domain/events/seats/count-taken";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { ApiProblem } from "@/lib/platform/http/problem";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { findInvitee } from "./find-invitee";
import { unknownEntry } from "./unknown-entry";

type Answers = Record<string, "yes" | "no">;

/** Answers to dates and places; those not named stay as they are. A yes takes a decline back, and `comesBack` without one. */
export function voteOnEvent(db: Db, target: EventTarget, body: VoteBody, { comesBack = false } = {}) {
  return changeEvent(db, target, "vote", async (tx, event) => {
    const invitee = findInvitee(event, body.invitee, "/invitee");
    const own = event.votes.filter(({ inviteeId }) => inviteeId === invitee.id);
    const votes = [
      ...buildVotes(event, "dates", body.dates),
      ...buildVotes(event, "places", body.places),
    ].map((vote) => ({
      ...vote,
      before: own.find(({ dateId, placeId }) => dateId === vote.dateId && placeId === vote.placeId),
    }));
    const cast = votes.filter(({ before }) => !before);
    const turned = votes.filter(({ before, yes }) => before && before.yes !== yes);
    const decline = event.declines.find(({ inviteeId }) => inviteeId === invitee.id);
    const comesAfterAll = decline && (comesBack || votes.some(({ yes }) => yes));
    if (comesAfterAll) requireSeat(event, invitee);
    if (cast.length === 0 && turned.length === 0 && !comesAfterAll) return null;

    await tx.vote.createMany({
      data: cast.map(({ before: _, ...vote }) => ({
        ...vote,
        id: newId(),
        organizationId: target.organization,
        eventId: event.id,
        inviteeId: invitee.id,
      })),
    });
    for (const yes of [true, false]) {
      const ids = turned.flatMap((vote) => (vote.yes === yes && vote.before ? vote.before.id : []));
      await tx.vote.updateMany({
        where: { organizationId: target.organization, id: { in: ids } },
        data: { yes },
      });
    }
    if (comesAfterAll) await tx.decline.delete({ where: keyOf(target.organization, decline.id) });
    return { happened: "voted" };
  });
}

/** Whoever gave a seat up has it again only while one is left, and has not taken one elsewhere. */
function requireSeat(event: EventRow, { movedTo }: EventRow["invitees"][number]) {
  if (movedTo !== null) throw new ApiProblem("conflict", "The seat was given up for another meeting.");
  if (countFree(event) === 0) throw new ApiProblem("slot_taken", "All seats of the event are taken.");
}

function buildVotes(event: EventRow, kind: "dates" | "places", answers: Answers = {}) {
  return Object.entries(answers).map(([id, answer]) => {
    if (!event[kind].some((entry) => entry.id === id))
      throw unknownEntry(`/${kind}/${id}`, "is not of this event");
    const yes = answer === "yes";
    return kind === "dates" ? { dateId: id, placeId: null, yes } : { dateId: null, placeId: id, yes };
  });
}
