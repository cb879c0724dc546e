/** The chapters of the API's documentation. */
export const TAGS: Record<string, string> = {
  Organization: "Whom the key belongs to.",
  Users:
    "The people of the organisation: created with hours, page and calendars in one call, found by extid.",
  Invitations: "Links with which people join the organisation by themselves.",
  Preferences: "Which messages a person, or the admins of a team, want.",
  Calendars: "The accounts whose busy times count, and the calendars in them.",
  Availabilities: "Weekly working hours, buffers and how far ahead people can be booked.",
  "Booking pages": "The public pages on which anybody books time with somebody.",
  "Appointment types": "The kinds of meeting that a booking page offers.",
  "Free slots": "When one person, several together, or anybody of several is free.",
  Holds: "Times kept for a few minutes, until they are booked or free again.",
  Events: "Meetings: proposed, voted on, confirmed, changed, cancelled.",
  Teams: "Groups of people, and how bookings are spread over them.",
  Locators: "Pages that find the nearest of the organisation's locations.",
  "Third parties": "Apps of others that link to our pages with fields filled in.",
  Webhooks: "Who is told of what happens, and how each delivery went.",
  "API keys": "The keys of this API, each limited to scopes or not.",
  Sessions: "The browsers in which you have signed in.",
  "Audit log": "Who changed what, and when.",
  Jobs: "Work in the background that has not succeeded.",
  Mails: "What people were told by mail, and whether it went out.",
};
