import type { OwnEntry } from "@/lib/domain/calendars/own-entry";
import { isAsWritten } from "@/lib/domain/calendars/same-time";

/** An entry as it was written, and whose it is. */
export interface WrittenEntry {
  startsAt: Date | null;
  endsAt: Date | null;
  allDay: boolean;
}

export type Verdict = { kind: "same" } | { kind: "deleted" } | { kind: "moved"; entry: OwnEntry };

/** What has become of an entry; names, notes and alarms are its owner's affair. */
export function judgeEntry(written: WrittenEntry, found: OwnEntry | null): Verdict {
  if (!found || found.cancelled) return { kind: "deleted" };
  return isAsWritten(written, found) ? { kind: "same" } : { kind: "moved", entry: found };
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
export const MOST_FOLLOWED = 3;

/** What a change of an entry does to the meeting without anybody being asked. */
export function chooseStep(
  kind: "moved" | "deleted",
  { rule, isHost, many, followed, isOtherKind }: Situation,
): "move" | "cancel" | "decline" | "ask" {
  if (rule !== "follow" || many || followed >= MOST_FOLLOWED) return "ask";
  if (kind === "deleted") return isHost ? "cancel" : "decline";
  return isHost && !isOtherKind ? "move" : "ask";
}
