import type { Instant } from "@/lib/core/time/instant";
import { buildBookpageNotFoundProblem } from "@/lib/domain/booking-pages/bookpages/queries";
import type { Member } from "@/lib/domain/contracts/contract";
import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { formatAnyOf } from "@/lib/platform/db/statement";
import type { AllWaitingQuery, WaitingQuery } from "./schema";
import { serializeWaiting } from "./serialize";
import { WAITING_ROWS } from "./waiting-row";

/** Returns the id of the page with this slug. */
export async function getPageId(db: Db, organizationId: OrganizationId, slug: string): Promise<string> {
  const page = await db.bookpage.findFirst({ where: { organizationId, slug }, select: { id: true } });
  if (!page) throw buildBookpageNotFoundProblem(slug);
  return page.id;
}

export async function listWaitingEntries(
  db: Db,
  organization: OrganizationId,
  slug: string,
  { day, type, ...page }: WaitingQuery,
  { url, now }: { url: URL; now: Instant },
) {
  const bookpage = await getPageId(db, organization, slug);
  const rows = await listRowPage(db, WAITING_ROWS, organization, { ...page, sort: "oldest" }, (param) => [
    `t.bookpage_id = ${param(bookpage)}`,
    `t.closes_at > ${param(new Date(now))}`,
    ...(day === undefined ? [] : [`${param(day)} BETWEEN t.first_day AND t.last_day`]),
    ...(type === undefined
      ? []
      : [
          `t.appointment_type_id IN (SELECT y.id FROM appointment_types y WHERE y.organization_id = $1 AND y.handle = ${param(type)})`,
        ]),
  ]);
  return buildPageReply(rows, page, url, (row) => serializeWaiting(row, now));
}

const SEARCHED_TEXT = "lower(t.full_name || ' ' || t.email)";

/** Lists the waiting lists of all pages, or of those that this member may manage. */
export async function listAllWaitingEntries(
  db: Db,
  organization: OrganizationId,
  { belongs_to: owner, day, search, ...page }: AllWaitingQuery,
  { within, url, now }: { within: Pick<Member, "people" | "teams"> | null; url: URL; now: Instant },
) {
  const rows = await listRowPage(db, WAITING_ROWS, organization, page, (param) => {
    const isOfPage = (condition: string) =>
      `t.bookpage_id IN (SELECT p.id FROM bookpages p WHERE p.organization_id = $1 AND ${condition})`;
    return [
      `t.closes_at > ${param(new Date(now))}`,
      ...(day === undefined ? [] : [`${param(day)} BETWEEN t.first_day AND t.last_day`]),
      ...(owner === undefined ? [] : [isOfPage(`p.user_id = ${param(owner)}`)]),
      ...(within
        ? [
            isOfPage(
              `(p.user_id = ${formatAnyOf(param([...within.people]))} OR p.team_id = ${formatAnyOf(param([...within.teams]))})`,
            ),
          ]
        : []),
      ...buildSearchConditions(SEARCHED_TEXT, search, param),
    ];
  });
  return buildPageReply(rows, page, url, (row) => serializeWaiting(row, now));
}
