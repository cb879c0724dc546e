import type { Instant } from "@/lib/core/time/instant";
import type { News } from "@/lib/domain/events/changes/news";
import { derivePhase, type Phase } from "@/lib/domain/events/policy";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { listUnanswered } from "@/lib/domain/events/visitor/offers";
import type { EmailKey } from "@/lib/domain/people/preferences/email-keys";

export type NoticeKind =
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
  | "link"
  | "message"
  | "reminder"
  | "removed"
  | "left"
  | "entryMoved"
  | "entryDeleted";

/**
 * One kind of mail, and for each kind of reader the preference that decides; without one they get none. `always`:
 * the reader has asked for this very mail.
 */
export interface Notice {
  kind: NoticeKind;
  host?: EmailKey | "always";
  invitees?: EmailKey | "always";
  /** Admins of the host's teams. */
  team?: EmailKey;
  /** Of the invitees this one alone, or all but this one. */
  only?: string | undefined;
  except?: string | undefined;
  /** Of the invitees those alone who have been in the event since it was made. */
  fromTheStart?: boolean;
  /** The invitee who caused the news. */
  by?: string | undefined;
  /** The first mail to those invited, in which the organiser has a word (spec 4.11, `messages`). */
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
 * The mails that a piece of news is worth now. None where the event has moved on, of which other news tells, or
 * where it is over, as events that are brought in from elsewhere may be.
 */
export function listNotices(
  { kind, about, phase }: News & { phase: Phase },
  event: EventWithParts,
  now: Instant,
): Notice[] {
  const message = event.messages.find(({ id }) => id === about);
  if (kind === "message") {
    const sender =
      message && event.invitees.find(({ email }) => email !== null && email === message.fromEmail);
    const key = "new_message";
    if (!message) return [];
    const toHost = { kind, host: key, team: key, except: sender?.id, by: sender?.id } as const;
    // Bookers of one meeting do not know of each other.
    const isForAll = event.seats === null || sender?.su || sender?.host;
    return [isForAll ? { ...toHost, invitees: key } : toHost];
  }
  const spans = pickSpans(event);
  if (derivePhase(event) !== phase || (spans.length > 0 && spans.every(({ end }) => end <= now))) return [];
  switch (kind) {
    case "created":
      return [
        {
          ...createdNotice(event),
          by: findBooker(event)?.id ?? event.invitees.find(({ su }) => !su)?.id,
          first: true,
          fromTheStart: true, // who came before this was told has news of their own
        },
      ];
    case "confirmed":
    case "changed":
    case "linked":
    case "unlinked":
      return [{ kind, ...CONFIRMED_PREFERENCES }];
    case "reassigned":
      return tellOfNewHost(event);
    case "reopened":
    case "cancelled":
      return [{ kind, ...CANCELLED_PREFERENCES }];
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
    case "voted":
      return [
        attends(event, about)
          ? { kind: "attending", host: "attending", team: "attending", by: about }
          : { kind, host: "vote_update", team: "vote_update", by: about },
        { kind: "answers", invitees: "vote_confirmation", only: about },
      ];
  }
}

function createdNotice({ bookpage, confirmedFlag }: EventWithParts): Notice {
  const fromPage = { host: "bookpage_created_admin", team: "bookpage_created_admin" } as const;
  if (confirmedFlag)
    return bookpage
      ? { kind: "booked", ...CONFIRMED_PREFERENCES, ...fromPage }
      : { kind: "confirmed", ...CONFIRMED_PREFERENCES };
  const toPlan = { host: "new_event_admin", invitees: "new_event", team: "new_event_admin" } as const;
  return bookpage ? { kind: "requested", ...toPlan, ...fromPage } : { kind: "invited", ...toPlan };
}

/** To the new host it is as if it had just been booked; the others have a date that has changed. */
function tellOfNewHost(event: EventWithParts): Notice[] {
  const { invitees, ...toHost } = createdNotice(event);
  const isDated = event.confirmedFlag;
  return [
    { ...toHost, by: findBooker(event)?.id, first: true },
    ...(isDated ? [{ kind: "changed" as const, invitees: CONFIRMED_PREFERENCES.invitees }] : []),
  ];
}

const attends = (event: EventWithParts, inviteeId: string | undefined): boolean =>
  event.confirmedFlag &&
  event.votes.some(
    (vote) => vote.inviteeId === inviteeId && vote.dateId === event.confirmedDateId && vote.yes,
  );
