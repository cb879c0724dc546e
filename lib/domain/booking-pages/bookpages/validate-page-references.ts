import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { PageSettings, PageSettingsInput } from "./custom-settings";
import type { HostsSetting } from "./hosts-schema";
import type { StepsSetting } from "./steps-schema";
import { validatePageCalendars } from "./validate-page-calendars";
import { validatePageHosts } from "./validate-page-hosts";
import { validatePageRooms } from "./validate-page-rooms";
import { validatePageSteps } from "./validate-page-steps";

/** Owner and present settings of a page or type. */
interface OwnedSettings {
  userId: string | null;
  teamId: string | null;
  before?: PageSettings;
}

type ReferencesInput =
  | (Pick<PageSettingsInput, "target_calendar" | "blocking_calendars" | "rooms"> & {
      hosts?: HostsSetting | null | undefined;
      steps?: StepsSetting | null | undefined;
    })
  | undefined;

/**
 * Requires that the hosts, calendars and rooms of a page or type exist and that the owner may use them.
 * `pointer` leads to the page in the body.
 */
export async function validatePageReferences(
  tx: Db,
  organization: OrganizationId,
  settings: OwnedSettings,
  sent: ReferencesInput,
  pointer = "",
): Promise<void> {
  await validatePageHosts(tx, organization, settings, sent, pointer);
  await validatePageSteps(tx, organization, settings, sent, pointer);
  await validatePageCalendars(tx, organization, settings, sent, pointer);
  await validatePageRooms(tx, organization, settings.before, sent, pointer);
}
