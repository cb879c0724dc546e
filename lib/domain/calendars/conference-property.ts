import type { ICalEvent } from "ical-generator";

/** Placeholder for a property that the iCalendar library does not support. */
const PLACEHOLDER_NAME = "X-BOOKPAGE-CONFERENCE";

const CONFERENCE_NAME = "CONFERENCE;VALUE=URI;FEATURE=VIDEO";

/**
 * Adds the meeting URL (RFC 7986, section 5.11) under the placeholder, which `restoreConferenceName`
 * replaces.
 */
export function addConferenceProperty(entry: ICalEvent, url: string | null | undefined): void {
  if (url) entry.x(PLACEHOLDER_NAME, url.replaceAll(",", "%2C").replaceAll(";", "%3B"));
}

/** Renames the placeholder in an unfolded line. */
export const restoreConferenceName = (line: string): string =>
  line.startsWith(`${PLACEHOLDER_NAME}:`) ? line.replace(PLACEHOLDER_NAME, CONFERENCE_NAME) : line;
