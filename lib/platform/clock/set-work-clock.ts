import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/connection";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { findTestClock } from "./find-test-clock";
import { getClockTime } from "./read-clock";

/** Sets this organisation's clock for the current work. Returns its time, or `now` if it is no sandbox. */
export async function setWorkClock(db: Db, organization: OrganizationId, now: Instant): Promise<Instant> {
  const clock = await findTestClock(db, organization);
  const work = getWorkContext();
  if (work && clock) work.clock = clock;
  else if (work) delete work.clock;
  return clock ? getClockTime(clock) : now;
}
