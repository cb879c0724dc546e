import { findDays } from "@/lib/core/slots/clocks";
import { explainSlot } from "@/lib/core/slots/explain-slot";
import { findFixes } from "@/lib/core/slots/find-fixes";
import type { Obstacle } from "@/lib/core/slots/obstacle";
import { isoWithOffset } from "@/lib/core/time/format";
import { type Instant, instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { startOfDay, toInstant } from "@/lib/core/time/zone";
import { toStoredLimit } from "@/lib/domain/bookpages/limit-schema";
import type { Db } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import { notOwn } from "@/lib/platform/http/problem";
import type { Language } from "@/lib/platform/i18n/languages";
import { labelObstacle } from "./label-obstacle";
import type { PersonWithHost } from "./load-hosts";
import { type Names, nameObstacles } from "./name-obstacles";
import { placeFix } from "./place-fix";
import { readSettings } from "./read-settings";
import type { Reason, SlotSearchQuery } from "./schema";
import { loadPeople, pickMatch, pickZone, readAsked } from "./search-slots";
import { freeSlot } from "./slot-json";

type ExplainQuery = SlotSearchQuery & {
  start: { date: LocalDate; text: string };
  lang?: Language | undefined;
};

/** GET /v2/slots/explain: what the search reads, and a second look for the names of what is in the way. */
export async function explainTime(db: Db, auth: Auth, query: ExplainQuery, now: Instant) {
  const { organization, scopes, member } = auth;
  if (query.page !== undefined) await requireOwnPage(db, auth, query.page);
  const { date, text } = query.start;
  const day = { from: startOfDay("UTC", date), to: startOfDay("UTC", addDays(date, 1)) };
  const asked = await readAsked(db, organization, query);
  const people = await loadPeople(db, organization, asked, day);
  const zone = pickZone(asked, people);
  const start = parseTime(text, date, zone);
  const { duration, step, align, rules } = asked;
  const match = pickMatch(asked, people);
  const search = { hosts: people.map(({ host }) => host), match, duration, step, align, now };
  const obstacles = explainSlot(search, start);
  const names = await nameObstacles(db, organization, people, obstacles);
  const users = people.map(({ id }) => id);
  const settings =
    obstacles.length > 0 ? await readSettings(db, organization, users, asked.availability) : [];
  const labels = await Promise.all(
    obstacles.map((obstacle) => labelObstacle(obstacle, settings, query.lang)),
  );
  const may = (scope: string) => scopes === null || scopes.includes(scope);
  const reasons = obstacles.map((obstacle, index) => {
    const { event, calendar, ...reason } = toReason(obstacle, people, names[index], zone);
    return {
      ...reason,
      event: may("events:read") && member?.confirmed !== false ? event : null,
      calendar: may("calendars:read") ? calendar : null,
      label: may("availabilities:read") ? (labels[index] ?? null) : null,
    };
  });
  const fixes = findFixes(search, start).flatMap((fix) => placeFix(fix, { people, settings, rules }) ?? []);
  return { timezone: zone, ...freeSlot(start, duration, zone), free: reasons.length === 0, reasons, fixes };
}

/** Members ask about pages of their own, and learn of no other. */
async function requireOwnPage(db: Db, { organization, member }: Auth, nickname: string): Promise<void> {
  if (!member) return;
  const where = { organizationId: organization, userId: member.id, nickname };
  if (await db.bookpage.findFirst({ where, select: { id: true } })) return;
  throw notOwn();
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
): Omit<Reason, "label"> {
  const person = "host" in obstacle ? people[obstacle.host] : undefined;
  const period = findPeriod(obstacle, person);
  return {
    rule: obstacle.rule === "full" ? "full" : (name?.rule ?? nameRule(obstacle.rule)),
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
    limit: "limit" in obstacle ? toStoredLimit(obstacle.limit) : null,
  };
}

/** Where what is in the way has no name, as it may have gone since. */
const nameRule = (rule: Obstacle["rule"]): Reason["rule"] =>
  rule === "busy" ? "calendar" : rule === "all_day" ? "calendar_day" : rule;

/** Of whole days: from the first to the last on the clocks that the person has on each. */
function findPeriod(obstacle: Obstacle, person: PersonWithHost | undefined): Interval | null {
  if ("period" in obstacle) return obstacle.period;
  const schedule = person?.host.schedule;
  if (!("days" in obstacle) || !schedule) return null;
  const times = findDays(schedule, obstacle.days);
  const [first, last] = [times[0], times.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}
