import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { buildBookpageNotFoundProblem } from "@/lib/domain/booking-pages/bookpages/queries";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

/**
 * Locks the page before its types change: slugs are assigned under this lock and the owner stays the same.
 * The availability of the type must belong to this owner and is locked against deletion.
 */
export async function lockPageOfTypes(
  tx: Db,
  organization: OrganizationId,
  slug: string,
  availability: string | null = null,
): Promise<Bookpage> {
  const owner = availability && (await lockAvailabilityOwner(tx, organization, availability));
  const page = await lockBookpage(tx, organization, { slug });
  if (!page) throw buildBookpageNotFoundProblem(slug);
  if (availability && (!owner || owner !== page.userId)) {
    throw buildFieldProblem(
      "/availability",
      "unknown",
      "availability is not an availability of the page's owner",
      "not_found",
    );
  }
  return page;
}

const LOCK_AVAILABILITY = defineStatement<{ user_id: string }>(
  "SELECT user_id FROM availabilities WHERE id = $1 AND organization_id = $2 FOR KEY SHARE",
);

/** Returns the owner of an availability and locks it against deletion. */
async function lockAvailabilityOwner(
  tx: Db,
  organization: OrganizationId,
  id: string,
): Promise<string | null> {
  const [locked] = await executeSql(tx, LOCK_AVAILABILITY, [id, organization]);
  return locked?.user_id ?? null;
}
