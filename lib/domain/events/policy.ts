/** What can be done to an event that exists. */
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

export type Operation = (typeof EVENT_OPERATIONS)[number];

export type Phase = "planning" | "confirmed" | "cancelled";

export const derivePhase = (event: { confirmedFlag: boolean; cancelledAt: Date | null }): Phase =>
  event.cancelledAt ? "cancelled" : event.confirmedFlag ? "confirmed" : "planning";

/** After a cancellation only messages are allowed: anything else would change what no longer takes place. */
export function verdictOn(operation: Operation, phase: Phase): "allowed" | "done" | "refused" {
  if (phase !== "cancelled" || operation === "message") return "allowed";
  return operation === "cancel" ? "done" : "refused";
}

/** The parts of an event that its date and place are chosen from, in their order. */
export interface Choosable {
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
 * What a confirmation decides: what is named, else what is confirmed already, else the date at which most can come (of
 * those the one that fewest have named only if need be, then the earliest) and the place in the same way (then the first).
 */
export function chooseFor(event: Choosable, named: Partial<EventChoice> = {}): EventChoice {
  const confirmed = (id: string | null, among: readonly { id: string }[]) =>
    event.confirmedFlag && among.some((entry) => entry.id === id) ? id : null;
  return {
    dateId: named.dateId ?? confirmed(event.confirmedDateId, event.dates) ?? bestDate(event),
    placeId: named.placeId ?? confirmed(event.confirmedPlaceId, event.places) ?? bestPlace(event),
  };
}

const bestDate = (event: Choosable): string | null =>
  event.dates.toSorted((a, b) => bySupport(event, "dateId", a.id, b.id) || +a.startsAt - +b.startsAt)[0]
    ?.id ?? null;

const bestPlace = (event: Choosable): string | null =>
  event.places.toSorted((a, b) => bySupport(event, "placeId", a.id, b.id))[0]?.id ?? null;

/** Best first. */
function bySupport(event: Choosable, column: "dateId" | "placeId", one: string, other: string): number {
  const [a, b] = [yesVotes(event, column, one), yesVotes(event, column, other)];
  const reluctant = (votes: Choosable["votes"]) => votes.filter(({ ifNeedBe }) => ifNeedBe).length;
  return b.length - a.length || reluctant(a) - reluctant(b);
}

/** Who declined does not come, whatever they had voted. */
const yesVotes = ({ votes, declines }: Choosable, column: "dateId" | "placeId", id: string) =>
  votes.filter(
    (vote) =>
      vote.yes && vote[column] === id && !declines.some(({ inviteeId }) => inviteeId === vote.inviteeId),
  );

/**
 * What is confirmed once dates and places were replaced; null: it is in planning again. A confirmed event stays
 * so with its date, or with the only one left.
 */
export function choiceAfterUpdate(event: Choosable): EventChoice | null {
  const { confirmedFlag, confirmedDateId, dates } = event;
  if (!confirmedFlag) return null;
  const stays =
    confirmedDateId === null ? dates.length === 0 : dates.some(({ id }) => id === confirmedDateId);
  return stays || dates.length === 1 ? chooseFor(event) : null;
}
