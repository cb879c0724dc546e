import { buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BookingBody } from "./schema";

/** The active page and type that a body names. */
export interface NamedPage {
  id: string;
  slug: string;
  type: string | null;
  owner: { user: string } | { team: string };
}

type Names = Pick<BookingBody, "page" | "team" | "type">;

/** Throws 404 with a pointer to the field that names nothing, or nothing active, in the organisation. */
export async function resolvePageAddress(
  db: Db,
  organizationId: OrganizationId,
  { page, team, type }: Names,
): Promise<NamedPage> {
  const ofType =
    type !== undefined && page === undefined && team === undefined
      ? await db.appointmentType.findFirst({
          where: { organizationId, id: type, active: true },
          select: { bookpageId: true },
        })
      : null;
  const named = page !== undefined ? { slug: page } : { OR: [{ slug: team ?? "" }, { teamId: team ?? "" }] };
  const row = await db.bookpage.findFirst({
    where: {
      organizationId,
      active: true,
      ...(ofType ? { id: ofType.bookpageId } : named),
      ...(team !== undefined && { teamId: { not: null } }),
    },
    orderBy: { secondary: "asc" },
    select: { id: true, slug: true, userId: true, teamId: true },
  });
  if (!row)
    throw buildUnknownAddressProblem(page !== undefined ? "page" : team !== undefined ? "team" : "type");
  const owner = row.teamId === null ? { user: row.userId ?? "" } : { team: row.teamId };
  if (type === undefined) return { id: row.id, slug: row.slug, type: null, owner };
  const found = await db.appointmentType.findFirst({
    where: { organizationId, bookpageId: row.id, active: true, OR: [{ slug: type }, { id: type }] },
    select: { slug: true },
  });
  if (!found) throw buildUnknownAddressProblem("type");
  return { id: row.id, slug: row.slug, type: found.slug, owner };
}

const UNKNOWN_MESSAGES = {
  page: "is no active booking page of your organisation",
  team: "is no team of your organisation with an active page",
  type: "is no active appointment type of this page",
};

const buildUnknownAddressProblem = (name: keyof typeof UNKNOWN_MESSAGES) =>
  buildUnknownFieldProblem(name, UNKNOWN_MESSAGES[name]);
