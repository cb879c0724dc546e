/** By service: the calendars whose entries come with a room of it. */
export const MEETING_LINK_SOURCES: Readonly<Record<string, string>> = {
  google_meet: "google",
  teams: "office365",
};
