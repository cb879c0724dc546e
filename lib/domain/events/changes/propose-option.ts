import type { Interval } from "@/lib/core/time/interval";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { isPollClosed } from "@/lib/domain/events/poll/get-poll-settings";
import { MAX_EVENT_PARTS } from "@/lib/domain/events/schema";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";

export interface OptionProposal {
  invitee: string;
  date?: Interval;
  place?: { name: string; address: string | null };
}

/** Adds a date or location, with the yes of the invitee who proposes it; an existing one is not added twice. */
export function proposeOption(db: Db, target: EventTarget, { invitee, date, place }: OptionProposal) {
  return changeEvent(db, target, "update", async (tx, event) => {
    if (event.confirmedFlag)
      throw new ApiProblem("conflict", "The event is confirmed.", { reason: "event_confirmed" });
    const by = event.invitees.find(({ id }) => id === invitee);
    if (!by?.isOrganizer && isPollClosed(event, target.now))
      throw new ApiProblem("conflict", "The deadline of the poll has passed.", { reason: "poll_over" });
    if (!by) throw new ApiProblem("not_found", "The invitee was not found.");
    const ofEvent = { organizationId: event.organizationId, eventId: event.id };
    const part = { id: generateId(), ...ofEvent, createdByUserId: by.userId };
    if (date && !hasDate(event, date)) {
      requireCapacity(event, "dates");
      const span = { startsAt: new Date(date.start), endsAt: new Date(date.end) };
      await tx.eventDate.create({ data: { ...part, ...span, position: getNextPosition(event.dates) } });
      await tx.vote.create({ data: buildVote({ dateId: part.id }) });
    } else if (place && !event.places.some(({ name }) => name === place.name)) {
      requireCapacity(event, "places");
      await tx.eventPlace.create({ data: { ...part, ...place, position: getNextPosition(event.places) } });
      await tx.vote.create({ data: buildVote({ placeId: part.id }) });
    } else return null;
    return { happened: null };

    function buildVote(entry: { dateId: string } | { placeId: string }) {
      return { id: generateId(), ...ofEvent, inviteeId: invitee, yes: true, ...entry };
    }
  });
}

const hasDate = ({ dates }: EventRow, { start, end }: Interval) =>
  dates.some(({ startsAt, endsAt }) => +startsAt === start && +endsAt === end);

function requireCapacity(event: EventRow, kind: "dates" | "places") {
  if (event[kind].length >= MAX_EVENT_PARTS[kind])
    throw new ApiProblem(
      "conflict",
      `The event has ${MAX_EVENT_PARTS[kind]} ${kind}, the most that it can have.`,
      { reason: "too_many" },
    );
}

const getNextPosition = (entries: readonly { position: number }[]): number =>
  Math.max(-1, ...entries.map(({ position }) => position)) + 1;
