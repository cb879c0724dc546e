import type { Language } from "@/lib/platform/i18n/languages";
import { calculateInThread } from "./calculate-in-thread";
import type { HolidayCountry } from "./schema";

/** Keyed by the language of the names. */
const countryCache = new Map<Language, HolidayCountry[]>();

/** Lists the countries with known public holidays, sorted by name. */
export async function listHolidayCountries(lang: Language): Promise<HolidayCountry[]> {
  const cached = countryCache.get(lang);
  if (cached) return cached;
  const { compare } = new Intl.Collator(lang);
  const countries = (await calculateInThread("listKnownCountries", { lang })).sort((a, b) =>
    compare(a.name, b.name),
  );
  countryCache.set(lang, countries);
  return countries;
}
