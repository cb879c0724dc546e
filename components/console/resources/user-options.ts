import { normalizeZone } from "@/lib/core/time/normalize-zone";
import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { formatLanguage } from "./format-language";

/** Lists the languages, each by its own name. */
export const listLanguageOptions = () =>
  LANGUAGES.map((lang) => ({ value: lang, label: formatLanguage(lang) }));

/** Lists the browser's zones by their current names, UTC, and the chosen one by any name. */
export const listTimezoneOptions = (chosen: string) =>
  listTimezones(chosen).map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

function listTimezones(chosen: string): string[] {
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone").map(normalizeZone)];
  const modern = normalizeZone(chosen);
  // An outdated name that is stored replaces the current name of its zone.
  const shown = zones.map((zone) => (zone === modern ? chosen : zone));
  return [...new Set(chosen === "" || shown.includes(chosen) ? shown : [...shown, chosen])];
}
