import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { buildUnknownEntryProblem } from "./create-unknown-entry-problem";

/**
 * Matches each sent entry to an entry of the event: by `_id`, else by its content, each at most once. Undefined stands
 * for a new entry.
 */
export function matchEntries<Old extends { id: string }, Sent extends { _id?: string | undefined }>(
  existing: readonly Old[],
  sent: readonly Sent[],
  isSame: (old: Old, sent: Sent) => boolean,
  pointer: string,
): (Old | undefined)[] {
  const free = new Map(existing.map((old) => [old.id, old]));
  const claim = (old: Old | undefined) => {
    if (old) free.delete(old.id);
    return old;
  };
  const byId = sent.map(({ _id: id }, index) => {
    if (id === undefined) return undefined;
    const at = `${pointer}/${index}/_id`;
    if (!existing.some((old) => old.id === id)) throw buildUnknownEntryProblem(at, "is not of this event");
    if (!free.has(id))
      throw buildFieldProblem(at, "duplicate", `${at.slice(1).replaceAll("/", ".")} is named twice`);
    return claim(free.get(id));
  });
  return sent.map(
    (entry, index) =>
      byId[index] ?? claim(entry._id ? undefined : [...free.values()].find((old) => isSame(old, entry))),
  );
}
