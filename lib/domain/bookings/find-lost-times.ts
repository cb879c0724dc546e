import { isOffered } from "@/lib/core/slots/is-offered";
import type { Host } from "@/lib/core/slots/schedule";
import { type Instant, instant } from "@/lib/core/time/instant";
import { loadHosts } from "@/lib/domain/free-slots/load-hosts";
import { nearestFree, rangeAround } from "@/lib/domain/free-slots/nearest-free";
import type { Db } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { PublicPage } from "./public-page";

/** Times that the page offers no longer, and the free ones nearest to the first of them. */
export interface LostTimes {
  outcome: "taken";
  taken: readonly Instant[];
  nearest: readonly Instant[];
}

/** Looks again at the times that somebody wants; null where the page offers all. The caller holds the host's lock. */
export async function findLostTimes(
  tx: Db,
  page: PublicPage,
  starts: readonly Instant[],
  now: Instant,
): Promise<LostTimes | null> {
  const host = await hostNow(tx, page, starts);
  const { duration } = page;
  const taken = starts.filter((start) => !isOffered({ host, duration, now }, start));
  const [lost] = taken;
  return lost === undefined
    ? null
    : { outcome: "taken", taken, nearest: nearestFree({ hosts: [host], duration, now }, lost) };
}

async function hostNow(tx: Db, page: PublicPage, starts: readonly Instant[]): Promise<Host> {
  const [person] = await loadHosts(
    tx,
    page.organization,
    { users: [page.owner.id] },
    {
      ...rangeAround(instant(Math.min(...starts)), instant(Math.max(...starts))),
      ...(page.availabilityId ? { availability: page.availabilityId } : {}),
    },
  );
  if (!person) throw new ApiProblem("not_found", "The owner of this page was not found.");
  return person.host;
}
