/** Providers with sign-in on their own pages. */
export const SIGN_IN_SOURCES = ["google", "office365"] as const;

/** Providers that are given a user name and a password. */
export const PASSWORD_SOURCES = ["exchange", "icloud", "caldav"] as const;

/** Providers of accounts that a user can connect. */
export const CALENDAR_SOURCES = [...SIGN_IN_SOURCES, ...PASSWORD_SOURCES] as const;

export type SignInSource = (typeof SIGN_IN_SOURCES)[number];

/** Statuses between busy and free; the owner chooses which of them count as busy. */
export const OPTIONAL_BUSY_STATUSES = ["tentative", "out_of_office", "working_elsewhere"] as const;

export type OptionalBusyStatus = (typeof OPTIONAL_BUSY_STATUSES)[number];
export type TimeStatus = OptionalBusyStatus | "busy" | "free";

/** Default for owners without a choice. */
export const DEFAULT_BUSY_STATUSES: readonly OptionalBusyStatus[] = ["tentative", "out_of_office"];

export const isBusyStatus = (
  status: TimeStatus,
  chosen: readonly OptionalBusyStatus[] = DEFAULT_BUSY_STATUSES,
): boolean => status === "busy" || (status !== "free" && chosen.includes(status));

/** Age after which a calendar counts as stale; syncs are minutes apart. */
export const STALE_AFTER_MINUTES = 60;
