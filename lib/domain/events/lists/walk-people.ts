import type { CandidateScope } from "./candidate-scope";
import type { EventFilters, ParticipantReference } from "./event-filters";
import {
  buildCreatorCondition,
  buildInviteeCondition,
  CREATOR_COLUMNS,
  groupByReference,
  INVITEE_COLUMNS,
} from "./person-conditions";

/**
 * SQL for the ids on the page, down the index entries of the people who are asked for; null where nobody is. It reads
 * hardly more of the past than it answers.
 */
export function walkPeople(scope: CandidateScope, { creators, invitees, involved }: EventFilters) {
  const [first, ...others] = invitees;
  if (involved) return [...walkCreated(scope, involved), ...walkInvited(scope, involved)].join(" UNION ");
  if (first) return walkInvited(scope, first, { others, creators }).join(" UNION ");
  return creators.length > 0 ? walkCreated(scope, creators).join(" UNION ") : null;
}

/** Of each person in turn the first, so that one who was busy long ago is found as fast as one who is busy now. */
const walk = (
  { listParam, page }: CandidateScope,
  people: readonly ParticipantReference[],
  selectEntries: (by: ParticipantReference["by"]) => string,
) =>
  groupByReference(people).map(
    ({ by, named }) =>
      `SELECT entry.id FROM unnest(${listParam(named)}) AS person (name)
        CROSS JOIN LATERAL (${selectEntries(by)} ${page}) entry`,
  );

function walkCreated(scope: CandidateScope, people: readonly ParticipantReference[]): string[] {
  const { tenant, asked, onPage } = scope;
  const fitting = [`e.organization_id = ${tenant}`, ...asked, ...onPage("e.id")].join(" AND ");
  return walk(
    scope,
    people,
    (by) => `SELECT e.id FROM events e WHERE ${fitting} AND ${CREATOR_COLUMNS[by]} = person.name`,
  );
}

interface OtherFilters {
  /** Of each entry, somebody is invited too. */
  others: readonly ParticipantReference[][];
  /** Any of them created the event; nobody: anybody. */
  creators: readonly ParticipantReference[];
}

function walkInvited(
  scope: CandidateScope,
  people: readonly ParticipantReference[],
  { others, creators }: OtherFilters = { others: [], creators: [] },
): string[] {
  const { tenant, asked, onPage, order } = scope;
  const invitations = [`i.organization_id = ${tenant}`, ...onPage("i.event_id")];
  const together = others.map(
    (other) => `i.event_id IN (SELECT i.event_id FROM invitees i
                                WHERE ${[...invitations, buildInviteeCondition(other, scope)].join(" AND ")})`,
  );
  const ofEvent = [...asked, ...(creators.length > 0 ? [buildCreatorCondition(creators, scope)] : [])];
  const fitting = [`e.organization_id = ${tenant}`, "e.id = i.event_id", ...ofEvent].join(" AND ");
  return walk(
    scope,
    people,
    (by) =>
      `SELECT i.event_id AS id
         FROM (SELECT DISTINCT i.event_id FROM invitees i
                WHERE ${[...invitations, ...together].join(" AND ")} AND ${INVITEE_COLUMNS[by]} = person.name
                ORDER BY i.event_id ${order}) i
              ${ofEvent.length > 0 ? `JOIN events e ON ${fitting}` : ""}`,
  );
}
