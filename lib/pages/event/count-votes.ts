import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { PollAnswer } from "./view";

type VoteKind = "dateId" | "placeId";

/** All votes, indexed. Declined invitees do not count. */
export interface Tally {
  answer: (invitee: string, entry: string) => PollAnswer;
  /** The invitees by their vote for the entry. */
  of: (entry: string) => VoteCount;
  /** Ids of invitees who have not declined. */
  people: string[];
  /** Sorts by most who can come, then fewest "if need be", then fewest no, then the original order. */
  rank: <Entry extends { id: string }>(entries: readonly Entry[]) => Entry[];
}

interface VoteCount {
  yes: string[];
  ifNeedBe: string[];
  no: string[];
  waiting: string[];
}

/** The number of people who can come. */
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
