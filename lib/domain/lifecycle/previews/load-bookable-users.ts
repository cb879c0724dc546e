import type { Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { buildScheduleSql, parseSchedule } from "@/lib/domain/availability/availabilities/parse-schedule";
import { loadCalendarTimes } from "@/lib/domain/availability/free-slots/blocking-calendars";
import { loadHostVisits } from "@/lib/domain/availability/free-slots/load-host-visits";
import {
  buildTakenTimeSql,
  decodeTakenTime,
  TAKEN_TIME_COLUMNS,
  type TakenTimeRow,
} from "@/lib/domain/availability/free-slots/taken-time";
import { loadTravelTimes } from "@/lib/domain/availability/travel/load-travel-times";
import { findRulesSite } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { groupRows } from "@/lib/platform/db/group-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { BookableUser, PreviewedPage } from "./bookable";
import { listPageRules } from "./build-page-slot-searches";
import { loadBookedMeetings } from "./load-booked-meetings";
import { derivePreviewRange } from "./preview-range";

interface Row extends TakenTimeRow {
  id: string;
  timezone: string;
  hours: BookableUser["hours"] | null;
  pages: readonly PreviewedPage[] | null;
  resource: boolean;
  absences: { from: LocalDate; last: LocalDate }[] | null;
}

const PEOPLE = defineStatement<Row>(`
  SELECT u.id, u.timezone, u.resource, ${TAKEN_TIME_COLUMNS},
         (SELECT json_agg(json_build_object('from', x.start_date, 'last', x.end_date))
            FROM absences x WHERE x.organization_id = $1 AND x.user_id = u.id AND u.resource) AS absences,
         (SELECT json_agg(json_build_object('id', v.id, 'text', ${buildScheduleSql("$1", "id = v.id")})
                          ORDER BY v.created_at, v.id)
            FROM availabilities v WHERE v.organization_id = $1 AND v.user_id = u.id) AS hours,
         (SELECT json_agg(json_build_object(
                   'id', b.id, 'slug', b.nickname, 'active', b.active, 'settings', b.custom, 'types',
                   (SELECT coalesce(json_agg(json_build_object(
                             'id', t.id, 'slug', t.handle, 'name', t.name, 'active', t.active, 'settings', t.custom,
                             'availability_id', t.availability_id) ORDER BY t.created_at, t.id), '[]')
                      FROM appointment_types t WHERE t.organization_id = $1 AND t.bookpage_id = b.id))
                 ORDER BY b.secondary, b.created_at, b.id)
            FROM bookpages b WHERE b.organization_id = $1 AND b.user_id = u.id) AS pages
    FROM users u
         ${buildTakenTimeSql("$1", "$3", "$4")}
   WHERE u.organization_id = $1 AND u.id = ANY ($2::text[])
   ORDER BY u.created_at, u.id`);

const CALENDARS = defineStatement<{ id: string }>(`
  SELECT s.id FROM calendars c JOIN subcalendars s ON s.organization_id = $1 AND s.calendar_id = c.id
   WHERE c.organization_id = $1 AND c.user_id = ANY ($2::text[])`);

/** Loads a user as `loadBookableUsers` does. Throws if there is none. */
export async function loadBookableUser(
  db: Db,
  organization: OrganizationId,
  user: string,
  now: Instant,
): Promise<BookableUser> {
  const [found] = await loadBookableUsers(db, organization, [user], now);
  if (!found) throw buildNotFoundProblem(`The user ${user}`);
  return found;
}

/**
 * Loads the pages, hours and busy time of those of the users who exist, in five statements, or six if there are places. These are always
 * read, as the hours to be previewed may have journeys that the stored ones lack.
 */
export async function loadBookableUsers(
  db: Db,
  organization: OrganizationId,
  users: readonly string[],
  now: Instant,
): Promise<BookableUser[]> {
  const range = derivePreviewRange(now);
  const [from, to] = [new Date(range.from).toISOString(), new Date(range.to).toISOString()];
  const ids = await executeSql(db, CALENDARS, [organization, users]);
  // One after the other: a plan runs this in its transaction, whose connection takes one statement at a time.
  const calendars = await loadCalendarTimes(
    db,
    organization,
    users,
    ids.map(({ id }) => id),
    range,
  );
  const people = await executeSql(db, PEOPLE, [organization, users, from, to]);
  const meetings = await loadBookedMeetings(db, organization, users, range.from);
  const visits = await loadHostVisits(db, organization, users, range);
  const travelTimes = await loadPlaces(db, organization, people, visits);
  const calendarsByHost = groupRows(calendars, "host");
  const meetingsByHost = groupRows(meetings, "host");
  return people.map((person) => {
    const { meetings: _, ...busy } = decodeTakenTime(person);
    return {
      user: person.id,
      timezone: person.timezone,
      busy: { ...busy, visits: visits.get(person.id) ?? [], travelTimes },
      calendars: calendarsByHost.get(person.id) ?? [],
      meetings: meetingsByHost.get(person.id) ?? [],
      hours: person.hours ?? [],
      pages: person.pages ?? [],
      room: person.resource ? { absences: (person.absences ?? []).map(toAbsence) } : null,
    };
  });
}

/** Loads where the places of meetings, pages and bases are. */
async function loadPlaces(
  db: Db,
  organization: OrganizationId,
  people: readonly Row[],
  visits: Awaited<ReturnType<typeof loadHostVisits>>,
) {
  const schedules = await Promise.all(
    people.flatMap(({ hours }) => (hours ?? []).map(({ text }) => parseSchedule(text))),
  );
  const bases = schedules.flatMap(({ journeys }) => journeys?.bases ?? []);
  const sites = people.flatMap(({ pages }) => (pages ?? []).flatMap(listPageRules).map(findRulesSite));
  const others = [...visits.values()].flatMap((list) => list.map(({ site }) => site));
  return loadTravelTimes(db, organization, [...bases, ...sites], others);
}

const toAbsence = ({ from, last }: { from: LocalDate; last: LocalDate }) => ({ from, to: addDays(last, 1) });
