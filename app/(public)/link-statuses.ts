/** What the page of a link that was mailed is answered with, by the state of the link. */
export const LINK_STATUSES = { open: 200, used: 410, expired: 410, unknown: 404 } as const;
