import type { Instant } from "@/lib/core/time/instant";
import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { LINK_ROWS } from "./link-row";
import { LINK_STATE_CONDITIONS } from "./link-state";
import type { LinksQuery } from "./links-query";
import { serializeLink } from "./serialize";

export async function listBookingLinks(
  db: Db,
  organization: OrganizationId,
  { page: slug, type, state, ...page }: LinksQuery,
  { url, now }: { url: URL; now: Instant },
) {
  const rows = await listRowPage(db, LINK_ROWS, organization, page, (param) => [
    ...(slug === undefined
      ? []
      : [
          `t.bookpage_id = (SELECT b.id FROM bookpages b WHERE b.organization_id = $1 AND b.nickname = ${param(slug)})`,
        ]),
    ...(type === undefined
      ? []
      : [
          `t.appointment_type_id IN (SELECT y.id FROM appointment_types y WHERE y.organization_id = $1 AND y.handle = ${param(type)})`,
        ]),
    ...(state === undefined
      ? []
      : [LINK_STATE_CONDITIONS[state](() => `${param(new Date(now))}::timestamptz`)]),
  ]);
  return buildPageReply(rows, page, url, (row) => serializeLink(row, now));
}

export async function getBookingLinkRow(db: Db, organization: OrganizationId, id: string) {
  const row = await findRow(db, LINK_ROWS, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw buildNotFoundProblem(`The link ${id}`);
  return row;
}

export const getBookingLink = async (db: Db, organization: OrganizationId, id: string, now: Instant) =>
  serializeLink(await getBookingLinkRow(db, organization, id), now);
