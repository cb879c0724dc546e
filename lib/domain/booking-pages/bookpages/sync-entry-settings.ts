import { enqueueUserEntrySync } from "@/lib/domain/calendars/sync-user-entries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { PageSettings } from "./custom-settings";

interface SettingsRow {
  settings: unknown;
}

/** Enqueues updates of calendar entries after their settings changed on the page or type. */
export async function syncEntrySettings(
  tx: Db,
  organization: OrganizationId,
  owner: string | null,
  before: SettingsRow,
  after: SettingsRow,
): Promise<void> {
  if (owner === null || toEntrySettingsKey(before) === toEntrySettingsKey(after)) return;
  await enqueueUserEntrySync(tx, organization, owner);
}

function toEntrySettingsKey({ settings }: SettingsRow): string {
  const { target_calendar, entry_visibility } = settings as PageSettings;
  return JSON.stringify([target_calendar, entry_visibility]);
}
