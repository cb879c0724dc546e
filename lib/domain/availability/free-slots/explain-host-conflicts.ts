import { explainSlot } from "@/lib/core/slots/explain-slot";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import type { Instant } from "@/lib/core/time/instant";
import type { TimedRoom } from "@/lib/domain/availability/rooms/room";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { Db } from "@/lib/platform/db/client";
import { listReasons } from "./list-reasons";
import type { UserWithHost } from "./load-hosts";
import { loadHourSettings } from "./load-hour-settings";
import type { SlotReason } from "./schema";

interface RejectedSearch {
  people: readonly UserWithHost[];
  search: Pick<
    SlotSearch,
    "hosts" | "match" | "duration" | "step" | "align" | "spread" | "stay" | "steps" | "now" | "rooms"
  >;
  rooms?: readonly TimedRoom[] | null;
  start: Instant;
  availability: string | null;
  /** The calendars that the page names; null for those that block time by default. */
  blocking: readonly string[] | null;
  zone: string;
}

/**
 * Returns why a meeting that needs all these users is not possible at this time, in the form of `GET
 * /v2/slots/explain`.
 */
export async function explainHostConflicts(
  db: Db,
  auth: Auth,
  { people, search, rooms, start, availability, blocking, zone }: RejectedSearch,
): Promise<SlotReason[]> {
  const conflicts = explainSlot(search, start);
  const users = people.map(({ id }) => id);
  const settings = await loadHourSettings(db, auth.organization, users, availability ?? undefined);
  return listReasons(db, auth, { people, conflicts, blocking, rooms, settings, zone });
}
