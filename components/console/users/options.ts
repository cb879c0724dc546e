import { modernZone } from "@/lib/core/time/modern-zone";
import { LANGUAGES } from "@/lib/platform/i18n/languages";

/** Each language by its own name. */
export const languageOptions = () =>
  LANGUAGES.map((lang) => ({
    value: lang,
    label: new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang,
  }));

/** The zones that the browser knows, by their names of today, UTC, and the one that is chosen by whatever name. */
export const zoneOptions = (chosen: string) =>
  listZones(chosen).map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

function listZones(chosen: string): string[] {
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone").map(modernZone)];
  const modern = modernZone(chosen);
  // A name that is stored as it was sent stands where its zone does.
  const shown = zones.map((zone) => (zone === modern ? chosen : zone));
  return [...new Set(chosen === "" || shown.includes(chosen) ? shown : [...shown, chosen])];
}
