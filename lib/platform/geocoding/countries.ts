import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { CITIES } from "./cities";
import { normalizeWords } from "./normalize-words";

const COLLOQUIAL_NAMES: Record<string, string> = {
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  usa: "US",
  us: "US",
  america: "US",
  eire: "IE",
  holland: "NL",
  hollande: "NL",
};

const codes = Object.keys(CITIES);

let byName: Map<string, string> | undefined;

/** Returns the code of the country that these words name in any supported language. */
export function findCountry(words: string[]): string | undefined {
  byName ??= new Map([...Object.entries(COLLOQUIAL_NAMES), ...LANGUAGES.flatMap(listCountryNames)]);
  return byName.get(words.join(" "));
}

const listCountryNames = (lang: string) =>
  codes.map((code) => [normalizeWords(formatCountry(code, lang)).join(" "), code] as const);

export const formatCountry = (code: string, lang: string): string =>
  new Intl.DisplayNames([lang], { type: "region" }).of(code) ?? code;
