import { explainSlot, type Obstacle } from "@/lib/core/slots/explain-slot";
import { isoWithOffset } from "@/lib/core/time/format";
import { type Instant, instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { startOfDay, toInstant } from "@/lib/core/time/zone";
import type { Db } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import type { PersonWithHost } from "./load-hosts";
import { type Names, nameObstacles } from "./name-obstacles";
import type { Reason, SlotSearchQuery } from "./schema";
import { loadPeople, pickZone } from "./search-slots";
import { freeSlot } from "./slot-json";

type Asked = SlotSearchQuery & { start: { date: LocalDate; text: string } };

/** GET /v2/slots/explain: what the search reads, and a second look for the names of what is in the way. */
export async function explainTime(
  db: Db,
  { organization, scopes, member }: Auth,
  asked: Asked,
  now: Instant,
) {
  const { date, text } = asked.start;
  const day = { from: startOfDay("UTC", date), to: startOfDay("UTC", addDays(date, 1)) };
  const people = await loadPeople(db, organization, asked, day);
  const zone = pickZone(asked, people);
  const start = parseTime(text, date, zone);
  const { duration, step, team } = asked;
  const obstacles = explainSlot(
    { hosts: people.map(({ host }) => host), match: team ? "any" : "all", duration, step, now },
    start,
  );
  const names = await nameObstacles(db, organization, people, obstacles);
  const may = (scope: string) => scopes === null || scopes.includes(scope);
  const reasons = obstacles.map((obstacle, index) => {
    const { event, calendar, ...reason } = toReason(obstacle, people, names[index], zone);
    return {
      ...reason,
      event: may("events:read") && member?.confirmed !== false ? event : null,
      calendar: may("calendars:read") ? calendar : null,
    };
  });
  return { timezone: zone, ...freeSlot(start, duration, zone), free: reasons.length === 0, reasons };
}

function parseTime(text: string, date: LocalDate, zone: string): Instant {
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10))) return instant(Date.parse(text));
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(11).split(":").map(Number);
  return instant(toInstant(zone, date, hours * 60 + minutes) + Math.round(seconds * 1000));
}

function toReason(
  obstacle: Obstacle,
  people: readonly PersonWithHost[],
  name: Names | undefined,
  zone: string,
): Reason {
  const person = "host" in obstacle ? people[obstacle.host] : undefined;
  const period = findPeriod(obstacle, person);
  return {
    rule: name?.rule ?? nameRule(obstacle.rule),
    user: person?.id ?? null,
    buffer: "buffer" in obstacle && obstacle.buffer,
    period:
      period && name?.rule !== "broken_calendar"
        ? {
            start: { dateTime: isoWithOffset(zone, period.start) },
            end: { dateTime: isoWithOffset(zone, period.end) },
          }
        : null,
    event: name?.event ?? null,
    calendar: name?.calendar ?? null,
  };
}

/** Where what is in the way has no name, as it may have gone since. */
const nameRule = (rule: Obstacle["rule"]): Reason["rule"] =>
  rule === "busy" ? "calendar" : rule === "all_day" ? "calendar_day" : rule;

function findPeriod(obstacle: Obstacle, person: PersonWithHost | undefined): Interval | null {
  if ("period" in obstacle) return obstacle.period;
  const zone = person?.host.schedule?.zone;
  if (!("days" in obstacle) || !zone) return null;
  const { from, to } = obstacle.days;
  return { start: startOfDay(zone, from), end: startOfDay(zone, to) };
}
