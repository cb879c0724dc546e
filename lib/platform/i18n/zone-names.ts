import type { Instant } from "@/lib/core/time/instant";
import { normalizeZone } from "@/lib/core/time/normalize-zone";
import { isZone } from "@/lib/core/time/zone";
import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { formatOffset } from "./format-date-time";

/** Lists all zones to choose from, sorted by name. */
export const listOfferedZones = (): string[] =>
  ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")].map(normalizeZone);

const known = new MemoCache<string, string | null>();

/** Returns the zone by its usual name, or null if it is invalid; the input comes from addresses and cookies. */
export function parseZone(name: string | null | undefined): string | null {
  if (!name || name.length > 64) return null;
  return known.get(name, () => (isZone(name) ? normalizeZone(name) : null));
}

/** City names with characters that zone names cannot have. */
const REAL_NAMES: Record<string, string> = {
  DumontDUrville: "Dumont d’Urville",
  Ndjamena: "N’Djamena",
  St_Johns: "St. John’s",
};

/** Formats "Paris", "Buenos Aires, Argentina": the zone's name without its continent. */
export function formatCity(zone: string): string {
  const parts = zone.split("/");
  const names = (parts.length > 1 ? parts.slice(1) : parts).toReversed();
  return names
    .map((name) => REAL_NAMES[name] ?? name.replace(/^St_/, "St. ").replaceAll("_", " "))
    .join(", ");
}

/** Formats "Paris (UTC+1)" at that instant; "UTC" stays alone. */
export function formatZoneLabel(zone: string, at: Instant): string {
  const offset = formatOffset(zone, at);
  const city = formatCity(zone);
  return city === offset ? city : `${city} (${offset})`;
}
