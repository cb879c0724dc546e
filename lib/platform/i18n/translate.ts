import { createTranslator } from "use-intl/core";
import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { type Language, toLocale } from "./languages";
import ar from "./messages/ar";
import de from "./messages/de";
import en from "./messages/en";
import es from "./messages/es";
import fr from "./messages/fr";
import he from "./messages/he";
import it from "./messages/it";
import ja from "./messages/ja";
import ko from "./messages/ko";
import type { Messages } from "./messages/messages";
import nl from "./messages/nl";
import pl from "./messages/pl";
import pt from "./messages/pt";
import sv from "./messages/sv";
import tr from "./messages/tr";
import uk from "./messages/uk";
import zh from "./messages/zh";

export const MESSAGES: Record<Language, Messages> = {
  fr,
  en,
  es,
  it,
  pt,
  de,
  sv,
  nl,
  pl,
  ar,
  he,
  ja,
  ko,
  zh,
  tr,
  uk,
};

const createEnglishTranslator = () => createTranslator({ locale: "en", messages: en });

/** Knows from the English texts which keys there are and which values each takes. */
export type Translate = ReturnType<typeof createEnglishTranslator>;

const translators = new MemoCache<Language, Translate>();

/** The texts of one language; messages are parsed once a process. */
export const getTranslator = (lang: Language): Translate =>
  translators.get(lang, () =>
    cacheTranslations(createTranslator({ locale: toLocale(lang), messages: MESSAGES[lang] as typeof en })),
  );

/** A month has thirty labels with plurals, and each would cost as much as a database row. */
function cacheTranslations(translate: Translate): Translate {
  const format = translate as (key: string, values?: object) => string;
  const answers = new MemoCache<string, string>();
  const remembering = (key: string, values?: object): string =>
    answers.get(values ? key + JSON.stringify(values) : key, () => format(key, values));
  return Object.assign(remembering, translate) as Translate;
}
