import { createTranslator } from "use-intl/core";
import { type Language, toLocale } from "@/lib/platform/i18n/languages";
import ar from "./ar";
import de from "./de";
import en from "./en";
import es from "./es";
import fr from "./fr";
import he from "./he";
import it from "./it";
import ja from "./ja";
import ko from "./ko";
import nl from "./nl";
import pl from "./pl";
import pt from "./pt";
import sv from "./sv";
import type { Texts } from "./texts";
import tr from "./tr";
import uk from "./uk";
import zh from "./zh";

export const MAIL_TEXTS: Record<Language, Texts> = {
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
export type TranslateMail = ReturnType<typeof createEnglishTranslator>;

export const createMailTranslator = (lang: Language): TranslateMail =>
  createTranslator({ locale: toLocale(lang), messages: MAIL_TEXTS[lang] as typeof en });
