import { normalizeZone } from "@/lib/core/time/normalize-zone";
import { LANGUAGES } from "@/lib/platform/i18n/languages";

/** Each language by its own name. */
export const listLanguageOptions = () =>
  LANGUAGES.map((lang) => ({
    value: lang,
    label: new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang,
  }));

/** The zones that the browser knows, by their names of today, UTC, and the one that is chosen by whatever name. */
export const listTimezoneOptions = (chosen: string) =>
  listTimezones(chosen).map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

function listTimezones(chosen: string): string[] {
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone").map(normalizeZone)];
  const modern = normalizeZone(chosen);
  // A name that is stored as it was sent stands where its zone does.
  const shown = zones.map((zone) => (zone === modern ? chosen : zone));
  return [...new Set(chosen === "" || shown.includes(chosen) ? shown : [...shown, chosen])];
}
