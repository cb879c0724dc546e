import { instant } from "@/lib/core/time/instant";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { spanLines } from "@/lib/domain/events/visitor/span-words";
import { mailTranslator } from "@/lib/domain/messaging/mail/texts/translate-mail";
import { env } from "@/lib/platform/env/env";
import { LIMITS } from "@/lib/platform/http/fields";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getRegionHabits } from "@/lib/platform/i18n/region-habits";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { CalendarReply } from "./read-reply";

interface Said {
  is: "accepted" | "declined" | "maybe" | "counter" | "delegated";
  /** It cannot count any more. */
  late: boolean;
  /** Of the person whose mail it is. */
  isOwn: boolean;
}

/** A calendar's answer as a message for the host, in the host's language; null where the answer itself says it all. */
export function replyWords(
  { event }: EventVisitor,
  reply: CalendarReply,
  { is, late, isOwn }: Said,
): string | null {
  const locale = event.createdByUser?.language ?? event.lang;
  const lang = isLanguage(locale) ? locale : "en";
  const t = mailTranslator(lang);
  const lines: string[] = [];
  if (!isOwn) lines.push(t("reply.other"));
  else if (is === "delegated") lines.push(t("reply.delegated"));
  else if (is === "maybe") lines.push(t("reply.maybe"));
  else if (is === "counter")
    lines.push(
      t("reply.counter", { when: whenWords(event, reply, lang) }),
      t("reply.move", { link: `${env().WEB_URL}/console/events?event=${event.id}` }),
    );
  else if (late) lines.push(t(is === "accepted" ? "reply.accepted" : "reply.declined"));
  if (reply.comment) lines.push(reply.comment);
  return lines.length > 0 ? lines.join("\n\n").slice(0, LIMITS.text).toWellFormed() : null;
}

function whenWords(
  event: EventVisitor["event"],
  { start, end }: CalendarReply,
  lang: Parameters<typeof getTranslator>[0],
): string {
  const zone = event.createdByUser?.timezone ?? event.timezone;
  const region = chooseRegion(lang, null);
  const manner = { lang, region, zone, hourCycle: getRegionHabits(lang, region).hourCycle };
  const from = start?.at ?? 0;
  const allDay = start !== null && !start.wall.includes("T");
  const span = { start: instant(from), end: instant(Math.max(end?.at ?? from, from)), allDay };
  return spanLines(manner, allDay ? "UTC" : event.timezone, getTranslator(lang), span).join(", ");
}
