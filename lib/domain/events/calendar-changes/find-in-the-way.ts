import { explainSlot } from "@/lib/core/slots/explain-slot";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { pickBlocking } from "@/lib/domain/availability/free-slots/blocking-calendars";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { nameObstacles } from "@/lib/domain/availability/free-slots/name-obstacles";
import { rangeAround } from "@/lib/domain/availability/free-slots/nearest-free";
import { listEventHosts } from "@/lib/domain/events/confirmed-time";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { takenPeriodOf } from "@/lib/domain/events/taken-period-of";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { EntryTime } from "./move-with-entry";

/** What takes time already: a host is not bound by their hours, but cannot be in two places. */
const TAKING_RULES: readonly string[] = ["meeting", "busy", "all_day", "full"];

/** Something of which there is no name to tell. */
export const NAMELESS = "";

/** What of the hosts' takes the time to which an entry was dragged, by name; none where the meeting may follow. */
export async function findInTheWay(
  db: Db,
  event: EventRow,
  time: EntryTime,
  now: Instant,
): Promise<string[]> {
  const organization = asOrganizationId(event.organizationId);
  const { start, end } = takenPeriodOf(time, event.timezone);
  const { rules, availability } = await findPageRules(db, event);
  const range = { ...rangeAround(start, end), availability, rules, exceptEvent: event.id };
  const people = await loadHosts(db, organization, { users: listEventHosts(event) }, range);
  const search = { hosts: people.map(({ host }) => host), match: "all" as const };
  const duration = Math.ceil((end - start) / MINUTE);
  const obstacles = explainSlot({ ...search, duration, now }, start).filter(({ rule }) =>
    TAKING_RULES.includes(rule),
  );
  const names = await nameObstacles(db, organization, people, obstacles, rules && pickBlocking(rules));
  return [...new Set(names.map((name) => name?.event?.title ?? name?.calendar ?? NAMELESS))];
}
