import type { Instant } from "@/lib/core/time/instant";
import type { EventNotification } from "@/lib/domain/events/changes/event-notification";
import { deriveEventPhase, type EventPhase } from "@/lib/domain/events/policy";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { listUnanswered } from "@/lib/domain/events/visitor/visitor-actions";
import type { EmailKey } from "@/lib/domain/people/preferences/email-keys";

export type MailNoticeKind =
  | "booked"
  | "requested"
  | "invited"
  | "confirmed"
  | "changed"
  | "reopened"
  | "linked"
  | "unlinked"
  | "suggested"
  | "cancelled"
  | "declined"
  | "attending"
  | "voted"
  | "answers"
  | "unanswered"
  | "closed"
  | "openRequest"
  | "link"
  | "message"
  | "reminder"
  | "stillComing"
  | "thanks"
  | "feedback"
  | "removed"
  | "left"
  | "entryMoved"
  | "entryDeleted";

/**
 * A kind of mail, with the preference that decides for each kind of reader; readers without one get no mail. `always`:
 * the reader requested this mail.
 */
export interface MailNotice {
  kind: MailNoticeKind;
  host?: EmailKey | "always";
  invitees?: EmailKey | "always";
  /** The preference of admins of the host's teams. */
  team?: EmailKey;
  /** Restricts the mail to this invitee, or excludes them. */
  only?: string | undefined;
  except?: string | undefined;
  /** Restricts the mail to invitees present since the event's creation. */
  fromTheStart?: boolean;
  /** The invitee who caused the notification. */
  by?: string | undefined;
  /** The one who cancelled the meeting: an invitee's id, or the organisation. */
  author?: string | undefined;
  /** The meeting has another host. */
  isNewHost?: boolean;
  /** The name of the host before, if it is known. */
  formerHost?: string | undefined;
  /** The first mail to those invited, which includes the organiser's message (`messages`). */
  first?: boolean;
}

type EventWithParts = EventVisitor["event"];

const CONFIRMED_PREFERENCES = {
  host: "event_confirmed_admin",
  invitees: "event_confirmed",
  team: "event_confirmed_admin",
} as const;

const CANCELLED_PREFERENCES = {
  host: "event_cancelled_admin",
  invitees: "event_cancelled",
  team: "event_cancelled_admin",
} as const;

/**
 * Lists the mails for a notification. None if a later change supersedes it, or if the event is over, as imported
 * events may be.
 */
export function listMailNotices(
  { kind, about, author, phase, formerHost }: EventNotification & { phase: EventPhase },
  event: EventWithParts,
  now: Instant,
): MailNotice[] {
  const message = event.messages.find(({ id }) => id === about);
  if (kind === "message") {
    const sender =
      message && event.invitees.find(({ email }) => email !== null && email === message.fromEmail);
    const key = "new_message";
    if (!message) return [];
    const toHost = { kind, host: key, team: key, except: sender?.id, by: sender?.id } as const;
    // Bookers of a meeting with seats do not learn of each other.
    const isForAll = event.seats === null || sender?.isOrganizer || sender?.host;
    return [isForAll ? { ...toHost, invitees: key } : toHost];
  }
  const spans = pickSpans(event);
  if (deriveEventPhase(event) !== phase || (spans.length > 0 && spans.every(({ end }) => end <= now)))
    return [];
  switch (kind) {
    case "created":
      return [
        {
          ...buildCreatedNotice(event),
          by: findBooker(event)?.id ?? event.invitees.find(({ isOrganizer }) => !isOrganizer)?.id,
          first: true,
          fromTheStart: true, // invitees already present get a mail of their own
        },
      ];
    case "confirmed":
    case "changed":
    case "linked":
    case "unlinked":
      return [{ kind, ...CONFIRMED_PREFERENCES }];
    case "reassigned":
      return listNewHostNotices(event).map((notice) => ({ ...notice, formerHost }));
    case "reopened":
      return [{ kind, ...CANCELLED_PREFERENCES }];
    case "cancelled":
      return [{ kind, ...CANCELLED_PREFERENCES, author }];
    case "suggested":
      return [{ kind, host: "new_suggestion_own", invitees: "new_suggestion", team: "new_suggestion" }];
    case "declined":
      return [{ kind, host: "declined", team: "declined", by: about }];
    case "joined":
      return [
        { kind: "booked", host: "bookpage_created_admin", team: "bookpage_created_admin", by: about },
        { kind: "booked", invitees: "event_confirmed", only: about, by: about, first: true },
      ];
    case "invited":
      return [
        event.confirmedFlag
          ? { kind: "confirmed", invitees: "event_confirmed", only: about, first: true }
          : { kind, invitees: "new_event", only: about, first: true },
      ];
    case "reminded":
      return listUnanswered(event).map(({ id }) => ({ kind: "unanswered", invitees: "new_event", only: id }));
    case "answered":
      return [{ kind: "answers", invitees: "always", only: about }];
    case "closed":
      return [{ kind, host: "always", team: "new_event_admin" }];
    case "openRequest":
      return [
        { kind, host: "bookpage_created_admin", team: "bookpage_created_admin", by: findBooker(event)?.id },
      ];
    case "voted":
      return [
        isAttending(event, about)
          ? { kind: "attending", host: "attending", team: "attending", by: about }
          : { kind, host: "vote_update", team: "vote_update", by: about },
        { kind: "answers", invitees: "vote_confirmation", only: about },
      ];
  }
}

function buildCreatedNotice({ bookpage, confirmedFlag }: EventWithParts): MailNotice {
  const fromPage = { host: "bookpage_created_admin", team: "bookpage_created_admin" } as const;
  if (confirmedFlag)
    return bookpage
      ? { kind: "booked", ...CONFIRMED_PREFERENCES, ...fromPage }
      : { kind: "confirmed", ...CONFIRMED_PREFERENCES };
  const toPlan = { host: "new_event_admin", invitees: "new_event", team: "new_event_admin" } as const;
  return bookpage ? { kind: "requested", ...toPlan, ...fromPage } : { kind: "invited", ...toPlan };
}

/** Lists the mails of a change of host: a booking for the new host, a changed date for the others. */
function listNewHostNotices(event: EventWithParts): MailNotice[] {
  const { invitees, ...toHost } = buildCreatedNotice(event);
  const isDated = event.confirmedFlag;
  return [
    { ...toHost, by: findBooker(event)?.id, first: true },
    ...(isDated
      ? [{ kind: "changed" as const, invitees: CONFIRMED_PREFERENCES.invitees, isNewHost: true }]
      : []),
  ];
}

const isAttending = (event: EventWithParts, inviteeId: string | undefined): boolean =>
  event.confirmedFlag &&
  event.votes.some(
    (vote) => vote.inviteeId === inviteeId && vote.dateId === event.confirmedDateId && vote.yes,
  );
