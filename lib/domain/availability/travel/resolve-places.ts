import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { enqueueLocating } from "./enqueue-locating";
import { listTravelSites } from "./list-travel-sites";
import { resolveAddresses, toAddresses } from "./resolve-addresses";
import { resolveRoutes } from "./resolve-routes";

/** A job looks up so many addresses, and queues itself for further ones. */
const MAX_LOOKUPS = 100;

interface JobOptions {
  now: Instant;
  signal?: AbortSignal | undefined;
}

/**
 * Looks up the positions of all addresses of hosts whose journeys depend on the distance, and the ways between them if
 * there is a router. Throws if a server did not respond, so that the queue tries again later.
 */
export async function resolvePlaces(
  db: Db,
  organization: OrganizationId,
  { now, signal }: JobOptions,
): Promise<void> {
  const { ROUTER_URL: router } = env();
  let left = MAX_LOOKUPS;
  for (const { bases, sites } of await listTravelSites(db, organization, now)) {
    const options = { now, limit: left, base: bases[0]?.key ?? null, signal };
    const found = await resolveAddresses(db, organization, toAddresses(sites), options);
    left -= found.lookups;
    const located = sites.flatMap(({ key }) => found.positions.get(key ?? "") ?? []);
    const isRouted = !router || (await resolveRoutes(db, organization, located, { router, now, signal }));
    if (found.stoppedBy === "unavailable") throw new Error("The geocoder did not respond.");
    if (!isRouted) throw new Error("The router did not respond.");
    if (found.stoppedBy === "limit") return enqueueLocating(db, organization);
  }
}
