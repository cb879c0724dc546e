import type { Db } from "@/lib/db/client";
import { given } from "@/lib/db/given";
import { type Page, pageReply } from "@/lib/http/pagination";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { serializeTeam, type TeamRow, withPeople } from "./serialize";

export async function findTeam(db: Db, organization: OrganizationId, id: string): Promise<TeamRow> {
  const row = await db.team.findFirst({ where: { id, organizationId: organization }, include: withPeople });
  if (!row) throw notFound(`The team ${id}`);
  return row;
}

export async function readTeam(db: Db, organization: OrganizationId, id: string) {
  return serializeTeam(await findTeam(db, organization, id));
}

/** Newest first. */
export async function listTeams(db: Db, organization: OrganizationId, page: Page, url: URL) {
  const rows = await db.team.findMany({
    where: { organizationId: organization, ...given({ id: page.cursor && { lt: page.cursor } }) },
    orderBy: { id: "desc" },
    take: page.limit + 1,
    include: withPeople,
  });
  return pageReply(rows, page, url, serializeTeam);
}

/** Only what everybody may see; a team that is not public is as unknown as one that does not exist. */
export async function readPublicTeam(db: Db, id: string) {
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
  if (!row) throw notFound(`The team ${id}`);
  return {
    _id: id,
    name: row.name,
    members: row.people.map(({ user }) => ({
      first_name: user.firstName,
      last_name: user.lastName,
      picture_url: user.pictureUrl,
    })),
  };
}
