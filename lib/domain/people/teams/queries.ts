import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { toPictureUrl } from "@/lib/domain/tenancy/pictures/picture-url";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { TeamsQuery } from "./contract";
import { serializeTeam, type TeamRow } from "./serialize";

/** Same columns as Prisma with `TEAM_INCLUDE`. */
const TEAMS = defineStatement<TeamRow>(
  selectFrom("teams", Prisma.TeamScalarFieldEnum, {
    people: `(SELECT coalesce(jsonb_agg(jsonb_build_object('userId', p.user_id, 'member', p.member, 'memberPosition',
                   p.member_position, 'admin', p.admin, 'adminPosition', p.admin_position)), '[]')
              FROM team_members p WHERE p.organization_id = $1 AND p.team_id = t.id)`,
    slug: `(SELECT b.nickname::text FROM bookpages b
               WHERE b.organization_id = $1 AND b.team_id = t.id AND NOT b.secondary)`,
  }),
);

export async function getTeamRow(db: Db, organization: OrganizationId, id: string): Promise<TeamRow> {
  const row = await findRow(db, TEAMS, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw buildNotFoundProblem(`The team ${id}`);
  return row;
}

export async function getTeam(db: Db, organization: OrganizationId, id: string) {
  return serializeTeam(await getTeamRow(db, organization, id));
}

/** Must match the expression of the index `teams_search`. */
const SEARCHED_TEXT = "lower(t.name || ' ' || t.extid)";

interface Within {
  /** The teams that the caller may see; undefined for all. */
  within?: readonly string[] | undefined;
}

/** Lists teams, the newest first. */
export async function listTeams(db: Db, organization: OrganizationId, page: TeamsQuery & Within, url: URL) {
  return buildPageReply(
    await listRowPage(db, TEAMS, organization, page, (param) => [
      ...buildSearchConditions(SEARCHED_TEXT, page.search, param),
      ...(page.within ? [`t.id = ${formatAnyOf(param([...page.within]))}`] : []),
      ...(page.extid ? [`t.extid = ${param(page.extid)}`] : []),
    ]),
    page,
    url,
    serializeTeam,
  );
}

/** Returns the public fields of a public team; throws 404 for other teams, as if they did not exist. */
export async function getPublicTeam(db: Db, id: string) {
  const row = await db.team.findFirst({
    where: { id, public: true },
    select: {
      name: true,
      people: {
        where: { member: true },
        orderBy: { memberPosition: "asc" },
        select: { user: { select: { firstName: true, lastName: true, pictureUrl: true } } },
      },
    },
  });
  if (!row) throw buildNotFoundProblem(`The team ${id}`);
  return {
    _id: id,
    name: row.name,
    members: row.people.map(({ user }) => ({
      first_name: user.firstName,
      last_name: user.lastName,
      picture_url: toPictureUrl(user.pictureUrl),
    })),
  };
}
