import type { LocalDate } from "@/lib/core/time/local-date";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import { createWaitingToken } from "@/lib/domain/bookings/waiting/waiting-token";
import type { NewMail } from "@/lib/domain/messaging/mail/keep-mails";
import type { MailContent } from "@/lib/domain/messaging/mail/layout";
import { mailTranslator, type TranslateMail } from "@/lib/domain/messaging/mail/texts/translate-mail";
import { env } from "@/lib/platform/env/env";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { capitalize, formatDate, type Manner } from "@/lib/platform/i18n/format";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { getRegionHabits } from "@/lib/platform/i18n/region-habits";

/** Of an entry what its mails say. */
export interface Waiting {
  id: string;
  email: string;
  name: string;
  lang: string;
  timezone: string;
  /** Minutes; null: the page says. */
  duration: number | null;
  host: string | null;
}

/** In whose language and on whose clock it is written, and the link by which they come. */
export interface MailTo {
  t: TranslateMail;
  lang: Language;
  manner: Manner;
  token: string;
  /** With whom they would meet. */
  host: string;
}

export function addressMail({ organization, chosen, owner }: PageSettings, waiting: Waiting): MailTo {
  const lang = isLanguage(waiting.lang) ? waiting.lang : "en";
  const region = chooseRegion(lang, null);
  return {
    t: mailTranslator(lang),
    lang,
    manner: { lang, region, zone: waiting.timezone, hourCycle: getRegionHabits(lang, region).hourCycle },
    token: createWaitingToken({ organization, entry: waiting.id }),
    host: (chosen ?? owner).name,
  };
}

type Said = Pick<MailContent, "heading" | "text" | "facts" | "button" | "notes">;

/** Each has the link to leave the list. */
export function waitingMail(
  { id, email, name }: Waiting,
  { t, lang, token, host }: MailTo,
  { kind, key, ...said }: Said & { kind: string; key: string },
): NewMail {
  const page = `${pageOrigin()}/waiting/${token}?lang=${lang}`;
  return {
    key: `waiting/${id}/${key}`,
    eventId: null,
    kind,
    recipient: email,
    subject: said.heading,
    from: host,
    to: name,
    replyTo: null,
    calendar: null,
    leave: `${pageOrigin()}/waiting/${token}/leave?lang=${lang}`,
    // Who reads the outbox would book in the guest's name; without a mail server there is no other way to it.
    personal: env().SMTP_URL !== undefined,
    content: {
      lang,
      quote: null,
      more: { label: t("waiting.leave"), href: page },
      footer: t("footer"),
      ...said,
    },
  };
}

/** "Tuesday 3 December", or from one to another. */
export function daysWords(manner: Manner, first: LocalDate, last: LocalDate): string {
  const say = (date: LocalDate) => formatDate(manner, date, "dayYear");
  return capitalize(manner.lang, first === last ? say(first) : `${say(first)} – ${say(last)}`);
}
