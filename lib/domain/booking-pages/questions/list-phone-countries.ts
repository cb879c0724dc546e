import { type CountryCode, getCountries } from "libphonenumber-js/min";

let zones: Map<string, CountryCode> | undefined;

interface LocaleZones {
  timeZones?: readonly string[];
  getTimeZones?: () => readonly string[];
}

/** The country of every time zone that lies in one, from the platform's own data; read when it is first asked for. */
function loadZones(): Map<string, CountryCode> {
  const found = new Map<string, CountryCode>();
  for (const country of getCountries()) {
    const locale = new Intl.Locale("und", { region: country }) as LocaleZones;
    for (const zone of locale.getTimeZones?.() ?? locale.timeZones ?? [])
      if (!found.has(zone)) found.set(zone, country);
  }
  return found;
}

/** Where a number without a country's code may be from: where its owner is, else where their language says. */
export function listPhoneCountries(zone: string | null, region: string | null): CountryCode[] {
  zones ??= loadZones();
  const countries = [zone && zones.get(zone), getCountries().find((country) => country === region)];
  return [...new Set(countries)].filter((country): country is CountryCode => Boolean(country));
}
