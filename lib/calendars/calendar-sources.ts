/** The providers whose accounts a user can have connected. */
export const CALENDAR_SOURCES = ["google", "office365", "exchange", "icloud", "caldav"] as const;
