/** The operations on an existing event. */
export const EVENT_OPERATIONS = [
  "update",
  "confirm",
  "cancel",
  "vote",
  "message",
  "invite",
  "uninvite",
  "decline",
  "no_show",
] as const;

export type EventOperation = (typeof EVENT_OPERATIONS)[number];

export const EVENT_PHASES = ["planning", "confirmed", "cancelled"] as const;

export type EventPhase = (typeof EVENT_PHASES)[number];

export const deriveEventPhase = (event: { confirmedFlag: boolean; cancelledAt: Date | null }): EventPhase =>
  event.cancelledAt ? "cancelled" : event.confirmedFlag ? "confirmed" : "planning";

/** Only messages are allowed on a cancelled event, as it no longer takes place. */
export function evaluateOperation(
  operation: EventOperation,
  phase: EventPhase,
): "allowed" | "done" | "refused" {
  if (phase !== "cancelled" || operation === "message") return "allowed";
  return operation === "cancel" ? "done" : "refused";
}

/** The event's parts from which date and location are chosen, in order. */
export interface ChoiceCandidates {
  confirmedFlag: boolean;
  confirmedDateId: string | null;
  confirmedPlaceId: string | null;
  dates: readonly { id: string; startsAt: Date }[];
  places: readonly { id: string }[];
  votes: readonly {
    inviteeId: string;
    dateId: string | null;
    placeId: string | null;
    yes: boolean;
    ifNeedBe: boolean;
  }[];
  declines: readonly { inviteeId: string }[];
}

export interface EventChoice {
  dateId: string | null;
  placeId: string | null;
}

/**
 * Picks what a confirmation decides: the named date, else the confirmed one, else the one with the most yes votes
 * (then the fewest "if need be", then the earliest); the location likewise (then the first).
 */
export function pickEventChoice(event: ChoiceCandidates, named: Partial<EventChoice> = {}): EventChoice {
  const confirmed = (id: string | null, among: readonly { id: string }[]) =>
    event.confirmedFlag && among.some((entry) => entry.id === id) ? id : null;
  return {
    dateId: named.dateId ?? confirmed(event.confirmedDateId, event.dates) ?? pickBestDate(event),
    placeId: named.placeId ?? confirmed(event.confirmedPlaceId, event.places) ?? pickBestPlace(event),
  };
}

const pickBestDate = (event: ChoiceCandidates): string | null =>
  event.dates.toSorted(
    (a, b) => compareBySupport(event, "dateId", a.id, b.id) || +a.startsAt - +b.startsAt,
  )[0]?.id ?? null;

const pickBestPlace = (event: ChoiceCandidates): string | null =>
  event.places.toSorted((a, b) => compareBySupport(event, "placeId", a.id, b.id))[0]?.id ?? null;

/** Sorts by support, best first. */
function compareBySupport(
  event: ChoiceCandidates,
  column: "dateId" | "placeId",
  one: string,
  other: string,
): number {
  const [a, b] = [filterYesVotes(event, column, one), filterYesVotes(event, column, other)];
  const reluctant = (votes: ChoiceCandidates["votes"]) => votes.filter(({ ifNeedBe }) => ifNeedBe).length;
  return b.length - a.length || reluctant(a) - reluctant(b);
}

/** Filters yes votes, without those of invitees who declined. */
const filterYesVotes = ({ votes, declines }: ChoiceCandidates, column: "dateId" | "placeId", id: string) =>
  votes.filter(
    (vote) =>
      vote.yes && vote[column] === id && !declines.some(({ inviteeId }) => inviteeId === vote.inviteeId),
  );

/**
 * Derives the choice after dates and locations were replaced; null: the event returns to planning. A confirmed event
 * stays confirmed if its date still exists or only one is left.
 */
export function deriveChoiceAfterUpdate(event: ChoiceCandidates): EventChoice | null {
  const { confirmedFlag, confirmedDateId, dates } = event;
  if (!confirmedFlag) return null;
  const isKept =
    confirmedDateId === null ? dates.length === 0 : dates.some(({ id }) => id === confirmedDateId);
  return isKept || dates.length === 1 ? pickEventChoice(event) : null;
}
