import { createTranslator } from "use-intl/core";
import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { cacheByLanguage } from "./cache-by-language";
import { type Language, toLocale } from "./languages";
import { loadPageMessages } from "./load-messages";
import type { PageMessages } from "./message-types";

const createPageTranslator = (lang: Language) =>
  createTranslator({ locale: toLocale(lang), messages: loadPageMessages(lang) as PageMessages });

/** Typed by the keys of the English texts and the values of each. */
export type Translate = ReturnType<typeof createPageTranslator>;

/** Returns the texts of one language; messages are parsed once a process. */
export const getTranslator: (lang: Language) => Translate = cacheByLanguage((lang) =>
  cacheTranslations(createPageTranslator(lang)),
);

/** A month has thirty labels with plurals, and each would cost as much as a database row. */
function cacheTranslations(translate: Translate): Translate {
  const format = translate as (key: string, values?: object) => string;
  const results = new MemoCache<string, string>();
  const remembering = (key: string, values?: object): string =>
    results.get(values ? key + JSON.stringify(values) : key, () => format(key, values));
  return Object.assign(remembering, translate) as Translate;
}
