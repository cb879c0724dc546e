import { LANGUAGES, type Language } from "@/lib/platform/i18n/languages";
import { WeighedMemory } from "@/lib/platform/memory/weighed-memory";
import { calculateApart } from "./calculate-apart";
import type { HolidayCountry } from "./schema";

/** By the language of their names. */
const known = new WeighedMemory<HolidayCountry[]>({
  maxEntries: LANGUAGES.length,
  maxBytes: Number.POSITIVE_INFINITY,
});

/** The countries whose public holidays are known, in order of their names. */
export async function listCountries(lang: Language): Promise<HolidayCountry[]> {
  const before = known.get(lang);
  if (before) return before;
  const { compare } = new Intl.Collator(lang);
  const countries = (await calculateApart("listKnownCountries", { lang })).sort((a, b) =>
    compare(a.name, b.name),
  );
  known.set(lang, countries, 0);
  return countries;
}
