import { isDeepStrictEqual } from "node:util";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getListSettings, type StoredListSettings } from "./get-list-settings";
import type { ListSettingsUpdate } from "./schema";

const NO_LISTS = { compact: false, hidden_columns: {}, views: [] } satisfies StoredListSettings;

export function updateListSettings(
  db: Db,
  organization: OrganizationId,
  user: string,
  update: ListSettingsUpdate,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const found = await getUserRow(tx, organization, user);
    const shared = update.views?.findIndex((view) => view.shared) ?? -1;
    if (shared >= 0 && !found.admin)
      throw buildFieldProblem(
        `/views/${shared}/shared`,
        "refused",
        "must be false: only owners and admins share views",
      );
    await lockRow(tx, "users", found); // the preferences may have no row yet
    const where = { organizationId: organization, userId: found.id };
    const before = await tx.userPreferences.findFirst({ where });
    precondition.check({ id: found.id, v: before?.v ?? 0 });
    const current = { ...NO_LISTS, ...(before?.lists as StoredListSettings | undefined) };
    const lists = { ...current, ...update };
    if (isDeepStrictEqual(lists, current)) return getListSettings(tx, organization, user);
    await tx.userPreferences.upsert({
      where: { organizationId_userId: where },
      create: { ...where, lists, v: 1 },
      update: { lists, v: { increment: 1 } },
    });
    return getListSettings(tx, organization, user);
  });
}
