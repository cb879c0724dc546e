import { z } from "zod";
import { asInstant } from "@/lib/core/time/instant";
import { eventNotification } from "@/lib/domain/events/changes/event-notification";
import type { MailNotice, MailNoticeKind } from "@/lib/domain/events/event-mails/list-mail-notices";
import { deriveEventPhase, EVENT_PHASES } from "@/lib/domain/events/policy";
import type { EventSpan } from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";

/** The change of an event that a message is about, as it is stored with the message. */
export const slackNotice = eventNotification.extend({ version: z.int(), phase: z.enum(EVENT_PHASES) });

export type SlackNotice = z.output<typeof slackNotice>;

type Event = EventVisitor["event"];

/** Changes for which a message is posted where the meeting has none yet. */
export const POSTED_KINDS: readonly SlackNotice["kind"][] = [
  "created",
  "confirmed",
  "changed",
  "reassigned",
  "reopened",
  "cancelled",
  "joined",
  "openRequest",
];

/** Changes of which those are told who have the meeting's message already. */
export const REPLIED_KINDS: readonly SlackNotice["kind"][] = [
  "changed",
  "reopened",
  "cancelled",
  "joined",
  "openRequest",
];

const REPLY_NOTICES: Partial<Record<SlackNotice["kind"], MailNoticeKind>> = {
  changed: "changed",
  reopened: "reopened",
  cancelled: "cancelled",
  joined: "booked",
  openRequest: "openRequest",
};

/** Picks the words of a message: those of a change for a reply, else those of the meeting's present state. */
export function pickSlackNotice(stored: SlackNotice, event: Event, isReply: boolean): MailNotice {
  const kind = (isReply && REPLY_NOTICES[stored.kind]) || pickStateNotice(stored, event);
  const by = stored.kind === "joined" ? stored.about : findBooker(event)?.id;
  return { kind, by, author: stored.kind === "cancelled" ? stored.author : undefined };
}

function pickStateNotice({ kind }: SlackNotice, event: Event): MailNoticeKind {
  const phase = deriveEventPhase(event);
  if (phase === "cancelled") return "cancelled";
  if (phase === "planning") return event.bookpage && kind !== "reopened" ? "requested" : "reopened";
  if (kind === "changed") return "changed";
  return event.bookpage && kind !== "confirmed" ? "booked" : "confirmed";
}

/** The time before a move, for a message about it. */
export const toPreviousTime = ({ was }: SlackNotice, kind: MailNoticeKind): EventSpan | null =>
  was && kind === "changed"
    ? { start: asInstant(was.start), end: asInstant(was.end), allDay: was.allDay }
    : null;
