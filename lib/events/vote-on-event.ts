import type { Db } from "@/lib/db/client";
import { newId } from "@/lib/db/id";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { findInvitee } from "./find-invitee";
import type { VoteBody } from "./operation-schema";
import type { EventRow } from "./serialize";
import { unknownEntry } from "./unknown-entry";

type Answers = Record<string, "yes" | "no">;

/** Answers to dates and places; those not named stay as they are. A yes takes a decline back. */
export function voteOnEvent(db: Db, target: EventTarget, body: VoteBody) {
  return changeEvent(db, target, "vote", async (tx, event) => {
    const invitee = findInvitee(event, body.invitee, "/invitee");
    const votes = [...votesOf(event, "dates", body.dates), ...votesOf(event, "places", body.places)] as const;
    const before = (vote: (typeof votes)[number]) =>
      event.votes.find(
        ({ inviteeId, dateId, placeId }) =>
          inviteeId === invitee.id && dateId === vote.dateId && placeId === vote.placeId,
      );
    const cast = votes.filter((vote) => !before(vote));
    const turned = votes.filter((vote) => before(vote) && before(vote)?.yes !== vote.yes);
    const comesAfterAll =
      votes.some(({ yes }) => yes) && event.declines.some(({ inviteeId }) => inviteeId === invitee.id);
    if (cast.length === 0 && turned.length === 0 && !comesAfterAll) return null;

    await tx.vote.createMany({
      data: cast.map((vote) => ({ id: newId(), eventId: event.id, inviteeId: invitee.id, ...vote })),
    });
    for (const yes of [true, false]) {
      const ids = turned.filter((vote) => vote.yes === yes).map((vote) => before(vote)?.id as string);
      if (ids.length > 0) await tx.vote.updateMany({ where: { id: { in: ids } }, data: { yes } });
    }
    if (comesAfterAll) await tx.decline.deleteMany({ where: { eventId: event.id, inviteeId: invitee.id } });
    return { happened: "voted" };
  });
}

function votesOf(event: EventRow, kind: "dates" | "places", answers: Answers = {}) {
  return Object.entries(answers).map(([id, answer]) => {
    if (!event[kind].some((entry) => entry.id === id))
      throw unknownEntry(`/${kind}/${id}`, "is not of this event");
    const yes = answer === "yes";
    return kind === "dates" ? { dateId: id, placeId: null, yes } : { dateId: null, placeId: id, yes };
  });
}
