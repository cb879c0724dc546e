/**
 * Due jobs with the lowest number run first. A job without a priority inherits that of the job that queues it, or 0.
 */
export const PRIORITIES = {
  /** A user at the screen is waiting for it: a code, a sign-in link. */
  awaited: -30,
  /** It confirms to a user at the screen what was just done. */
  confirmation: -20,
  /** It confirms what a program has done. */
  programConfirmation: -10,
} as const;

export type Priority = keyof typeof PRIORITIES;
