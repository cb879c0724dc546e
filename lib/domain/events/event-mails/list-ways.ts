import { mailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { listOffers } from "@/lib/domain/events/visitor/offers";
import type { MailLink } from "@/lib/domain/messaging/mail/layout";
import { readClock } from "@/lib/platform/clock/read-clock";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { MailReader } from "./find-readers";
import type { NoticeKind } from "./notices";

/** After these nothing can be moved, or the mail is about something else. */
const WAYLESS = new Set<NoticeKind>(["removed", "left", "cancelled", "declined", "link"]);

/** What a guest most often wants of a meeting, straight from the mail: only what the page behind it offers them, too. */
export function listWays(kind: NoticeKind, { visitor, lang }: MailReader): MailLink[] {
  if (!visitor || visitor.su || WAYLESS.has(kind)) return [];
  const t = getTranslator(lang);
  const offers = listOffers(visitor, readClock());
  const { event } = visitor;
  const query = `key=${mailedKey(visitor)}`;
  const page = `${pageOrigin()}/event/${event.id}`;
  const stop = (["cancel", "decline"] as const).find((offer) => offers.has(offer));
  const leaves = stop === "decline" && visitor.seats !== null;
  return [
    ...(offers.has("move")
      ? [{ label: t("eventPage.action.move"), href: `${page}/reschedule?${query}` }]
      : []),
    ...(stop
      ? [
          {
            label: t(`eventPage.action.${leaves ? "leave" : stop}`),
            href: `${page}?${query}&step=${stop}#step`,
          },
        ]
      : []),
    ...(event.confirmedDateId && !event.cancelledAt
      ? [{ label: t("event.addToCalendar"), href: `${page}/calendar.ics?${query}` }]
      : []),
  ];
}
