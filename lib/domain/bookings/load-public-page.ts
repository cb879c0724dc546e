import type { Schedule } from "@/lib/core/slots/schedule";
import {
  buildPublicAbsencesSql,
  type PublicAbsence,
} from "@/lib/domain/availability/absences/public-absence";
import { buildScheduleSql, parseSchedule } from "@/lib/domain/availability/availabilities/parse-schedule";
import {
  applyBlockingCalendars,
  loadBlockingTimes,
} from "@/lib/domain/availability/free-slots/blocking-calendars";
import { loadPeriodMeetings } from "@/lib/domain/availability/free-slots/load-period-meetings";
import { applySeats, loadSeatedTimes } from "@/lib/domain/availability/free-slots/load-seated-times";
import { applyCapacity, loadStays } from "@/lib/domain/availability/free-slots/load-stays";
import { applyVisits, listTravellers, loadVisits } from "@/lib/domain/availability/free-slots/load-visits";
import {
  buildTakenTimeSql,
  decodeTakenTime,
  TAKEN_TIME_COLUMNS,
  type TakenTimeRow,
} from "@/lib/domain/availability/free-slots/taken-time";
import {
  applyRulesToHost,
  applySite,
  findRulesSite,
  hasMeetingLimits,
  type PageRules,
  pickGrid,
  toPageRules,
} from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { PageAddress } from "@/lib/domain/bookings/page-address";
import { buildBrandingSql } from "@/lib/domain/tenancy/branding/branding";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { buildPage, type PageHostRow, type PageRow, type TypeRow, toPageHost } from "./build-page";
import { loadPageRooms } from "./load-page-rooms";
import { loadTeamPage, type PageRange } from "./load-team-page";
import type { Offering, PublicPage } from "./public-page";

interface HoursRow extends TypeRow {
  schedule: string | null;
}

interface Row extends TakenTimeRow, PageRow<HoursRow>, PageHostRow {
  owner_id: string;
  schedule: string | null;
  absences: readonly PublicAbsence[] | null;
  suspended: boolean;
}

const LOAD = definePreparedStatement<Row>(`
  SELECT b.id, b.nickname::text AS slug, b.message, b.custom AS settings,
         u.id AS owner_id, u.email, u.first_name, u.last_name, u.picture_url, u.timezone, u.language,
         u.suspended_at IS NOT NULL AS suspended,
         ${buildScheduleSql("$1", "user_id = u.id")} AS schedule, ${TAKEN_TIME_COLUMNS},
         (SELECT json_agg(json_build_object(
                   'id', t.id, 'slug', t.handle, 'name', t.name, 'public', t.public, 'message', t.message,
                   'description', t.description, 'settings', t.custom, 'availability_id', t.availability_id,
                   'schedule', ${buildScheduleSql("$1", "id = t.availability_id")}) ORDER BY t.created_at, t.id)
            FROM appointment_types t
           WHERE t.organization_id = $1 AND t.bookpage_id = b.id AND t.active AND (t.public OR t.handle = $3)) AS types,
         ${buildPublicAbsencesSql("$4")} AS absences, ${buildBrandingSql("$1")} AS branding
    FROM bookpages b
    JOIN users u ON u.organization_id = $1 AND u.id = b.user_id
         ${buildTakenTimeSql("$1", "$4", "$5", "event_id IS DISTINCT FROM $6")}
   WHERE b.organization_id = $1 AND b.id = $2 AND b.active`);

/**
 * Loads the active page at this address with all that its screen shows; null if there is none. A user's page
 * takes one statement, a team's two. Limits, chosen calendars, seats, rooms and journeys take one more each, journeys by
 * distance two.
 */
export async function loadPublicPage(
  db: Db,
  address: PageAddress,
  range: PageRange,
): Promise<PublicPage | null> {
  if (address.type?.includes("\0")) return null; // a form can contain NUL, which PostgreSQL rejects
  const entry = await resolveName(db, "nickname", address.slug);
  if (!entry) return null;
  const { organization, id } = entry;
  const [row] = await executeSql(db, LOAD, [
    organization,
    id,
    address.type,
    new Date(range.from).toISOString(),
    new Date(range.to).toISOString(),
    range.exceptEvent ?? null,
  ]);
  if (!row) return loadTeamPage(db, organization, { ...address, id }, range);
  const owner = toPageHost(row.owner_id, row, row.slug);
  const offer = await loadOfferings(db, organization, row, range);
  const settings = buildPage(organization, row, address, { owner, team: null, people: [owner], offer });
  const page = settings && { ...settings, absences: row.absences ?? [] };
  return page && row.suspended ? closePage(page) : page;
}

/** Removes all hours, because a suspended user takes no bookings. */
const closePage = (page: PublicPage): PublicPage => ({
  ...page,
  isClosed: true,
  ...clearHours(page),
  types: page.types.map((type) => ({ ...type, ...clearHours(type) })),
});

const clearHours = ({ hosts }: Offering): Pick<Offering, "hosts" | "zones"> => ({
  hosts: hosts.map((host) => ({ ...host, schedule: null })),
  zones: hosts.map(() => null),
});

/** Loads the offerings of the page and of each type. */
async function loadOfferings(db: Db, organization: OrganizationId, row: Row, range: PageRange) {
  const main = row.schedule === null ? null : await parseSchedule(row.schedule);
  const schedules = new Map<HoursRow | null, Schedule | null>([[null, main]]);
  for (const type of row.types ?? [])
    schedules.set(type, type.schedule ? await parseSchedule(type.schedule) : main);
  const all = [...schedules].map(([type, hours]) => ({
    hours,
    rules: applySite(toPageRules(row, type), range),
  }));
  const travellers = listTravellers([{ id: row.owner_id, schedules: [...schedules.values()] }]);
  const sites = all.map(({ rules }) => findRulesSite(rules));
  const visits = await loadVisits(db, organization, travellers, { ...range, sites });
  const taken = applyVisits({ schedule: main, ...decodeTakenTime(row) }, row.owner_id, visits);
  const hasLimits = all.some(({ hours, rules }) => hasMeetingLimits(hours, rules));
  const period = hasLimits ? await loadPeriodMeetings(db, organization, [row.owner_id], range) : [];
  const rules = all.map((one) => one.rules);
  const calendars = await loadBlockingTimes(db, organization, [row.owner_id], rules, range);
  const seatRules = range.isWhole ? [] : rules;
  const seated = await loadSeatedTimes(db, organization, [row.owner_id], seatRules, range);
  const stays = await loadStays(db, organization, [row.owner_id], rules, range);
  const rooms = await loadPageRooms(
    db,
    organization,
    all.map(({ rules }) => rules),
    range,
  );
  const offer = (type: HoursRow | null, rules: PageRules) =>
    applyBlockingCalendars(
      applyRulesToHost({ ...taken, schedule: schedules.get(type) ?? main }, applySite(rules, range), period),
      row.owner_id,
      rules,
      calendars,
    );
  return (type: HoursRow | null, rules: PageRules): Offering => ({
    zones: [(schedules.get(type) ?? main)?.zone ?? null],
    hosts: [
      applyCapacity(applySeats(offer(type, rules), row.owner_id, rules, seated), row.owner_id, rules, stays),
    ],
    match: "all",
    grid: pickGrid(rules, rooms(rules, { match: "all", asked: 1 })),
    mayChoose: false,
  });
}
