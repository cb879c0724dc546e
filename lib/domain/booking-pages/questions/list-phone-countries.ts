import { type CountryCode, getCountries } from "libphonenumber-js/min";

let zones: Map<string, CountryCode> | undefined;

interface LocaleZones {
  timeZones?: readonly string[];
  getTimeZones?: () => readonly string[];
}

/** Maps time zones to countries from the platform's data; loaded on first use. */
function loadZones(): Map<string, CountryCode> {
  const found = new Map<string, CountryCode>();
  for (const country of getCountries()) {
    const locale = new Intl.Locale("und", { region: country }) as LocaleZones;
    for (const zone of locale.getTimeZones?.() ?? locale.timeZones ?? [])
      if (!found.has(zone)) found.set(zone, country);
  }
  return found;
}

/**
 * Returns likely countries of a number without a country code: of the owner's zone, or else of the language.
 */
export function listPhoneCountries(zone: string | null, region: string | null): CountryCode[] {
  zones ??= loadZones();
  const countries = [zone && zones.get(zone), getCountries().find((country) => country === region)];
  return [...new Set(countries)].filter((country): country is CountryCode => Boolean(country));
}
