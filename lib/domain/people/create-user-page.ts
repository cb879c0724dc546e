import { derivePageSlug } from "@/lib/domain/booking-pages/bookpages/derive-page-slug";
import { lockOwner } from "@/lib/domain/booking-pages/bookpages/lock-owner";
import { mergePageSettings } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { reserveFreeSlug } from "@/lib/domain/booking-pages/bookpages/reserve-free-slug";
import { toSandboxName } from "@/lib/domain/tenancy/directory/sandbox-name";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Creates a booking page with a slug derived from the user's name, unless the user has a page. */
export async function createUserPage(tx: Db, organization: OrganizationId, person: string): Promise<void> {
  await lockOwner(tx, organization, { belongs_to: person });
  if ((await tx.bookpage.count({ where: { organizationId: organization, userId: person } })) > 0) return;
  const slug = derivePageSlug(await getUserRow(tx, organization, person));
  const preferredSlug = (await findTestClock(tx, organization)) ? toSandboxName(slug) : slug;
  const id = generateId();
  const pageSlug = await reserveFreeSlug(tx, organization, id, preferredSlug);
  await tx.bookpage.create({
    data: {
      id,
      organizationId: organization,
      userId: person,
      slug: pageSlug,
      settings: mergePageSettings({}, undefined, ""),
    },
  });
}
