import { isDeepStrictEqual } from "node:util";
import { HOUR, MINUTE } from "@/lib/core/time/instant";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildPreferencesReply } from "./build-preferences-reply";
import { EMPTY_PREFERENCES, mergePreferences, type PreferenceColumns } from "./merge-preferences";
import type { PreferencesUpdate } from "./schema";

export function updatePreferences(
  db: Db,
  organization: OrganizationId,
  userId: string,
  update: PreferencesUpdate,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    // The preferences may have no row yet.
    await lockRow(tx, "users", await getUserRow(tx, organization, userId));
    const row = await tx.userPreferences.findFirst({ where: { userId, organizationId: organization } });
    const before = (row ?? EMPTY_PREFERENCES) as PreferenceColumns;
    precondition.check({ id: userId, v: before.v });
    const { email, push } = mergePreferences(before, update);
    const dayMinute = update.day_at === undefined ? before.dayMinute : parseDayMinute(update.day_at);
    if (isDeepStrictEqual([email, push, dayMinute], [before.email, before.push, before.dayMinute]))
      return buildPreferencesReply(userId, before);
    const data = { email, push, dayMinute };
    const written = await tx.userPreferences.upsert({
      where: { organizationId_userId: { organizationId: organization, userId } },
      create: { userId, organizationId: organization, ...data, v: 1 },
      update: { ...data, v: { increment: 1 } },
    });
    return buildPreferencesReply(userId, { ...data, v: written.v });
  });
}

function parseDayMinute(time: string | null): number | null {
  if (time === null) return null;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * HOUR + minutes * MINUTE) / MINUTE;
}
