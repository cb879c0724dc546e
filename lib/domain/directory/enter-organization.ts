import type { Db } from "@/lib/platform/db/client";
import { currentWork, noteOrganization } from "@/lib/platform/work/current-work";
import { findPageOrigin } from "./find-page-origin";

/**
 * From here on the present work is this organisation's: its log lines name it, its names and its addresses count.
 *
 * @returns false where the request came to another organisation's domain: there, nothing of this one may be shown
 */
export async function enterOrganization(db: Db, organization: string): Promise<boolean> {
  const work = currentWork();
  if (!work) return true;
  if (work.site && work.site.organization !== organization) return false;
  noteOrganization(organization);
  work.within = { organization, origin: await findPageOrigin(db, organization) };
  return true;
}
