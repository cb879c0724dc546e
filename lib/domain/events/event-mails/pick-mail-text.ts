import { NO_ANSWER_AUTHOR, ORGANIZATION_AUTHOR } from "@/lib/domain/events/changes/event-notifications";
import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { TranslateMail } from "@/lib/domain/messaging/mail/translate-mail";
import { hasExternalTitle } from "./external-text";
import type { MailReader } from "./find-readers";
import type { MailNoticeKind } from "./list-mail-notices";
import { formatInviteeName, isInternalReader } from "./mail-names";
import type { NoticeContext } from "./notice-context";

type TextKey =
  | MailNoticeKind
  | "moved"
  | "newHost"
  | "requestedHost"
  | "invitedHost"
  | "suggestedHost"
  | "removedHost"
  | "unlinkedHost";

const HOST_TEXTS: Partial<Record<MailNoticeKind, TextKey>> = {
  requested: "requestedHost",
  invited: "invitedHost",
  suggested: "suggestedHost",
  unlinked: "unlinkedHost",
};

/** Picks the wording for host, booker or invited guest. */
export function pickText(
  { notice: { kind, isNewHost }, newHost, previous }: NoticeContext,
  role: MailReader["role"],
): TextKey {
  if (newHost) return "removedHost";
  if (kind === "changed" && isNewHost) return "newHost";
  if (kind === "changed" && previous) return "moved";
  if (role === "host" || role === "team") return HOST_TEXTS[kind] ?? kind;
  if (kind === "booked") return "confirmed";
  return kind === "requested" && role === "guest" ? "invited" : kind;
}

export function pickButton(kind: MailNoticeKind, role: MailReader["role"]) {
  if ((kind === "requested" || kind === "openRequest") && role === "host") return "event.choose";
  const needsAnswer = ["invited", "suggested", "requested", "unanswered"].includes(kind);
  return needsAnswer && role === "guest" ? "event.answer" : "event.open";
}

export function pickMethod(kind: MailNoticeKind): "REQUEST" | "CANCEL" | null {
  if (kind === "booked" || kind === "confirmed" || kind === "changed" || kind === "linked") return "REQUEST";
  return kind === "cancelled" || kind === "reopened" || kind === "removed" || kind === "left"
    ? "CANCEL"
    : null;
}

/** Says who cancelled the meeting; null if that is unknown. */
export function formatCancellation(
  context: NoticeContext,
  reader: MailReader,
  host: string,
  t: TranslateMail,
): string | null {
  if (context.notice.author === NO_ANSWER_AUTHOR)
    return isInternalReader(reader) ? t("cancelled.noAnswerHost") : t("cancelled.noAnswer", { host });
  if (context.notice.author && context.notice.author === reader.visitor?.id) return t("cancelled.byReader");
  const name = findCanceller(context, reader, host);
  return name && t("cancelled.by", { name });
}

/** Finds the name of the participant or the organisation that cancelled; null if it is unknown or the reader. */
export function findCanceller(
  { event, notice: { kind, author } }: NoticeContext,
  reader: MailReader,
  host: string,
): string | null {
  if (kind !== "cancelled" || author === reader.visitor?.id) return null;
  if (author === ORGANIZATION_AUTHOR) return reader.organizationName ?? null;
  const found = event.invitees.find(({ id }) => id === author);
  return found?.isOrganizer ? host : formatInviteeName(found, reader);
}

export function formatHeading(
  event: EventVisitor["event"],
  reader: MailReader,
  label: string,
  t: TranslateMail,
): string {
  if (isInternalReader(reader) || !hasExternalTitle(event))
    return t("heading", { what: label, title: event.title });
  const known = event.bookpage
    ? t("event.meeting", { host: describeEventHost(event).name })
    : event.thirdPartyName;
  return known ? t("heading", { what: label, title: known }) : label;
}
