import { buildAnswerCondition } from "./answer-condition";
import type { CandidateScope } from "./candidate-scope";
import type { EventFilters } from "./event-filters";
import { buildCreatorCondition, buildInviteeCondition } from "./person-conditions";

/** Up to this many events of a range of time are gathered at once. */
const FEW = 2_000;

/**
 * SQL for the ids of those on the page who fit, among the events of a group. These stand in no order of the list, but
 * are few: gathered before anything else, since the planner, left to itself, would bet on finding enough of them among
 * the newest, and where it loses, read everything.
 */
export const buildGroupCandidates = (scope: CandidateScope, filters: EventFilters) =>
  `WITH few AS MATERIALIZED (${buildEventsSelect(scope)}) SELECT e.id FROM few e WHERE ${buildPeopleCondition(scope, filters)}`;

/** The same among the events of a time. */
export const buildTimeCandidates = (scope: CandidateScope, filters: EventFilters, walk: string) =>
  buildCollectOrWalk(scope, filters, walk, `${buildEventsSelect(scope)} ORDER BY e.ends_at`);

/**
 * The same among the events that were changed since a time. What is changed is mostly new: on the last page, where few
 * are left of many, a walk would read all of the past, so only what is on the page counts. The index has the ids, too.
 */
export const buildUpdateCandidates = (scope: CandidateScope, filters: EventFilters, walk: string) =>
  buildCollectOrWalk(
    scope,
    filters,
    walk,
    `${buildEventsSelect(scope, scope.onPage("e.id"))} ORDER BY e.updated_at`,
  );

/** The same among the events whose booker gave an answer, by the index of answers. */
export const buildAnswerCandidates = (scope: CandidateScope, filters: EventFilters, walk: string) =>
  buildCollectOrWalk(scope, filters, walk, buildAnsweredSelect(scope, filters));

/** An event of several who answered so is there several times: to sort them out, all would have to be read. */
function buildAnsweredSelect({ tenant, askedBesideAnswer, param }: CandidateScope, { answer }: EventFilters) {
  const answered = answer ? buildAnswerCondition(answer, param) : "true";
  return `SELECT e.id, e.created_by_user_id, e.created_by_email
            FROM (SELECT a.event_id FROM invitees a WHERE a.organization_id = ${tenant} AND ${answered}) a
            JOIN events e ON e.organization_id = ${tenant} AND e.id = a.event_id
           WHERE ${["true", ...askedBesideAnswer].join(" AND ")}`;
}

/** Takes those gathered by `read`, where they are few; of many, enough are found by `walk`, on the way down the list. */
const buildCollectOrWalk = (scope: CandidateScope, filters: EventFilters, walk: string, read: string) =>
  `WITH few AS MATERIALIZED (${read} LIMIT ${FEW + 1}),
        many AS MATERIALIZED (SELECT count(*) > ${FEW} AS so FROM few)
   SELECT DISTINCT e.id FROM few e WHERE NOT (SELECT so FROM many) AND ${buildPeopleCondition(scope, filters)}
   UNION ALL
   SELECT id FROM (${walk} ${scope.page}) found WHERE (SELECT so FROM many)`;

const buildEventsSelect = ({ tenant, asked }: CandidateScope, onPage: readonly string[] = []) =>
  `SELECT e.id, e.created_by_user_id, e.created_by_email FROM events e
    WHERE ${[`e.organization_id = ${tenant}`, ...asked, ...onPage].join(" AND ")}`;

/** What is left to ask of a gathered event. */
function buildPeopleCondition(scope: CandidateScope, { creators, invitees, involved }: EventFilters): string {
  // OFFSET 0: one look each, instead of a table of everything that these people were ever invited to.
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
