import { DEFAULT_TITLE, renderTitle } from "@/lib/domain/events/title-template";
import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Language } from "@/lib/platform/i18n/languages";
import type { Translate } from "@/lib/platform/i18n/translate";

/** Formats the title; one that nobody has written names type and people in the reader's language. */
export function formatEventTitle(event: EventVisitor["event"], lang: Language, t: Translate): string {
  const invitee = event.seats === null ? findBooker(event)?.fullName : null;
  const { name: me } = describeEventHost(event);
  if (!invitee || event.title !== renderTitle(DEFAULT_TITLE, { invitee, me })) return event.title;
  const names = new Intl.ListFormat(lang).format([invitee, me]);
  const type = event.appointmentType?.name;
  return type ? t("event.typedTitle", { type, names }) : names;
}
