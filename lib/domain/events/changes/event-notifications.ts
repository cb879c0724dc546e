import { parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { isMeetingLinkProvider } from "@/lib/domain/conferencing/conferences/options";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { formatHostName } from "@/lib/domain/events/format-host-name";
import { getPollSettings } from "@/lib/domain/events/poll/get-poll-settings";
import { computeMeetingFingerprint } from "./calendar-fingerprint";
import type { EventNotification } from "./event-notification";

/** The author of a change by an admin or a program, whose name participants do not learn. */
export const ORGANIZATION_AUTHOR = "organization";

/** The author of the end of a request that no host has answered. */
export const NO_ANSWER_AUTHOR = "no_answer";

/** Derives the notifications from the event before and after a change. */
export function deriveNotifications(
  before: EventRow,
  after: EventRow,
  author: string | undefined,
): EventNotification[] {
  if (after.cancelledAt && !before.cancelledAt) return [{ kind: "cancelled", ...(author && { author }) }];
  const about = (kind: EventNotification["kind"], ids: readonly string[]) =>
    ids.map((id): EventNotification => ({ kind, about: id }));
  const mainKind = deriveMainKind(before, after);
  const joined = listJoined(before, after);
  const guests = after.invitees.filter(({ id, isOrganizer }) => !isOrganizer && !joined.includes(id));
  return [
    ...(mainKind
      ? [{ kind: mainKind, ...findPreviousTime(before, after), ...findFormerHost(before, after) }]
      : []),
    ...about("joined", joined),
    // The mail about a booking includes the booker's message.
    ...about("message", joined.length > 0 ? [] : listAdded(before.messages, after.messages)),
    ...about("invited", listAdded(before.invitees, guests)),
    ...about(
      "voted",
      listVoters(before, after).filter((id) => !joined.includes(id)),
    ),
    ...(getPollSettings(after).closed && !getPollSettings(before).closed && !after.confirmedFlag
      ? [{ kind: "closed" as const }]
      : []),
    ...(after.hostsRemindedAt && !before.hostsRemindedAt ? [{ kind: "openRequest" as const }] : []),
    ...(+(after.remindedAt ?? 0) > +(before.remindedAt ?? 0) ? [{ kind: "reminded" as const }] : []),
    ...about(
      "declined",
      after.declines.filter(({ id }) => !before.declines.some((old) => old.id === id)).map(pickInviteeId),
    ),
  ];
}

/** Finds the confirmed time that the change replaces or withdraws. */
function findPreviousTime(before: EventRow, after: EventRow): Pick<EventNotification, "was"> {
  const [was, is] = [findConfirmedDate(before), findConfirmedDate(after)];
  if (!was || (is && isSameTime(was, is))) return {};
  return { was: { start: +was.startsAt, end: +was.endsAt, allDay: was.allDay } };
}

/** Finds the name of the host whom the change replaces. */
function findFormerHost(before: EventRow, after: EventRow): Pick<EventNotification, "formerHost"> {
  const name = hasNewHost(before, after) && formatHostName(before);
  return name ? { formerHost: name } : {};
}

const findConfirmedDate = ({ confirmedFlag, confirmedDateId, dates }: EventRow) =>
  confirmedFlag ? dates.find(({ id }) => id === confirmedDateId) : undefined;

type EventDate = EventRow["dates"][number];

const isSameTime = (a: EventDate, b: EventDate): boolean =>
  +a.startsAt === +b.startsAt && +a.endsAt === +b.endsAt && a.allDay === b.allDay;

function deriveMainKind(before: EventRow, after: EventRow): EventNotification["kind"] | null {
  if (after.confirmedFlag !== before.confirmedFlag) return after.confirmedFlag ? "confirmed" : "reopened";
  if (hasNewHost(before, after)) return "reassigned";
  if (after.confirmedFlag)
    return computeMeetingFingerprint(after) === computeMeetingFingerprint(before)
      ? deriveLinkKind(before, after)
      : "changed";
  const more = listAdded(before.dates, after.dates).length + listAdded(before.places, after.places).length;
  return more > 0 ? "suggested" : null;
}

/** Returns whether a pending meeting link was created or failed. */
function deriveLinkKind(was: EventRow, is: EventRow): EventNotification["kind"] | null {
  const [before, after] = [parseConference(was), parseConference(is)];
  if (!after || !isMeetingLinkProvider(after.provider)) return null;
  if (after.url !== null) return before?.url === after.url ? null : "linked";
  return after.failed && !before?.failed ? "unlinked" : null;
}

/** Lists the invitees who booked a seat: unlike invited people, they come with a yes. */
const listJoined = (before: EventRow, after: EventRow): string[] =>
  after.seats === null
    ? []
    : listAdded(
        before.invitees,
        after.invitees.filter(
          ({ id, isOrganizer, host }) =>
            !isOrganizer && !host && after.votes.some(({ inviteeId }) => inviteeId === id),
        ),
      );

/** Returns whether another person became the organiser. */
const hasNewHost = (before: EventRow, after: EventRow): boolean =>
  findOrganiser(before)?.id !== findOrganiser(after)?.id;

const findOrganiser = ({ invitees }: EventRow) => invitees.find(({ isOrganizer }) => isOrganizer);

const listAdded = (before: readonly { id: string }[], after: readonly { id: string }[]): string[] =>
  after.filter(({ id }) => !before.some((old) => old.id === id)).map(({ id }) => id);

const pickInviteeId = ({ inviteeId }: { inviteeId: string }) => inviteeId;

/** Lists invitees who voted or withdrew a decline; the organiser's own yes to a new proposal is left out. */
function listVoters(before: EventRow, after: EventRow): string[] {
  const cast = after.votes.filter(
    ({ id, yes, ifNeedBe }) =>
      !before.votes.some((old) => old.id === id && old.yes === yes && old.ifNeedBe === ifNeedBe),
  );
  const withdrawn = before.declines.filter(({ id }) => !after.declines.some((decline) => decline.id === id));
  const voters = new Set([...cast, ...withdrawn].map(pickInviteeId));
  return after.invitees.filter(({ id, isOrganizer }) => !isOrganizer && voters.has(id)).map(({ id }) => id);
}
