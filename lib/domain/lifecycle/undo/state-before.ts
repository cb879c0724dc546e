import { isDeepStrictEqual } from "node:util";
import type { AuditEntry } from "@/lib/platform/db/generated/client";
import { findPeopleBefore, type Place } from "./people-before";
import type { Columns } from "./read-subject";

type Changes = Record<string, { before: unknown; after: unknown }>;

/**
 * What the entries of one save changed, as it was before; null where it is not as they left it.
 *
 * @param save newest first
 * @param people of a team
 */
export function findStateBefore(
  save: readonly Pick<AuditEntry, "changes">[],
  current: Columns,
  people: readonly Place[],
): Columns | null {
  const before: Columns = {};
  const peopleChanges = [];
  for (const { people: places, ...changes } of save.map((entry) => entry.changes as unknown as Changes)) {
    if (places) peopleChanges.push(places as { before: Place[]; after: Place[] });
    for (const [field, change] of Object.entries(changes)) {
      const left = field in before ? before[field] : current[field];
      if (!isDeepStrictEqual(left, change.after)) return null;
      before[field] = change.before;
    }
  }
  if (peopleChanges.length === 0) return before;
  const lists = findPeopleBefore(people, peopleChanges);
  return lists && { ...before, ...lists };
}
