import { type Instant, instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/connection";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { currentWork, noteOrganization } from "@/lib/platform/work/current-work";
import { findTestClock } from "./find-test-clock";
import { tellTime } from "./read-clock";

/**
 * The present work is for this organisation, as its key, its page or a token has shown: from here on its clock is what
 * the work reads. Answers which time it is there; where it is no sandbox, `now`.
 */
export async function enterOrganization(
  db: Db,
  organization: OrganizationId,
  now = instant(Date.now()),
): Promise<Instant> {
  noteOrganization(organization);
  const clock = await findTestClock(db, organization);
  const work = currentWork();
  if (work && clock) work.clock = clock;
  else if (work) delete work.clock;
  return clock ? tellTime(clock) : now;
}
