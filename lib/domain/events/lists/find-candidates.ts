import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { appendClauses, defineStatement } from "@/lib/platform/db/statement";
import {
  buildAnswerCandidates,
  buildGroupCandidates,
  buildTimeCandidates,
  buildUpdateCandidates,
} from "./candidate-queries";
import { buildCandidateScope, type CandidateScope } from "./candidate-scope";
import type { EventFilters } from "./event-filters";
import { walkPeople } from "./walk-people";

const CANDIDATES = defineStatement<{ id: string; title: string }>("SELECT e.id, e.title FROM events e");

/** Finds the newest (or oldest) matching events after the id `before`, apart from the pattern. */
export function findCandidates(
  db: Db,
  organization: OrganizationId,
  filters: EventFilters,
  page: { before: string | undefined; take: number },
  now: Instant,
) {
  const scope = buildCandidateScope(organization, filters, page, now);
  const ids = findIds(scope, filters);
  const candidates = ids
    ? `JOIN (${ids} ${scope.page}) found ON found.id = e.id`
    : `WHERE ${buildFilterCondition(scope)}`;
  return executeSql(
    db,
    appendClauses(CANDIDATES, `${candidates} ${scope.page}`, { isPrepared: false }),
    scope.values,
  );
}

/** Builds SQL for the ids by the most selective index; null if that is the order of the list. */
function findIds(scope: CandidateScope, filters: EventFilters): string | null {
  const { filter, since, until, updated_since: changed, group_ids, answer } = filters;
  if (group_ids?.length) return buildGroupCandidates(scope, filters);
  const walk = walkPeople(scope, filters);
  const reach = walk ?? `SELECT e.id FROM events e WHERE ${buildFilterCondition(scope)}`;
  if (answer) return buildAnswerCandidates(scope, filters, reach);
  if (changed) return buildUpdateCandidates(scope, filters, reach);
  if (filter !== "upcoming" && !since && !until) return walk;
  return buildTimeCandidates(scope, filters, reach);
}

const buildFilterCondition = ({ tenant, conditions, onPage }: CandidateScope) =>
  [`e.organization_id = ${tenant}`, ...conditions, ...onPage("e.id")].join(" AND ");
