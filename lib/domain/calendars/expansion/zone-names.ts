import { findIana } from "windows-iana";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import { getOffsetAt, isZone } from "@/lib/core/time/zone";
import { parseOffset } from "./time-value";
import { findCityZone } from "./zone-cities";

/** Without quotes, backslashes and needless blanks. */
export const normalizeZoneName = (name: string): string =>
  name.replace(/["\\]/g, "").replace(/\s+/g, " ").trim();

/**
 * The zone of the time-zone database that a file's name of one stands for: its own name in any letters, that of Windows,
 * the end of a path, a city or a region. Null: there is none such.
 */
export function findZoneName(name: string): string | null {
  const plain = normalizeZoneName(name);
  if (plain === "" || plain.length > 200) return null;
  const behind = /^\((?:UTC|GMT)[^)]*\)\s*(.+)$/i.exec(plain)?.[1]; // `(UTC-05:00) Eastern Time (US & Canada)`
  const exact = findExactZone(plain) ?? findZoneAtEnd(plain) ?? (behind ? findExactZone(behind) : null);
  if (exact) return exact;
  const city = findZoneOfCity(behind ?? plain);
  const offset = findOffset(plain);
  return city && (offset === null || hasOffset(city, offset)) ? city : null;
}

/** Some programs say by how much clocks differ in winter, others how much they do today. */
const hasOffset = (zone: string, offset: number): boolean =>
  [0, 6].some((month) => getOffsetAt(zone, asInstant(Date.UTC(2024, month))) === offset);

function findExactZone(name: string): string | null {
  for (const candidate of [
    name,
    name.replaceAll(" ", "_"),
    name.replace(/^([A-Za-z]+)[-_](?=[A-Za-z])/, "$1/"),
  ])
    if (isZone(candidate) && !/^(?:UTC|GMT)?[+-]/i.test(candidate)) return candidate;
  // Outlook puts a number behind a name that it uses twice.
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

/** `/freeassociation.sourceforge.net/America/Argentina/Ushuaia` */
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

/** Letters alone mean one thing here and another there, where a file does not say what. */
export const isAbbreviation = (name: string): boolean =>
  /^[A-Z]{2,5}$/i.test(name.trim()) && !/^(UTC|GMT)$/i.test(name.trim());

/** `Amsterdam, Berlin, Bern`, `Beijing / Hong Kong`, `Eastern Time (US & Canada)`: the first that names a zone. */
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
 * How far ahead of UTC a name says that a zone is, in milliseconds: `UTC+02:00`, `GMT+0530`, `(GMT +09:00)`, `+01:00`,
 * `(UTC+01:00) Somewhere`. Null: it says nothing of the kind.
 */
export function findOffset(name: string): number | null {
  const plain = normalizeZoneName(name);
  const [, said] =
    /^(?:(?:UTC|GMT)\s*)?([+-]\s*\d{1,2}(?:[:.]?\d\d)?)$/i.exec(plain) ??
    /^\((?:UTC|GMT)?\s*([+-]\s*\d{1,2}(?:[:.]?\d\d)?)?\s*\)/i.exec(plain) ??
    [];
  if (said === undefined) return /^\((?:UTC|GMT)\)/i.test(plain) ? 0 : null;
  const offset = parseOffset(said.replace(/\s/g, "").replace(".", ":"));
  return offset === null || Math.abs(offset) > 18 * HOUR ? null : offset;
}
