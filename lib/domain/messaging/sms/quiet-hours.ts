/** The hours in which no SMS is sent, as times of day on the reader's clock. */
export interface QuietHours {
  from: string;
  until: string;
}

/** Those of an account that has not chosen others, and of a sandbox without an account. */
export const DEFAULT_QUIET_HOURS: QuietHours = { from: "21:00", until: "08:00" };
