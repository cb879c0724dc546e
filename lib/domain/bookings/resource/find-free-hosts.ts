import { asInstant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { expandToSearchRange } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts, type UserWithHost } from "@/lib/domain/availability/free-slots/load-hosts";
import { pickGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { listStepParts, parseEventSteps } from "@/lib/domain/events/steps/event-steps";
import { toTakenPeriod } from "@/lib/domain/events/to-taken-period";
import type { Db } from "@/lib/platform/db/client";
import { canHostMeeting } from "./can-host-meeting";

/**
 * Lists the times at which a new host must be free, in order: the confirmed one, or else all proposed ones; of an event
 * with steps only the parts of its organizer.
 */
export function listRequiredTimes(event: EventRow): Interval[] {
  const { dates, confirmedFlag, confirmedDateId, timezone, createdByUserId } = event;
  const steps = parseEventSteps(event);
  const toTimes = (date: EventRow["dates"][number]): Interval[] =>
    steps
      ? listStepParts(steps, asInstant(+date.startsAt)).filter(({ host }) => host === createdByUserId)
      : [toTakenPeriod(date, timezone)];
  return dates
    .filter(({ id }) => !confirmedFlag || id === confirmedDateId)
    .flatMap(toTimes)
    .sort((a, b) => a.start - b.start);
}

/**
 * Returns the users who are free at all of these times. The caller holds their locks if it writes afterwards.
 */
export async function findFreeHosts(
  tx: Db,
  { organization, now }: Pick<EventTarget, "organization" | "now">,
  event: EventRow,
  users: readonly string[],
  times: readonly Interval[],
): Promise<UserWithHost[]> {
  const from = times[0]?.start ?? now;
  const to = asInstant(Math.max(from, ...times.map(({ end }) => end)));
  const { rules } = await findPageRules(tx, event);
  const options = { ...expandToSearchRange(from, to), exceptEvent: event.id, rules };
  const people = await loadHosts(tx, organization, { users }, options);
  const stay = rules ? pickGrid(rules).stay : undefined;
  return people.filter(({ host }) => times.every((time) => canHostMeeting(host, time, stay)));
}
