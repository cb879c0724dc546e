import { findSlots } from "@/lib/core/slots/find-slots";
import { isOffered } from "@/lib/core/slots/is-offered";
import type { Schedule } from "@/lib/core/slots/schedule";
import { findStays } from "@/lib/core/slots/stays/find-stays";
import { getLongestStay } from "@/lib/core/slots/stays/stay-rules";
import { findWorkingDay } from "@/lib/core/slots/working-days";
import { findMonthThatShows, getFiveWeeks, isInWeeks, type MonthReader } from "@/lib/core/time/five-weeks";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import {
  addDays,
  fromEpochDay,
  getFirstOfMonth,
  type LocalDate,
  toEpochDay,
} from "@/lib/core/time/local-date";
import { getFirstDateOfWeek } from "@/lib/core/time/week";
import { getStartOfDay, toLocalDate, toLocalEpochDay } from "@/lib/core/time/zone";
import { findPreferredStarts } from "@/lib/domain/booking-pages/bookpages/preferred-hours-schema";
import { HORIZON_DAYS } from "@/lib/domain/bookings/horizon";
import { isAllowedByLink } from "@/lib/domain/bookings/is-allowed-by-link";
import type { PublicPage, PublicType } from "@/lib/domain/bookings/public-page";
import { parseEmbed } from "@/lib/pages/page-shell/parse-embed";
import { excludeBookings } from "./exclude-bookings";
import { findAbsenceAt } from "./find-absence";
import { hasWaitingList } from "./has-waiting-list";
import type { PageQuery } from "./parse-page-query";

/** Buffers and slots extend at most a day, and the zone may be known only later. */
const MARGIN_MS = 3 * DAY;

const FIRST_RANGE_MS = 62 * DAY;

/** The five weeks of a month end at most this long after its first day, in any zone. */
const SHOWN_RANGE_MS = 36 * DAY;

/** The range of meetings to load at first: this month, the next, and the requested one. */
export function getInitialRange(
  { month, day, starts }: PageQuery,
  now: Instant,
): { from: Instant; to: Instant } {
  const requested = [
    ...starts,
    ...[month, day].map((date) => (date ? getStartOfDay("UTC", getFirstOfMonth(date)) + SHOWN_RANGE_MS : 0)),
  ];
  const horizon = now + HORIZON_DAYS * DAY;
  const last = Math.max(now + FIRST_RANGE_MS, ...requested.filter((at) => at < horizon + SHOWN_RANGE_MS));
  return { from: asInstant(now - MARGIN_MS), to: asInstant(last + MARGIN_MS) };
}

/** The range up to the horizon, loaded if nothing is free in the first one. */
export const getWidestRange = (now: Instant, page: PublicPage): { from: Instant; to: Instant } => ({
  from: asInstant(now - MARGIN_MS),
  to: asInstant(now + HORIZON_DAYS * DAY + SHOWN_RANGE_MS + getMargin(page)),
});

/** Buffers and meetings extend less than the margin, stays further. */
const getMargin = ({ grid }: PublicPage): number =>
  MARGIN_MS + (grid.stay ? getLongestStay(grid.stay) * MINUTE : 0);

/** The free times of a page, as far as the shown month needs them. */
export interface Openings {
  /** First day of the shown month. */
  month: LocalDate;
  today: LocalDate;
  /** The last day that may have times. */
  lastDay: LocalDate;
  /** The first of the shown days, and the day after the last one: five weeks or one. */
  firstShown: LocalDate;
  shownEnd: LocalDate;
  /** First of the seven shown days with a week layout (`times_layout`); null for a month. */
  week: LocalDate | null;
  /** All free starts of the shown month or week. */
  starts: readonly Instant[];
  /** Those within the preferred hours of the page; undefined if it has none. */
  preferred?: ReadonlySet<Instant> | undefined;
  /** Starts of the same days that only an absence closes. */
  absent: readonly Instant[];
  /** The first free start of all. */
  earliest: Instant | null;
  /** The first free start after the shown days; searched only if these have none. */
  next: Instant | null;
}

/**
 * Finds the free times. Returns null if a search passes the loaded meetings, which end at `loadedTo`: the caller then
 * loads up to the horizon and calls again.
 */
export function findOpenings(
  page: PublicPage,
  query: PageQuery,
  { zone, firstWeekday }: { zone: string; firstWeekday: number },
  now: Instant,
  loadedTo: Instant,
): Openings | null {
  const today = toLocalDate(zone, now);
  const end = findHorizon(page, zone, now);
  const loadedEnd = asInstant(loadedTo - getMargin(page));
  const lastDay = toLocalDate(zone, asInstant(Math.max(end - 1, now)));
  const search = buildSearch(page, now);

  const earliest = findFirstFree(search, now, end, loadedEnd);
  if (earliest === undefined) return null;
  const first = findFirstShown(page, query, { earliest, end, loadedEnd: loadedEnd }, now);
  const reader = { today, weekStart: firstWeekday };
  const open = first === null ? today : toLocalDate(zone, first);
  const month = pickShownMonth(query, zone, { reader, lastDay, open });
  const week = pickShownWeek(page, query, zone, { reader, lastDay, open });
  const weeks = week ? { first: week, end: addDays(week, 7) } : getFiveWeeks(month, reader);
  const shownEnd = getStartOfDay(zone, weeks.end);
  if (shownEnd > loadedEnd && loadedEnd < end) return null;
  const shown = { from: getStartOfDay(zone, weeks.first), to: asInstant(Math.min(shownEnd, end)) };
  const starts = search.in(shown.from, shown.to);
  const next =
    starts.length > 0 || earliest === null ? null : findFirstFree(search, shownEnd, end, loadedEnd);
  if (next === undefined) return null;
  const absent = listAbsentStarts(page, starts, shown, now);
  const preferred = findPreferredStarts(page.settings, page.hosts, page.duration, starts);
  const days = { firstShown: weeks.first, shownEnd: weeks.end };
  return { month, week, ...days, today, lastDay, starts, preferred, absent, earliest, next };
}

/** Starts that would also be free without any absence of the owner or the team. */
function listAbsentStarts(
  page: PublicPage,
  starts: readonly Instant[],
  { from, to }: { from: Instant; to: Instant },
  now: Instant,
): Instant[] {
  if (page.absences.length === 0) return [];
  const hosts = page.hosts.map((host) => ({
    ...host,
    schedule: host.schedule && { ...host.schedule, absences: [] },
  }));
  const present = { ...page, hosts };
  const free = new Set(starts);
  return buildSearch(present, now)
    .in(from, to)
    .filter((start) => !free.has(start) && findAbsenceAt(page, start) !== undefined);
}

/** True if the page offers a slot at each of these times. */
export function areOffered(page: PublicPage, starts: readonly Instant[], now: Instant): boolean[] {
  const { hosts, match, duration, grid } = page;
  const end = now + HORIZON_DAYS * DAY;
  return starts.map(
    (start) =>
      start < end &&
      isAllowedByLink(page, start) &&
      isOffered({ ...grid, hosts, match, duration, now }, start),
  );
}

/** The next free time of a type or a page for its card, among the loaded meetings. */
export function findNextOpening(type: PublicType | PublicPage, now: Instant): Instant | null {
  const end = asInstant(now + FIRST_RANGE_MS);
  return findFirstFree(buildSearch(type, now), now, end, end) ?? null;
}

interface OpeningSearch {
  in: (from: Instant, to: Instant) => Instant[];
}

/** Only future times can be booked. */
function buildSearch(
  { hosts, match, duration, grid, link }: Pick<PublicPage, "hosts" | "match" | "duration" | "grid" | "link">,
  now: Instant,
): OpeningSearch {
  const search = { ...grid, hosts, match, duration, now };
  const list = (range: { from: Instant; to: Instant }) =>
    grid.stay
      ? findStays({ ...search, ...range, stay: grid.stay }).map(({ start }) => start)
      : findSlots({ ...search, ...range });
  const find = (from: Instant, to: Instant) =>
    list({ from: asInstant(Math.max(from, now)), to }).filter((start) => isAllowedByLink({ link }, start));
  return { in: find };
}

/** The first start in [from, to), null if there is none; undefined if the loaded meetings do not decide it. */
function findFirstFree(
  search: OpeningSearch,
  from: Instant,
  to: Instant,
  loadedEnd: Instant,
): Instant | null | undefined {
  const end = Math.min(to, loadedEnd);
  // A week first, then a month at a time, as most hosts have a free time soon.
  for (let at: number = from, days = 7; at < end; at += days * DAY, days = 31) {
    const [first] = search.in(asInstant(at), asInstant(Math.min(at + days * DAY, end)));
    if (first !== undefined) return first;
  }
  return loadedEnd < to ? undefined : null;
}

/**
 * The time that decides which day the page opens: the first free one, or with a waiting list the first that would be
 * free without bookings. A fully booked day may be the last one of its month.
 */
function findFirstShown(
  page: PublicPage,
  query: PageQuery,
  { earliest, end, loadedEnd: readTo }: { earliest: Instant | null; end: Instant; loadedEnd: Instant },
  now: Instant,
): Instant | null {
  if (!hasWaitingList(page, query)) return earliest;
  return findFirstFree(buildSearch(excludeBookings(page), now), now, earliest ?? end, readTo) ?? earliest;
}

/** The end of the latest availability, at most a year ahead. */
const findHorizon = ({ hosts }: PublicPage, zone: string, now: Instant): Instant =>
  asInstant(Math.max(now, ...hosts.map(({ schedule }) => findScheduleHorizon(schedule, zone, now))));

function findScheduleHorizon(schedule: Schedule | null, zone: string, now: Instant): Instant {
  if (schedule === null) return now;
  const furthest = getStartOfDay(zone, addDays(toLocalDate(zone, now), HORIZON_DAYS));
  const { zone: ownZone, daysAfterAsBusy, workingDaysAfter, endDate } = schedule;
  const lastDay = Math.min(
    daysAfterAsBusy === null
      ? Number.POSITIVE_INFINITY
      : toLocalEpochDay(ownZone, now) + Math.min(daysAfterAsBusy, HORIZON_DAYS),
    workingDaysAfter === null ? Number.POSITIVE_INFINITY : findWorkingDay(schedule, now, workingDaysAfter),
    endDate === null ? Number.POSITIVE_INFINITY : toEpochDay(endDate),
  );
  if (lastDay === Number.POSITIVE_INFINITY) return furthest;
  const end = getStartOfDay(ownZone, fromEpochDay(lastDay + 1));
  return asInstant(Math.max(now, Math.min(furthest, end)));
}

interface ShownDayLimits {
  reader: MonthReader;
  lastDay: LocalDate;
  /** The day that is opened unless the address names another one. */
  open: LocalDate;
}

function pickShownMonth(
  { month, day, starts }: PageQuery,
  zone: string,
  { reader, lastDay, open }: ShownDayLimits,
): LocalDate {
  const requested = day ?? (starts[0] === undefined ? open : toLocalDate(zone, starts[0]));
  const isOfMonth = month !== null && (day === null || isInWeeks(getFiveWeeks(month, reader), day));
  const shown = isOfMonth ? getFirstOfMonth(month) : findMonthThatShows(requested, reader);
  return clampDay(shown, getFirstOfMonth(reader.today), findMonthThatShows(lastDay, reader));
}

const clampDay = (day: LocalDate, first: LocalDate, last: LocalDate): LocalDate =>
  day < first ? first : day > last ? last : day;

/** The layout that the embedding website asks for, else the page's. */
export const pickTimesLayout = ({ settings, grid }: PublicPage, { embed }: Pick<PageQuery, "embed">) =>
  grid.stay ? "month" : (embed !== false && parseEmbed(embed).times) || (settings.times_layout ?? "month");

/**
 * A week begins with the reader's first weekday, columns with the requested day or the first one that is free or has a
 * waiting list.
 */
function pickShownWeek(
  page: PublicPage,
  query: PageQuery,
  zone: string,
  { reader, lastDay, open }: ShownDayLimits,
): LocalDate | null {
  const layout = pickTimesLayout(page, query);
  if (layout === "month") return null;
  const start = query.starts[0] === undefined ? open : toLocalDate(zone, query.starts[0]);
  const requested = clampDay(query.day ?? query.month ?? start, reader.today, lastDay);
  return layout === "week" ? getFirstDateOfWeek(requested, reader.weekStart) : requested;
}
