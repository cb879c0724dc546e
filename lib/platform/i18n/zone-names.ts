import type { Instant } from "@/lib/core/time/instant";
import { isZone } from "@/lib/core/time/zone";
import { Remembered } from "@/lib/platform/memory/remembered";
import { formatOffset } from "./format";

/** What the platform still calls by an older name, and people do not. */
const RENAMED_ZONES: Record<string, string> = {
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

const modernName = (zone: string): string => {
  const renamed = RENAMED_ZONES[zone];
  return renamed && isZone(renamed) ? renamed : zone;
};

/** All zones to choose from, in the order of their names. */
export const offeredZones = (): string[] =>
  ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")].map(modernName);

const known = new Remembered<string, string | null>();

/** The zone by its usual name, or null for what is none; it comes from addresses and cookies. */
export function readZone(name: string | null | undefined): string | null {
  if (!name || name.length > 64) return null;
  return known.get(name, () =>
    isZone(name)
      ? modernName(new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone)
      : null,
  );
}

/** What the letters of a zone's name cannot say. */
const REAL_NAMES: Record<string, string> = {
  DumontDUrville: "Dumont d’Urville",
  Ndjamena: "N’Djamena",
  St_Johns: "St. John’s",
};

/** "Paris", "Buenos Aires, Argentina": the zone's name without its continent. */
export function formatCity(zone: string): string {
  const parts = zone.split("/");
  const names = (parts.length > 1 ? parts.slice(1) : parts).toReversed();
  return names
    .map((name) => REAL_NAMES[name] ?? name.replace(/^St_/, "St. ").replaceAll("_", " "))
    .join(", ");
}

/** "Paris (UTC+1)" at that instant; "UTC" stays alone. */
export function zoneLabel(zone: string, at: Instant): string {
  const offset = formatOffset(zone, at);
  const city = formatCity(zone);
  return city === offset ? city : `${city} (${offset})`;
}
