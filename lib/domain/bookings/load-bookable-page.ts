import { canChooseHost, matchHosts } from "@/lib/domain/booking-pages/bookpages/match-hosts";
import { pickGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { buildBrandingSql } from "@/lib/domain/tenancy/branding/branding";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { buildPage, type PageHostRow, type PageRow, type TypeRow, toPageHost } from "./build-page";
import { toTeamHost } from "./load-team-page";
import type { PageAddress } from "./page-address";
import type { BookablePage, OfferingSettings } from "./public-page";

interface MemberRow extends PageHostRow {
  id: string;
  suspended: boolean;
  /** Time zone of the main availability. */
  zone: string | null;
}

interface SettingsRow extends TypeRow {
  /** Time zone of the type's availability. */
  zone: string | null;
}

interface Row extends PageRow<SettingsRow> {
  team: { id: string; name: string; public: boolean } | null;
  /** The owner, or the members of the team in their order. */
  people: readonly MemberRow[] | null;
}

const selectPage = (condition: string) =>
  definePreparedStatement<Row>(`
  SELECT b.id, b.nickname::text AS slug, b.message, b.custom AS settings,
         (SELECT json_build_object('id', t.id, 'name', t.name, 'public', t.public)
            FROM teams t WHERE t.organization_id = $1 AND t.id = b.team_id) AS team,
         (SELECT json_agg(json_build_object(
                   'id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name,
                   'picture_url', u.picture_url, 'timezone', u.timezone, 'language', u.language,
                   'suspended', u.suspended_at IS NOT NULL,
                   'zone', (SELECT timezone FROM availabilities WHERE organization_id = $1 AND user_id = u.id
                             ORDER BY created_at, id LIMIT 1))
                 ORDER BY m.member_position, u.id)
            FROM users u LEFT JOIN team_members m ON m.organization_id = $1 AND m.team_id = b.team_id AND m.user_id = u.id
           WHERE u.organization_id = $1 AND u.id = ANY (b.user_id || ARRAY(
                   SELECT user_id FROM team_members WHERE organization_id = $1 AND team_id = b.team_id AND member))
             AND (u.suspended_at IS NULL OR u.id = b.user_id)) AS people,
         (SELECT json_agg(json_build_object(
                   'id', a.id, 'slug', a.handle, 'name', a.name, 'public', a.public, 'message', a.message,
                   'description', a.description, 'settings', a.custom, 'availability_id', a.availability_id,
                   'zone', (SELECT timezone FROM availabilities WHERE organization_id = $1 AND id = a.availability_id))
                 ORDER BY a.created_at, a.id)
            FROM appointment_types a
           WHERE a.organization_id = $1 AND a.bookpage_id = b.id AND a.active AND (a.public OR a.handle = $3)) AS types,
         ${buildBrandingSql("$1")} AS branding
    FROM bookpages b
   WHERE b.organization_id = $1 AND ${condition} AND b.active`);

const LOAD_BY_ID = selectPage("b.id = $2");
const LOAD_BY_SLUG = selectPage("b.nickname = $2");

/** Loads the active page at this address without busy times, by one statement; null if there is none. */
export async function loadBookablePage(db: Db, address: PageAddress): Promise<BookablePage | null> {
  if (address.type?.includes("\0")) return null; // a form can contain NUL, which PostgreSQL rejects
  const entry = await resolveName(db, "nickname", address.slug);
  return entry && loadBookablePageById(db, entry.organization, { ...address, id: entry.id });
}

/** Loads the same by the page's id. */
export async function loadBookablePageById(
  db: Db,
  organization: OrganizationId,
  address: Pick<PageAddress, "type" | "minutes"> & { id: string },
): Promise<BookablePage | null> {
  const [row] = await executeSql(db, LOAD_BY_ID, [organization, address.id, address.type]);
  return row ? buildBookablePage(organization, row, address) : null;
}

/** Loads the page with this slug in the organisation, or its type with this slug. */
export async function loadBookablePageBySlug(
  db: Db,
  organization: OrganizationId,
  { slug, type }: { slug: string; type: string | null },
): Promise<BookablePage | null> {
  const [row] = await executeSql(db, LOAD_BY_SLUG, [organization, slug, type]);
  return row ? buildBookablePage(organization, row, { type, minutes: null }) : null;
}

function buildBookablePage(
  organization: OrganizationId,
  row: Row,
  address: Pick<PageAddress, "type" | "minutes">,
): BookablePage | null {
  const { team } = row;
  const members = row.people ?? [];
  const people = members.map((person) => toPageHost(person.id, person, team?.name ?? row.slug));
  const ids = people.map(({ id }) => id);
  const owner = team ? toTeamHost(team, people) : people[0];
  if (!owner) return null;
  const isClosed = team === null && members[0]?.suspended === true;
  const zones = members.map(({ zone }) => (isClosed ? null : zone));
  const page = buildPage(organization, row, address, {
    owner,
    team: team && { id: team.id, public: team.public },
    people,
    offer: (type, rules): OfferingSettings => ({
      zones: team || isClosed ? zones : [type?.zone ?? zones[0] ?? null],
      match: team ? matchHosts(rules.settings.hosts, ids) : "all",
      grid: pickGrid(rules),
      mayChoose: team !== null && canChooseHost(rules.settings.hosts),
    }),
  });
  return page && isClosed ? { ...page, isClosed } : page;
}
