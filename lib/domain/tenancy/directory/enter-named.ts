import { type Instant, instant } from "@/lib/core/time/instant";
import { readClock } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { currentWork } from "@/lib/platform/work/current-work";
import { findName, rememberFound } from "./find-name";
import type { NameKind } from "./take-name";

const MAX_NAME_CHARACTERS = 64;

/**
 * Which time it is where a page of this name is: its organisation may be a sandbox. What was found is remembered for the
 * present request, which is about to ask the same.
 */
export async function enterNamed(db: Db, kind: NameKind, name: string): Promise<Instant> {
  const now = instant(Date.now());
  if (name.length > MAX_NAME_CHARACTERS || name.includes("\0")) return now;
  const found = await findName(db, kind, name);
  const work = currentWork();
  if (work) rememberFound(work, { kind, name, found });
  return found ? readClock() : now; // whoever finds a name has entered
}
