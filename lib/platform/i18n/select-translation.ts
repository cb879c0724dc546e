import type { Language } from "@/lib/platform/i18n/languages";

/** Translations of a text; other languages use English, or else the first one. */
type Translations = { [Lang in Language]?: string | undefined };

export type LocalText = string | Translations;

export function selectTranslation(text: LocalText, language: Language): string {
  if (typeof text === "string") return text;
  return text[language] ?? text.en ?? Object.values(text).find(Boolean) ?? "";
}
