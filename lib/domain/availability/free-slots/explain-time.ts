import { explainSlot } from "@/lib/core/slots/explain-slot";
import { findGroupZone } from "@/lib/core/slots/filter-by-spread";
import { findSuggestions } from "@/lib/core/slots/find-suggestions";
import { measureStayFrom, toUnits } from "@/lib/core/slots/stays/stay-rules";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { getStartOfDay, toInstant } from "@/lib/core/time/zone";
import { buildMemberPagesFilter } from "@/lib/domain/booking-pages/bookpages/member-pages";
import type { Auth } from "@/lib/domain/contracts/auth";
import { buildNotOwnedProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { Language } from "@/lib/platform/i18n/languages";
import { pickBlockingCalendars } from "./blocking-calendars";
import { listIgnoredEntries } from "./list-ignored-entries";
import { hasScope, listReasons } from "./list-reasons";
import { loadHourSettings } from "./load-hour-settings";
import type { SlotSearchQuery } from "./schema";
import { loadSearchedUsers, loadSearchRooms, pickMatch, pickZone, resolveSlotQuery } from "./search-slots";
import { serializeFreeSlot } from "./serialize-slots";
import { serializeSuggestion } from "./serialize-suggestion";

type ExplainQuery = SlotSearchQuery & {
  start: { date: LocalDate; text: string };
  lang?: Language | undefined;
};

/** Handles GET /v2/slots/explain: reads what the search reads, then the names of the conflicts. */
export async function explainTime(db: Db, auth: Auth, query: ExplainQuery, now: Instant) {
  const { organization } = auth;
  if (query.page !== undefined) await requireManagedPage(db, auth, query.page);
  const { date, text } = query.start;
  const day = { from: getStartOfDay("UTC", date), to: getStartOfDay("UTC", addDays(date, 1)) };
  const resolved = await resolveSlotQuery(db, organization, query);
  const people = await loadSearchedUsers(db, organization, resolved, day);
  const zone = pickZone(resolved, people);
  const start = parseStartTime(text, date, zone);
  const { step, align, spread, stay, steps, rules } = resolved;
  const clocks = findGroupZone(people.map(({ host }) => host)) ?? zone;
  const duration = stay
    ? measureStayFrom(stay, clocks, start, toUnits(stay, resolved.duration))
    : resolved.duration;
  const match = pickMatch(resolved, people);
  const rooms = await loadSearchRooms(db, organization, resolved, people, day);
  const search = {
    hosts: people.map(({ host }) => host),
    match,
    duration,
    step,
    align,
    spread,
    stay,
    steps,
    now,
    rooms: rooms?.map(({ host }) => host),
  };
  const conflicts = explainSlot(search, start);
  const users = people.map(({ id }) => id);
  const settings =
    conflicts.length > 0 ? await loadHourSettings(db, organization, users, resolved.availability) : [];
  const reasons = await listReasons(db, auth, {
    people,
    conflicts,
    blocking: rules && pickBlockingCalendars(rules),
    settings,
    zone,
    lang: query.lang,
    rooms,
    steps: rules?.settings.steps,
  });
  const fixes = findSuggestions(search, start).flatMap(
    (fix) => serializeSuggestion(fix, { people, settings, rules }) ?? [],
  );
  const time = { start, end: asInstant(start + duration * MINUTE) };
  const ignored = hasScope(auth, "calendars:read")
    ? await listIgnoredEntries(db, organization, people, { rules, time, zone })
    : [];
  const free = reasons.length === 0;
  return { timezone: zone, ...serializeFreeSlot(start, duration, zone), free, reasons, fixes, ignored };
}

/** Members may ask about their own pages, managers about those of their teams too. */
async function requireManagedPage(db: Db, { organization, member }: Auth, slug: string): Promise<void> {
  if (!member) return;
  const where = { organizationId: organization, slug, ...buildMemberPagesFilter(member) };
  if (await db.bookpage.findFirst({ where, select: { id: true } })) return;
  throw buildNotOwnedProblem();
}

function parseStartTime(text: string, date: LocalDate, zone: string): Instant {
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10))) return asInstant(Date.parse(text));
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(11).split(":").map(Number);
  return asInstant(toInstant(zone, date, hours * 60 + minutes) + Math.round(seconds * 1000));
}
