/** How many of the users a slot must suit: the only one, every one, or any one of them. */
export const MODES = ["single", "collective", "roundrobin"] as const;

/** A slot search with its answer, as stored in `bench/cases/*.json`. Times are ISO 8601 in UTC. */
export interface SlotCase {
  readonly name: string;
  readonly mode: (typeof MODES)[number];
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
  readonly nDays: number;
  /** Monday is 1. */
  readonly weekly: { readonly days: readonly number[]; readonly start: string; readonly end: string };
  readonly durationMin: number;
  readonly intervalMin: number;
  readonly minimumNoticeMin: number;
  readonly bufferBeforeMin: number;
  readonly bufferAfterMin: number;
  readonly users: readonly { readonly id: number; readonly busy: readonly (readonly [string, string])[] }[];
  readonly expectedSlots: readonly string[];
}
