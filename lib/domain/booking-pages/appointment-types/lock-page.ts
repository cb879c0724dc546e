import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { missingBookpage } from "@/lib/domain/booking-pages/bookpages/queries";
import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { fieldProblem } from "@/lib/platform/http/problem";

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
  if (availability && (!owner || owner !== page.userId)) {
    throw fieldProblem(
      "/availability",
      "unknown",
      "availability is not an availability of the page's owner",
      "not_found",
    );
  }
  return page;
}

const HOLD_AVAILABILITY = statement<{ user_id: string }>(
  "SELECT user_id FROM availabilities WHERE id = $1 AND organization_id = $2 FOR KEY SHARE",
);

/** The owner of an availability, which now cannot be deleted. */
async function holdAvailability(tx: Db, organization: OrganizationId, id: string): Promise<string | null> {
  const [held] = await sql(tx, HOLD_AVAILABILITY, [id, organization]);
  return held?.user_id ?? null;
}
