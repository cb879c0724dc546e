/** Calendar providers that create a meeting link with an entry, by conference provider. */
export const MEETING_LINK_SOURCES: Readonly<Record<string, string>> = {
  google_meet: "google",
  teams: "office365",
};
