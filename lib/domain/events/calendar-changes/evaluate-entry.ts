import type { BookpageEntry } from "@/lib/domain/calendars/bookpage-entry";
import { isTimeUnchanged } from "@/lib/domain/calendars/is-time-unchanged";

/** An entry as it was written, and whose it is. */
export interface WrittenEntry {
  startsAt: Date | null;
  endsAt: Date | null;
  allDay: boolean;
}

export type EntryDecision = { kind: "same" } | { kind: "deleted" } | { kind: "moved"; entry: BookpageEntry };

/** What has become of an entry; names, notes and alarms are its owner's affair. */
export function evaluateEntry(written: WrittenEntry, found: BookpageEntry | null): EntryDecision {
  if (!found || found.cancelled) return { kind: "deleted" };
  return isTimeUnchanged(written, found) ? { kind: "same" } : { kind: "moved", entry: found };
}

interface Situation {
  rule: string;
  /** Whose entry it is: of who holds the meeting, or of somebody else who takes part. */
  isHost: boolean;
  /** More are gone at once than anybody deletes. */
  many: boolean;
  /** How often the meeting has followed this calendar within the hour. */
  followed: number;
  /** The entry has become one of whole days, or is none any more. */
  isOtherKind: boolean;
}

/** A calendar that changes an entry more often in an hour is not a person. */
export const MAX_SYNCS_PER_HOUR = 3;

/** What a change of an entry does to the meeting without anybody being asked. */
export function evaluateEntryStep(
  kind: "moved" | "deleted",
  { rule, isHost, many, followed, isOtherKind }: Situation,
): "move" | "cancel" | "decline" | "ask" {
  if (rule !== "follow" || many || followed >= MAX_SYNCS_PER_HOUR) return "ask";
  if (kind === "deleted") return isHost ? "cancel" : "decline";
  return isHost && !isOtherKind ? "move" : "ask";
}
