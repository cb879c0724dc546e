import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage, findRow } from "@/lib/platform/db/rows";
import { pageReply } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import { LINKS } from "./link-row";
import { STATE_CONDITIONS } from "./link-state";
import type { LinksQuery } from "./links-query";
import { serializeLink } from "./serialize";

export async function listLinks(
  db: Db,
  organization: OrganizationId,
  { page: nickname, type, state, ...page }: LinksQuery,
  { url, now }: { url: URL; now: Instant },
) {
  const rows = await findPage(db, LINKS, organization, page, (param) => [
    ...(nickname === undefined
      ? []
      : [
          `t.bookpage_id = (SELECT b.id FROM bookpages b WHERE b.organization_id = $1 AND b.nickname = ${param(nickname)})`,
        ]),
    ...(type === undefined
      ? []
      : [
          `t.appointment_type_id IN (SELECT y.id FROM appointment_types y WHERE y.organization_id = $1 AND y.handle = ${param(type)})`,
        ]),
    ...(state === undefined ? [] : [STATE_CONDITIONS[state](() => `${param(new Date(now))}::timestamptz`)]),
  ]);
  return pageReply(rows, page, url, (row) => serializeLink(row, now));
}

export async function findLink(db: Db, organization: OrganizationId, id: string) {
  const row = await findRow(db, LINKS, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw notFound(`The link ${id}`);
  return row;
}

export const readLink = async (db: Db, organization: OrganizationId, id: string, now: Instant) =>
  serializeLink(await findLink(db, organization, id), now);
