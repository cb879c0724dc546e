import { type Instant, instant } from "@/lib/core/time/instant";
import { applyFix } from "./apply-fix";
import { explainSlot } from "./explain-slot";
import { findSlots } from "./find-slots";
import type { Fix } from "./fix";
import type { Explained } from "./obstacle";
import { suggestFixes } from "./suggest-fixes";

/**
 * For each rule alone, the smallest change of it that makes `start` a slot; none when no single change does. Meetings and
 * busy times stay what they are.
 */
export function findFixes(search: Explained, start: Instant): Fix[] {
  const range = { from: start, to: instant(start + 1) };
  const frees = (fix: Fix) => findSlots({ ...applyFix(search, fix), ...range }).length > 0;
  const fixes = explainSlot(search, start).flatMap(
    (obstacle) => suggestFixes(search, obstacle, start).find(frees) ?? [],
  );
  return [...new Map(fixes.map((fix) => [JSON.stringify(fix), fix])).values()];
}
