import { explainSlot } from "@/lib/core/slots/explain-slot";
import type { OfferDifference } from "@/lib/core/slots/inference/compare-offers";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import type { Instant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { buildNote, type ReportNote } from "../import-notes/report-note";

const MAX_NAMED_TIMES = 3;

const TIMES = { topic: "offered_times" } as const;

/** Names the times that differ from those of the tool, with the rules of the engine that forbid them here. */
export function describeDifference(
  search: SlotSearch,
  { missing, extra }: OfferDifference,
  tool: string,
): ReportNote[] {
  const notes: ReportNote[] = [];
  const byRules = new Map<string, { rules: string[]; starts: Instant[] }>();
  for (const start of missing) {
    const rules = [...new Set(explainSlot(search, start).map(({ rule }) => rule))];
    const same = byRules.get(rules.join()) ?? { rules, starts: [] };
    same.starts.push(start);
    byRules.set(rules.join(), same);
  }
  for (const { rules, starts } of byRules.values())
    notes.push(buildNote(TIMES, "times_missing", { tool, rules, ...formatFirst(starts) }));
  if (extra.length > 0) {
    const zone = search.hosts[0]?.schedule?.zone ?? "UTC";
    const days = new Set(extra.map((start) => toLocalDate(zone, start))).size;
    notes.push(buildNote(TIMES, "times_extra", { tool, days, ...formatFirst(extra) }));
  }
  return notes;
}

/** The number of times, and the first of them. */
const formatFirst = (starts: readonly Instant[]) => ({
  count: starts.length,
  times: starts.slice(0, MAX_NAMED_TIMES).map((start) => new Date(start).toISOString()),
});
