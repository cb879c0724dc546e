import type { Instant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import type { MessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { capitalize, formatDate, formatTime, formatTimes } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { buildOfferPath } from "./build-offer-path";
import {
  buildMailRecipient,
  type MailedPage,
  renderWaitingMail,
  type WaitingMailEntry,
} from "./render-waiting-mail";

interface OfferedTime {
  hold: string;
  start: Instant;
  end: Instant;
  until: Instant;
}

/** Renders the mail with an offer. Its button links to the booking form. */
export function renderOfferMail(
  page: MailedPage & Pick<BookablePage, "slug" | "type">,
  waiting: WaitingMailEntry,
  offered: OfferedTime,
  texts: MessageTexts,
): NewMail {
  const to = buildMailRecipient(page, waiting);
  const { t, lang, dateTimeStyle, host, token } = to;
  const { start, end, until, hold } = offered;
  const at = (time: Instant) => formatDate(dateTimeStyle, toLocalDate(dateTimeStyle.zone, time), "day");
  const { slug, type } = page;
  const { duration, host: member } = waiting;
  const target = { slug, type: type?.slug ?? null, duration, member, zone: dateTimeStyle.zone, lang, token };
  const zone = formatZoneLabel(dateTimeStyle.zone, start);
  const time = joinDateTime(lang, formatTimes(dateTimeStyle, start, end), zone);
  const date = capitalize(lang, at(start));
  const values = { date, time, until: joinDateTime(lang, at(until), formatTime(dateTimeStyle, until)) };
  const parts = {
    kind: "waiting_offered",
    key: hold,
    heading: t("waiting.offered.subject"),
    text: t("waiting.offered.text", { name: host, until: values.until }),
    facts: [
      {
        label: getTranslator(lang)("event.when"),
        lines: [joinDateTime(lang, date, time)],
      },
      { label: t("event.with"), lines: [host] },
    ],
    button: { label: t("waiting.offered.button"), href: resolvePageOrigin() + buildOfferPath(target, start) },
    notes: [t("waiting.offered.note"), t("event.own")],
    values,
  } as const;
  return renderWaitingMail(waiting, to, parts, texts);
}
