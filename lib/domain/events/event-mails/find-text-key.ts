import { NO_ANSWER_AUTHOR } from "@/lib/domain/events/changes/event-notifications";
import type { MessageKind } from "@/lib/domain/messaging/texts/kinds";
import type { TextKey } from "@/lib/domain/messaging/texts/text-key";
import { hasExternalTitle } from "./external-text";
import type { MailReader } from "./find-readers";
import type { NoticeContext } from "./notice-context";
import { pickText } from "./pick-mail-text";

type MailText = ReturnType<typeof pickText>;

const GUEST_KINDS: Partial<Record<MailText, MessageKind>> = {
  confirmed: "confirmed",
  requested: "requested",
  changed: "changed",
  moved: "moved",
  newHost: "new_host",
  reopened: "reopened",
  linked: "linked",
  unlinked: "unlinked",
  removed: "removed",
  left: "left",
  message: "message",
  invited: "invited",
  suggested: "suggested",
  answers: "answers",
  unanswered: "unanswered",
  reminder: "reminder",
  stillComing: "still_coming",
  thanks: "thanks",
  feedback: "feedback",
};

const HOST_KINDS: Partial<Record<MailText, MessageKind>> = {
  booked: "booked_host",
  confirmed: "confirmed_host",
  requestedHost: "requested_host",
  openRequest: "open_request_host",
  invitedHost: "invited_host",
  changed: "changed_host",
  moved: "moved_host",
  reopened: "reopened_host",
  linked: "linked_host",
  unlinkedHost: "unlinked_host",
  suggestedHost: "suggested_host",
  declined: "declined_host",
  attending: "attending_host",
  voted: "voted_host",
  closed: "closed_host",
  removedHost: "reassigned_host",
  message: "message_host",
  reminder: "reminder_host",
  entryMoved: "entry_moved_host",
  entryDeleted: "entry_deleted_host",
};

/**
 * Finds the kind of message that this reader gets, as the organisation can word it. Null for readers who always get our
 * text: team admins and fixed addresses, who do not take part, and participants of a meeting that a person outside of
 * the organisation arranged, so that nobody outside sends mails in the organisation's words.
 */
export function findTextKey(context: NoticeContext, reader: MailReader): TextKey | null {
  const { role, visitor, lang } = reader;
  if (!visitor || role === "team" || role === "address") return null;
  if (hasExternalTitle(context.event) && !context.event.bookpage) return null;
  const isHost = role === "host" || visitor.host;
  const key = pickText(context, role);
  const kind =
    key === "cancelled"
      ? pickCancelledKind(context, visitor.id, isHost)
      : (isHost ? HOST_KINDS : GUEST_KINDS)[key];
  return kind ? { kind, lang } : null;
}

function pickCancelledKind(
  { notice: { author } }: NoticeContext,
  readerId: string,
  isHost: boolean,
): MessageKind {
  if (author === NO_ANSWER_AUTHOR) return isHost ? "request_expired_host" : "request_expired";
  if (author === readerId) return isHost ? "cancelled_by_reader_host" : "cancelled_by_reader";
  return isHost ? "cancelled_host" : "cancelled";
}
