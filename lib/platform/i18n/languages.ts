/** The languages of the console. */
export const CONSOLE_LANGUAGES = ["fr", "en", "es", "it", "pt", "de", "sv", "nl"] as const;

/** Every language of public pages, mails and the API's language fields. */
export const LANGUAGES = [...CONSOLE_LANGUAGES, "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] as const;

export type Language = (typeof LANGUAGES)[number];
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Returns the user's language if the console has it, else English. */
export const toConsoleLanguage = (lang: Language): ConsoleLanguage =>
  CONSOLE_LANGUAGES.find((known) => known === lang) ?? "en";

/** Returns the `dir` of a document in this language. */
export const getTextDirection = (lang: string): "ltr" | "rtl" =>
  lang === "ar" || lang === "he" ? "rtl" : "ltr";

/**
 * Returns the locale for the platform's formatters. Every region uses the Gregorian calendar and the digits that
 * forms accept; Chinese keeps the script of our texts in regions that write another.
 */
export const toLocale = (lang: Language, region?: string): string =>
  `${lang === "zh" ? "zh-Hans" : lang}${region ? `-${region}` : ""}-u-ca-gregory-nu-latn`;
