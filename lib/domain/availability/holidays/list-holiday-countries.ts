import { LruCache } from "@/lib/platform/cache/lru-cache";
import { LANGUAGES, type Language } from "@/lib/platform/i18n/languages";
import { calculateInThread } from "./calculate-in-thread";
import type { HolidayCountry } from "./schema";

/** By the language of their names. */
const countryCache = new LruCache<HolidayCountry[]>({
  maxEntries: LANGUAGES.length,
  maxBytes: Number.POSITIVE_INFINITY,
});

/** The countries whose public holidays are known, in order of their names. */
export async function listHolidayCountries(lang: Language): Promise<HolidayCountry[]> {
  const before = countryCache.get(lang);
  if (before) return before;
  const { compare } = new Intl.Collator(lang);
  const countries = (await calculateInThread("listKnownCountries", { lang })).sort((a, b) =>
    compare(a.name, b.name),
  );
  countryCache.set(lang, countries, 0);
  return countries;
}
