import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import type { Language } from "@/lib/platform/i18n/languages";

/** Contains no text of the sender, who may have typed another person's address. */
export function renderCodeMail(
  recipient: string,
  organization: string,
  code: string,
  lang: Language,
): NewMail {
  const t = getMailTranslator(lang);
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    key: null,
    eventId: null,
    kind: "code",
    priority: "awaited",
    recipient,
    subject: t("code.subject"),
    from: organization,
    to: null,
    replyTo: null,
    calendar: null,
    content: {
      lang,
      heading: t("code.subject"),
      text: t("code.text", { organization }),
      facts: [
        {
          label: t("code.code"),
          lines: [{ text: digits, plain: digits, isStruck: false, isNew: false, isCode: true, links: [] }],
        },
      ],
      quote: null,
      button: null,
      notes: [t("code.note")],
      footer: t("footer"),
    },
  };
}
