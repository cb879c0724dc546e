import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { PollAnswer } from "./view";

type VoteKind = "dateId" | "placeId";

/** Everybody's answers, for looking up. Who declined does not count. */
export interface Tally {
  answer: (invitee: string, entry: string) => PollAnswer;
  /** Who said yes, who if need be, who no and who nothing, of those who may come. */
  of: (entry: string) => VoteCount;
  /** Ids of those who may come. */
  people: string[];
  /** Best first: most who can come, of whom fewest only if need be, then least no, then as they were. */
  rank: <Entry extends { id: string }>(entries: readonly Entry[]) => Entry[];
}

interface VoteCount {
  yes: string[];
  ifNeedBe: string[];
  no: string[];
  waiting: string[];
}

/** How many can come. */
export const countAttending = ({ yes, ifNeedBe }: VoteCount): number => yes.length + ifNeedBe.length;

const toAnswer = ({ yes, ifNeedBe }: { yes: boolean; ifNeedBe: boolean }): NonNullable<PollAnswer> =>
  ifNeedBe ? "if_need_be" : yes ? "yes" : "no";

export function countVotes({ invitees, votes, declines }: EventVisitor["event"], kind: VoteKind): Tally {
  const answers = new Map(
    votes.flatMap((vote) =>
      vote[kind] === null ? [] : [[`${vote.inviteeId} ${vote[kind]}`, toAnswer(vote)] as const],
    ),
  );
  const declined = new Set(declines.map(({ inviteeId }) => inviteeId));
  const people = invitees.map(({ id }) => id).filter((id) => !declined.has(id));
  const answer = (invitee: string, entry: string): PollAnswer => answers.get(`${invitee} ${entry}`) ?? null;
  const of = (entry: string) => ({
    yes: people.filter((id) => answer(id, entry) === "yes"),
    ifNeedBe: people.filter((id) => answer(id, entry) === "if_need_be"),
    no: people.filter((id) => answer(id, entry) === "no"),
    waiting: people.filter((id) => answer(id, entry) === null),
  });
  return {
    answer,
    of,
    people,
    rank: (entries) => {
      const counted = entries.map((entry) => ({ entry, ...of(entry.id) }));
      return counted
        .toSorted(
          (a, b) =>
            countAttending(b) - countAttending(a) ||
            a.ifNeedBe.length - b.ifNeedBe.length ||
            a.no.length - b.no.length,
        )
        .map(({ entry }) => entry);
    },
  };
}
