import { instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { loadHosts, type PersonWithHost } from "@/lib/domain/availability/free-slots/load-hosts";
import { rangeAround } from "@/lib/domain/availability/free-slots/nearest-free";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { takenPeriodOf } from "@/lib/domain/events/taken-period-of";
import type { Db } from "@/lib/platform/db/client";
import { canTakeOver } from "./can-take-over";

/** At which the new host has to be free: the one that is confirmed, else all that are proposed. In order. */
export const listTimes = ({ dates, confirmedFlag, confirmedDateId, timezone }: EventRow): Interval[] =>
  dates
    .filter(({ id }) => !confirmedFlag || id === confirmedDateId)
    .map((date) => takenPeriodOf(date, timezone))
    .sort((a, b) => a.start - b.start);

/** Those of them who are free at all of these times; whoever writes afterwards has locked them. */
export async function findFree(
  tx: Db,
  { organization, now }: Pick<EventTarget, "organization" | "now">,
  event: EventRow,
  users: readonly string[],
  times: readonly Interval[],
): Promise<PersonWithHost[]> {
  const from = times[0]?.start ?? now;
  const to = instant(Math.max(from, ...times.map(({ end }) => end)));
  const { rules } = await findPageRules(tx, event);
  const options = { ...rangeAround(from, to), exceptEvent: event.id, rules };
  const people = await loadHosts(tx, organization, { users }, options);
  return people.filter(({ host }) => times.every((time) => canTakeOver(host, time)));
}
