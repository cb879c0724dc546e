import type { Site } from "@/lib/core/slots/journeys";
import type { Host } from "@/lib/core/slots/schedule";
import type { Instant } from "@/lib/core/time/instant";
import { buildScheduleSql, parseSchedule } from "@/lib/domain/availability/availabilities/parse-schedule";
import {
  applyRulesToHost,
  findRulesSite,
  hasMeetingLimits,
  type PageRules,
} from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { applyBlockingCalendars, loadBlockingTimes } from "./blocking-calendars";
import { loadPageMeetings } from "./load-page-meetings";
import { loadPeriodMeetings } from "./load-period-meetings";
import { applySeats, loadSeatedTimes } from "./load-seated-times";
import { applyCapacity, loadStays } from "./load-stays";
import { applyVisits, listTravellers, loadVisits } from "./load-visits";
import { buildTakenTimeSql, decodeTakenTime, TAKEN_TIME_COLUMNS, type TakenTimeRow } from "./taken-time";

/**
 * Selects the users to search. `users` and `emails` determine the order; `either` accepts ids and addresses,
 * unordered.
 */
export type HostSelector =
  | { users: readonly string[] }
  | { emails: readonly string[] }
  | { either: readonly string[] }
  | { team: string };

export interface UserWithHost {
  id: string;
  email: string | null;
  timezone: string;
  /** A suspended user takes no new meetings, not even promised ones. */
  suspended: boolean;
  host: Host;
}

interface Row extends TakenTimeRow {
  id: string;
  email: string | null;
  timezone: string;
  suspended: boolean;
  schedule: string | null;
}

/** One statement, because Prisma would need three and three times as long. Suspended users get no hours. */
const buildLoadHosts = (condition: string) =>
  definePreparedStatement<Row>(`
  SELECT u.id, u.email, u.timezone, u.suspended_at IS NOT NULL AS suspended, ${TAKEN_TIME_COLUMNS},
         CASE WHEN u.suspended_at IS NULL THEN ${buildScheduleSql("$1", "user_id = u.id AND ($5::text IS NULL OR id = $5)")} END AS schedule
    FROM users u
         ${buildTakenTimeSql("$1", "$3", "$4", "event_id IS DISTINCT FROM $6")}
   WHERE u.organization_id = $1 AND ${condition}`);

export const LOAD_HOSTS = {
  users: buildLoadHosts(`u.id = ${formatAnyOf("$2")}`),
  emails: buildLoadHosts(`u.email = ${formatAnyOf("$2")}`),
  either: buildLoadHosts(`(u.id = ${formatAnyOf("$2")} OR u.email = ${formatAnyOf("$2")})`),
  team: buildLoadHosts(`u.id IN (SELECT m.user_id FROM team_members m JOIN teams t ON t.organization_id = $1 AND t.id = m.team_id
                             WHERE m.organization_id = $1 AND t.id = ${formatAnyOf("$2")} AND m.member)
           AND u.suspended_at IS NULL`),
};

interface Options {
  /** Selects the meetings that overlap; the caller widens the range by buffers. */
  from: Instant;
  to: Instant;
  /** Default: the main availability. */
  availability?: string | undefined;
  /** The event being moved: its own reservation does not block it. */
  exceptEvent?: string | undefined;
  /** The rules of the page to be booked. */
  rules?: PageRules | null | undefined;
  /** Without rules: where the meeting takes place. */
  site?: Site | null | undefined;
  /** Without rules: other places from which journeys are measured later. */
  sites?: readonly (Site | null)[];
  /**
   * Counts a free seat in an existing meeting of the page as a slot; otherwise that time is taken.
   */
  seats?: boolean;
}

/**
 * Loads the selected users of the organisation with schedule, meetings and busy time, by one statement. Limits,
 * journeys and stays of which several may overlap take one more each, journeys by distance two. Unknown users are left out.
 */
export async function loadHosts(
  db: Db,
  organization: OrganizationId,
  selector: HostSelector,
  { from, to, availability, exceptEvent, rules = null, site = null, sites = [], seats = false }: Options,
): Promise<UserWithHost[]> {
  const [choice, names] = Object.entries(selector)[0] as [
    keyof typeof LOAD_HOSTS,
    string | readonly string[],
  ];
  const rows = await executeSql(db, LOAD_HOSTS[choice], [
    organization,
    typeof names === "string" ? [names] : names,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    availability ?? null,
    exceptEvent ?? null,
  ]);
  const sorted = sortAsRequested(rows, choice, names);
  const found = await Promise.all(sorted.map((row) => toUserWithHost(row, site)));
  const searched = rules ? [findRulesSite(rules)] : [site, ...sites];
  const people = await addVisits(db, organization, found, { from, to, exceptEvent, sites: searched });
  const limited = people.filter(({ host }) => hasMeetingLimits(host.schedule, rules)).map(({ id }) => id);
  if (limited.length === 0 && !rules) return people;
  const range = { from, to, exceptEvent };
  const period = limited.length > 0 ? await loadPeriodMeetings(db, organization, limited, range) : [];
  const ofPage = await loadPageMeetings(db, organization, rules, range);
  const ids = people.map(({ id }) => id);
  const calendars = await loadBlockingTimes(db, organization, ids, rules ? [rules] : [], range);
  const seated = seats && rules ? await loadSeatedTimes(db, organization, ids, [rules], range) : [];
  const stays = rules ? await loadStays(db, organization, ids, [rules], range) : [];
  return people.map((person) => {
    const meetings = period.filter(({ host }) => host === person.id);
    const host = applyRulesToHost(person.host, rules, meetings, ofPage);
    if (!rules) return { ...person, host };
    const open = applySeats(
      applyBlockingCalendars(host, person.id, rules, calendars),
      person.id,
      rules,
      seated,
    );
    return { ...person, host: applyCapacity(open, person.id, rules, stays) };
  });
}

const toUserWithHost = async (row: Row, site: Site | null): Promise<UserWithHost> => ({
  id: row.id,
  email: row.email,
  timezone: row.timezone,
  suspended: row.suspended,
  host: {
    id: row.id,
    schedule: row.schedule === null ? null : await parseSchedule(row.schedule),
    ...decodeTakenTime(row),
    ...(site && { site }),
  },
});

async function addVisits(
  db: Db,
  organization: OrganizationId,
  people: UserWithHost[],
  range: Pick<Options, "from" | "to" | "exceptEvent"> & { sites: readonly (Site | null)[] },
): Promise<UserWithHost[]> {
  const travellers = listTravellers(people.map(({ id, host }) => ({ id, schedules: [host.schedule] })));
  if (travellers.length === 0) return people;
  const visits = await loadVisits(db, organization, travellers, range);
  return people.map((person) => ({ ...person, host: applyVisits(person.host, person.id, visits) }));
}

/**
 * Sorts the rows in the order of the request. Sorting in SQL would add a tenth to the statement, although
 * there is usually one row.
 */
function sortAsRequested(
  rows: Row[],
  choice: keyof typeof LOAD_HOSTS,
  names: string | readonly string[],
): Row[] {
  const getIndex = ({ id, email }: Row) => names.indexOf(choice === "emails" ? (email ?? "") : id);
  return rows.sort((a, b) => getIndex(a) - getIndex(b) || (a.id < b.id ? -1 : 1));
}
