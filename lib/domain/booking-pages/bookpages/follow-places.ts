import { queueFollowing } from "@/lib/domain/calendars/follow-entries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { CustomSettings } from "./custom";

interface Ruled {
  custom: unknown;
}

/** Lets the meetings of a page, or type, follow what was changed about how they stand in calendars. */
export async function followPlaces(
  tx: Db,
  organization: OrganizationId,
  owner: string | null,
  before: Ruled,
  after: Ruled,
): Promise<void> {
  if (owner === null || describePlace(before) === describePlace(after)) return;
  await queueFollowing(tx, organization, owner);
}

function describePlace({ custom }: Ruled): string {
  const { target_calendar, entry_visibility } = custom as CustomSettings;
  return JSON.stringify([target_calendar, entry_visibility]);
}
