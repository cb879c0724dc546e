import type { FieldError } from "./problem";

/** Entries of one list, or members of one object: several times as many as any list may have. */
const MAX_ENTRIES = 2000;
/** In all: an event that is sent back as it came, with the votes of all, can have 60,000. */
const MAX_VALUES = 100_000;

/** What is wrong with a value that is too large to be looked at: each of its faults would take its time. */
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
