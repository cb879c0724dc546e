/** A line of an iCalendar file (RFC 5545 3.1), unfolded. */
export interface ContentLine {
  /** In capital letters. */
  name: string;
  /** By their names in capital letters; of several values the first. */
  parameters: ReadonlyMap<string, string>;
  /** As it stands there. */
  value: string;
}

const NAME = /^[ \t]*([A-Za-z0-9-]+)[ \t]*(?=[;:])/;

/** What a time begins with, or a list of times. Programs that have put a parameter behind the colon mean one. */
const TIME = /^\s*(?:[A-Za-z-]+=[^:]*:)*\s*\d{4}-?\d\d-?\d\d/;

/** These have times as their values, so that their values are known from colons within the name of a zone. */
const TIME_NAMES = new Set(["DTSTART", "DTEND", "RECURRENCE-ID", "EXDATE", "RDATE"]);

/** The name of a line's property in capital letters; null where the line has none. */
export const parseLineName = (text: string): string | null => NAME.exec(text)?.[1]?.toUpperCase() ?? null;

/** Null where the line has no value. */
export function parseContentLine(text: string): ContentLine | null {
  const [front = "", found] = NAME.exec(text) ?? [];
  if (!found) return null;
  const name = found.toUpperCase();
  const at = findValue(text, front.length, TIME_NAMES.has(name));
  if (at === null) return null;
  return { name, parameters: parseParameters(text.slice(front.length, at)), value: text.slice(at + 1) };
}

/** The colon before the value. A quote that is not closed counts for nothing. */
function findValue(text: string, from: number, isTime: boolean): number | null {
  const colons = listColons(text, from, true);
  const plain = colons.length > 0 ? colons : listColons(text, from, false);
  if (!isTime) return plain[0] ?? null;
  const isBeforeTime = (at: number) => TIME.test(text.slice(at + 1, at + 200));
  return plain.find(isBeforeTime) ?? listColons(text, from, false).find(isBeforeTime) ?? plain[0] ?? null;
}

/** More are no names of zones. */
const MAX_COLONS = 20;

function listColons(text: string, from: number, quoted: boolean): number[] {
  const found: number[] = [];
  let isOpen = false;
  for (let at = from; at < text.length && found.length < MAX_COLONS; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) isOpen = quoted && !isOpen;
    else if (code === 0x3a && !isOpen) found.push(at);
  }
  return isOpen ? [] : found;
}

/** More say nothing that is asked for. */
const MAX_PARAMETERS = 200;
const PARAMETER = /;[ \t]*([A-Za-z0-9-]+)[ \t]*=[ \t]*(?:"([^"]*)"|([^;]*))/g;

function parseParameters(text: string): Map<string, string> {
  const found = new Map<string, string>();
  if (text === "") return found;
  let count = 0;
  for (const [, name = "", quoted, plain = ""] of text.matchAll(PARAMETER)) {
    if (++count > MAX_PARAMETERS) break;
    if (!found.has(name.toUpperCase()))
      found.set(name.toUpperCase(), (quoted ?? plain).replaceAll('"', "").trim());
  }
  return found;
}

/** The text that a value of the type TEXT stands for (RFC 5545 3.3.11). */
export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));
