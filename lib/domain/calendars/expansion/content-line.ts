/** An unfolded line of an iCalendar file (RFC 5545, section 3.1). */
export interface ContentLine {
  /** The name in upper case. */
  name: string;
  /** First value of each parameter by its upper-case name. */
  parameters: ReadonlyMap<string, string>;
  /** Raw value. */
  value: string;
}

const NAME = /^[ \t]*([A-Za-z0-9-]+)[ \t]*(?=[;:])/;

/** Start of a time or a list of times, with parameters that some programs misplace after the colon. */
const TIME = /^\s*(?:[A-Za-z-]+=[^:]*:)*\s*\d{4}-?\d\d-?\d\d/;

/**
 * Properties with times as values; their form distinguishes the value's colon from colons within a zone name.
 */
const TIME_NAMES = new Set(["DTSTART", "DTEND", "RECURRENCE-ID", "EXDATE", "RDATE"]);

/** Returns the property name in upper case; null if the line has none. */
export const parseLineName = (text: string): string | null => NAME.exec(text)?.[1]?.toUpperCase() ?? null;

/** Returns null if the line has no value. */
export function parseContentLine(text: string): ContentLine | null {
  const [prefix = "", found] = NAME.exec(text) ?? [];
  if (!found) return null;
  const name = found.toUpperCase();
  const at = findValue(text, prefix.length, TIME_NAMES.has(name));
  if (at === null) return null;
  return { name, parameters: parseParameters(text.slice(prefix.length, at)), value: text.slice(at + 1) };
}

/** Finds the colon before the value. An unclosed quote is ignored. */
function findValue(text: string, from: number, isTime: boolean): number | null {
  const colons = listColons(text, from, true);
  const plain = colons.length > 0 ? colons : listColons(text, from, false);
  if (!isTime) return plain[0] ?? null;
  const isBeforeTime = (at: number) => TIME.test(text.slice(at + 1, at + 200));
  return plain.find(isBeforeTime) ?? listColons(text, from, false).find(isBeforeTime) ?? plain[0] ?? null;
}

/** A zone name does not contain more. */
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

/** Further parameters are ignored. */
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

/** Unescapes a value of type TEXT (RFC 5545, section 3.3.11). */
export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));
