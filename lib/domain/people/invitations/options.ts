export const INVITATION_STATES = ["open", "joined", "expired", "revoked"] as const;
