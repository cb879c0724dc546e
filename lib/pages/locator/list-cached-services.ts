import { listServices } from "@/lib/domain/locators/locations/services";
import { TtlCache } from "@/lib/platform/cache/ttl-cache";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";

/** So long after a change of a page the choice may be as it was. */
const servicesCache = new TtlCache<readonly string[]>("services", { ms: 60_000, maxEntries: 500 });

/**
 * What can be booked at a locator's locations. To look through the pages of thousands takes a tenth of a second, which not
 * every visitor is to wait for.
 */
export const listCachedServices = (db: Db, locator: Locator): Promise<readonly string[]> =>
  servicesCache.get(`${locator.organizationId} ${locator.id}`, Date.now(), () => listServices(db, locator));
