import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { scheduleText } from "@/lib/domain/availabilities/schedule";
import { loadCalendars } from "@/lib/domain/free-slots/blocking-calendars";
import { BOOKED_WHERE, WHOLE_PERIODS } from "@/lib/domain/free-slots/load-period-meetings";
import {
  readTakenTime,
  TAKEN_TIME_COLUMNS,
  type TakenTime,
  takenTime,
} from "@/lib/domain/free-slots/taken-time";
import { findUser } from "@/lib/domain/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { Bookable, BookablePage, BookedMeeting } from "./bookable";
import { PREVIEWED_DAYS } from "./previewed-days";

interface Row extends TakenTime {
  timezone: string;
  hours: Bookable["hours"] | null;
  pages: readonly BookablePage[] | null;
  resource: boolean;
  absences: { from: LocalDate; last: LocalDate }[] | null;
}

const PERSON = statement<Row>(`
  SELECT u.timezone, u.resource, ${TAKEN_TIME_COLUMNS},
         (SELECT json_agg(json_build_object('from', x.start_date, 'last', x.end_date))
            FROM absences x WHERE x.organization_id = $1 AND x.user_id = u.id AND u.resource) AS absences,
         (SELECT json_agg(json_build_object('id', v.id, 'text', ${scheduleText("$1", "id = v.id")})
                          ORDER BY v.created_at, v.id)
            FROM availabilities v WHERE v.organization_id = $1 AND v.user_id = u.id) AS hours,
         (SELECT json_agg(json_build_object(
                   'id', b.id, 'nickname', b.nickname, 'active', b.active, 'custom', b.custom, 'types',
                   (SELECT coalesce(json_agg(json_build_object(
                             'id', t.id, 'handle', t.handle, 'name', t.name, 'active', t.active, 'custom', t.custom,
                             'availability_id', t.availability_id) ORDER BY t.created_at, t.id), '[]')
                      FROM appointment_types t WHERE t.organization_id = $1 AND t.bookpage_id = b.id))
                 ORDER BY b.secondary, b.created_at, b.id)
            FROM bookpages b WHERE b.organization_id = $1 AND b.user_id = u.id) AS pages
    FROM users u
         ${takenTime("$1", "$3", "$4")}
   WHERE u.organization_id = $1 AND u.id = $2`);

const CALENDARS = statement<{ id: string }>(`
  SELECT s.id FROM calendars c JOIN subcalendars s ON s.organization_id = $1 AND s.calendar_id = c.id
   WHERE c.organization_id = $1 AND c.user_id = $2`);

interface MeetingRow {
  starts_at: Date;
  ends_at: Date;
  page: string | null;
  type: string | null;
  event_id: string | null;
  seats: number | null;
  all_seats: number | null;
  series: { index: number; count: number } | null;
  title: string | null;
}

/** Of the months around now, for limits, and all to come. */
const MEETINGS = statement<MeetingRow>(`
  SELECT r.starts_at, r.ends_at, ${BOOKED_WHERE},
         CASE WHEN r.host_id IN (e.created_by_user_id, e.room_id) THEN e.id END AS event_id, e.title,
         r.seats, e.seats AS all_seats, e.series
    FROM reservations r LEFT JOIN events e ON e.organization_id = $1 AND e.id = r.event_id
   WHERE r.organization_id = $1 AND r.host_id = $2 AND r.ends_at > $3::timestamptz - ${WHOLE_PERIODS}
     AND (r.expires_at IS NULL OR r.expires_at > now())
   ORDER BY r.starts_at, r.event_id`);

/** Buffers and the length of a slot reach a day further each, and every zone's days lie in one more. */
const MARGIN_MS = 3 * DAY;

/** A person's pages, hours and taken time, in four statements. */
export async function loadBookable(
  db: Db,
  organization: OrganizationId,
  user: string,
  now: Instant,
): Promise<Bookable> {
  const range = { from: instant(now - MARGIN_MS), to: instant(now + PREVIEWED_DAYS * DAY + MARGIN_MS) };
  const [from, to] = [new Date(range.from).toISOString(), new Date(range.to).toISOString()];
  const ids = await sql(db, CALENDARS, [organization, user]);
  const [calendars, [person], meetings] = await Promise.all([
    loadCalendars(
      db,
      organization,
      [user],
      ids.map(({ id }) => id),
      range,
    ),
    sql(db, PERSON, [organization, user, from, to]),
    sql(db, MEETINGS, [organization, user, from]),
  ]);
  const { busy, allDay } = readTakenTime(person ?? NOTHING);
  return {
    user,
    timezone: person?.timezone ?? (await findUser(db, organization, user)).timezone,
    busy: { busy, allDay },
    calendars,
    meetings: meetings.map(toMeeting),
    hours: person?.hours ?? [],
    pages: person?.pages ?? [],
    room: person?.resource ? { absences: (person.absences ?? []).map(toAbsence) } : null,
  };
}

const toAbsence = ({ from, last }: { from: LocalDate; last: LocalDate }) => ({ from, to: addDays(last, 1) });

const NOTHING: TakenTime = { meetings: null, busy: null, busy_days: null };

const toMeeting = ({ starts_at, ends_at, event_id: id, title, ...row }: MeetingRow): BookedMeeting => ({
  start: instant(+starts_at),
  end: instant(+ends_at),
  page: row.page,
  type: row.type,
  event: id === null ? null : { id, title: title ?? "", ...measureMeeting(row) },
  seats: row.seats,
});

const measureMeeting = ({
  seats,
  all_seats: all,
  series,
}: Pick<MeetingRow, "seats" | "all_seats" | "series">) => ({
  seats: all === null || seats === null ? null : { all, taken: all - seats },
  series: series && { index: series.index, count: series.count },
});
