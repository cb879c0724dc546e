/**
 * Of the jobs that are due, those with the lowest number run first. A job without a priority has that of the job that
 * queues it, or 0.
 */
export const PRIORITIES = {
  /** Someone at the screen cannot go on without it: a code, a link that signs in. */
  awaited: -30,
  /** It tells someone at the screen that what they have just done is done. */
  confirmation: -20,
  /** The same, where a program has done it. */
  programConfirmation: -10,
} as const;

export type Priority = keyof typeof PRIORITIES;
