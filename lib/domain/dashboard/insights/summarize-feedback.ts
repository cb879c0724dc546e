import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { buildInsightConditions, type InsightsFilter } from "./build-insight-conditions";
import { deriveFirstId } from "./count-range";
import { MAX_INSIGHT_ENTRIES } from "./schema";

const MAX_COMMENTS = 5;

interface CountRow {
  kind: "all" | "page" | "host";
  key: string | null;
  label: string | null;
  count: number;
  average: number;
}

interface CommentRow {
  event: string;
  name: string | null;
  rating: number;
  comment: string;
  at: Date;
}

/** Feedback about the meetings that were booked in the range, by the parameters of all insights. */
const buildGivenSql = (conditions: string) => `
  FROM feedback f JOIN events e ON e.organization_id = $1 AND e.id = f.event_id
 WHERE f.organization_id = $1 AND f.event_id >= $2 AND e.created_at >= $3 AND e.created_at < $4
   AND ($5::text[] IS NULL OR e.created_by_user_id = ANY ($5))${conditions}`;

const buildCountsSql = (conditions: string) => `
  WITH counted AS (
    SELECT GROUPING(page, host) AS by, page, host, count(*)::int AS count, coalesce(avg(rating)::float8, 0) AS average
      FROM (SELECT e.bookpage_id AS page, e.created_by_user_id AS host, f.rating ${buildGivenSql(conditions)}) given
     GROUP BY GROUPING SETS ((), (page), (host)))
  SELECT 'all' AS kind, NULL AS key, NULL AS label, count, average FROM counted WHERE by = 3
  UNION ALL
  SELECT 'page', p.id, p.nickname::text, c.count, c.average
    FROM counted c JOIN bookpages p ON p.organization_id = $1 AND p.id = c.page WHERE c.by = 1
  UNION ALL
  SELECT 'host', u.id, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email, ''), c.count, c.average
    FROM counted c JOIN users u ON u.organization_id = $1 AND u.id = c.host WHERE c.by = 2`;

const buildCommentsSql = (conditions: string) => `
  SELECT f.event_id AS event, coalesce(i.full_name, i.email) AS name, f.rating, f.comment, f.updated_at AS at
    FROM (SELECT f.* ${buildGivenSql(conditions)} AND f.comment <> '' ORDER BY f.updated_at DESC LIMIT ${MAX_COMMENTS}) f
    JOIN invitees i ON i.organization_id = $1 AND i.id = f.invitee_id
   ORDER BY f.updated_at DESC`;

const COUNTS = defineStatement<CountRow>(buildCountsSql(""));
const COMMENTS = defineStatement<CommentRow>(buildCommentsSql(""));

interface FeedbackScope {
  since: Instant;
  until: Instant;
  /** Counts only the meetings of these users; null: of all. */
  people: readonly string[] | null;
}

/** Summarizes the feedback: number and average, by page and by host, and the last comments. */
export async function summarizeFeedback(
  db: Db,
  organization: OrganizationId,
  query: InsightsFilter,
  { since, until, people }: FeedbackScope,
) {
  const params = [organization, deriveFirstId(since), new Date(since), new Date(until), people];
  const { conditions, values } = buildInsightConditions(query, params.length);
  const rows = await executeSql(db, { ...COUNTS, text: buildCountsSql(conditions) }, [...params, ...values]);
  const all = rows.find(({ kind }) => kind === "all");
  const count = all?.count ?? 0;
  const comments =
    count > 0
      ? await executeSql(db, { ...COMMENTS, text: buildCommentsSql(conditions) }, [...params, ...values])
      : [];
  return {
    count,
    average: count > 0 ? round(all?.average ?? 0) : null,
    pages: listOfKind(rows, "page").map(({ key, label, ...row }) => ({
      bookpage: key,
      nickname: label,
      ...row,
    })),
    hosts: listOfKind(rows, "host").map(({ key, label, ...row }) => ({ user: key, name: label, ...row })),
    comments: comments.map(({ at, ...comment }) => ({ ...comment, given_at: at })),
  };
}

/** The rows of a kind, those with most feedback first. */
const listOfKind = (rows: readonly CountRow[], wanted: CountRow["kind"]) =>
  rows
    .filter(({ kind }) => kind === wanted)
    .toSorted((one, other) => other.count - one.count || one.average - other.average)
    .slice(0, MAX_INSIGHT_ENTRIES)
    .map(({ key, label, count, average }) => ({
      key: key ?? "",
      label: label ?? "",
      count,
      average: round(average),
    }));

const round = (average: number): number => Math.round(average * 100) / 100;
