/** The HTTP status of a page that a mailed link opens, by the state of the link. */
export const LINK_STATUSES = { open: 200, used: 410, expired: 410, unknown: 404 } as const;
