import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { VOTE_ANSWERS, type VoteAnswer, type VoteBody } from "@/lib/domain/events/operation-schema";
import { getPollSettings, isPollClosed } from "@/lib/domain/events/poll/get-poll-settings";
import { listFullDates } from "@/lib/domain/events/poll/list-full-dates";
import { countFreeSeats } from "@/lib/domain/events/seats/count-taken-seats";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { changeEvent } from "./change-event";
import { buildUnknownEntryProblem } from "./create-unknown-entry-problem";
import type { EventTarget } from "./event-target";
import { requireInvitee } from "./require-invitee";

type Answers = Record<string, VoteAnswer>;

/**
 * Records votes on dates and locations; options that are not named keep theirs. A yes withdraws a decline; `comesBack`
 * withdraws it without one.
 */
export function voteOnEvent(db: Db, target: EventTarget, body: VoteBody, { comesBack = false } = {}) {
  return changeEvent(db, target, "vote", async (tx, event) => {
    const invitee = requireInvitee(event, body.invitee, "/invitee");
    if (!event.confirmedFlag && isPollClosed(event, target.now))
      throw new ApiProblem("conflict", "The deadline of the poll has passed.", { reason: "poll_over" });
    const ownVotes = event.votes.filter(({ inviteeId }) => inviteeId === invitee.id);
    const votes = [
      ...buildVotes(event, "dates", body.dates),
      ...buildVotes(event, "places", body.places),
    ].map((vote) => ({
      ...vote,
      before: ownVotes.find(({ dateId, placeId }) => dateId === vote.dateId && placeId === vote.placeId),
    }));
    const cast = votes.filter(({ before }) => !before);
    const turned = votes.filter(({ before, ...vote }) => before && isDifferentVote(before, vote));
    const decline = event.declines.find(({ inviteeId }) => inviteeId === invitee.id);
    const full = listFullDates(event, invitee.id);
    assertNotFull(full, votes);
    const comesAfterAll = decline && (comesBack || votes.some(({ yes }) => yes));
    if (comesAfterAll) requireSeat(event, invitee);
    if (cast.length === 0 && turned.length === 0 && !comesAfterAll) return null;

    await tx.vote.createMany({
      data: cast.map(({ before: _, ...vote }) => ({
        ...vote,
        id: generateId(),
        organizationId: target.organization,
        eventId: event.id,
        inviteeId: invitee.id,
      })),
    });
    for (const answer of VOTE_ANSWERS) {
      const data = toColumns(answer);
      const ids = turned.flatMap((vote) =>
        vote.before && !isDifferentVote(vote, data) ? vote.before.id : [],
      );
      await tx.vote.updateMany({ where: { organizationId: target.organization, id: { in: ids } }, data });
    }
    if (comesAfterAll) {
      await tx.decline.delete({ where: toRowKey(target.organization, decline.id) });
      // Dates that have become full meanwhile.
      const fullVotes = ownVotes.filter(({ yes, dateId }) => yes && dateId !== null && full.includes(dateId));
      const ids = fullVotes.map(({ id }) => id);
      await tx.vote.deleteMany({ where: { organizationId: target.organization, id: { in: ids } } });
    }
    return { happened: "voted" };
  });
}

/** The event's row is locked, so of two votes for the last seat only one succeeds. */
function assertNotFull(full: readonly string[], votes: readonly { dateId: string | null; yes: boolean }[]) {
  const errors = votes.flatMap(({ dateId, yes }) =>
    yes && dateId !== null && full.includes(dateId)
      ? [
          {
            in: "body" as const,
            pointer: `/dates/${dateId}`,
            code: "taken" as const,
            message: "has no place left",
          },
        ]
      : [],
  );
  if (errors.length > 0) throw new ApiProblem("conflict", "There is no place left at this date.", { errors });
}

/** An invitee who gave up a seat gets it back only if one is left and they have no seat elsewhere. */
function requireSeat(event: EventRow, { movedTo }: EventRow["invitees"][number]) {
  if (movedTo !== null) throw new ApiProblem("conflict", "The seat was given up for another meeting.");
  if (countFreeSeats(event) === 0)
    throw new ApiProblem("slot_taken", "All seats of the event are taken.", { reason: "seats_taken" });
}

/** A vote of "if need be" is stored as a yes with a flag. */
const toColumns = (answer: VoteAnswer) => ({ yes: answer !== "no", ifNeedBe: answer === "if_need_be" });

type Columns = ReturnType<typeof toColumns>;

const isDifferentVote = (one: Columns, other: Columns) =>
  one.yes !== other.yes || one.ifNeedBe !== other.ifNeedBe;

function buildVotes(event: EventRow, kind: "dates" | "places", answers: Answers = {}) {
  return Object.entries(answers).map(([id, answer]) => {
    if (!event[kind].some((entry) => entry.id === id))
      throw buildUnknownEntryProblem(`/${kind}/${id}`, "is not of this event");
    if (answer === "if_need_be" && !getPollSettings(event).if_need_be)
      throw buildFieldProblem(
        `/${kind}/${id}`,
        "unsupported",
        "This poll takes yes or no: poll.if_need_be is false",
      );
    const columns = toColumns(answer);
    return kind === "dates"
      ? { dateId: id, placeId: null, ...columns }
      : { dateId: null, placeId: id, ...columns };
  });
}
