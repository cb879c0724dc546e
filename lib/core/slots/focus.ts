/** Time that a host keeps for other things than meetings (decision 198). */
export interface Focus {
  readonly blocks: readonly FocusBlocks[];
  readonly evenings: EveningLimit | null;
}

/** Blocks of each day or week that stay free of meetings and calendar entries. */
export interface FocusBlocks {
  readonly per: "day" | "week";
  readonly count: number;
  /** The length of a block in minutes. */
  readonly minutes: number;
  /** The wall-clock time in which a block lies, on each day with hours; null: within the hours. */
  readonly between: { readonly start: number; readonly end: number } | null;
}

/** The most days of a week with a meeting in the evening. */
export interface EveningLimit {
  readonly most: number;
  /** The wall-clock minute at which the evening begins; it ends at midnight. */
  readonly from: number;
}
