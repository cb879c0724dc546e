import type { Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { buildScheduleSql } from "@/lib/domain/availability/availabilities/parse-schedule";
import { loadCalendarTimes } from "@/lib/domain/availability/free-slots/blocking-calendars";
import { loadVisits } from "@/lib/domain/availability/free-slots/load-visits";
import {
  buildTakenTimeSql,
  decodeTakenTime,
  TAKEN_TIME_COLUMNS,
  type TakenTimeRow,
} from "@/lib/domain/availability/free-slots/taken-time";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { BookableUser, PreviewedPage } from "./bookable";
import { loadBookedMeetings } from "./load-booked-meetings";
import { derivePreviewRange } from "./preview-range";

interface Row extends TakenTimeRow {
  timezone: string;
  hours: BookableUser["hours"] | null;
  pages: readonly PreviewedPage[] | null;
  resource: boolean;
  absences: { from: LocalDate; last: LocalDate }[] | null;
}

const PERSON = defineStatement<Row>(`
  SELECT u.timezone, u.resource, ${TAKEN_TIME_COLUMNS},
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
   WHERE u.organization_id = $1 AND u.id = $2`);

const CALENDARS = defineStatement<{ id: string }>(`
  SELECT s.id FROM calendars c JOIN subcalendars s ON s.organization_id = $1 AND s.calendar_id = c.id
   WHERE c.organization_id = $1 AND c.user_id = $2`);

/**
 * Loads a user's pages, hours and busy time in five statements. The places of meetings are always read, as the hours to
 * be previewed may have journeys that the stored ones lack.
 */
export async function loadBookableUser(
  db: Db,
  organization: OrganizationId,
  user: string,
  now: Instant,
): Promise<BookableUser> {
  const range = derivePreviewRange(now);
  const [from, to] = [new Date(range.from).toISOString(), new Date(range.to).toISOString()];
  const ids = await executeSql(db, CALENDARS, [organization, user]);
  const [calendars, [person], meetings, visits] = await Promise.all([
    loadCalendarTimes(
      db,
      organization,
      [user],
      ids.map(({ id }) => id),
      range,
    ),
    executeSql(db, PERSON, [organization, user, from, to]),
    loadBookedMeetings(db, organization, [user], range.from),
    loadVisits(db, organization, [user], range),
  ]);
  const { meetings: _, ...busy } = decodeTakenTime(person ?? NOTHING);
  return {
    user,
    timezone: person?.timezone ?? (await getUserRow(db, organization, user)).timezone,
    busy: { ...busy, visits: visits.get(user) ?? [] },
    calendars,
    meetings,
    hours: person?.hours ?? [],
    pages: person?.pages ?? [],
    room: person?.resource ? { absences: (person.absences ?? []).map(toAbsence) } : null,
  };
}

const toAbsence = ({ from, last }: { from: LocalDate; last: LocalDate }) => ({ from, to: addDays(last, 1) });

const NOTHING: TakenTimeRow = { meetings: null, busy: null, busy_days: null };
