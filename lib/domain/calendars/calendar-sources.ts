/** Providers of accounts that a user can connect. */
export const CALENDAR_SOURCES = ["google", "office365", "exchange", "icloud", "caldav"] as const;

/** Providers with sign-in on their own pages. */
export const SIGN_IN_SOURCES = ["google", "office365"] as const;

export type SignInSource = (typeof SIGN_IN_SOURCES)[number];
