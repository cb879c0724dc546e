import type { FieldError } from "./problem";

/** The most entries of one list, or members of one object: several times the limit of any list. */
const MAX_ENTRIES = 2000;
/** The most values in total: an event that is sent back with all votes can have 60,000. */
const MAX_VALUES = 100_000;

/** Returns an issue if the value is too large to validate: each of its errors would take time. */
export function findSizeIssue(value: unknown): Pick<FieldError, "code" | "message"> | null {
  let values = 0;
  const waiting = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === null || typeof next !== "object") continue;
    const inner = Object.values(next);
    values += inner.length;
    if (inner.length > MAX_ENTRIES)
      return { code: "too_big", message: `must not hold a list of more than ${MAX_ENTRIES} entries` };
    if (values > MAX_VALUES)
      return { code: "too_big", message: `must not hold more than ${MAX_VALUES} values` };
    for (const one of inner) waiting.push(one);
  }
  return null;
}
