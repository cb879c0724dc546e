export const API_KEY_STATES = ["active", "expired", "revoked"] as const;
