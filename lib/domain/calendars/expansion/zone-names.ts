import { findIana } from "windows-iana";
import { isZone } from "@/lib/core/time/zone";

/** `UTC+02:00`, `GMT+2`, `+0200`: so many hours ahead of UTC, which the time-zone database says the other way round. */
function findFixed(name: string): string | null {
  const [, sign, hours, minutes = "00"] = /^(?:UTC|GMT)? ?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(name) ?? [];
  if (!sign || minutes !== "00") return null;
  const zone = Number(hours) === 0 ? "Etc/UTC" : `Etc/GMT${sign === "+" ? "-" : "+"}${Number(hours)}`;
  return isZone(zone) ? zone : null;
}

/** Outlook names zones as Windows does, `W. Europe Standard Time`; others name where on their disk a zone is. */
export function findZoneName(name: string): string | null {
  if (isZone(name)) return name;
  const fixed = findFixed(name.trim());
  if (fixed) return fixed;
  const [windows] = findIana(name.trim());
  if (windows && isZone(windows)) return windows;
  // `/freeassociation.sourceforge.net/America/Argentina/Ushuaia`
  const steps = name.trim().split("/");
  for (const count of [3, 2, 1]) {
    const end = steps.slice(-count).join("/");
    if (steps.length > count && isZone(end)) return end;
  }
  return null;
}
