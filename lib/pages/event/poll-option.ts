import { isVoteAnswer } from "@/lib/domain/events/operation-schema";
import type { EventContext } from "./event-context";
import { countAble, type Tally } from "./tally";
import type { Answer, AnswerLetter, PollOption, PollSection } from "./view";

/** The entries at which most can come, of these those that suit best, as long as they stand out. */
export function findBestEntries(tally: Tally, entries: readonly { id: string }[]): Set<string> {
  const counts = entries.map(({ id }) => ({
    id,
    able: countAble(tally.of(id)),
    yes: tally.of(id).yes.length,
  }));
  const most = Math.max(...counts.map(({ able }) => able));
  const able = counts.filter((count) => count.able === most);
  const gladly = Math.max(...able.map(({ yes }) => yes));
  const best = able.filter(({ yes }) => yes === gladly);
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
  const { yes, ifNeedBe } = tally.of(id);
  const numbers = { count: yes.length, total: tally.people.length };
  const reluctant =
    ifNeedBe.length > 0 ? t("eventPage.poll.ifNeedBeCount", { count: ifNeedBe.length }) : null;
  const typed = draft?.step === "vote" ? draft.values[entry.name] : undefined;
  return {
    ...entry,
    spoken: [t("eventPage.poll.spoken", { name: whole, ...numbers }), reluctant].filter(Boolean).join(", "),
    own: isVoteAnswer(typed) ? typed : tally.answer(visitor.id, id),
    count: [t("eventPage.poll.count", numbers), reluctant].filter(Boolean).join(" "),
    yes: numbers.count,
    able: numbers.count + ifNeedBe.length,
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

const LETTERS = { yes: "y", if_need_be: "i", no: "n" } as const;

const toLetter = (answer: Answer): AnswerLetter => (answer === null ? "-" : LETTERS[answer]);
