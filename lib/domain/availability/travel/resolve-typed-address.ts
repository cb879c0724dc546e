import { setTimeout as sleep } from "node:timers/promises";
import type { Site } from "@/lib/core/slots/journeys";
import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { log } from "@/lib/platform/log/log";
import { listTravelSites, type TravelSites } from "./list-travel-sites";
import { resolveAddresses, toAddresses } from "./resolve-addresses";
import { resolveRoutes } from "./resolve-routes";

/** A visitor waits no longer than this for the servers of maps. */
const PATIENCE_MS = 2500;
/** The host's first base, if its position has expired, and the address. */
const MAX_LOOKUPS = 2;

/**
 * Looks up the address of a visitor, and the ways from there to the places of these hosts, before their times are
 * searched. Without a result in time the hosts' fixed minutes apply; a late one is stored for the next search. Returns
 * false, and looks nothing up, if no host's journeys depend on the distance. Never call it in a transaction.
 */
export async function resolveTypedAddress(
  db: Db,
  organization: OrganizationId,
  { site, users, now }: { site: Site; users: readonly string[]; now: Instant },
): Promise<boolean> {
  const hosts = await listTravelSites(db, organization, now, users);
  if (hosts.length === 0) return false;
  const locate = async () => {
    for (const host of hosts) await resolveForHost(db, organization, site, host, now);
  };
  const end = new AbortController();
  const patience = sleep(PATIENCE_MS, undefined, { signal: end.signal }).catch(() => undefined);
  const located = locate().catch((error: unknown) =>
    log().warn({ err: error }, "An address was not located"),
  );
  await Promise.race([located, patience]);
  end.abort();
  return true;
}

async function resolveForHost(
  db: Db,
  organization: OrganizationId,
  site: Site,
  { bases, sites }: TravelSites,
  now: Instant,
): Promise<void> {
  const base = bases[0] ?? null;
  const all = [...(base ? [base] : []), site, ...sites];
  const options = { now, limit: MAX_LOOKUPS, base: base?.key ?? null };
  const { positions } = await resolveAddresses(db, organization, toAddresses(all), options);
  const { ROUTER_URL: router } = env();
  if (!router || site.key === null || !positions.has(site.key)) return;
  const known = [site, ...sites].flatMap(({ key }) => positions.get(key ?? "") ?? []);
  await resolveRoutes(db, organization, known, { router, now, timeoutMs: PATIENCE_MS });
}
