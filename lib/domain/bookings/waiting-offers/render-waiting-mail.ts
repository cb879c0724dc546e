import type { LocalDate } from "@/lib/core/time/local-date";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { createWaitingToken } from "@/lib/domain/bookings/waiting-list/waiting-token";
import { escapeLinks } from "@/lib/domain/events/event-mails/external-text";
import type { MailContent } from "@/lib/domain/messaging/mail/render-mail";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { getMailTranslator, type TranslateMail } from "@/lib/domain/messaging/mail/translate-mail";
import {
  loadMessageTexts,
  type MessageTexts,
  recordTextFailures,
} from "@/lib/domain/messaging/texts/load-message-texts";
import { applyMessageText, renderMessageText } from "@/lib/domain/messaging/texts/render-message-text";
import type { TextValues } from "@/lib/domain/messaging/texts/variables";
import type { Db } from "@/lib/platform/db/client";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { capitalize, type DateTimeStyle, formatDate } from "@/lib/platform/i18n/format-date-time";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";

type WaitingMailKind = "waiting_joined" | "waiting_offered";

/** The fields of an entry that its mails need. */
export interface WaitingMailEntry {
  id: string;
  email: string;
  name: string;
  lang: string;
  timezone: string;
  /** Minutes; null for the page's default. */
  duration: number | null;
  host: string | null;
}

/** Language, time zone, link token and host of a mail. */
export interface WaitingMailRecipient {
  t: TranslateMail;
  lang: Language;
  dateTimeStyle: DateTimeStyle;
  token: string;
  /** Name of the host or team. */
  host: string;
  organizationName: string;
}

/** The parts of a page that its mails need. */
export type MailedPage = Pick<BookablePage, "organization" | "chosen" | "owner" | "branding">;

export function buildMailRecipient(
  { organization, chosen, owner, branding }: MailedPage,
  waiting: WaitingMailEntry,
): WaitingMailRecipient {
  const lang = isLanguage(waiting.lang) ? waiting.lang : "en";
  return {
    t: getMailTranslator(lang),
    lang,
    dateTimeStyle: buildDateTimeStyle({ lang, zone: waiting.timezone }),
    token: createWaitingToken({ organization, entry: waiting.id }),
    host: (chosen ?? owner).name,
    organizationName: branding.name,
  };
}

/** Renders a mail with the organisation's text of its kind, if it has one in the language of the entry. */
export async function renderWithTexts(
  db: Db,
  { organization }: MailedPage,
  { lang }: WaitingMailEntry,
  kind: WaitingMailKind,
  render: (texts: MessageTexts) => NewMail,
): Promise<NewMail> {
  const texts = await loadMessageTexts(db, organization, isLanguage(lang) ? [{ kind, lang }] : []);
  const mail = render(texts);
  await recordTextFailures(db, organization, texts);
  return mail;
}

type WaitingMailContent = Pick<MailContent, "heading" | "text" | "facts" | "button" | "notes">;

interface WaitingMailParts extends WaitingMailContent {
  kind: WaitingMailKind;
  key: string;
  /** The values of variables besides names. */
  values: TextValues;
}

/** Renders a mail of the waiting list, with a link to leave it. */
export function renderWaitingMail(
  { id, email, name }: WaitingMailEntry,
  { t, lang, token, host, organizationName }: WaitingMailRecipient,
  { kind, key, values, ...parts }: WaitingMailParts,
  texts: MessageTexts,
): NewMail {
  const own = renderMessageText(texts, { kind, lang }, () => ({
    ...values,
    host,
    organization: organizationName,
    recipient: escapeLinks(name),
  }));
  const content = applyMessageText(
    {
      lang,
      quote: null,
      more: {
        label: t("waiting.leave"),
        href: `${resolvePageOrigin()}/waiting/${token}?lang=${lang}`,
      },
      footer: t("footer"),
      ...parts,
    },
    own,
    { hasOwnButton: true },
  );
  return {
    key: `waiting/${id}/${key}`,
    eventId: null,
    kind,
    recipient: email,
    subject: content.heading,
    from: host,
    to: name,
    replyTo: null,
    calendar: null,
    leave: `${resolvePageOrigin()}/waiting/${token}/leave?lang=${lang}`,
    // Hides the mail in the outbox, because its link books in the guest's name; without a mail server the
    // outbox is the only way to it.
    personal: "withServer",
    content,
  };
}

/** Formats "Tuesday 3 December", or a range of two days. */
export function formatDaySpan(dateTimeStyle: DateTimeStyle, first: LocalDate, last: LocalDate): string {
  const formatDay = (date: LocalDate) => formatDate(dateTimeStyle, date, "dayYear");
  return capitalize(
    dateTimeStyle.lang,
    first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`,
  );
}
