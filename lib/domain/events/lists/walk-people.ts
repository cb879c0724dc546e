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
 * SQL for the ids of a page, by the index entries of the requested people; null without such a filter. It reads little
 * more than the page.
 */
export function walkPeople(scope: CandidateScope, { creators, invitees, involved }: EventFilters) {
  const [first, ...others] = invitees;
  if (involved) return [...walkCreated(scope, involved), ...walkInvited(scope, involved)].join(" UNION ");
  if (first) return walkInvited(scope, first, { others, creators }).join(" UNION ");
  return creators.length > 0 ? walkCreated(scope, creators).join(" UNION ") : null;
}

/** Fetches the next event of each person in turn, so that people active only long ago are found as quickly. */
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
  const { tenant, conditions, onPage } = scope;
  const fitting = [`e.organization_id = ${tenant}`, ...conditions, ...onPage("e.id")].join(" AND ");
  return walk(
    scope,
    people,
    (by) => `SELECT e.id FROM events e WHERE ${fitting} AND ${CREATOR_COLUMNS[by]} = person.name`,
  );
}

interface OtherFilters {
  /** One person of each entry must be invited too. */
  others: readonly ParticipantReference[][];
  /** The event was created by one of these; empty: by any user. */
  creators: readonly ParticipantReference[];
}

function walkInvited(
  scope: CandidateScope,
  people: readonly ParticipantReference[],
  { others, creators }: OtherFilters = { others: [], creators: [] },
): string[] {
  const { tenant, conditions, onPage, order } = scope;
  const invitations = [`i.organization_id = ${tenant}`, ...onPage("i.event_id")];
  const together = others.map(
    (other) => `i.event_id IN (SELECT i.event_id FROM invitees i
                                WHERE ${[...invitations, buildInviteeCondition(other, scope)].join(" AND ")})`,
  );
  const ofEvent = [...conditions, ...(creators.length > 0 ? [buildCreatorCondition(creators, scope)] : [])];
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
