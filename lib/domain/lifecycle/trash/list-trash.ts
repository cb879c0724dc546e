import { DAY } from "@/lib/core/time/instant";
import { RESTORABLE_DAYS } from "@/lib/domain/audit/trash/delete-trash";
import type { RestorableResource } from "@/lib/domain/audit/trash/trash-statements";
import type { Member } from "@/lib/domain/contracts/contract";
import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { Prisma, type TrashItem } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import type { TrashQuery } from "./trash-query";

type TrashRow = TrashItem & { removerName: string | null };

const TRASH_ITEMS = defineStatement<TrashRow>(
  selectFrom("trash_items", Prisma.TrashItemScalarFieldEnum, {
    removerName: `(SELECT nullif(concat_ws(' ', u.first_name, u.last_name), '') FROM users u
                    WHERE u.organization_id = $1 AND u.id = t.deleted_by)`,
  }),
);

/** Lists deleted resources, newest first; a member sees only those they deleted. */
export async function listTrash(
  db: Db,
  organization: OrganizationId,
  page: TrashQuery,
  { member, url }: { member: Member | null; url: URL },
) {
  const rows = await listRowPage(db, TRASH_ITEMS, organization, page, (param) => [
    ...buildSearchConditions("lower(t.name)", page.search, param),
    ...(member ? [`t.deleted_by = ${param(member.id)}`] : []),
    ...(page.resource ? [`t.resource = ${param(page.resource)}`] : []),
    `t.deleted_at > now() - make_interval(days => ${param(RESTORABLE_DAYS)})`,
  ]);
  return buildPageReply(rows, page, url, (row) => ({
    ...serializeTrashItem(row),
    deleted_by_name: row.removerName,
  }));
}

export const serializeTrashItem = (row: TrashItem) => ({
  _id: row.id,
  resource: row.resource as RestorableResource,
  resource_id: row.resourceId,
  name: row.name,
  user: row.ownerId,
  deleted_by: row.deletedBy,
  deleted_at: row.deletedAt,
  expires_at: new Date(row.deletedAt.getTime() + RESTORABLE_DAYS * DAY),
});
