import { listServices } from "@/lib/domain/locations/services";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";

/** So long after a change of a page the choice may be as it was. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 500;

const remembered = new Map<string, { services: string[]; until: number }>();

/**
 * What can be booked at a locator's locations. To look through the pages of thousands takes a tenth of a second, which not
 * every visitor is to wait for.
 */
export async function knownServices(db: Db, locator: Locator): Promise<readonly string[]> {
  const key = `${locator.organizationId} ${locator.id}`;
  const known = remembered.get(key);
  if (known && performance.now() < known.until) return known.services;
  const services = await listServices(db, locator);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, { services, until: performance.now() + REMEMBERED_MS });
  return services;
}
