import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { addJobs } from "@/lib/platform/queue/add-job";
import { OFFER_FREED } from "./tasks";

/** One queued job per page is enough. */
const buildJobKey = (bookpage: string) => `${OFFER_FREED.name}/${bookpage}`;

// Starts from the few pages of these hosts, so that one index lookup is enough if their waiting lists are
// empty.
const LIST_HOST_PAGES = definePreparedStatement<{ bookpage: string }>(`
  SELECT p.id AS bookpage
    FROM (SELECT b.id FROM bookpages b WHERE b.organization_id = $1 AND b.user_id = ${formatAnyOf("$2")}
          UNION
          SELECT b.id FROM team_members m JOIN bookpages b ON b.organization_id = $1 AND b.team_id = m.team_id
           WHERE m.organization_id = $1 AND m.user_id = ${formatAnyOf("$2")} AND m.member) p
   WHERE EXISTS (SELECT FROM waiting_entries w
                  WHERE w.organization_id = $1 AND w.bookpage_id = p.id AND w.closes_at > $3)`);

/** Enqueues offers of the freed time to the waiting lists of the hosts' pages and of their teams' pages. */
export async function enqueueOffers(
  tx: Db,
  organization: OrganizationId,
  hosts: readonly string[],
  now: Instant,
): Promise<void> {
  if (hosts.length === 0) return;
  const pages = await executeSql(tx, LIST_HOST_PAGES, [organization, hosts, new Date(now)]);
  await enqueuePageOffers(
    tx,
    organization,
    pages.map(({ bookpage }) => bookpage),
  );
}

/** Enqueues offers for pages that are known. */
export const enqueuePageOffers = (
  tx: Db,
  organization: OrganizationId,
  pages: readonly string[],
): Promise<void> =>
  addJobs(
    tx,
    OFFER_FREED,
    [...new Set(pages)].map((bookpage) => ({
      payload: { organization, bookpage },
      key: buildJobKey(bookpage),
    })),
  );

const LIST_ORGANIZATION_PAGES = defineStatement<{ bookpage: string }>(
  "SELECT DISTINCT bookpage_id AS bookpage FROM waiting_entries WHERE organization_id = $1 AND closes_at > $2",
);

/** Enqueues a check of every page of an organisation with a waiting list. */
export async function enqueueOrganizationOffers(
  tx: Db,
  organization: OrganizationId,
  now: Instant,
): Promise<void> {
  const pages = await executeSql(tx, LIST_ORGANIZATION_PAGES, [organization, new Date(now)]);
  await enqueuePageOffers(
    tx,
    organization,
    pages.map(({ bookpage }) => bookpage),
  );
}

const ENQUEUE_ALL = defineStatement<{ queued: number }>(`
  WITH specs AS (
         SELECT json_agg(json_build_object(
                  'identifier', '${OFFER_FREED.name}',
                  'payload', json_build_object('organization', organization_id, 'bookpage', bookpage_id),
                  'job_key', '${OFFER_FREED.name}/' || bookpage_id)) AS list
           FROM (SELECT DISTINCT organization_id, bookpage_id FROM waiting_entries WHERE closes_at > now()) waited)
  SELECT count(*)::int AS queued
    FROM graphile_worker.add_jobs(
      ARRAY(SELECT spec FROM specs, json_populate_recordset(NULL::graphile_worker.job_spec, list) spec), true)`);

/**
 * Enqueues a check of every page with a waiting list. Hours, absences, calendars, limits and expiring holds
 * can free time, and some of these changes happen without a request.
 */
export async function enqueueAllOffers(db: Db): Promise<void> {
  await executeSql(db, ENQUEUE_ALL, []);
}
