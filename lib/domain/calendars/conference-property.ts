import type { ICalEvent } from "ical-generator";

/** Stands in for a property that the library which writes entries does not know. */
const PLACEHOLDER_NAME = "X-BOOKPAGE-CONFERENCE";

const CONFERENCE_NAME = "CONFERENCE;VALUE=URI;FEATURE=VIDEO";

/** Where people meet on the web (RFC 7986, section 5.11); `restoreConferenceName` gives the line its name. */
export function addConferenceProperty(entry: ICalEvent, url: string | null | undefined): void {
  if (url) entry.x(PLACEHOLDER_NAME, url.replaceAll(",", "%2C").replaceAll(";", "%3B"));
}

/** A line of the file, not folded, by the property's own name. */
export const restoreConferenceName = (line: string): string =>
  line.startsWith(`${PLACEHOLDER_NAME}:`) ? line.replace(PLACEHOLDER_NAME, CONFERENCE_NAME) : line;
