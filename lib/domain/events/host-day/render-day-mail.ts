import { asInstant } from "@/lib/core/time/instant";
import { parseLocalDate } from "@/lib/core/time/local-date";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { env } from "@/lib/platform/env/env";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { formatDate, formatTimes } from "@/lib/platform/i18n/format-date-time";
import type { Language } from "@/lib/platform/i18n/languages";
import type { HourCycle } from "@/lib/platform/i18n/region-format";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { type DayMeeting, MAX_DAY_MEETINGS } from "./list-day-meetings";

export interface DayMailReader {
  user: string;
  email: string;
  name: string | null;
  lang: Language;
  zone: string;
  hourCycle: HourCycle | null;
}

/** Renders the mail with the meetings of a user's day, which is YYYY-MM-DD on the user's clock. */
export function renderDayMail(reader: DayMailReader, date: string, meetings: readonly DayMeeting[]): NewMail {
  const { user, email, name, lang } = reader;
  const t = getMailTranslator(lang);
  const style = buildDateTimeStyle(reader);
  const day = parseLocalDate(date);
  const heading = t("day.subject", { day: day ? formatDate(style, day, "day") : date });
  const rest = meetings.length > MAX_DAY_MEETINGS;
  return {
    key: `day/${user}/${date}`,
    eventId: null,
    kind: "day",
    recipient: email,
    subject: heading,
    from: null,
    to: name,
    replyTo: null,
    calendar: null,
    content: {
      lang,
      heading,
      text: t("day.text", { count: meetings.length }),
      facts: meetings.slice(0, MAX_DAY_MEETINGS).map(({ title, start, end, allDay }) => ({
        label: allDay
          ? getTranslator(lang)("event.allDay")
          : formatTimes(style, asInstant(+start), asInstant(+end)),
        lines: [title || "–"],
      })),
      quote: null,
      button: { label: t("slack.allMeetings"), href: `${env().WEB_URL}/console/meetings` },
      notes: rest ? [t("day.more")] : [],
      more: { label: t("day.change"), href: `${env().WEB_URL}/console/notifications` },
      footer: t("footer"),
    },
  };
}
