import { createTranslator } from "use-intl/core";
import type { Language } from "@/lib/platform/i18n/languages";
import de from "./de";
import en from "./en";
import es from "./es";
import fr from "./fr";
import it from "./it";
import nl from "./nl";
import pt from "./pt";
import sv from "./sv";
import type { Texts } from "./texts";

export const MAIL_TEXTS: Record<Language, Texts> = { fr, en, es, it, pt, de, sv, nl };

const createEnglish = () => createTranslator({ locale: "en", messages: en });

/** Knows from the English texts which keys there are and which values each takes. */
export type TranslateMail = ReturnType<typeof createEnglish>;

export const mailTranslator = (lang: Language): TranslateMail =>
  createTranslator({ locale: lang, messages: MAIL_TEXTS[lang] as typeof en });
