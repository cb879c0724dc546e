export interface ValueChange {
  /** Such as `custom.duration` or `dates.0.starts_at`. */
  path: string;
  before: string | null;
  after: string | null;
}

type Changes = Record<string, { before?: unknown; after?: unknown }>;

/** Lists the innermost differing values of each changed field; null stands for an absent value. */
export function listValueChanges(changes: Changes): ValueChange[] {
  return Object.entries(changes).flatMap(([field, { before, after }]) => {
    const [old, now] = [listLeafValues(before, field), listLeafValues(after, field)];
    const paths = [...new Set([...old.keys(), ...now.keys()])];
    return paths
      .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
      .filter((leaf) => leaf.before !== leaf.after);
  });
}

function listLeafValues(
  value: unknown,
  path: string,
  leaves = new Map<string, string>(),
): Map<string, string> {
  if (value === null || value === undefined || value === "") return leaves;
  if (typeof value !== "object") return leaves.set(path, String(value));
  for (const [key, inner] of Object.entries(value)) listLeafValues(inner, `${path}.${key}`, leaves);
  return leaves;
}
