import { findIana } from "windows-iana";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import { getOffsetAt, isZone } from "@/lib/core/time/zone";
import { parseOffset } from "./time-value";
import { findCityZone } from "./zone-cities";

/** Removes quotes, backslashes and superfluous blanks. */
export const normalizeZoneName = (name: string): string =>
  name.replace(/["\\]/g, "").replace(/\s+/g, " ").trim();

/**
 * Finds a zone of the time-zone database by its name in any case, its Windows name, the end of a path, a city
 * or a region; null if there is none.
 */
export function findZoneName(name: string): string | null {
  const plain = normalizeZoneName(name);
  if (plain === "" || plain.length > 200) return null;
  const behind = /^\((?:UTC|GMT)[^)]*\)\s*(.+)$/i.exec(plain)?.[1]; // matches `(UTC-05:00) Eastern Time (US & Canada)`
  const exact = findExactZone(plain) ?? findZoneAtEnd(plain) ?? (behind ? findExactZone(behind) : null);
  if (exact) return exact;
  const city = findZoneOfCity(behind ?? plain);
  const offset = findOffset(plain);
  return city && (offset === null || hasOffset(city, offset)) ? city : null;
}

/** Programs write either the winter offset or the present one. */
const hasOffset = (zone: string, offset: number): boolean =>
  [0, 6].some((month) => getOffsetAt(zone, asInstant(Date.UTC(2024, month))) === offset);

function findExactZone(name: string): string | null {
  for (const candidate of [
    name,
    name.replaceAll(" ", "_"),
    name.replace(/^([A-Za-z]+)[-_](?=[A-Za-z])/, "$1/"),
  ])
    if (isZone(candidate) && !/^(?:UTC|GMT)?[+-]/i.test(candidate)) return candidate;
  // Outlook appends a number to a name that it uses twice.
  for (const candidate of [name, name.replace(/ \d{1,2}$/, "")]) {
    const windows = findWindowsZone(candidate);
    if (windows) return windows;
    if (candidate !== name && isZone(candidate)) return candidate;
  }
  return /^(?:tzone:\/\/microsoft\/)?(?:utc|z|zulu|gmt|greenwich|utc\/gmt)$/i.test(name) ? "Etc/UTC" : null;
}

function findWindowsZone(name: string): string | null {
  const [zone] = findIana(name);
  if (zone && isZone(zone)) return zone;
  const inTitleCase = name.toLowerCase().replace(/(^|[ .(])([a-z])/g, (letter) => letter.toUpperCase());
  const [same] = findIana(inTitleCase);
  return same && isZone(same) ? same : null;
}

/** Matches `/freeassociation.sourceforge.net/America/Argentina/Ushuaia`. */
function findZoneAtEnd(name: string): string | null {
  const steps = name.split("/");
  for (const count of [3, 2, 1]) {
    const end = steps.slice(-count).join("/");
    if (steps.length <= count || !/^[A-Za-z]/.test(end)) continue;
    const found = isZone(end) && (count > 1 || !isAbbreviation(end)) ? end : null;
    if (found) return found;
  }
  return null;
}

/** The meaning of an abbreviation depends on the region, which the file does not contain. */
export const isAbbreviation = (name: string): boolean =>
  /^[A-Z]{2,5}$/i.test(name.trim()) && !/^(UTC|GMT)$/i.test(name.trim());

/**
 * Returns the first known part of `Amsterdam, Berlin, Bern`, `Beijing / Hong Kong` or `Eastern Time (US &
 * Canada)`.
 */
function findZoneOfCity(name: string): string | null {
  const whole = findCityZone(name);
  if (whole) return whole;
  for (const part of name.split(/[,:;/()]| - /)) {
    const found = part.trim() === "" ? null : findCityZone(part);
    if (found) return found;
  }
  return null;
}

/**
 * Parses the offset within a zone name into milliseconds: `UTC+02:00`, `GMT+0530`, `(GMT +09:00)`, `+01:00`,
 * `(UTC+01:00) Somewhere`; null if there is none.
 */
export function findOffset(name: string): number | null {
  const plain = normalizeZoneName(name);
  const [, offsetText] =
    /^(?:(?:UTC|GMT)\s*)?([+-]\s*\d{1,2}(?:[:.]?\d\d)?)$/i.exec(plain) ??
    /^\((?:UTC|GMT)?\s*([+-]\s*\d{1,2}(?:[:.]?\d\d)?)?\s*\)/i.exec(plain) ??
    [];
  if (offsetText === undefined) return /^\((?:UTC|GMT)\)/i.test(plain) ? 0 : null;
  const offset = parseOffset(offsetText.replace(/\s/g, "").replace(".", ":"));
  return offset === null || Math.abs(offset) > 18 * HOUR ? null : offset;
}
