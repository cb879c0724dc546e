/** Stages of a user's sign-up. */
export const USER_SIGN_UP_STATUSES = [
  "joined",
  "invited",
  "invitation_ended",
  "not_invited",
  "suspended",
] as const;

export type UserSignUpStatus = (typeof USER_SIGN_UP_STATUSES)[number];
