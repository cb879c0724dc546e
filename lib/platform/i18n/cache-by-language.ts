import { watch } from "node:fs";
import type { Language } from "./languages";

/** Relative to the project's root, where every command runs. */
export const MESSAGES_FOLDER = "messages";

/** Caches one value per language. In development the cache is cleared when a text changes. */
export function cacheByLanguage<Value>(create: (lang: Language) => Value): (lang: Language) => Value {
  const values = new Map<Language, Value>();
  if (process.env.NODE_ENV === "development")
    watch(MESSAGES_FOLDER, { recursive: true, persistent: false }, () => values.clear());
  return (lang) => {
    const value = values.get(lang) ?? create(lang);
    values.set(lang, value);
    return value;
  };
}
