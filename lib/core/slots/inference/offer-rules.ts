/** The rules by which a page offers times, beside its hours. Minutes, if not named otherwise. */
export interface OfferRules {
  readonly step: number;
  /** Starts lie on multiples of this many minutes of the wall clock; 1: on all. */
  readonly align: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly minimumNotice: number;
  /** Days; null: no end. */
  readonly daysAfter: number | null;
  /** The most meetings of the type a day, and a week; null: no limit. */
  readonly perDay: number | null;
  readonly perWeek: number | null;
}

export type OfferRule = keyof OfferRules;

const HOURS = 60;
const DAYS = 24 * HOURS;

/**
 * The values to try, the most likely first: of several values that explain the offers, the first is taken. Values of other
 * tools' menus, and those of ours.
 */
export const RULE_VALUES = {
  step: [30, 60, 15, 20, 45, 10, 5, 90, 120, 25, 40, 50, 75, 180, 240],
  align: [1, 60, 30, 15, 10, 5, 20],
  bufferBefore: [0, 15, 30, 10, 5, 60, 45, 20, 90, 120, 150, 180],
  bufferAfter: [0, 15, 30, 10, 5, 60, 45, 20, 90, 120, 150, 180],
  minimumNotice: [
    ...[0, 4 * HOURS, DAYS, 2 * HOURS, HOURS, 2 * DAYS, 12 * HOURS, 30, 15, 3 * HOURS, 8 * HOURS, 6 * HOURS],
    ...[3 * DAYS, 7 * DAYS, 5 * HOURS, 36 * HOURS, 4 * DAYS, 5 * DAYS, 6 * DAYS, 14 * DAYS, 18 * HOURS],
    ...[10, 20, 45, 90, 7 * HOURS, 9 * HOURS, 10 * HOURS, 11 * HOURS, 16 * HOURS, 20 * HOURS, 10 * DAYS],
  ],
  perDay: [null, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12],
  perWeek: [null, ...Array.from({ length: 20 }, (_, index) => index + 1)],
} as const satisfies Partial<Record<OfferRule, readonly (number | null)[]>>;
