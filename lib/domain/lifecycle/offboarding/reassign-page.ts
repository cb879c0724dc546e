import { removeBookpage } from "@/lib/domain/booking-pages/bookpages/delete-bookpage";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { lockOwner } from "@/lib/domain/booking-pages/bookpages/lock-owner";
import { updateLockedBookpage } from "@/lib/domain/booking-pages/bookpages/update-locked-bookpage";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { OffboardingPlan, Successor } from "./schema";

/**
 * Reassigns a page to a successor, as an additional page if they have one; its address and all references stay valid.
 * Its types use the new owner's hours. Returns false if the page has another owner by now.
 */
export async function reassignPage(
  tx: Db,
  organization: OrganizationId,
  { slug, departing }: { slug: string; departing: string },
  to: OffboardingPlan["pages"],
): Promise<boolean> {
  const owner = to === "delete" ? {} : "user" in to ? { belongs_to: to.user } : { team: to.team };
  await lockOwner(tx, organization, owner);
  const row = await lockBookpage(tx, organization, { slug });
  if (row?.userId !== departing) return false;
  if (to === "delete") await removeBookpage(tx, organization, row);
  else {
    const secondary = row.secondary || (await hasPrimaryPage(tx, organization, to));
    await updateLockedBookpage(tx, row, { ...owner, secondary });
  }
  return true;
}

async function hasPrimaryPage(tx: Db, organizationId: OrganizationId, to: Successor): Promise<boolean> {
  const owner = "user" in to ? { userId: to.user } : { teamId: to.team };
  return (await tx.bookpage.count({ where: { organizationId, ...owner, secondary: false } })) > 0;
}
