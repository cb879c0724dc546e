/** What a departing user leaves to others. */
export const OWNED_KINDS = ["pages", "meetings", "polls", "teams", "substitutions"] as const;
