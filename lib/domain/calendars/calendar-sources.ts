/** The providers whose accounts a user can have connected. */
export const CALENDAR_SOURCES = ["google", "office365", "exchange", "icloud", "caldav"] as const;

/** Those where people sign in at the provider's own pages. */
export const SIGN_IN_SOURCES = ["google", "office365"] as const;

export type SignInSource = (typeof SIGN_IN_SOURCES)[number];
