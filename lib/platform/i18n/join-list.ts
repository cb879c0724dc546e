import type { Language } from "./languages";

const COMMAS: Partial<Record<Language, string>> = { ar: "، ", ja: "、", zh: "、" };

/** Joins names or other items of a list by the comma of the language: `Ana, Bo`, `Ana、Bo`. */
export const joinList = (lang: Language, items: readonly string[]): string =>
  items.join(COMMAS[lang] ?? ", ");
