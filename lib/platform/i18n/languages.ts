/** Every language the service speaks: its texts, its mails and the API's language fields (spec 2.2, 2.9). */
export const LANGUAGES = ["fr", "en", "es", "it", "pt", "de", "sv", "nl"] as const;

export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);
