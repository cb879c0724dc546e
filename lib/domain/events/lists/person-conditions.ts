import type { CandidateScope } from "./candidate-scope";
import type { ParticipantReference } from "./event-filters";

type Columns = Record<ParticipantReference["by"], string>;

export const CREATOR_COLUMNS: Columns = { user: "e.created_by_user_id", email: "e.created_by_email" };
export const INVITEE_COLUMNS: Columns = { user: "i.user_id", email: "i.email" };

/** Groups people into ids of accounts and addresses. */
export const groupByReference = (people: readonly ParticipantReference[]) =>
  (["user", "email"] as const)
    .map((by) => ({ by, named: people.filter((person) => person.by === by).map(({ value }) => value) }))
    .filter(({ named }) => named.length > 0);

const buildPersonCondition = (
  columns: Columns,
  people: readonly ParticipantReference[],
  { listParam }: CandidateScope,
) =>
  `(${groupByReference(people)
    .map(({ by, named }) => `${columns[by]} = ANY(${listParam(named)})`)
    .join(" OR ")})`;

/** SQL condition: one of these people created the event `e`. */
export const buildCreatorCondition = (people: readonly ParticipantReference[], scope: CandidateScope) =>
  buildPersonCondition(CREATOR_COLUMNS, people, scope);

/** SQL condition: the invitation `i` belongs to one of these people. */
export const buildInviteeCondition = (people: readonly ParticipantReference[], scope: CandidateScope) =>
  buildPersonCondition(INVITEE_COLUMNS, people, scope);
