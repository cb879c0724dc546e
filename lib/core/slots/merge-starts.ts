import type { Instant } from "@/lib/core/time/instant";

/** Merges two ascending lists; each start occurs once. */
export function mergeStarts(a: readonly Instant[], b: readonly Instant[]): Instant[] {
  const united: Instant[] = [];
  let i = 0;
  let j = 0;
  for (let left = a[i], right = b[j]; left !== undefined || right !== undefined; left = a[i], right = b[j]) {
    if (right === undefined || (left !== undefined && left <= right)) {
      united.push(left as Instant);
      i += 1;
      if (left === right) j += 1;
    } else {
      united.push(right);
      j += 1;
    }
  }
  return united;
}
