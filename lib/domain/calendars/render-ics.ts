import type { ICalCalendar } from "ical-generator";
import { restoreConferenceName } from "./conference-property";

/**
 * Renders a calendar as text (RFC 5545), for all files, mails and feeds. The library escapes names with
 * backslashes, which parameters do not support, so names are inserted here by RFC 6868. `rework` adds
 * properties that the library does not support; it gets the unfolded text with a number in place of each
 * name.
 */
export function renderIcs(calendar: ICalCalendar, rework = (text: string): string => text): string {
  const names = extractNames(calendar);
  return unfoldLines(rework(unfoldLines(calendar.toString())))
    .split("\r\n")
    .map((line) => (/^(?:ORGANIZER|ATTENDEE);/.test(line) ? restoreName(line, names) : line))
    .map(restoreConferenceName)
    .filter((line) => line !== "")
    .map((line) => `${foldLine(line.replace(CONTROL_CHARACTERS, " "))}\r\n`)
    .join("");
}

const unfoldLines = (text: string): string => text.replace(/\r\n[ \t]/g, "");

/** Control characters, and further characters that some programs treat as line breaks. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t]|[\u2028\u2029]/gu;

const MAX_LINE_OCTETS = 75;

/** Section 3.1: folds by octets, never within a character. */
function foldLine(line: string): string {
  let [folded, octets] = ["", 0];
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > MAX_LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}

/** Returns the names of users and replaces each by its number. */
function extractNames(calendar: ICalCalendar): string[] {
  const names: string[] = [];
  const take = (name: string) => String(names.push(name) - 1);
  for (const event of calendar.events()) {
    const organizer = event.organizer();
    if (organizer?.name) event.organizer({ ...organizer, name: take(organizer.name) });
    for (const attendee of event.attendees()) {
      const name = attendee.name();
      if (name) attendee.name(take(name));
    }
  }
  return names;
}

const restoreName = (line: string, names: readonly string[]): string =>
  line.replace(/;CN="?(\d+)"?(?=[;:])/, (_, index) => `;CN="${encodeParameter(names[index] ?? "")}"`);

const ENCODED = { "^": "^^", '"': "^'", "\n": "^n" };

/** RFC 6868, section 3. libical reads a final backslash as an escape of the quote. */
const encodeParameter = (value: string): string =>
  value
    .replace(/\r\n?/g, "\n")
    .replace(/[\^"\n]/g, (character) => ENCODED[character as keyof typeof ENCODED])
    .replace(/\\$/, "\\ ");
