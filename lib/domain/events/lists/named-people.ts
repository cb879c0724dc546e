import type { CandidateScope } from "./candidate-scope";
import type { NamedPerson } from "./event-filters";

type Columns = Record<NamedPerson["by"], string>;

export const CREATOR: Columns = { user: "e.created_by_user_id", email: "e.created_by_email" };
export const INVITEE: Columns = { user: "i.user_id", email: "i.email" };

/** Those named by their accounts and those named by their addresses. */
export const groupByKind = (people: readonly NamedPerson[]) =>
  (["user", "email"] as const)
    .map((by) => ({ by, named: people.filter((person) => person.by === by).map(({ value }) => value) }))
    .filter(({ named }) => named.length > 0);

const isAny = (columns: Columns, people: readonly NamedPerson[], { listParam }: CandidateScope) =>
  `(${groupByKind(people)
    .map(({ by, named }) => `${columns[by]} = ANY(${listParam(named)})`)
    .join(" OR ")})`;

/** The condition that one of these people created the event `e`. */
export const isCreatedBy = (people: readonly NamedPerson[], scope: CandidateScope) =>
  isAny(CREATOR, people, scope);

/** The condition that the invitation `i` is one of these people's. */
export const isInvitationFor = (people: readonly NamedPerson[], scope: CandidateScope) =>
  isAny(INVITEE, people, scope);
