import { asInstant, type Instant } from "@/lib/core/time/instant";
import { readClock } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { getWorkContext } from "@/lib/platform/work/work-context";
import type { NameKind } from "./register-name";
import { cacheResolvedName, resolveName } from "./resolve-name";

const MAX_NAME_CHARACTERS = 64;

/**
 * Sets the tenant of the named page and returns its current time, which differs in a sandbox. The resolved
 * name is cached for the present request, which resolves it again.
 */
export async function setTenantContextByName(db: Db, kind: NameKind, name: string): Promise<Instant> {
  const now = asInstant(Date.now());
  if (name.length > MAX_NAME_CHARACTERS || name.includes("\0")) return now;
  const found = await resolveName(db, kind, name);
  const work = getWorkContext();
  if (work) cacheResolvedName(work, { kind, name, found });
  return found ? readClock() : now; // `resolveName` has set the tenant's clock
}
