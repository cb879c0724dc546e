import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";

/** The reader of a fixed address has no page of the meeting, and can end these mails. */
export function buildAddressParts({ lang, organizationName = "" }: MailReader, href: string) {
  const t = getMailTranslator(lang);
  return {
    button: null,
    notes: [t("workflowAddress.why", { organization: organizationName })],
    more: { label: t("workflowAddress.stop"), href },
  };
}
