import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { appendClauses, defineStatement } from "@/lib/platform/db/statement";
import { buildCandidateScope, type CandidateScope } from "./candidate-scope";
import type { EventFilters, ParticipantReference } from "./event-filters";
import { buildCreatorCondition, buildInviteeCondition } from "./person-conditions";

/** The expression of the index events_by_start. */
const START = "COALESCE(e.starts_at, e.ends_at, '9999-12-31T00:00:00Z'::timestamptz)";

const BY_START = defineStatement<{ id: string; title: string; start: Date }>(
  "SELECT e.id, e.title, COALESCE(e.starts_at, e.ends_at, '9999-12-31T00:00:00Z'::timestamptz) AS start FROM events e",
);

interface Page {
  after: { id: string; start?: number | undefined } | undefined;
  take: number;
}

/** Finds the earliest or latest matching events after a position in that order, apart from the pattern. */
export function findEventsByStart(
  db: Db,
  organization: OrganizationId,
  filters: EventFilters,
  { after, take }: Page,
  now: Instant,
) {
  const scope = buildCandidateScope(organization, filters, { before: undefined, take }, now);
  const { param, tenant, conditions, limit, values } = scope;
  const [further, order] = filters.sort === "latest" ? ["<", "DESC"] : [">", "ASC"];
  const beyond = after
    ? [`(${START}, e.id) ${further} (${param(new Date(after.start ?? 0))}, ${param(after.id)})`]
    : [];
  const fitting = [
    `e.organization_id = ${tenant}`,
    ...conditions,
    ...buildRecentCondition(scope, filters, now),
    ...filterByPeople(scope, filters),
    ...beyond,
  ];
  const tail = `WHERE ${fitting.join(" AND ")} ORDER BY ${START} ${order}, e.id ${order} LIMIT ${limit}`;
  return executeSql(db, appendClauses(BY_START, tail, { isPrepared: false }), values);
}

/**
 * Limits the range by the longest meeting: an event not over at a time began at most that long before it. Meetings
 * over a day are few and have their own index, events_long. One more day allows for days of 25 hours.
 */
function buildRecentCondition(
  { tenant, param }: CandidateScope,
  { filter, since }: EventFilters,
  now: Instant,
): string[] {
  const time = Math.max(filter === "upcoming" ? now : 0, since?.getTime() ?? 0);
  if (time === 0) return [];
  const longest = `(SELECT max(l.ends_at - l.starts_at) FROM events l
                     WHERE l.organization_id = ${tenant} AND l.ends_at - l.starts_at > interval '1 day')`;
  return [
    `${START} > ${param(new Date(time))}::timestamptz - interval '1 day' - GREATEST(interval '1 day', ${longest})`,
  ];
}

/** Builds sets of ids, so that a user's few events are looked up instead of scanning those of all users. */
function filterByPeople(scope: CandidateScope, { creators, invitees, involved }: EventFilters): string[] {
  const isInvited = (people: ParticipantReference[]) =>
    `e.id IN (SELECT i.event_id FROM invitees i
               WHERE i.organization_id = ${scope.tenant} AND ${buildInviteeCondition(people, scope)})`;
  return [
    ...(creators.length > 0 ? [buildCreatorCondition(creators, scope)] : []),
    ...invitees.map(isInvited),
    ...(involved ? [`(${buildCreatorCondition(involved, scope)} OR ${isInvited(involved)})`] : []),
  ];
}
