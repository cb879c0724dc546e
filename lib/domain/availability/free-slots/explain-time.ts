import { explainSlot } from "@/lib/core/slots/explain-slot";
import { findFixes } from "@/lib/core/slots/find-fixes";
import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { startOfDay, toInstant } from "@/lib/core/time/zone";
import { ofTheirs } from "@/lib/domain/booking-pages/bookpages/of-theirs";
import type { Db } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import { notOwn } from "@/lib/platform/http/problem";
import type { Language } from "@/lib/platform/i18n/languages";
import { pickBlocking } from "./blocking-calendars";
import { findIgnored } from "./find-ignored";
import { listReasons, mayRead } from "./list-reasons";
import { placeFix } from "./place-fix";
import { readSettings } from "./read-settings";
import type { SlotSearchQuery } from "./schema";
import { loadPeople, loadRoomsOf, pickMatch, pickZone, readAsked } from "./search-slots";
import { freeSlot } from "./slot-json";

type ExplainQuery = SlotSearchQuery & {
  start: { date: LocalDate; text: string };
  lang?: Language | undefined;
};

/** GET /v2/slots/explain: what the search reads, and a second look for the names of what is in the way. */
export async function explainTime(db: Db, auth: Auth, query: ExplainQuery, now: Instant) {
  const { organization } = auth;
  if (query.page !== undefined) await requireOwnPage(db, auth, query.page);
  const { date, text } = query.start;
  const day = { from: startOfDay("UTC", date), to: startOfDay("UTC", addDays(date, 1)) };
  const asked = await readAsked(db, organization, query);
  const people = await loadPeople(db, organization, asked, day);
  const zone = pickZone(asked, people);
  const start = parseTime(text, date, zone);
  const { duration, step, align, rules } = asked;
  const match = pickMatch(asked, people);
  const rooms = await loadRoomsOf(db, organization, asked, people, day);
  const search = {
    hosts: people.map(({ host }) => host),
    match,
    duration,
    step,
    align,
    now,
    rooms: rooms?.map(({ host }) => host),
  };
  const obstacles = explainSlot(search, start);
  const users = people.map(({ id }) => id);
  const settings =
    obstacles.length > 0 ? await readSettings(db, organization, users, asked.availability) : [];
  const reasons = await listReasons(db, auth, {
    people,
    obstacles,
    blocking: rules && pickBlocking(rules),
    settings,
    zone,
    lang: query.lang,
    rooms,
  });
  const fixes = findFixes(search, start).flatMap((fix) => placeFix(fix, { people, settings, rules }) ?? []);
  const time = { start, end: instant(start + duration * MINUTE) };
  const ignored = mayRead(auth, "calendars:read")
    ? await findIgnored(db, organization, people, { rules, time, zone })
    : [];
  const free = reasons.length === 0;
  return { timezone: zone, ...freeSlot(start, duration, zone), free, reasons, fixes, ignored };
}

/** Members ask about pages of their own, managers about those of their teams too, and learn of no other. */
async function requireOwnPage(db: Db, { organization, member }: Auth, nickname: string): Promise<void> {
  if (!member) return;
  const where = { organizationId: organization, nickname, ...ofTheirs(member) };
  if (await db.bookpage.findFirst({ where, select: { id: true } })) return;
  throw notOwn();
}

function parseTime(text: string, date: LocalDate, zone: string): Instant {
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10))) return instant(Date.parse(text));
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(11).split(":").map(Number);
  return instant(toInstant(zone, date, hours * 60 + minutes) + Math.round(seconds * 1000));
}
