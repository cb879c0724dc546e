import type { Instant } from "@/lib/core/time/instant";
import { insertAvailability } from "@/lib/domain/availability/availabilities/create-availability";
import { derivePageSlug } from "@/lib/domain/booking-pages/bookpages/derive-page-slug";
import { mergePageSettings } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import type { FixedPlace } from "@/lib/domain/booking-pages/bookpages/place-schema";
import { reserveFreeSlug } from "@/lib/domain/booking-pages/bookpages/reserve-free-slug";
import { toSandboxName } from "@/lib/domain/tenancy/directory/sandbox-name";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { pickSharedPlaces } from "./pick-shared-places";

const WORKDAY = { enabled: true, slots: [{ start_time: "09:00", end_time: "17:00" }] };

const WORKWEEK = {
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
};

/** The number of pages that are searched for shared places. */
const MAX_SEARCHED_PAGES = 50;

/**
 * Creates the hours of a workweek in the user's zone and a page that confirms at once, so that a user who joins can
 * share a link. Returns the page's slug; null for users who may not edit, and if the user has one of the two already.
 */
export async function createStarterRecords(
  tx: Db,
  organization: OrganizationId,
  user: Pick<User, "id" | "firstName" | "email" | "timezone" | "admin" | "role">,
  now: Instant,
): Promise<string | null> {
  if (deriveRole(user) === "viewer" || (await hasRecords(tx, organization, user.id))) return null;
  await insertAvailability(tx, organization, user, { days: WORKWEEK }, now);
  const { firstName, email } = user;
  const id = generateId();
  const slug = derivePageSlug({ firstName, lastName: null, email });
  const isSandbox = (await findTestClock(tx, organization)) !== null;
  const pageSlug = await reserveFreeSlug(tx, organization, id, isSandbox ? toSandboxName(slug) : slug);
  const places = await findSharedPlaces(tx, organization);
  const settings = { auto_confirm: true, ...(places.length > 0 && { fixed_places: places }) };
  await tx.bookpage.create({
    data: {
      id,
      organizationId: organization,
      userId: user.id,
      slug: pageSlug,
      settings: mergePageSettings({}, settings, ""),
    },
  });
  return pageSlug;
}

async function hasRecords(tx: Db, organizationId: OrganizationId, userId: string): Promise<boolean> {
  const where = { organizationId, userId };
  return (await tx.availability.count({ where })) + (await tx.bookpage.count({ where })) > 0;
}

async function findSharedPlaces(tx: Db, organizationId: OrganizationId): Promise<FixedPlace[]> {
  const pages = await tx.bookpage.findMany({
    where: { organizationId, active: true, secondary: false, userId: { not: null } },
    select: { settings: true },
    orderBy: { createdAt: "desc" },
    take: MAX_SEARCHED_PAGES,
  });
  return pickSharedPlaces(
    pages.map(({ settings }) => (settings as { fixed_places?: FixedPlace[] }).fixed_places ?? []),
  );
}
