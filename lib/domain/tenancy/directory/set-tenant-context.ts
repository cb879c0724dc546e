import { asInstant, type Instant } from "@/lib/core/time/instant";
import { setWorkClock } from "@/lib/platform/clock/set-work-clock";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getWorkContext, setWorkOrganization } from "@/lib/platform/work/work-context";
import { getOrganizationOrigin } from "./get-organization-origin";

/**
 * From here on the present work is this organisation's, as its key, its page or a token has shown: its log lines name it, its
 * names and its addresses count, and its clock is what the work reads.
 *
 * @returns which time it is there, where it is no sandbox `now`; null where the request came to another organisation's
 *   domain: there, nothing of this one may be shown
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
