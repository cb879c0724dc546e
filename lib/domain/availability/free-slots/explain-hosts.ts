import { explainSlot } from "@/lib/core/slots/explain-slot";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import type { Instant } from "@/lib/core/time/instant";
import type { TimedRoom } from "@/lib/domain/availability/rooms/room";
import type { Db } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import { listReasons } from "./list-reasons";
import type { PersonWithHost } from "./load-hosts";
import { readSettings } from "./read-settings";
import type { Reason } from "./schema";

interface Refused {
  people: readonly PersonWithHost[];
  search: Pick<SlotSearch, "hosts" | "match" | "duration" | "step" | "align" | "now" | "rooms">;
  rooms?: readonly TimedRoom[] | null;
  start: Instant;
  availability: string | null;
  /** The calendars that the page names; null: those count that their owners say. */
  blocking: readonly string[] | null;
  zone: string;
}

/** Why these people, all of whom are wanted, cannot be met then; as `GET /v2/slots/explain` says it. */
export async function explainHosts(
  db: Db,
  auth: Auth,
  { people, search, rooms, start, availability, blocking, zone }: Refused,
): Promise<Reason[]> {
  const obstacles = explainSlot(search, start);
  const users = people.map(({ id }) => id);
  const settings = await readSettings(db, auth.organization, users, availability ?? undefined);
  return listReasons(db, auth, { people, obstacles, blocking, rooms, settings, zone });
}
