import { NO_ANSWER_AUTHOR, ORGANIZATION_AUTHOR } from "@/lib/domain/events/changes/event-notifications";
import type { MailNoticeKind } from "@/lib/domain/events/event-mails/list-mail-notices";
import { MESSAGE_KINDS, type MessageKind } from "@/lib/domain/messaging/texts/kinds";
import type { SamplePhase } from "./build-sample-event";

type KindOfChannel<Channel, Kind extends MessageKind = MessageKind> = Kind extends MessageKind
  ? (typeof MESSAGE_KINDS)[Kind]["channel"] extends Channel
    ? Kind
    : never
  : never;

export type SmsKind = KindOfChannel<"sms">;
export type WaitingKind = "waiting_joined" | "waiting_offered";
export type MeetingMailKind = Exclude<MessageKind, SmsKind | WaitingKind>;

/** The notification that leads to a kind of mail. */
interface PreviewNotice {
  notice: MailNoticeKind;
  phase: SamplePhase;
  /** The reader caused the mail, the organisation did, or the time ran out. */
  author?: "reader" | typeof ORGANIZATION_AUTHOR | typeof NO_ANSWER_AUTHOR;
  isMoved?: true;
  isNewHost?: true;
  /** Another host took over. */
  isReassigned?: true;
  hasConference?: true;
}

const buildConfirmed = (notice: MailNoticeKind, more: Partial<PreviewNotice> = {}): PreviewNotice => ({
  notice,
  phase: "confirmed",
  ...more,
});

const CANCELLED = { notice: "cancelled", phase: "cancelled", author: ORGANIZATION_AUTHOR } as const;
const BY_READER = { ...CANCELLED, author: "reader" } as const;
const EXPIRED = { ...CANCELLED, author: NO_ANSWER_AUTHOR } as const;

export const PREVIEW_NOTICES: Record<MeetingMailKind, PreviewNotice> = {
  confirmed: buildConfirmed("confirmed"),
  requested: { notice: "requested", phase: "requested" },
  changed: buildConfirmed("changed"),
  moved: buildConfirmed("changed", { isMoved: true }),
  new_host: buildConfirmed("changed", { isNewHost: true }),
  reopened: { notice: "reopened", phase: "requested" },
  linked: buildConfirmed("linked", { hasConference: true }),
  unlinked: buildConfirmed("unlinked"),
  cancelled: CANCELLED,
  cancelled_by_reader: BY_READER,
  request_expired: EXPIRED,
  removed: buildConfirmed("removed"),
  left: buildConfirmed("left"),
  message: buildConfirmed("message"),
  invited: { notice: "invited", phase: "poll" },
  suggested: { notice: "suggested", phase: "poll" },
  answers: { notice: "answers", phase: "poll" },
  unanswered: { notice: "unanswered", phase: "poll" },
  reminder: buildConfirmed("reminder"),
  still_coming: buildConfirmed("stillComing"),
  thanks: { notice: "thanks", phase: "past" },
  feedback: { notice: "feedback", phase: "past" },
  booked_host: buildConfirmed("booked"),
  confirmed_host: buildConfirmed("confirmed"),
  requested_host: { notice: "requested", phase: "requested" },
  open_request_host: { notice: "openRequest", phase: "requested" },
  invited_host: { notice: "invited", phase: "poll" },
  changed_host: buildConfirmed("changed"),
  moved_host: buildConfirmed("changed", { isMoved: true }),
  reopened_host: { notice: "reopened", phase: "requested" },
  linked_host: buildConfirmed("linked", { hasConference: true }),
  unlinked_host: buildConfirmed("unlinked"),
  suggested_host: { notice: "suggested", phase: "poll" },
  cancelled_host: { ...CANCELLED },
  cancelled_by_reader_host: BY_READER,
  request_expired_host: EXPIRED,
  declined_host: buildConfirmed("declined"),
  attending_host: buildConfirmed("attending"),
  voted_host: { notice: "voted", phase: "poll" },
  closed_host: { notice: "closed", phase: "poll" },
  reassigned_host: buildConfirmed("removed", { isReassigned: true }),
  message_host: buildConfirmed("message"),
  reminder_host: buildConfirmed("reminder"),
  entry_moved_host: buildConfirmed("entryMoved"),
  entry_deleted_host: buildConfirmed("entryDeleted"),
};

export const isMeetingMailKind = (kind: MessageKind): kind is MeetingMailKind => kind in PREVIEW_NOTICES;

export const isSmsKind = (kind: MessageKind): kind is SmsKind => MESSAGE_KINDS[kind].channel === "sms";
