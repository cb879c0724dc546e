import type { Language } from "./languages";

const SEPARATORS: Partial<Record<Language, string>> = { ar: "، ", ja: " ", ko: " ", zh: " " };

/** Joins a day, a time and perhaps a zone as the language does: `Tue 1 Dec, 10:00`, `12月1日(火) 10:00`. */
export const joinDateTime = (lang: Language, ...parts: readonly string[]): string =>
  parts.join(SEPARATORS[lang] ?? ", ");
