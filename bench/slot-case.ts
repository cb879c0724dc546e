import type { Focus } from "@/lib/core/slots/focus";
import type { Limit } from "@/lib/core/slots/schedule";

/** The hosts that a slot needs: the only one, every one, or any one of them. */
export const MODES = ["single", "collective", "roundrobin"] as const;

/** A slot search with its result, as stored in `bench/cases/*.json`. Times are ISO 8601 in UTC. */
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
  readonly users: readonly {
    readonly id: number;
    readonly busy: readonly Period[];
    readonly meetings?: readonly Period[];
    /** The place of each meeting; null for a call. */
    readonly places?: readonly (string | null)[];
  }[];
  /** The rules of each user. */
  readonly rules?: CaseRules;
  /** Only with the mode `single`: minutes of the shortest rest that a slot may leave, if others of its day leave none. */
  readonly shortestRestMin?: number;
  /** Only with the mode `single`: the slots of a day beside other times, or so many of the first ones. */
  readonly spread?: { readonly rule: "adjacent" } | { readonly rule: "first_of_day"; readonly count: number };
  /** Time that each user keeps free; wall-clock times are minutes. */
  readonly focus?: Focus;
  /** The minutes between two places, the base at both ends of every day, and where the slots take place. */
  readonly journeys?: {
    readonly minutes: number;
    readonly base: string;
    readonly place: string;
    /** Minutes of a router between `place` and others. */
    readonly matrix?: Readonly<Record<string, number>>;
  };
  /** Only with the mode `single`: slots are the arrivals of stays of so many nights. */
  readonly nights?: { readonly count: number; readonly checkIn: string; readonly checkOut: string };
  /** Only with the mode `collective`: minutes of the part of each user, one after another. */
  readonly steps?: readonly number[];
  readonly expectedSlots: readonly string[];
}

type Period = readonly [start: string, end: string];

/**
 * Rules of dates and limits. Dates are local, the first and the last one included; a limit's week begins on Monday.
 */
export interface CaseRules {
  readonly dates: readonly {
    readonly from: string;
    readonly to: string;
    /** Empty: closed. */
    readonly hours: readonly { readonly start: string; readonly end: string }[];
  }[];
  readonly holidays: readonly string[];
  readonly absences: readonly { readonly from: string; readonly to: string }[];
  readonly limits: readonly Limit[];
}
