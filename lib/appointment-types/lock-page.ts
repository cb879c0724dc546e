import { lockBookpage } from "@/lib/bookpages/lock-bookpage";
import { missingBookpage } from "@/lib/bookpages/queries";
import type { Db } from "@/lib/db/client";
import type { Bookpage } from "@/lib/db/generated/client";
import { sql } from "@/lib/db/sql";
import { fieldProblem } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";

/**
 * The page whose types are about to change. Who holds it alone gives out handles, and its owner stays; the
 * availability that a type is to have must be this owner's, and stays too.
 */
export async function lockPage(
  tx: Db,
  organization: OrganizationId,
  nickname: string,
  availability: string | null = null,
): Promise<Bookpage> {
  const owner = availability && (await holdAvailability(tx, organization, availability));
  const page = await lockBookpage(tx, organization, { nickname });
  if (!page) throw missingBookpage(nickname);
  if (availability && owner !== page.userId) {
    throw fieldProblem(
      "/availability",
      "unknown",
      "availability is not an availability of the page's owner",
      "not_found",
    );
  }
  return page;
}

/** The owner of an availability, which now cannot be deleted. */
async function holdAvailability(tx: Db, organization: OrganizationId, id: string): Promise<string | null> {
  const [held] = await sql<{ user_id: string }>(
    tx,
    "SELECT user_id FROM availabilities WHERE id = $1 AND organization_id = $2 FOR KEY SHARE",
    [id, organization],
  );
  return held?.user_id ?? null;
}
