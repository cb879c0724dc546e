import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { listVisitorActions } from "@/lib/domain/events/visitor/visitor-actions";
import type { MailLink } from "@/lib/domain/messaging/mail/render-mail";
import { readClock } from "@/lib/platform/clock/read-clock";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { MailReader } from "./find-readers";
import type { MailNoticeKind } from "./list-mail-notices";

/** Mails after which nothing can be moved, or which are about something else. */
const KINDS_WITHOUT_ACTIONS = new Set<MailNoticeKind>([
  "removed",
  "left",
  "declined",
  "link",
  "thanks",
  "feedback",
]);

/** Lists links for a guest's most frequent actions, limited to those that the event page offers them. */
export function listSecondaryActions(kind: MailNoticeKind, { visitor, lang }: MailReader): MailLink[] {
  if (kind === "cancelled") return listBookAgainLinks(visitor, lang);
  if (!visitor || visitor.isOrganizer || KINDS_WITHOUT_ACTIONS.has(kind)) return [];
  const t = getTranslator(lang);
  const actions = listVisitorActions(visitor, readClock());
  const { event } = visitor;
  const query = `key=${buildMailedKey(visitor)}`;
  const page = `${resolvePageOrigin()}/event/${event.id}`;
  const cancelAction = (["cancel", "decline"] as const).find((offer) => actions.has(offer));
  const leaves = cancelAction === "decline" && visitor.seats !== null;
  return [
    ...(actions.has("move")
      ? [{ label: t("eventPage.action.move"), href: `${page}/reschedule?${query}` }]
      : []),
    ...(cancelAction
      ? [
          {
            label: t(`eventPage.action.${leaves ? "leave" : cancelAction}`),
            href: `${page}?${query}&step=${cancelAction}#step`,
          },
        ]
      : []),
    ...(event.confirmedDateId && !event.cancelledAt
      ? [{ label: t("event.addToCalendar"), href: `${page}/calendar.ics?${query}` }]
      : []),
  ];
}

/** Links a guest of a cancelled booking to the page, or the type, on which it was booked. */
function listBookAgainLinks(visitor: MailReader["visitor"], lang: MailReader["lang"]): MailLink[] {
  const href = buildBookAgainUrl(visitor);
  return href ? [{ label: getTranslator(lang)("event.bookAgain"), href }] : [];
}

/** Builds the URL of the page, or the type, on which a guest booked; null for hosts, and if it is closed. */
export function buildBookAgainUrl(visitor: MailReader["visitor"]): string | null {
  const { page, appointmentType } = visitor?.event ?? {};
  if (!visitor || visitor.isOrganizer || !page?.active) return null;
  const path = appointmentType?.active ? `/types/${appointmentType.slug}` : "";
  return `${resolvePageOrigin()}/${page.slug}${path}`;
}
