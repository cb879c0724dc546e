import { createTranslator } from "use-intl/core";
import type { Language } from "./languages";
import de from "./messages/de";
import en from "./messages/en";
import es from "./messages/es";
import fr from "./messages/fr";
import it from "./messages/it";
import type { Messages } from "./messages/messages";
import nl from "./messages/nl";
import pt from "./messages/pt";
import sv from "./messages/sv";

export const MESSAGES: Record<Language, Messages> = { fr, en, es, it, pt, de, sv, nl };

const createEnglish = () => createTranslator({ locale: "en", messages: en });

/** Knows from the English texts which keys there are and which values each takes. */
export type Translate = ReturnType<typeof createEnglish>;

const translators = new Map<Language, Translate>();

/** The texts of one language; messages are parsed once a process. */
export function translatorOf(lang: Language): Translate {
  let translate = translators.get(lang);
  if (!translate) {
    translate = createTranslator({ locale: lang, messages: MESSAGES[lang] as typeof en });
    translators.set(lang, translate);
  }
  return translate;
}
