import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { checkCalendars } from "./check-calendars";
import { checkHosts } from "./check-hosts";
import { checkRooms } from "./check-rooms";
import type { CustomInput, CustomSettings } from "./custom";
import type { HostsSetting } from "./hosts-schema";

/** Whose page it is, and what it, or its type, has said so far. */
interface Owned {
  userId: string | null;
  teamId: string | null;
  before?: CustomSettings;
}

type Sent =
  | (Pick<CustomInput, "target_calendar" | "blocking_calendars" | "rooms"> & {
      hosts?: HostsSetting | null | undefined;
    })
  | undefined;

/** Hosts, calendars and rooms that a page, or a type, names are there and may be named. `pointer` leads to the page in the body. */
export async function checkNamed(
  tx: Db,
  organization: OrganizationId,
  owned: Owned,
  sent: Sent,
  pointer = "",
): Promise<void> {
  await checkHosts(tx, organization, owned, sent, pointer);
  await checkCalendars(tx, organization, owned, sent, pointer);
  await checkRooms(tx, organization, owned.before, sent, pointer);
}
