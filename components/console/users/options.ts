import { LANGUAGES } from "@/lib/platform/i18n/languages";

/** Each language by its own name. */
export const languageOptions = () =>
  LANGUAGES.map((lang) => ({
    value: lang,
    label: new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang,
  }));

/** The zones that the browser knows, and UTC. */
export const zoneOptions = () =>
  ["UTC", ...Intl.supportedValuesOf("timeZone")].map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));
