import { isVoteAnswer } from "@/lib/domain/events/operation-schema";
import { getPollSettings } from "@/lib/domain/events/poll/get-poll-settings";
import { canSeeResults, isVisibleTo } from "@/lib/domain/events/poll/redact-poll-answers";
import { countAttending, type Tally } from "./count-votes";
import type { EventContext } from "./event-context";
import { findPickedAnswer } from "./pick-answer";
import type { AnswerLetter, PollAnswer, PollOption, PollSection } from "./view";

/** Finds the entries that most people can attend, among them those with most yes votes; empty if all are equal. */
export function findBestEntries(tally: Tally, entries: readonly { id: string }[]): Set<string> {
  const counts = entries.map(({ id }) => ({
    id,
    able: countAttending(tally.of(id)),
    yes: tally.of(id).yes.length,
  }));
  const most = Math.max(...counts.map(({ able }) => able));
  const mostAble = counts.filter((count) => count.able === most);
  const mostYes = Math.max(...mostAble.map(({ yes }) => yes));
  const best = mostAble.filter(({ yes }) => yes === mostYes);
  return new Set(most > 0 && best.length < entries.length ? best.map(({ id }) => id) : []);
}

/** A visitor who may not see votes only learns whether a seat is left. */
function countSeats({ visitor, t }: EventContext, { yes, ifNeedBe }: ReturnType<Tally["of"]>, id: string) {
  const { event } = visitor;
  const { limit } = getPollSettings(event);
  if (limit === null || event.dates.every((date) => date.id !== id)) return { places: null, isFull: false };
  const isFull = visitor.fullDates.includes(id);
  const hosts = new Set(
    event.invitees.filter(({ isOrganizer, host }) => isOrganizer || host).map((one) => one.id),
  );
  const takenSeats = [...yes, ...ifNeedBe].filter((invitee) => !hosts.has(invitee)).length;
  const isCounted = canSeeResults(visitor, event) && takenSeats < limit;
  return {
    isFull,
    places: isFull
      ? t("polls.full")
      : isCounted
        ? t("booking.seatsLeft", { count: limit - takenSeats })
        : null,
  };
}

interface Entry extends Pick<PollOption, "name" | "label" | "detail" | "href" | "best"> {
  id: string;
  whole: string;
}

export function buildPollOption(
  context: EventContext,
  tally: Tally,
  { id, whole, ...entry }: Entry,
): PollOption {
  const { visitor, draft, t } = context;
  const count = tally.of(id);
  const { yes, ifNeedBe } = count;
  const isSeen = canSeeResults(visitor, visitor.event);
  const { places, isFull } = countSeats(context, count, id);
  const numbers = { count: yes.length, total: tally.people.length };
  const ifNeedBeText =
    ifNeedBe.length > 0 ? t("eventPage.poll.ifNeedBeCount", { count: ifNeedBe.length }) : null;
  const typed = draft?.step === "vote" ? draft.values[entry.name] : undefined;
  return {
    ...entry,
    best: entry.best && isSeen && !isFull,
    spoken: [
      isSeen ? t("eventPage.poll.spoken", { name: whole, ...numbers }) : whole,
      isSeen && ifNeedBeText,
      places,
    ]
      .filter(Boolean)
      .join(", "),
    vote:
      isVoteAnswer(typed) && !(isFull && typed !== "no")
        ? typed
        : (findPickedAnswer(context, id) ?? tally.answer(visitor.id, id)),
    count: isSeen ? [t("eventPage.poll.count", numbers), ifNeedBeText].filter(Boolean).join(" ") : null,
    places,
    isFull,
    yes: numbers.count,
    able: numbers.count + ifNeedBe.length,
    total: numbers.total,
  };
}

/** Everyone's answers, in the order of the entries. */
export const buildPollPeople = (
  { visitor, names }: EventContext,
  tally: Tally,
  entries: readonly { id: string }[],
): PollSection["people"] =>
  tally.people
    .filter((id) => isKnown(visitor, id))
    .map((id) => ({
      id,
      name: names.get(id) ?? "",
      isVisitor: id === visitor.id,
      answers: entries.map((entry) => toLetter(tally.answer(id, entry.id))).join(""),
    }));

/** Participants who are hidden from the visitor have no row. */
function isKnown({ event, ...visitor }: EventContext["visitor"], id: string): boolean {
  if (id !== visitor.id && !canSeeResults(visitor, event)) return false;
  const one = event.invitees.find((invitee) => invitee.id === id);
  return one !== undefined && isVisibleTo(visitor, event, one);
}

const LETTERS = { yes: "y", if_need_be: "i", no: "n" } as const;

const toLetter = (answer: PollAnswer): AnswerLetter => (answer === null ? "-" : LETTERS[answer]);
