/** The rule by which a page spreads its meetings over a day (decision 185). It narrows a day's free starts, never to none. */
export type Spread = SpreadRule & {
  /** The rule holds for today and this many days after; null for ever. */
  readonly days: number | null;
};

export type SpreadRule =
  /** First the starts that leave no rest shorter than this many minutes beside them. */
  | { readonly rule: "tidy"; readonly shortest: number }
  /** First the starts beside what the host has, then the ends of each free stretch. */
  | { readonly rule: "adjacent" }
  /** The first starts of a day, this many. */
  | { readonly rule: "first_of_day"; readonly count: number };
