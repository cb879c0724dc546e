import type { Instant } from "@/lib/core/time/instant";
import { findFreeHosts, listRequiredTimes } from "@/lib/domain/bookings/resource/find-free-hosts";
import { requireEvent } from "@/lib/domain/events/queries";
import { getTeamRow } from "@/lib/domain/people/teams/queries";
import { listMembers } from "@/lib/domain/people/teams/serialize";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { type DepartingUserEvent, UNDECIDED_POLLS, UPCOMING_MEETINGS } from "./departing-user-events";
import { MAX_OWNED_RESOURCES } from "./schema";

interface OwnedResourcesQuery {
  user: string;
  to_user?: string | undefined;
  to_team?: string | undefined;
}

/** Returns the resources of a user that must be handed over or deleted when they leave. */
export async function getOwnedResources(
  db: Db,
  organization: OrganizationId,
  { user, ...to }: OwnedResourcesQuery,
  now: Instant,
) {
  await getUserRow(db, organization, user);
  const successors = await resolveSuccessors(db, organization, to, user);
  const read = async (find: typeof UPCOMING_MEETINGS, isTime: boolean) => {
    const rows = await executeSql(db, find, [organization, user, new Date(now)]);
    const first = [];
    for (const row of rows.slice(0, MAX_OWNED_RESOURCES))
      first.push({
        ...describeEvent(row),
        takes_over:
          isTime && successors ? await hasFreeSuccessor(db, organization, row.id, successors, now) : null,
      });
    return { count: rows.length, first };
  };
  const [facts] = await executeSql(db, FACTS, [organization, user, new Date(now)]);
  return {
    pages: await executeSql(db, PAGES, [organization, user]),
    meetings: await read(UPCOMING_MEETINGS, true),
    polls: await read(UNDECIDED_POLLS, false),
    teams: await executeSql(db, TEAMS, [organization, user]),
    forms: await executeSql(db, FORMS, [organization, user]),
    locations: await executeSql(db, LOCATIONS, [organization, user]),
    webhooks: await executeSql(db, WEBHOOKS, [organization, user]),
    substitutions: facts?.substitutions ?? 0,
    taking_part: facts?.taking_part ?? 0,
    ends: {
      availabilities: facts?.availabilities ?? 0,
      absences: facts?.absences ?? 0,
      calendars: facts?.calendars ?? 0,
      video_accounts: facts?.video_accounts ?? 0,
      personal_tokens: facts?.personal_tokens ?? 0,
      apps: facts?.apps ?? 0,
      sessions: facts?.sessions ?? 0,
    },
  };
}

const describeEvent = ({ id, title, start, guests }: DepartingUserEvent) => ({
  _id: id,
  title,
  start,
  guests,
});

async function resolveSuccessors(
  db: Db,
  organization: OrganizationId,
  { to_user, to_team }: Omit<OwnedResourcesQuery, "user">,
  departing: string,
): Promise<string[] | null> {
  if (to_user) return [(await getUserRow(db, organization, to_user)).id];
  if (!to_team) return null;
  return listMembers(await getTeamRow(db, organization, to_team)).filter((member) => member !== departing);
}

async function hasFreeSuccessor(
  db: Db,
  organization: OrganizationId,
  id: string,
  successors: readonly string[],
  now: Instant,
): Promise<boolean> {
  const event = await requireEvent(db, organization, id);
  const times = event.bookpage ? listRequiredTimes(event) : [];
  if (times.length === 0) return true;
  return (await findFreeHosts(db, { organization, now }, event, successors, times)).length > 0;
}

const PAGES = defineStatement<{
  _id: string;
  nickname: string;
  types: number;
  links: number;
  waiting: number;
}>(`
  SELECT b.id AS _id, b.nickname::text AS nickname,
         (SELECT count(*) FROM appointment_types t WHERE t.organization_id = $1 AND t.bookpage_id = b.id)::int AS types,
         (SELECT count(*) FROM links l WHERE l.organization_id = $1 AND l.bookpage_id = b.id AND l.revoked_at IS NULL)::int AS links,
         (SELECT count(*) FROM waiting_entries w WHERE w.organization_id = $1 AND w.bookpage_id = b.id)::int AS waiting
    FROM bookpages b WHERE b.organization_id = $1 AND b.user_id = $2 ORDER BY b.secondary, b.id`);

const TEAMS = defineStatement<{ _id: string; name: string; only_member: boolean; only_admin: boolean }>(`
  SELECT t.id AS _id, t.name,
         m.member AND NOT EXISTS (SELECT FROM team_members o WHERE o.organization_id = $1 AND o.team_id = t.id
                                     AND o.member AND o.user_id <> $2) AS only_member,
         m.admin AND NOT EXISTS (SELECT FROM team_members o WHERE o.organization_id = $1 AND o.team_id = t.id
                                    AND o.admin AND o.user_id <> $2) AS only_admin
    FROM team_members m JOIN teams t ON t.organization_id = $1 AND t.id = m.team_id
   WHERE m.organization_id = $1 AND m.user_id = $2 ORDER BY t.name, t.id`);

/** Ids of resources that link to a page or to one of its types. */
const IDS_OF_PAGES = `
  SELECT b.id FROM bookpages b WHERE b.organization_id = $1 AND b.user_id = $2
   UNION ALL
  SELECT t.id FROM appointment_types t JOIN bookpages b ON b.organization_id = $1 AND b.id = t.bookpage_id
   WHERE t.organization_id = $1 AND b.user_id = $2`;

type NamedResource = { _id: string; name: string };

const FORMS = defineStatement<NamedResource>(`
  SELECT f.id AS _id, f.handle::text AS name FROM forms f
   WHERE f.organization_id = $1 AND EXISTS (
     SELECT FROM (${IDS_OF_PAGES}) p
      WHERE f.rules::text LIKE '%' || p.id || '%' OR f.otherwise::text LIKE '%' || p.id || '%')
   ORDER BY f.handle, f.id`);

/** Locations link by the address of the page. */
const LOCATIONS = defineStatement<NamedResource>(`
  SELECT l.id AS _id, l.name FROM locations l
   WHERE l.organization_id = $1 AND EXISTS (
     SELECT FROM bookpages b WHERE b.organization_id = $1 AND b.user_id = $2
        AND lower(l.link) ~ ('(^|/)' || lower(b.nickname::text) || '($|[/?#])'))
   ORDER BY l.name, l.id LIMIT ${MAX_OWNED_RESOURCES}`);

const WEBHOOKS = defineStatement<NamedResource>(`
  SELECT w.id AS _id, w.target_url AS name FROM webhooks w
   WHERE w.organization_id = $1 AND EXISTS (
     SELECT FROM (${IDS_OF_PAGES}) p WHERE w.filter::text LIKE '%' || p.id || '%')
   ORDER BY w.target_url, w.id`);

interface ResourceCounts {
  substitutions: number;
  taking_part: number;
  availabilities: number;
  absences: number;
  calendars: number;
  video_accounts: number;
  personal_tokens: number;
  apps: number;
  sessions: number;
}

const buildCount = (table: string, and = "") =>
  `(SELECT count(*) FROM ${table} x WHERE x.organization_id = $1 AND x.user_id = $2${and})::int`;

const FACTS = defineStatement<ResourceCounts>(`
  SELECT (SELECT count(*) FROM absences x WHERE x.organization_id = $1 AND x.instead_user_id = $2
             AND x.end_date >= to_char($3::timestamptz, 'YYYY-MM-DD'))::int AS substitutions,
         (SELECT count(*) FROM invitees x JOIN events e ON e.organization_id = $1 AND e.id = x.event_id
           WHERE x.organization_id = $1 AND x.user_id = $2 AND NOT x.su AND e.cancelled_at IS NULL AND e.ends_at > $3)::int AS taking_part,
         ${buildCount("availabilities")} AS availabilities,
         ${buildCount("absences", " AND x.end_date >= to_char($3::timestamptz, 'YYYY-MM-DD')")} AS absences,
         (SELECT count(*) FROM calendars c JOIN calendar_lists l ON l.organization_id = $1 AND l.id = c.calendar_list_id
           WHERE c.organization_id = $1 AND l.user_id = $2)::int AS calendars,
         ${buildCount("video_accounts")} AS video_accounts,
         ${buildCount("personal_tokens", " AND x.expires_at > $3")} AS personal_tokens,
         ${buildCount("oauth_grants")} AS apps,
         ${buildCount("sessions", " AND x.expires_at > $3")} AS sessions`);
