import { unknownProblem } from "@/lib/domain/availability/free-slots/whose";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

interface Named {
  page?: string | undefined;
  type?: string | undefined;
  team?: string | undefined;
}

/** The ids of what a list is narrowed to; 400 for what the organisation has not. Ids may be of what was deleted since. */
export async function findBookedSource(
  db: Db,
  organization: OrganizationId,
  { page, type, team }: Named,
): Promise<Named> {
  const pageId = page && (await findPageId(db, organization, page));
  return {
    page: pageId,
    type: type && (await findTypeId(db, organization, type, pageId)),
    team: team && (await findTeamId(db, organization, team)),
  };
}

async function findPageId(db: Db, organizationId: OrganizationId, name: string): Promise<string> {
  const row = await db.bookpage.findFirst({
    where: { organizationId, nickname: name },
    select: { id: true },
  });
  if (row) return row.id;
  if (isId(name)) return name;
  throw unknownProblem("page", "is not a booking page of your organisation");
}

async function findTypeId(
  db: Db,
  organizationId: OrganizationId,
  name: string,
  bookpageId: string | undefined,
): Promise<string> {
  const where = { organizationId, handle: name, ...(bookpageId && { bookpageId }) };
  const row = bookpageId && (await db.appointmentType.findFirst({ where, select: { id: true } }));
  if (row) return row.id;
  if (isId(name)) return name;
  throw unknownProblem("type", "is not an appointment type of this page, nor an id");
}

async function findTeamId(db: Db, organizationId: OrganizationId, name: string): Promise<string> {
  const where = { organizationId, nickname: name, teamId: { not: null } };
  const row = await db.bookpage.findFirst({ where, select: { teamId: true } });
  if (row?.teamId) return row.teamId;
  if (isId(name)) return name;
  throw unknownProblem("team", "is not a team of your organisation with a page, nor an id");
}
