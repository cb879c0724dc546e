import { asInstant } from "@/lib/core/time/instant";
import { formatSpanLines } from "@/lib/domain/events/visitor/format-span";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { env } from "@/lib/platform/env/env";
import { LIMITS } from "@/lib/platform/http/fields";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { CalendarReply } from "./parse-calendar-reply";

interface ReplyFacts {
  is: "accepted" | "declined" | "maybe" | "counter" | "delegated";
  /** The reply can no longer be applied. */
  late: boolean;
  /** True if the reply speaks for the person who sent the mail. */
  isOwn: boolean;
}

/** Formats a calendar's reply as a message in the host's language; null if the recorded answer says everything. */
export function formatReplyMessage(
  { event }: EventVisitor,
  reply: CalendarReply,
  { is, late, isOwn }: ReplyFacts,
): string | null {
  const locale = event.createdByUser?.language ?? event.lang;
  const lang = isLanguage(locale) ? locale : "en";
  const t = getMailTranslator(lang);
  const lines: string[] = [];
  if (!isOwn) lines.push(t("reply.other"));
  else if (is === "delegated") lines.push(t("reply.delegated"));
  else if (is === "maybe") lines.push(t("reply.maybe"));
  else if (is === "counter")
    lines.push(
      t("reply.counter", { when: formatReplyTime(event, reply, lang) }),
      t("reply.move", { link: `${env().WEB_URL}/console/meetings?event=${event.id}` }),
    );
  else if (late) lines.push(t(is === "accepted" ? "reply.accepted" : "reply.declined"));
  if (reply.comment) lines.push(reply.comment);
  return lines.length > 0 ? lines.join("\n\n").slice(0, LIMITS.text).toWellFormed() : null;
}

function formatReplyTime(
  event: EventVisitor["event"],
  { start, end }: CalendarReply,
  lang: Parameters<typeof getTranslator>[0],
): string {
  const zone = event.createdByUser?.timezone ?? event.timezone;
  const from = start?.at ?? 0;
  const allDay = start !== null && !start.wall.includes("T");
  const span = { start: asInstant(from), end: asInstant(Math.max(end?.at ?? from, from)), allDay };
  const style = buildDateTimeStyle({ lang, zone });
  const lines = formatSpanLines(style, allDay ? "UTC" : event.timezone, getTranslator(lang), span);
  return joinDateTime(lang, ...lines);
}
