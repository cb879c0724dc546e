import { type Instant, instant } from "@/lib/core/time/instant";
import { enterClock } from "@/lib/platform/clock/enter-clock";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { currentWork, noteOrganization } from "@/lib/platform/work/current-work";
import { findPageOrigin } from "./find-page-origin";

/**
 * From here on the present work is this organisation's, as its key, its page or a token has shown: its log lines name it, its
 * names and its addresses count, and its clock is what the work reads.
 *
 * @returns which time it is there, where it is no sandbox `now`; null where the request came to another organisation's
 *   domain: there, nothing of this one may be shown
 */
export async function enterOrganization(
  db: Db,
  organization: OrganizationId,
  now = instant(Date.now()),
): Promise<Instant | null> {
  const work = currentWork();
  if (work) {
    if (work.site && work.site.organization !== organization) return null;
    noteOrganization(organization);
    work.within = { organization, origin: await findPageOrigin(db, organization) };
  }
  return enterClock(db, organization, now);
}
