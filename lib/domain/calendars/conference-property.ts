import type { ICalEvent } from "ical-generator";

/** Stands in for a property that the library which writes entries does not know. */
const STAND_IN = "X-BOOKPAGE-CONFERENCE";

const PROPERTY = "CONFERENCE;VALUE=URI;FEATURE=VIDEO";

/** Where people meet on the web (RFC 7986, section 5.11); `nameConference` gives the line its name. */
export function addConference(entry: ICalEvent, url: string | null | undefined): void {
  if (url) entry.x(STAND_IN, url.replaceAll(",", "%2C").replaceAll(";", "%3B"));
}

/** A line of the file, not folded, by the property's own name. */
export const nameConference = (line: string): string =>
  line.startsWith(`${STAND_IN}:`) ? line.replace(STAND_IN, PROPERTY) : line;
