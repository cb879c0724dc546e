/** How far somebody has come in. */
export const PERSON_STATUSES = ["joined", "invited", "invitation_ended", "not_invited", "suspended"] as const;

export type PersonStatus = (typeof PERSON_STATUSES)[number];
