import { formatPlaceLine } from "@/lib/domain/conferencing/conferences/format-place";
import { hasExternalTitle } from "@/lib/domain/events/event-mails/external-text";
import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import {
  formatHostName,
  formatInviteeName,
  sanitizeExternalText,
} from "@/lib/domain/events/event-mails/mail-names";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { formatEventHostName, pickPlaces, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import { formatSpan } from "@/lib/domain/events/visitor/format-span";
import type { TextVariable } from "@/lib/domain/events/workflows/text-variables";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";

/** The values of variables for this reader; the texts of others are escaped as in our own mails. */
export function listTextValues(
  event: EventRow,
  reader: MailReader,
  link: string,
): Record<TextVariable, string> {
  const { lang, zone } = reader;
  const t = getMailTranslator(lang);
  const translate = getTranslator(lang);
  const dateTimeStyle = buildDateTimeStyle(reader);
  const [span] = pickSpans(event);
  const { day, time } = span
    ? formatSpan(dateTimeStyle, event.timezone, translate, span)
    : { day: "", time: "" };
  const isHost = reader.role === "host";
  const isInternal = isHost || reader.role === "team";
  const isForeignTitle = hasExternalTitle(event) && !isInternal;
  const [place] = pickPlaces(event).map((one) => formatPlaceLine(one, translate, { isHost }));
  return {
    recipient: reader.name ? sanitizeExternalText(reader.name, reader) : reader.email,
    booker: formatInviteeName(findBooker(event), reader) ?? t("someone"),
    host: formatHostName(event, reader, t),
    title: isForeignTitle ? t("event.meeting", { host: formatEventHostName(event) }) : event.title,
    date: day,
    time: span && !span.allDay ? joinDateTime(reader.lang, time, formatZoneLabel(zone, span.start)) : time,
    place: isForeignTitle ? sanitizeExternalText(place ?? "", reader) : (place ?? ""),
    link,
  };
}
