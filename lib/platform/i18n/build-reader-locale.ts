import { type Language, toLocale } from "./languages";
import { getRegionFormat } from "./region-format";
import { resolveRegion } from "./resolve-region";

/**
 * Builds the locale of a reader: the language, with the country and the clock of the browser, so that texts and the
 * browser's own date and time fields match.
 */
export function buildReaderLocale(lang: Language, acceptLanguage: string | null): string {
  const region = resolveRegion(lang, acceptLanguage);
  return `${toLocale(lang, region)}-hc-${getRegionFormat(lang, region).hourCycle}`;
}
