import { createTranslator } from "use-intl/core";
import { cacheByLanguage } from "@/lib/platform/i18n/cache-by-language";
import { type Language, toLocale } from "@/lib/platform/i18n/languages";
import { loadMailMessages } from "@/lib/platform/i18n/load-messages";
import type { MailMessages } from "@/lib/platform/i18n/message-types";

const createMailTranslator = (lang: Language) =>
  createTranslator({ locale: toLocale(lang), messages: loadMailMessages(lang) as MailMessages });

/** Typed by the keys of the English texts and the values of each. */
export type TranslateMail = ReturnType<typeof createMailTranslator>;

export const getMailTranslator: (lang: Language) => TranslateMail = cacheByLanguage(createMailTranslator);
