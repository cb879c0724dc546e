import { asInstant, type Instant } from "@/lib/core/time/instant";
import { setWorkClock } from "@/lib/platform/clock/set-work-clock";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getWorkContext, setWorkOrganization } from "@/lib/platform/work/work-context";
import { getOrganizationOrigin } from "./get-organization-origin";

/**
 * Sets the tenant of the current work once a key, page or token has identified it. The tenant determines log
 * fields, name resolution, addresses and the clock.
 *
 * @returns the tenant's current time (`now` outside of sandboxes); null if the request came to another
 * organisation's
 * domain, which must not show this tenant
 */
export async function setTenantContext(
  db: Db,
  organization: OrganizationId,
  now = asInstant(Date.now()),
): Promise<Instant | null> {
  const work = getWorkContext();
  if (work) {
    if (work.site && work.site.organization !== organization) return null;
    setWorkOrganization(organization);
    work.within = { organization, origin: await getOrganizationOrigin(db, organization) };
  }
  return setWorkClock(db, organization, now);
}
