import { isDeepStrictEqual } from "node:util";
import type { AuditEntry } from "@/lib/platform/db/generated/client";
import { derivePreviousMembers, type TeamMembership } from "./derive-previous-members";
import type { RowColumns } from "./find-undo-subject";

type Changes = Record<string, { before: unknown; after: unknown }>;

/**
 * Derives the state before one save; null if the present state differs from what the save left.
 * @param save newest first
 * @param people of a team
 */
export function derivePreviousState(
  save: readonly Pick<AuditEntry, "changes">[],
  current: RowColumns,
  people: readonly TeamMembership[],
): RowColumns | null {
  const before: RowColumns = {};
  const peopleChanges = [];
  for (const { people: members, ...changes } of save.map((entry) => entry.changes as unknown as Changes)) {
    if (members) peopleChanges.push(members as { before: TeamMembership[]; after: TeamMembership[] });
    for (const [field, change] of Object.entries(changes)) {
      const expected = field in before ? before[field] : current[field];
      if (!isDeepStrictEqual(expected, change.after)) return null;
      before[field] = change.before;
    }
  }
  if (peopleChanges.length === 0) return before;
  const lists = derivePreviousMembers(people, peopleChanges);
  return lists && { ...before, ...lists };
}
