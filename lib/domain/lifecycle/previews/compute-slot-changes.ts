import { findSlots } from "@/lib/core/slots/find-slots";
import type { Instant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import type { PageSlotSearch, PageSlotSearches } from "./build-page-slot-searches";
import type { ChangePreview } from "./schema";

interface Range {
  from: Instant;
  to: Instant;
  now: Instant;
  timezone: string;
}

/** Counts the slots that each day gains and loses, per page and type. */
export function computeSlotChanges(
  before: PageSlotSearches,
  after: PageSlotSearches,
  range: Range,
): ChangePreview["pages"] {
  return before.list.map((offer, index) => {
    const { page, type } = offer;
    const changed = after.list[index] ?? offer;
    return {
      bookpage: page.id,
      nickname: page.slug,
      type: type?.id ?? null,
      handle: type?.slug ?? null,
      name: type?.name ?? null,
      days: countByDay(findStarts(offer, range), findStarts(changed, range), range.timezone),
    };
  });
}

/** Finds slots from now on; none of a closed page. */
export const findStarts = (
  { isOpen, hosts, match, grid }: PageSlotSearch,
  { from, to, now }: Range,
): Instant[] => (isOpen ? findSlots({ ...grid, hosts: [...hosts.values()], match, from, to, now }) : []);

function countByDay(before: readonly Instant[], after: readonly Instant[], timezone: string) {
  const days: ChangePreview["pages"][number]["days"] = {};
  const count = (starts: readonly Instant[], others: readonly Instant[], name: "gained" | "lost") => {
    const known = new Set(others);
    for (const start of starts) {
      if (known.has(start)) continue;
      const date = toLocalDate(timezone, start);
      days[date] ??= { gained: 0, lost: 0 };
      days[date][name] += 1;
    }
  };
  count(after, before, "gained");
  count(before, after, "lost");
  return Object.fromEntries(Object.entries(days).sort(([a], [b]) => (a < b ? -1 : 1)));
}
