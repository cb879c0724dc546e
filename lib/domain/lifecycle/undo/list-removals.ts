import { DAY } from "@/lib/core/time/instant";
import { RESTORABLE_DAYS } from "@/lib/domain/audit/deletions/forget-removals";
import type { RestorableResource } from "@/lib/domain/audit/deletions/kept-rows";
import type { Db } from "@/lib/platform/db/client";
import { Prisma, type Removal } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage } from "@/lib/platform/db/rows";
import { contains } from "@/lib/platform/db/search-text";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import type { Member } from "@/lib/platform/http/contract";
import { pageReply } from "@/lib/platform/http/pagination";
import type { RemovalsQuery } from "./removals-query";

type Listed = Removal & { removerName: string | null };

const REMOVALS = statement<Listed>(
  selectFrom("removals", Prisma.RemovalScalarFieldEnum, {
    removerName: `(SELECT nullif(concat_ws(' ', u.first_name, u.last_name), '') FROM users u
                    WHERE u.organization_id = $1 AND u.id = t.removed_by)`,
  }),
);

/** Newest first; a member is told of what they have deleted themselves. */
export async function listRemovals(
  db: Db,
  organization: OrganizationId,
  page: RemovalsQuery,
  { member, url }: { member: Member | null; url: URL },
) {
  const rows = await findPage(db, REMOVALS, organization, page, (param) => [
    ...contains("lower(t.name)", page.search, param),
    ...(member ? [`t.removed_by = ${param(member.id)}`] : []),
    ...(page.resource ? [`t.resource = ${param(page.resource)}`] : []),
    `t.removed_at > now() - make_interval(days => ${param(RESTORABLE_DAYS)})`,
  ]);
  return pageReply(rows, page, url, (row) => ({
    ...serializeRemoval(row),
    removed_by_name: row.removerName,
  }));
}

export const serializeRemoval = (row: Removal) => ({
  _id: row.id,
  resource: row.resource as RestorableResource,
  resource_id: row.resourceId,
  name: row.name,
  user: row.ownerId,
  removed_by: row.removedBy,
  removed_at: row.removedAt,
  expires_at: new Date(row.removedAt.getTime() + RESTORABLE_DAYS * DAY),
});
