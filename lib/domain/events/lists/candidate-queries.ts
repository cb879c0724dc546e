import { buildAnswerCondition } from "./answer-condition";
import type { CandidateScope } from "./candidate-scope";
import type { EventFilters } from "./event-filters";
import { buildCreatorCondition, buildInviteeCondition } from "./person-conditions";

/** The most events of a time range that are collected at once. */
const FEW = 2_000;

/**
 * SQL for the ids of matching events within a group. Groups are small but not sorted like the list, so they are
 * materialized first: otherwise the planner may scan all events in list order.
 */
export const buildGroupCandidates = (scope: CandidateScope, filters: EventFilters) =>
  `WITH few AS MATERIALIZED (${buildEventsSelect(scope)}) SELECT e.id FROM few e WHERE ${buildPeopleCondition(scope, filters)}`;

/** Does the same as `buildGroupCandidates`, among the events of a time range. */
export const buildTimeCandidates = (scope: CandidateScope, filters: EventFilters, walk: string) =>
  buildCollectOrWalk(scope, filters, walk, `${buildEventsSelect(scope)} ORDER BY e.ends_at`);

/**
 * Does the same as `buildGroupCandidates`, among the events updated since a time. Most of them are recent, so only those on the
 * page are collected: on the last page, a walk down the list would read the whole past. The index includes the ids.
 */
export const buildUpdateCandidates = (scope: CandidateScope, filters: EventFilters, walk: string) =>
  buildCollectOrWalk(
    scope,
    filters,
    walk,
    `${buildEventsSelect(scope, scope.onPage("e.id"))} ORDER BY e.updated_at`,
  );

/** Does the same as `buildGroupCandidates`, among the events with a given answer, by the index of answers. */
export const buildAnswerCandidates = (scope: CandidateScope, filters: EventFilters, walk: string) =>
  buildCollectOrWalk(scope, filters, walk, buildAnsweredSelect(scope, filters));

/** An event with several matching answers appears several times; removing duplicates here would read all rows. */
function buildAnsweredSelect({ tenant, askedBesideAnswer, param }: CandidateScope, { answer }: EventFilters) {
  const answered = answer ? buildAnswerCondition(answer, param) : "true";
  return `SELECT e.id, e.created_by_user_id, e.created_by_email
            FROM (SELECT a.event_id FROM invitees a WHERE a.organization_id = ${tenant} AND ${answered}) a
            JOIN events e ON e.organization_id = ${tenant} AND e.id = a.event_id
           WHERE ${["true", ...askedBesideAnswer].join(" AND ")}`;
}

/** Uses the ids collected by `read` if they are few; otherwise `walk` finds enough of them in list order. */
const buildCollectOrWalk = (scope: CandidateScope, filters: EventFilters, walk: string, read: string) =>
  `WITH few AS MATERIALIZED (${read} LIMIT ${FEW + 1}),
        many AS MATERIALIZED (SELECT count(*) > ${FEW} AS so FROM few)
   SELECT DISTINCT e.id FROM few e WHERE NOT (SELECT so FROM many) AND ${buildPeopleCondition(scope, filters)}
   UNION ALL
   SELECT id FROM (${walk} ${scope.page}) found WHERE (SELECT so FROM many)`;

const buildEventsSelect = ({ tenant, conditions }: CandidateScope, onPage: readonly string[] = []) =>
  `SELECT e.id, e.created_by_user_id, e.created_by_email FROM events e
    WHERE ${[`e.organization_id = ${tenant}`, ...conditions, ...onPage].join(" AND ")}`;

/** Builds the remaining conditions on a collected event. */
function buildPeopleCondition(scope: CandidateScope, { creators, invitees, involved }: EventFilters): string {
  // OFFSET 0 forces one lookup per event instead of a table of all invitations of these people.
  const isInvited = (people: EventFilters["creators"]) =>
    `EXISTS (SELECT FROM invitees i WHERE i.organization_id = ${scope.tenant} AND i.event_id = e.id
                                      AND ${buildInviteeCondition(people, scope)} OFFSET 0)`;
  return [
    "true",
    ...scope.onPage("e.id"),
    ...(creators.length > 0 ? [buildCreatorCondition(creators, scope)] : []),
    ...invitees.map(isInvited),
    ...(involved ? [`(${buildCreatorCondition(involved, scope)} OR ${isInvited(involved)})`] : []),
  ].join(" AND ");
}
