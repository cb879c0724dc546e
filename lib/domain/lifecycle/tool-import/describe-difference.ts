import { explainSlot } from "@/lib/core/slots/explain-slot";
import type { OfferDifference } from "@/lib/core/slots/inference/compare-offers";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import type { Instant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import type { ReportNote } from "./import-report";

const MAX_NAMED_TIMES = 3;

/** Names the times that differ from those of the tool, with the rules of the engine that forbid them here. */
export function describeDifference(
  search: SlotSearch,
  { missing, extra }: OfferDifference,
  tool: string,
): ReportNote[] {
  const notes: ReportNote[] = [];
  const byRule = new Map<string, Instant[]>();
  for (const start of missing) {
    const rules = [...new Set(explainSlot(search, start).map(({ rule }) => rule))].join(", ");
    byRule.set(rules, [...(byRule.get(rules) ?? []), start]);
  }
  for (const [rules, starts] of byRule) {
    const why = `${starts.length} times of ${tool} are not offered here, by the rules ${rules}: ${formatTimes(starts)}`;
    notes.push({ what: "offered times", why });
  }
  if (extra.length > 0) {
    const zone = search.hosts[0]?.schedule?.zone ?? "UTC";
    const days = new Set(extra.map((start) => toLocalDate(zone, start))).size;
    const why = `${extra.length} times on ${days} days are offered here and not by ${tool}, for no rule that could be found: ${formatTimes(extra)}`;
    notes.push({ what: "offered times", why });
  }
  return notes;
}

const formatTimes = (starts: readonly Instant[]) =>
  [
    ...starts.slice(0, MAX_NAMED_TIMES).map((start) => new Date(start).toISOString()),
    ...(starts.length > MAX_NAMED_TIMES ? ["…"] : []),
  ].join(", ");
