import { listServices } from "@/lib/domain/locators/locations/services";
import { TtlCache } from "@/lib/platform/cache/ttl-cache";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";

/** Changes of a page may take this long to appear. */
const servicesCache = new TtlCache<readonly string[]>("services", { ms: 60_000, maxEntries: 500 });

/**
 * Lists the services of a locator's locations. It is cached, as reading the pages of thousands of locations takes
 * about 100 ms.
 */
export const listCachedServices = (db: Db, locator: Locator): Promise<readonly string[]> =>
  servicesCache.get(`${locator.organizationId} ${locator.id}`, Date.now(), () => listServices(db, locator));
