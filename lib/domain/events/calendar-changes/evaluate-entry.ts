import type { BookpageEntry } from "@/lib/domain/calendars/bookpage-entry";
import { isTimeUnchanged } from "@/lib/domain/calendars/is-time-unchanged";

/** The time of an entry as it was written. */
export interface WrittenEntry {
  startsAt: Date | null;
  endsAt: Date | null;
  allDay: boolean;
}

export type EntryDecision = { kind: "same" } | { kind: "deleted" } | { kind: "moved"; entry: BookpageEntry };

/** Compares an entry with what was written; names, notes and alarms are left to its owner. */
export function evaluateEntry(written: WrittenEntry, found: BookpageEntry | null): EntryDecision {
  if (!found || found.cancelled) return { kind: "deleted" };
  return isTimeUnchanged(written, found) ? { kind: "same" } : { kind: "moved", entry: found };
}

interface Situation {
  rule: string;
  /** True if the entry belongs to a host, not to another participant. */
  isHost: boolean;
  /** More entries are gone at once than a user would delete. */
  isBulk: boolean;
  /** Number of times that the meeting followed this calendar within the last hour. */
  recentSyncs: number;
  /** The entry became an all-day one, or stopped being one. */
  isOtherKind: boolean;
}

/** A calendar that changes an entry more often within an hour is taken for a program. */
export const MAX_SYNCS_PER_HOUR = 3;

/** Decides what a change of an entry does to the meeting without asking its owner. */
export function evaluateEntryStep(
  kind: "moved" | "deleted",
  { rule, isHost, isBulk, recentSyncs, isOtherKind }: Situation,
): "move" | "cancel" | "decline" | "ask" {
  if (rule !== "follow" || isBulk || recentSyncs >= MAX_SYNCS_PER_HOUR) return "ask";
  if (kind === "deleted") return isHost ? "cancel" : "decline";
  return isHost && !isOtherKind ? "move" : "ask";
}
