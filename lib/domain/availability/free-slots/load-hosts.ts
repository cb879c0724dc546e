import type { Host } from "@/lib/core/slots/schedule";
import type { Instant } from "@/lib/core/time/instant";
import { readSchedule, scheduleText } from "@/lib/domain/availability/availabilities/schedule";
import { countsMeetings, offerHost, type PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { anyOf, preparedStatement } from "@/lib/platform/db/statement";
import { blockHost, loadNamedCalendars } from "./blocking-calendars";
import { loadPageMeetings } from "./load-page-meetings";
import { loadPeriodMeetings } from "./load-period-meetings";
import { loadSeated, seatHost } from "./load-seated";
import { readTakenTime, TAKEN_TIME_COLUMNS, type TakenTime, takenTime } from "./taken-time";

/** Whose time is looked for; ids in the order asked for. `either`: ids and addresses, in no order. */
export type Whose =
  | { users: readonly string[] }
  | { emails: readonly string[] }
  | { either: readonly string[] }
  | { team: string };

export interface PersonWithHost {
  id: string;
  email: string | null;
  timezone: string;
  /** Holds nothing new, whatever was promised before. */
  suspended: boolean;
  host: Host;
}

interface Row extends TakenTime {
  id: string;
  email: string | null;
  timezone: string;
  suspended: boolean;
  schedule: string | null;
}

/** Prisma would need three statements and three times as long. Who is suspended has no hours. */
const loadThose = (condition: string) =>
  preparedStatement<Row>(`
  SELECT u.id, u.email, u.timezone, u.suspended_at IS NOT NULL AS suspended, ${TAKEN_TIME_COLUMNS},
         CASE WHEN u.suspended_at IS NULL THEN ${scheduleText("$1", "user_id = u.id AND ($5::text IS NULL OR id = $5)")} END AS schedule
    FROM users u
         ${takenTime("$1", "$3", "$4", "event_id IS DISTINCT FROM $6")}
   WHERE u.organization_id = $1 AND ${condition}`);

export const LOAD_HOSTS = {
  users: loadThose(`u.id = ${anyOf("$2")}`),
  emails: loadThose(`u.email = ${anyOf("$2")}`),
  either: loadThose(`(u.id = ${anyOf("$2")} OR u.email = ${anyOf("$2")})`),
  team: loadThose(`u.id IN (SELECT m.user_id FROM team_members m JOIN teams t ON t.organization_id = $1 AND t.id = m.team_id
                             WHERE m.organization_id = $1 AND t.id = ANY($2::text[]) AND m.member)
           AND u.suspended_at IS NULL`),
};

interface Options {
  /** Meetings that overlap this range are read; the caller adds room for buffers. */
  from: Instant;
  to: Instant;
  /** Instead of the main availability. */
  availability?: string | undefined;
  /** An event that is being moved does not stand in its own way. */
  exceptEvent?: string | undefined;
  /** Of the page on which they are to be booked. */
  rules?: PageRules | null | undefined;
  /** Whether a seat would do, in a meeting of the page that is there already; else its time is taken. */
  seats?: boolean;
}

/**
 * The people named, of this organisation, each with schedule, meetings and busy time: one statement, and a second where
 * there are limits. Unknown ones are missing.
 */
export async function loadHosts(
  db: Db,
  organization: OrganizationId,
  whose: Whose,
  { from, to, availability, exceptEvent, rules = null, seats = false }: Options,
): Promise<PersonWithHost[]> {
  const [choice, names] = Object.entries(whose)[0] as [keyof typeof LOAD_HOSTS, string | readonly string[]];
  const rows = await sql(db, LOAD_HOSTS[choice], [
    organization,
    typeof names === "string" ? [names] : names,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    availability ?? null,
    exceptEvent ?? null,
  ]);
  const people = await Promise.all(inOrder(rows, choice, names).map(toPerson));
  const limited = people.filter(({ host }) => countsMeetings(host.schedule, rules)).map(({ id }) => id);
  if (limited.length === 0 && !rules) return people;
  const range = { from, to, exceptEvent };
  const period = limited.length > 0 ? await loadPeriodMeetings(db, organization, limited, range) : [];
  const ofPage = await loadPageMeetings(db, organization, rules, range);
  const ids = people.map(({ id }) => id);
  const calendars = await loadNamedCalendars(db, organization, ids, rules ? [rules] : [], range);
  const seated = seats && rules ? await loadSeated(db, organization, ids, [rules], range) : [];
  return people.map((person) => {
    const own = period.filter(({ host }) => host === person.id);
    const host = offerHost(person.host, rules, own, ofPage);
    if (!rules) return { ...person, host };
    return {
      ...person,
      host: seatHost(blockHost(host, person.id, rules, calendars), person.id, rules, seated),
    };
  });
}

const toPerson = async (row: Row): Promise<PersonWithHost> => ({
  id: row.id,
  email: row.email,
  timezone: row.timezone,
  suspended: row.suspended,
  host: {
    schedule: row.schedule === null ? null : await readSchedule(row.schedule),
    ...readTakenTime(row),
  },
});

/**
 * Sorts the rows in the order asked for. In SQL it would cost a tenth of the statement, though there is mostly one
 * row.
 */
function inOrder(rows: Row[], choice: keyof typeof LOAD_HOSTS, names: string | readonly string[]): Row[] {
  const place = ({ id, email }: Row) => names.indexOf(choice === "emails" ? (email ?? "") : id);
  return rows.sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
}
