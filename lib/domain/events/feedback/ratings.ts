/** The ratings of feedback, the best last. */
export const FEEDBACK_RATINGS = [1, 2, 3, 4, 5] as const;
