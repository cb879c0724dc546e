import { buildUnknownParameterProblem } from "@/lib/domain/availability/free-slots/host-selector";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

interface SourceNames {
  page?: string | undefined;
  type?: string | undefined;
  team?: string | undefined;
}

/**
 * Resolves the filters of a list to ids; throws 400 for unknown names. Unknown ids are accepted, because
 * their resource may have been deleted.
 */
export async function resolveBookingSource(
  db: Db,
  organization: OrganizationId,
  { page, type, team }: SourceNames,
): Promise<SourceNames> {
  const pageId = page && (await resolvePageId(db, organization, page));
  return {
    page: pageId,
    type: type && (await resolveTypeId(db, organization, type, pageId)),
    team: team && (await resolveTeamId(db, organization, team)),
  };
}

async function resolvePageId(db: Db, organizationId: OrganizationId, name: string): Promise<string> {
  const row = await db.bookpage.findFirst({
    where: { organizationId, slug: name },
    select: { id: true },
  });
  if (row) return row.id;
  if (isId(name)) return name;
  throw buildUnknownParameterProblem("page", "is not a booking page of your organisation");
}

async function resolveTypeId(
  db: Db,
  organizationId: OrganizationId,
  name: string,
  bookpageId: string | undefined,
): Promise<string> {
  const where = { organizationId, slug: name, ...(bookpageId && { bookpageId }) };
  const row = bookpageId && (await db.appointmentType.findFirst({ where, select: { id: true } }));
  if (row) return row.id;
  if (isId(name)) return name;
  throw buildUnknownParameterProblem("type", "is not an appointment type of this page, nor an id");
}

async function resolveTeamId(db: Db, organizationId: OrganizationId, name: string): Promise<string> {
  const where = { organizationId, slug: name, teamId: { not: null } };
  const row = await db.bookpage.findFirst({ where, select: { teamId: true } });
  if (row?.teamId) return row.teamId;
  if (isId(name)) return name;
  throw buildUnknownParameterProblem("team", "is not a team of your organisation with a page, nor an id");
}
