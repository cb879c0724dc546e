import type { Site } from "@/lib/core/slots/journeys";
import type { Host } from "@/lib/core/slots/schedule";
import type { Instant } from "@/lib/core/time/instant";
import { intersectAbsences } from "@/lib/domain/availability/absences/intersect-absences";
import {
  buildPublicAbsencesSql,
  type PublicAbsence,
} from "@/lib/domain/availability/absences/public-absence";
import { buildScheduleSql, parseSchedule } from "@/lib/domain/availability/availabilities/parse-schedule";
import { loadPageMeetings } from "@/lib/domain/availability/free-slots/load-page-meetings";
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
import { canChooseHost, matchHosts } from "@/lib/domain/booking-pages/bookpages/match-hosts";
import {
  applyRulesToHost,
  applySite,
  type BookerSite,
  findRulesSite,
  hasMeetingLimits,
  type PageRules,
  pickGrid,
  toPageRules,
} from "@/lib/domain/booking-pages/bookpages/page-rules";
import { buildBrandingSql } from "@/lib/domain/tenancy/branding/branding";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { buildPage, type PageHostRow, type PageRow, type TypeRow, toPageHost } from "./build-page";
import { loadPageRooms } from "./load-page-rooms";
import type { PageAddress } from "./page-address";
import type { Offering, PageHost, PublicPage } from "./public-page";

/** Selects the meetings that overlap; the caller widens the range by buffers. */
export interface PageRange {
  from: Instant;
  to: Instant;
  /** The event being moved, or a hold of the booker: its reservation does not block the slot. */
  exceptEvent?: string;
  /** True if a whole meeting is moved, which cannot use seats of other meetings. */
  isWhole?: boolean;
  /** Where the meeting takes place; default: where new ones of the page do. */
  site?: Site | null | undefined;
  /** Where new meetings take place if the page leaves it to the booker. */
  booker?: BookerSite | null | undefined;
  /** Requires all of these hosts instead of those that the settings of a team's page require. */
  hosts?: readonly string[];
}

interface TeamPageRow extends PageRow<TypeRow> {
  team_id: string;
  team_name: string;
  public: boolean;
}

const LOAD_PAGE = definePreparedStatement<TeamPageRow>(`
  SELECT b.id, b.nickname::text AS slug, b.message, b.custom AS settings, t.id AS team_id, t.name AS team_name, t.public,
         (SELECT json_agg(json_build_object(
                   'id', a.id, 'slug', a.handle, 'name', a.name, 'public', a.public, 'message', a.message,
                   'description', a.description, 'settings', a.custom, 'availability_id', a.availability_id)
                 ORDER BY a.created_at, a.id)
            FROM appointment_types a
           WHERE a.organization_id = $1 AND a.bookpage_id = b.id AND a.active AND (a.public OR a.handle = $3)) AS types, ${buildBrandingSql("$1")} AS branding
    FROM bookpages b JOIN teams t ON t.organization_id = $1 AND t.id = b.team_id
   WHERE b.organization_id = $1 AND b.id = $2 AND b.active`);

interface MemberRow extends TakenTimeRow, PageHostRow {
  id: string;
  schedule: string | null;
  absences: readonly PublicAbsence[] | null;
}

const LOAD_MEMBERS = definePreparedStatement<MemberRow>(`
  SELECT u.id, u.email, u.first_name, u.last_name, u.picture_url, u.timezone, u.language,
         ${buildScheduleSql("$1", "user_id = u.id")} AS schedule, ${TAKEN_TIME_COLUMNS},
         ${buildPublicAbsencesSql("$3")} AS absences
    FROM users u LEFT JOIN team_members m ON m.organization_id = $1 AND m.team_id = $2 AND m.user_id = u.id
         ${buildTakenTimeSql("$1", "$3", "$4", "event_id IS DISTINCT FROM $5")}
   WHERE u.organization_id = $1 AND u.id = ANY (coalesce($6::text[], ARRAY(
           SELECT user_id FROM team_members WHERE organization_id = $1 AND team_id = $2 AND member)))
     AND (u.suspended_at IS NULL OR $6 IS NOT NULL)
   ORDER BY array_position($6, u.id), m.member_position, u.id`);

type LoadedMembers = readonly { person: PageHost; host: Host }[];

/** Loads a team's active page; null if there is none. */
export async function loadTeamPage(
  db: Db,
  organization: OrganizationId,
  address: Pick<PageAddress, "type" | "minutes"> & { id: string },
  range: PageRange,
): Promise<PublicPage | null> {
  const [row] = await executeSql(db, LOAD_PAGE, [organization, address.id, address.type]);
  if (!row) return null;
  const members = await loadMembers(db, organization, row, range);
  const people = members.map(({ person }) => person);
  const page = buildPage(organization, row, address, {
    owner: toTeamHost({ id: row.team_id, name: row.team_name }, people),
    team: { id: row.team_id, public: row.public },
    people,
    offer: await buildOfferings(db, organization, row, members, range),
  });
  return page && { ...page, absences: intersectAbsences(people.map(({ absences = [] }) => absences)) };
}

/** Returns the team as the page's owner. */
export const toTeamHost = (
  { id, name }: { id: string; name: string },
  [first]: readonly PageHost[],
): PageHost => ({
  id,
  email: null,
  name,
  firstName: name,
  pictureUrl: null,
  timezone: first?.timezone ?? "UTC",
  language: first?.language ?? "en",
});

async function loadMembers(
  db: Db,
  organization: OrganizationId,
  { team_id, team_name, types, ...page }: TeamPageRow,
  { from, to, exceptEvent, site, booker, hosts }: PageRange,
): Promise<LoadedMembers> {
  const rows = await executeSql(db, LOAD_MEMBERS, [
    organization,
    team_id,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    exceptEvent ?? null,
    hosts ?? null,
  ]);
  const members = await Promise.all(
    rows.map(async (row) => ({
      person: { ...toPageHost(row.id, row, team_name), absences: row.absences ?? [] },
      host: {
        id: row.id,
        schedule: row.schedule === null ? null : await parseSchedule(row.schedule),
        ...decodeTakenTime(row),
      },
    })),
  );
  const travellers = listTravellers(
    members.map(({ person, host }) => ({ id: person.id, schedules: [host.schedule] })),
  );
  const sites = [null, ...(types ?? [])].map((type) =>
    findRulesSite(applySite(toPageRules(page, type), { site, booker })),
  );
  const visits = await loadVisits(db, organization, travellers, { from, to, exceptEvent, sites });
  return members.map(({ person, host }) => ({ person, host: applyVisits(host, person.id, visits) }));
}

/** Loads the offerings of the page and of each type. */
async function buildOfferings(
  db: Db,
  organization: OrganizationId,
  row: TeamPageRow,
  members: LoadedMembers,
  range: PageRange,
) {
  const page = { ...row, team: row.team_id };
  const all = [null, ...(row.types ?? [])].map((type) => toPageRules(page, type));
  const ids = members.map(({ person }) => person.id);
  const hasLimits = members.some(({ host }) => all.some((rules) => hasMeetingLimits(host.schedule, rules)));
  const period = hasLimits ? await loadPeriodMeetings(db, organization, ids, range) : [];
  const limited = all.find(({ limits }) => limits.page.length + limits.type.length > 0) ?? null;
  const ofPage = await loadPageMeetings(db, organization, limited, range);
  const seated = await loadSeatedTimes(db, organization, ids, range.isWhole ? [] : all, range);
  const stays = await loadStays(db, organization, ids, all, range);
  const rooms = await loadPageRooms(db, organization, all, range);
  const pickMatch = (rules: PageRules) => (range.hosts ? "all" : matchHosts(rules.settings.hosts, ids));
  return (_: TypeRow | null, rules: PageRules): Offering => ({
    zones: members.map(({ host }) => host.schedule?.zone ?? null),
    hosts: members.map(({ person, host }) => {
      const meetings = period.filter((meeting) => meeting.host === person.id);
      const open = applySeats(
        applyRulesToHost(host, applySite(rules, range), meetings, ofPage),
        person.id,
        rules,
        seated,
      );
      return applyCapacity(open, person.id, rules, stays);
    }),
    match: pickMatch(rules),
    grid: pickGrid(rules, rooms(rules, { match: pickMatch(rules), asked: ids.length })),
    mayChoose: canChooseHost(rules.settings.hosts),
  });
}
