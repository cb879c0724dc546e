/** By service: the calendars whose entries come with a room of it. */
export const ROOM_SOURCES: Readonly<Record<string, string>> = { google_meet: "google", teams: "office365" };
