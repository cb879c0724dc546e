import { checkCalendars } from "@/lib/domain/bookpages/check-calendars";
import { checkHosts } from "@/lib/domain/bookpages/check-hosts";
import { checkRooms } from "@/lib/domain/bookpages/check-rooms";
import type { CustomInput, CustomSettings } from "@/lib/domain/bookpages/custom";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

interface Owned {
  userId: string | null;
  teamId: string | null;
  before: CustomSettings;
}

/** Refuses what of the settings of a page, or of a type, saving would refuse: whom and what they name. */
export async function checkCustom(
  db: Db,
  organization: OrganizationId,
  owned: Owned,
  sent: CustomInput | undefined,
): Promise<void> {
  await checkHosts(db, organization, owned, sent);
  await checkCalendars(db, organization, owned, sent);
  await checkRooms(db, organization, sent);
}
