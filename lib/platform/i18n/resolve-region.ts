import type { Language } from "./languages";
import { parseAcceptLanguage } from "./resolve-language";

/** The default region of a language, if the reader's is unknown. */
const HOME_REGIONS: Record<Language, string> = {
  fr: "FR",
  en: "GB",
  es: "ES",
  it: "IT",
  pt: "PT",
  de: "DE",
  sv: "SE",
  nl: "NL",
  pl: "PL",
  ar: "SA",
  he: "IL",
  ja: "JP",
  ko: "KR",
  zh: "CN",
  tr: "TR",
  uk: "UA",
};

/**
 * Resolves the reader's country, which decides on 12 or 24 hours and the first day of the week: that of the accepted
 * tag in this language (`en-US`), else of any accepted tag (a German reading English keeps 24 hours).
 */
export function resolveRegion(lang: Language, acceptLanguage: string | null | undefined): string {
  const tags = parseAcceptLanguage(acceptLanguage).map((tag) => ({
    lang: tag.split("-")[0]?.toLowerCase(),
    region: /-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]?.toUpperCase(),
  }));
  const located = tags.filter((tag) => tag.region !== undefined);
  return (located.find((tag) => tag.lang === lang) ?? located[0])?.region ?? HOME_REGIONS[lang];
}
