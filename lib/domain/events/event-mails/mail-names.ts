import type { EventRow } from "@/lib/domain/events/event-rows";
import { isVisibleTo } from "@/lib/domain/events/poll/redact-poll-answers";
import { formatEventHostName } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { TranslateMail } from "@/lib/domain/messaging/mail/translate-mail";
import { joinList } from "@/lib/platform/i18n/join-list";
import { escapeLinks } from "./external-text";
import type { MailReader } from "./find-readers";

type EventWithParts = EventVisitor["event"];

export type Invitee = EventWithParts["invitees"][number];

/** Returns whether the reader is a host or team admin, the addressees of external text. */
export const isInternalReader = ({ role }: MailReader): boolean => role === "host" || role === "team";

/** Prepares external text for this reader. */
export const sanitizeExternalText = (text: string, reader: MailReader): string =>
  isInternalReader(reader) ? text : escapeLinks(text);

/** Formats the invitee's name; only hosts and team admins see other people's addresses. */
export const formatInviteeName = (invitee: Invitee | undefined, reader: MailReader): string | null =>
  invitee?.fullName
    ? sanitizeExternalText(invitee.fullName, reader)
    : isInternalReader(reader) && invitee?.email
      ? invitee.email
      : null;

/** Formats the host's name; an organiser without an account is external too. */
export const formatHostName = (event: EventRow, reader: MailReader, t: TranslateMail): string =>
  event.api || event.createdByUserId || event.bookpage
    ? formatEventHostName(event)
    : sanitizeExternalText(event.createdByName ?? t("someone"), reader);

/** Lists the other participants who come. */
export const listOthers = (event: EventVisitor["event"], { visitor }: MailReader): Invitee[] =>
  event.invitees.filter(
    (one) =>
      one.id !== visitor?.id &&
      (!visitor || isVisibleTo(visitor, event, one)) &&
      !event.declines.some(({ inviteeId }) => inviteeId === one.id),
  );

const MAX_NAMES = 3;

export function formatPeople(event: EventVisitor["event"], reader: MailReader, t: TranslateMail): string {
  const names = listOthers(event, reader).map((invitee) =>
    invitee.isOrganizer
      ? formatHostName(event, reader, t)
      : (formatInviteeName(invitee, reader) ?? t("someone")),
  );
  if (names.length === 0) return t("someone");
  if (names.length <= MAX_NAMES) return new Intl.ListFormat(reader.lang).format(names);
  return `${joinList(reader.lang, names.slice(0, MAX_NAMES))} ${t("event.more", { count: names.length - MAX_NAMES })}`;
}
