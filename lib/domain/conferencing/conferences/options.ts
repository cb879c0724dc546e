/** Kinds of meeting places: an address, a phone call or a video link. */
export const PLACE_KINDS = ["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Kinds with a separate link for each meeting, created by a provider. */
export const MEETING_LINK_PROVIDERS = ["google_meet", "teams", "zoom"] as const;

export type MeetingLinkProvider = (typeof MEETING_LINK_PROVIDERS)[number];

export const isMeetingLinkProvider = (provider: string): provider is MeetingLinkProvider =>
  (MEETING_LINK_PROVIDERS as readonly string[]).includes(provider);

export const CALLERS = ["host", "booker"] as const;

/** Default names of places: trade names, and a word that pages translate. */
export const PLACE_NAMES: Readonly<Partial<Record<PlaceKind, string>>> = {
  phone: "Phone",
  google_meet: "Google Meet",
  teams: "Microsoft Teams",
  zoom: "Zoom",
  jitsi: "Jitsi Meet",
};
