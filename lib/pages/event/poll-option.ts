import type { EventContext } from "./event-context";
import type { Tally } from "./tally";
import type { Answer, AnswerLetter, PollOption, PollSection } from "./view";

/** The entries with the most yes, as long as they stand out. */
export function findBestEntries(tally: Tally, entries: readonly { id: string }[]): Set<string> {
  const counts = entries.map(({ id }) => ({ id, yes: tally.of(id).yes.length }));
  const most = Math.max(...counts.map(({ yes }) => yes));
  const best = counts.filter(({ yes }) => yes === most);
  return new Set(most > 0 && best.length < entries.length ? best.map(({ id }) => id) : []);
}

interface Entry extends Pick<PollOption, "name" | "label" | "detail" | "href" | "best"> {
  id: string;
  whole: string;
}

export function pollOption(
  { visitor, draft, t }: EventContext,
  tally: Tally,
  { id, whole, ...entry }: Entry,
): PollOption {
  const numbers = { count: tally.of(id).yes.length, total: tally.people.length };
  const typed = draft?.step === "vote" ? draft.values[entry.name] : undefined;
  return {
    ...entry,
    spoken: t("eventPage.poll.spoken", { name: whole, ...numbers }),
    own: typed === "yes" || typed === "no" ? typed : tally.answer(visitor.id, id),
    count: t("eventPage.poll.count", numbers),
    yes: numbers.count,
    total: numbers.total,
  };
}

/** Everybody's answers to the entries, in the order of these. */
export const pollPeople = (
  { visitor, names }: EventContext,
  tally: Tally,
  entries: readonly { id: string }[],
): PollSection["people"] =>
  tally.people.map((id) => ({
    id,
    name: names.get(id) ?? "",
    own: id === visitor.id,
    answers: entries.map((entry) => toLetter(tally.answer(id, entry.id))).join(""),
  }));

const toLetter = (answer: Answer): AnswerLetter => (answer === null ? "-" : answer === "yes" ? "y" : "n");
