/** The languages that the console has, too. */
export const CONSOLE_LANGUAGES = ["fr", "en", "es", "it", "pt", "de", "sv", "nl"] as const;

/** Every language of public pages, mails and the API's language fields. */
export const LANGUAGES = [...CONSOLE_LANGUAGES, "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] as const;

export type Language = (typeof LANGUAGES)[number];
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** In which language somebody reads the console: their own, or else English. */
export const toConsoleLanguage = (lang: Language): ConsoleLanguage =>
  CONSOLE_LANGUAGES.find((known) => known === lang) ?? "en";

/** Which way its lines run: the `dir` of a document. */
export const getTextDirection = (lang: string): "ltr" | "rtl" =>
  lang === "ar" || lang === "he" ? "rtl" : "ltr";

/**
 * The tag by which the platform formats. Every region has the Gregorian calendar and the digits that forms take;
 * Chinese keeps the letters of our texts in regions that write others.
 */
export const toLocale = (lang: Language, region?: string): string =>
  `${lang === "zh" ? "zh-Hans" : lang}${region ? `-${region}` : ""}-u-ca-gregory-nu-latn`;
