import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { ListSettings } from "./schema";

/** The stored form, without keys that were never set. */
export type StoredListSettings = Partial<Omit<ListSettings, "_id" | "shared_views" | "__v">>;

export async function getListSettings(
  db: Db,
  organizationId: OrganizationId,
  user: string,
): Promise<ListSettings> {
  const { id: userId } = await getUserRow(db, organizationId, user);
  const row = await db.userPreferences.findFirst({ where: { organizationId, userId } });
  const { compact = false, hidden_columns = {}, views = [] } = (row?.lists ?? {}) as StoredListSettings;
  const shared_views = await listShared(db, organizationId, userId);
  return { _id: userId, compact, hidden_columns, views, shared_views, __v: row?.v ?? 0 };
}

/** Lists the views that other current admins share. */
async function listShared(db: Db, organizationId: OrganizationId, except: string) {
  const rows = await db.userPreferences.findMany({
    where: { organizationId, userId: { not: except }, user: { admin: true, suspendedAt: null } },
    select: { lists: true, user: true },
    orderBy: { userId: "asc" },
  });
  return rows.flatMap(({ lists, user }) =>
    ((lists as StoredListSettings).views ?? [])
      .filter(({ shared }) => shared)
      .map(({ list, name, params }) => ({
        list,
        name,
        params,
        by: formatFullName(user) ?? user.email ?? "",
      })),
  );
}
