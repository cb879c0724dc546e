import { parseAcceptLanguage } from "./resolve-language";
import { parseZone } from "./zone-names";

/** The zones in which most people of countries with several zones live, after the "primary zones" of CLDR. */
const MAIN_ZONES: Record<string, string> = {
  AR: "America/Argentina/Buenos_Aires",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  CY: "Asia/Nicosia",
  DE: "Europe/Berlin",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  KZ: "Asia/Almaty",
  MY: "Asia/Kuala_Lumpur",
  NZ: "Pacific/Auckland",
  PT: "Europe/Lisbon",
  UA: "Europe/Kyiv",
  UZ: "Asia/Tashkent",
};

/**
 * Derives the reader's likely zone from the country of the accepted languages ("de-AT"); null without one, or if the
 * country has several zones. English does not count: browsers all over the world ask for en-US and en-GB.
 */
export function deriveLikelyZone(acceptLanguage: string | null | undefined): string | null {
  for (const tag of parseAcceptLanguage(acceptLanguage)) {
    const region = /^(?!en\b)[a-z]+-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase();
    const zone = region && (MAIN_ZONES[region] ?? findOnlyZone(region));
    if (zone) return parseZone(zone);
  }
  return null;
}

/** Newer engines have the method, older ones the property. */
type LocaleOfRegion = { timeZones?: string[]; getTimeZones?: () => string[] };

function findOnlyZone(region: string): string | null {
  const locale = new Intl.Locale(`und-${region}`) as LocaleOfRegion;
  const [zone, ...others] = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zone && others.length === 0 ? zone : null;
}
