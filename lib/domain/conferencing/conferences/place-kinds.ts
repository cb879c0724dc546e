/** What a place of a meeting is: somewhere, or a way of meeting. */
export const PLACE_KINDS = ["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Those for which a service makes a room, each meeting its own. */
export const MEETING_LINK_PROVIDERS = ["google_meet", "teams", "zoom"] as const;

export type MeetingLinkProvider = (typeof MEETING_LINK_PROVIDERS)[number];

export const isMeetingLinkProvider = (provider: string): provider is MeetingLinkProvider =>
  (MEETING_LINK_PROVIDERS as readonly string[]).includes(provider);

export const CALLERS = ["host", "booker"] as const;

/** What a place is called where nobody has named it: trade names, and a word that pages say in their own language. */
export const PLACE_NAMES: Readonly<Partial<Record<PlaceKind, string>>> = {
  phone: "Phone",
  google_meet: "Google Meet",
  teams: "Microsoft Teams",
  zoom: "Zoom",
  jitsi: "Jitsi Meet",
};
