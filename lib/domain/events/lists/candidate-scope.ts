import type { Instant } from "@/lib/core/time/instant";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildWordMatch, toVisibilityParams } from "../search/build-match-conditions";
import { buildAnswerCondition } from "./answer-condition";
import { buildBookingConditions } from "./booking-filter";
import type { EventFilters } from "./event-filters";

/** The searched events, as parts of a statement on the events `e` with its parameters. */
export interface CandidateScope {
  values: unknown[];
  /** Adds a parameter and returns its `$n`. */
  param: (value: unknown) => string;
  listParam: (list: readonly string[]) => string;
  tenant: string;
  /** SQL conditions of the filters on the event itself, without the organisation's. */
  conditions: readonly string[];
  /** The same conditions without the one on answers, for statements that look those up first. */
  askedBesideAnswer: readonly string[];
  /** Conditions that restrict this id to those after the previous page, if there is one. */
  onPage: (id: string) => string[];
  order: "ASC" | "DESC";
  limit: string;
  /** ORDER BY and LIMIT for a query with a column `id`. */
  page: string;
}

interface Page {
  /** The last id of the previous page. */
  before: string | undefined;
  take: number;
}

export function buildCandidateScope(
  organization: OrganizationId,
  filters: EventFilters,
  { before, take }: Page,
  now: Instant,
): CandidateScope {
  const values: unknown[] = [];
  const param = (value: unknown) => `$${values.push(value)}`;
  const listParam = (list: readonly string[]) => `${param(list)}::text[]`;
  const tenant = param(organization);
  const cursor = before && param(before);
  const limit = param(take);
  const [beyond, order] = filters.sort === "oldest" ? ([">", "ASC"] as const) : (["<", "DESC"] as const);
  const askedBesideAnswer = [
    ...buildConditions(filters, now, { param, listParam }),
    ...buildSearchConditions(filters, { tenant, param, listParam }),
  ];
  // OFFSET 0 forces one lookup per event in its few participants.
  const answered = filters.answer
    ? [
        `EXISTS (SELECT FROM invitees a WHERE a.organization_id = ${tenant} AND a.event_id = e.id
                                         AND ${buildAnswerCondition(filters.answer, param)} OFFSET 0)`,
      ]
    : [];
  return {
    values,
    param,
    listParam,
    tenant,
    conditions: [...askedBesideAnswer, ...answered],
    askedBesideAnswer,
    onPage: (id) => (cursor ? [`${id} ${beyond} ${cursor}`] : []),
    order,
    limit,
    page: `ORDER BY id ${order} LIMIT ${limit}`,
  };
}

function buildConditions(
  { filter, app_id, group_ids, bookpage, booked, since, until, updated_since: changed }: EventFilters,
  now: Instant,
  { param, listParam }: Pick<CandidateScope, "param" | "listParam">,
): string[] {
  const conditions: string[] = [];
  if (filter === "confirmed") conditions.push("e.confirmed_flag AND e.cancelled_at IS NULL");
  if (filter === "planning") conditions.push("NOT e.confirmed_flag AND e.cancelled_at IS NULL");
  if (filter === "cancelled") conditions.push("e.cancelled_at IS NOT NULL");
  if (filter === "no_show")
    conditions.push(
      `e.cancelled_at IS NULL AND EXISTS (SELECT 1 FROM invitees n
        WHERE n.organization_id = e.organization_id AND n.event_id = e.id AND n.no_show_at IS NOT NULL)`,
    );
  if (filter === "upcoming")
    conditions.push(`e.cancelled_at IS NULL AND e.ends_at > ${param(new Date(now))}`);
  if (since) conditions.push(`e.ends_at >= ${param(since)}`);
  if (until) conditions.push(`e.ends_at < ${param(until)}`);
  if (changed) conditions.push(`e.updated_at >= ${param(changed)}`);
  if (booked) conditions.push(...buildBookingConditions(booked, now, param));
  if (bookpage) conditions.push(`e.bookpage_id = ${param(bookpage)}`);
  if (app_id) conditions.push(`e.third_party_app = ${param(app_id)}`);
  if (group_ids?.length) {
    const groups = listParam(group_ids);
    conditions.push(`e.third_party_group_ids <> '{}' AND e.third_party_group_ids && ${groups}`);
  }
  return conditions;
}

function buildSearchConditions(
  { search }: EventFilters,
  { tenant, param, listParam }: Pick<CandidateScope, "tenant" | "param" | "listParam">,
): string[] {
  if (!search) return [];
  const { ids, common, fields, shown } = search;
  const parts = shown && toVisibilityParams(shown.reader, param, listParam);
  const matches = (shown?.patterns ?? common).map((pattern) =>
    buildWordMatch({ tenant, pattern: param(pattern), fields }, parts),
  );
  return [...(ids ? [`e.id = ANY (${listParam(ids)})`] : []), ...matches];
}
