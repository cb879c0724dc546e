import { findIana } from "windows-iana";
import { isZone } from "@/lib/core/time/zone";

/** Outlook names zones as Windows does, `W. Europe Standard Time`; others name where on their disk a zone is. */
export function findZoneName(name: string): string | null {
  if (isZone(name)) return name;
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
