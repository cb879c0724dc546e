import { insertBookpage } from "@/lib/domain/booking-pages/bookpages/create-bookpage";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { updateLockedBookpage } from "@/lib/domain/booking-pages/bookpages/update-locked-bookpage";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem, buildFieldProblem } from "@/lib/platform/http/problem";

/**
 * Creates the team's primary page with this slug, which confirms bookings at once, or renames it. The caller has
 * locked the team.
 */
export async function setTeamSlug(
  tx: Db,
  organization: OrganizationId,
  team: string,
  handle: string | null | undefined,
): Promise<void> {
  if (handle === undefined) return;
  const page = await lockBookpage(tx, organization, { teamId: team, secondary: false });
  if (page?.nickname === handle || (!page && handle === null)) return;
  if (handle === null)
    throw buildFieldProblem(
      "/handle",
      "refused",
      "is the address of a booking page, which is deleted by itself",
    );
  try {
    if (page) await updateLockedBookpage(tx, page, { nickname: handle });
    else await insertBookpage(tx, organization, { nickname: handle, team, custom: { auto_confirm: true } });
  } catch (error) {
    throw isSlugProblem(error)
      ? buildFieldProblem("/handle", "taken", "This handle is taken", "conflict")
      : error;
  }
}

const isSlugProblem = (error: unknown) =>
  error instanceof ApiProblem && error.errors.some(({ pointer }) => pointer === "/nickname");
