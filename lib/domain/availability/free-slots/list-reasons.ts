import type { SlotConflict } from "@/lib/core/slots/slot-conflict";
import { expandAllDay } from "@/lib/core/slots/zone-periods";
import { formatIsoWithOffset } from "@/lib/core/time/format-iso-with-offset";
import type { Interval } from "@/lib/core/time/interval";
import { toStoredBlocks, toStoredEvenings } from "@/lib/domain/availability/availabilities/focus-schema";
import type { TimedRoom } from "@/lib/domain/availability/rooms/room";
import { toStoredLimit } from "@/lib/domain/booking-pages/bookpages/limit-schema";
import type { StepsSetting } from "@/lib/domain/booking-pages/bookpages/steps-schema";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { Db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import type { Language } from "@/lib/platform/i18n/languages";
import { findConflictLabel } from "./find-conflict-label";
import { type ConflictSource, findConflictSources } from "./find-conflict-sources";
import type { UserWithHost } from "./load-hosts";
import type { loadHourSettings } from "./load-hour-settings";
import type { SlotReason } from "./schema";

interface ReasonContext {
  people: readonly UserWithHost[];
  conflicts: readonly SlotConflict[];
  /** The calendars that the page names; null for those that block time by default. */
  blocking: readonly string[] | null;
  /** The rooms of which the page needs one. */
  rooms?: readonly Pick<TimedRoom, "id" | "name">[] | null | undefined;
  /** The steps of the page. */
  steps?: StepsSetting | undefined;
  settings: Awaited<ReturnType<typeof loadHourSettings>>;
  /** The time zone in which times are formatted. */
  zone: string;
  lang?: Language | undefined;
}

/** Returns the reasons, with the names that the caller may see. */
export async function listReasons(
  db: Db,
  auth: Pick<Auth, "organization" | "scopes" | "member">,
  { people, conflicts, blocking, rooms, steps, settings, zone, lang }: ReasonContext,
): Promise<SlotReason[]> {
  const names = await findConflictSources(db, auth.organization, people, conflicts, blocking);
  const labels = await Promise.all(conflicts.map((conflict) => findConflictLabel(conflict, settings, lang)));
  return conflicts.map((conflict, index) => {
    const { event, calendar, ...reason } = toReason(conflict, people, names[index], zone);
    const maySeeEvents = hasScope(auth, "events:read") && auth.member?.confirmed !== false;
    const maySeeNames = hasScope(auth, "users:read");
    const maySeeHours = hasScope(auth, "availabilities:read");
    // The engine reports no hours for suspended users and for users without an availability alike.
    const isSuspended = conflict.rule === "no_availability" && settings[conflict.host]?.suspended === true;
    return {
      ...reason,
      ...(isSuspended && { rule: "suspended" as const }),
      ...(conflict.rule === "no_room" && { rooms: (rooms ?? []).map(({ id, name }) => ({ _id: id, name })) }),
      ...(conflict.rule === "step" && {
        step: describeStep(conflict, people, { steps, settings: maySeeNames ? settings : [], zone }),
      }),
      ...(conflict.rule === "journey" && {
        journey: {
          minutes: conflict.minutes,
          by: conflict.by === "distance" && env().ROUTER_URL ? ("no_route" as const) : conflict.by,
          of: conflict.of === "busy" ? ("calendar" as const) : conflict.of,
          from: (conflict.of === "meeting" ? maySeeEvents : maySeeHours) ? conflict.from : null,
        },
      }),
      event: maySeeEvents ? event : null,
      calendar: hasScope(auth, "calendars:read") ? calendar : null,
      label: maySeeHours ? (labels[index] ?? null) : null,
    };
  });
}

/** Names the step and its hosts who are not free. */
function describeStep(
  { step, any, hosts, period }: Extract<SlotConflict, { rule: "step" }>,
  people: readonly UserWithHost[],
  { steps, settings, zone }: Pick<ReasonContext, "steps" | "settings" | "zone">,
): SlotReason["step"] {
  const users = hosts.flatMap((index) => people[index] ?? []);
  const names = hosts.map((index) => settings[index]?.name || people[index]?.id).join(", ");
  const time = formatIsoWithOffset(zone, period.start).slice(11, 16);
  const message =
    users.length === 0
      ? `Step ${step + 1}: has no hosts at ${time}`
      : any
        ? `Step ${step + 1}: none of ${names} is free at ${time}`
        : `Step ${step + 1}: ${names} ${users.length > 1 ? "are" : "is"} not free at ${time}`;
  const title = steps?.list[step]?.title ?? "";
  return { number: step + 1, title, users: users.map(({ id }) => id), message };
}

/** Returns whether a key has the scope; fields that need another scope are redacted. */
export const hasScope = ({ scopes }: Pick<Auth, "scopes">, scope: string): boolean =>
  scopes === null || scopes.includes(scope);

function toReason(
  conflict: SlotConflict,
  people: readonly UserWithHost[],
  name: ConflictSource | undefined,
  zone: string,
): Omit<SlotReason, "label"> {
  const person = "host" in conflict ? people[conflict.host] : undefined;
  const period = findPeriod(conflict, person);
  return {
    rule:
      conflict.rule === "full" || conflict.rule === "journey"
        ? conflict.rule
        : (name?.rule ?? toReasonRule(conflict.rule)),
    user: person?.id ?? null,
    buffer: "buffer" in conflict && conflict.buffer,
    period:
      period && name?.rule !== "broken_calendar"
        ? {
            start: { dateTime: formatIsoWithOffset(zone, period.start) },
            end: { dateTime: formatIsoWithOffset(zone, period.end) },
          }
        : null,
    event: name?.event ?? null,
    calendar: name?.calendar ?? null,
    limit: "limit" in conflict ? toStoredLimit(conflict.limit) : null,
    ...(conflict.rule === "focus" && { focus: toStoredBlocks(conflict.blocks) }),
    ...(conflict.rule === "evenings" && { evenings: toStoredEvenings(conflict.evenings) }),
  };
}

/** Used if the conflict was not found in the database, as it may have been deleted since. */
const toReasonRule = (rule: SlotConflict["rule"]): SlotReason["rule"] =>
  rule === "busy" ? "calendar" : rule === "all_day" ? "calendar_day" : rule;

/**
 * Returns the period of a conflict. Whole days run from the first to the last, in the zone that the user is
 * in on each.
 */
function findPeriod(conflict: SlotConflict, person: UserWithHost | undefined): Interval | null {
  if ("period" in conflict) return conflict.period;
  if ("rest" in conflict) return conflict.rest;
  const schedule = person?.host.schedule;
  if (!("days" in conflict) || !schedule) return null;
  const times = expandAllDay(schedule, conflict.days);
  const [first, last] = [times[0], times.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}
