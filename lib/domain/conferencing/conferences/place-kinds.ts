/** What a place of a meeting is: somewhere, or a way of meeting. */
export const PLACE_KINDS = ["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Those for which a service makes a room, each meeting its own. */
export const ASKED_PROVIDERS = ["google_meet", "teams", "zoom"] as const;

export type AskedProvider = (typeof ASKED_PROVIDERS)[number];

export const isAsked = (provider: string): provider is AskedProvider =>
  (ASKED_PROVIDERS as readonly string[]).includes(provider);

export const WHO_CALLS = ["host", "booker"] as const;

/** What a place is called where nobody has named it: trade names, and a word that pages say in their own language. */
export const PLACE_NAMES: Readonly<Partial<Record<PlaceKind, string>>> = {
  phone: "Phone",
  google_meet: "Google Meet",
  teams: "Microsoft Teams",
  zoom: "Zoom",
  jitsi: "Jitsi Meet",
};
