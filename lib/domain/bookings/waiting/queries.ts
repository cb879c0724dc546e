import type { Instant } from "@/lib/core/time/instant";
import { missingBookpage } from "@/lib/domain/booking-pages/bookpages/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage } from "@/lib/platform/db/rows";
import { pageReply } from "@/lib/platform/http/pagination";
import type { WaitingQuery } from "./schema";
import { serializeWaiting } from "./serialize";
import { WAITING } from "./waiting-row";

/** The id of the page that a path names. */
export async function findPageId(db: Db, organizationId: OrganizationId, nickname: string): Promise<string> {
  const page = await db.bookpage.findFirst({ where: { organizationId, nickname }, select: { id: true } });
  if (!page) throw missingBookpage(nickname);
  return page.id;
}

export async function listWaiting(
  db: Db,
  organization: OrganizationId,
  nickname: string,
  { day, type, ...page }: WaitingQuery,
  { url, now }: { url: URL; now: Instant },
) {
  const bookpage = await findPageId(db, organization, nickname);
  const rows = await findPage(db, WAITING, organization, { ...page, sort: "oldest" }, (param) => [
    `t.bookpage_id = ${param(bookpage)}`,
    `t.closes_at > ${param(new Date(now))}`,
    ...(day === undefined ? [] : [`${param(day)} BETWEEN t.first_day AND t.last_day`]),
    ...(type === undefined
      ? []
      : [
          `t.appointment_type_id IN (SELECT y.id FROM appointment_types y WHERE y.organization_id = $1 AND y.handle = ${param(type)})`,
        ]),
  ]);
  return pageReply(rows, page, url, (row) => serializeWaiting(row, now));
}
