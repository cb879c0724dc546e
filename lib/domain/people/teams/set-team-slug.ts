import { insertBookpage } from "@/lib/domain/booking-pages/bookpages/create-bookpage";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { updateLockedBookpage } from "@/lib/domain/booking-pages/bookpages/update-locked-bookpage";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/**
 * Creates the team's primary page with this slug, which confirms bookings at once, or renames it. The caller has
 * locked the team.
 */
export async function setTeamSlug(
  tx: Db,
  organization: OrganizationId,
  team: string,
  slug: string | null | undefined,
): Promise<void> {
  if (slug === undefined) return;
  const page = await lockBookpage(tx, organization, { teamId: team, secondary: false });
  if (page?.slug === slug || (!page && slug === null)) return;
  if (slug === null)
    throw buildFieldProblem(
      "/handle",
      "refused",
      "is the address of a booking page, which is deleted by itself",
    );
  try {
    if (page) await updateLockedBookpage(tx, page, { nickname: slug });
    else await insertBookpage(tx, organization, { nickname: slug, team, custom: { auto_confirm: true } });
  } catch (error) {
    throw isSlugProblem(error)
      ? buildFieldProblem("/handle", "taken", "This handle is taken", "conflict")
      : error;
  }
}

const isSlugProblem = (error: unknown) =>
  error instanceof ApiProblem && error.errors.some(({ pointer }) => pointer === "/nickname");
