import { explainSlot } from "@/lib/core/slots/explain-slot";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { pickBlockingCalendars } from "@/lib/domain/availability/free-slots/blocking-calendars";
import { findConflictSources } from "@/lib/domain/availability/free-slots/find-conflict-sources";
import { expandToSearchRange } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { listEventHosts } from "@/lib/domain/events/event-hosts";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { toTakenPeriod } from "@/lib/domain/events/to-taken-period";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { EntryTime } from "./move-to-entry-time";

/** Rules about occupied time: a host may exceed their hours, but cannot attend two meetings at once. */
const CONFLICT_RULES: readonly string[] = ["meeting", "busy", "all_day", "full"];

/** Stands for a conflict without a name. */
export const UNNAMED_CONFLICT = "";

/** Lists the names of what occupies the hosts at the time to which an entry was dragged; empty if the meeting may move. */
export async function listConflictNames(
  db: Db,
  event: EventRow,
  time: EntryTime,
  now: Instant,
): Promise<string[]> {
  const organization = asOrganizationId(event.organizationId);
  const { start, end } = toTakenPeriod(time, event.timezone);
  const { rules, availability } = await findPageRules(db, event);
  const range = { ...expandToSearchRange(start, end), availability, rules, exceptEvent: event.id };
  const people = await loadHosts(db, organization, { users: listEventHosts(event) }, range);
  const search = { hosts: people.map(({ host }) => host), match: "all" as const };
  const duration = Math.ceil((end - start) / MINUTE);
  const obstacles = explainSlot({ ...search, duration, now }, start).filter(
    (one) => CONFLICT_RULES.includes(one.rule) || (one.rule === "journey" && one.of !== "day"),
  );
  const names = await findConflictSources(
    db,
    organization,
    people,
    obstacles,
    rules && pickBlockingCalendars(rules),
  );
  return [...new Set(names.map((name) => name?.event?.title ?? name?.calendar ?? UNNAMED_CONFLICT))];
}
