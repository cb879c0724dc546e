import { queueEntries } from "@/lib/domain/calendars/queue-entries";
import { reserve } from "@/lib/domain/reservations/reserve";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import { insertRows } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { tellPeople } from "./changes/tell-people";
import { tellWebhooks } from "./changes/tell-webhooks";
import type { EventRow } from "./event-rows";
import type { EventTime } from "./event-time";
import { findEvent } from "./queries";
import { replyAddress } from "./reply-address";
import type { Assigned } from "./schema";

export interface Participant {
  /** The personal key of the event page; made here when it is not given. */
  key?: string;
  email: string | null;
  fullName: string | null;
  phone?: string | null;
  company?: string | null;
  pictureUrl?: string | null;
  /** A user of the same organisation. */
  userId: string | null;
  timezone?: string | null;
  locale?: string | null;
  /** Whether all dates and places are already fine for this person, as they are for who proposed them. */
  approves: boolean;
}

/** An event with everything resolved: instants, users, the title. */
export interface NewEvent {
  title: string;
  /** Becomes the invitee with `su`. For a booking-page event: the host. */
  creator: Participant;
  invitees: readonly Participant[];
  /** Who proposed the dates and places; null: somebody without an account. */
  proposedBy: string | null;
  dates: readonly EventTime[];
  places: readonly { name: string; address: string | null; source: string | null; icon: string | null }[];
  messages: readonly { body: string; from: string | null; userId: string | null }[];
  confirmed: boolean;
  lang: string;
  locale: string;
  timezone: string;
  bookpage: boolean;
  bookpageId?: string | null;
  appointmentTypeId?: string | null;
  thirdParty?: { app: string | null; groupIds: string[]; name: string | null };
  /** Of a team event: who was picked and why. */
  assigned?: Assigned;
  api: boolean;
}

/** The date that is taken when nobody says which: the earliest. */
export const dateToConfirm = (dates: readonly EventTime[]): EventTime | undefined =>
  dates.toSorted((a, b) => a.start - b.start)[0];

/**
 * Writes the event with all its parts and, if it is confirmed, its reservations. The caller holds the locks of
 * the hosts and has looked whether they are free; the exclusion constraint stands behind it all the same.
 * Answers the event's id and the personal key of each invitee, the creator first, of which only hashes are stored;
 * `read` reads the event as it was written, once.
 */
export async function writeEvent(
  tx: Db,
  organization: OrganizationId,
  draft: NewEvent,
  now: Date,
): Promise<{ id: string; keys: string[]; read: () => Promise<EventRow> }> {
  const id = newId();
  const dates = draft.dates.map((date) => ({ id: newId(), ...date }));
  const places = draft.places.map((place) => ({ id: newId(), ...place }));
  const people = [draft.creator, ...draft.invitees].map((person) => ({
    id: newId(),
    key: newToken(),
    ...person,
  }));
  const chosen = draft.confirmed ? dateToConfirm(draft.dates) : undefined;

  const ends = (chosen ? [chosen] : draft.dates).map(({ end }) => end);
  const written = { createdAt: new Date(), updatedAt: new Date() };
  const part = { ...written, eventId: id, createdByUserId: draft.proposedBy };
  const yes = { ...written, eventId: id, yes: true };
  await insertRows(tx, {
    events: [
      {
        ...written,
        id,
        organizationId: organization,
        title: draft.title,
        confirmedFlag: draft.confirmed,
        confirmedAt: draft.confirmed ? now : null,
        confirmedDateId:
          dates.find(({ start, end }) => start === chosen?.start && end === chosen.end)?.id ?? null,
        confirmedPlaceId: draft.confirmed ? (places[0]?.id ?? null) : null,
        createdByUserId: draft.creator.userId,
        createdByEmail: draft.creator.email,
        createdByName: draft.creator.fullName,
        lang: draft.lang,
        locale: draft.locale,
        timezone: draft.timezone,
        bookpage: draft.bookpage,
        bookpageId: draft.bookpageId ?? null,
        appointmentTypeId: draft.appointmentTypeId ?? null,
        thirdPartyApp: draft.thirdParty?.app ?? null,
        thirdPartyGroupIds: draft.thirdParty?.groupIds ?? [],
        thirdPartyName: draft.thirdParty?.name ?? null,
        // Else a trigger finds these, with a second write.
        startsAt: chosen ? new Date(chosen.start) : null,
        endsAt: ends.length > 0 ? new Date(Math.max(...ends)) : null,
        ...(draft.assigned && { assignment: draft.assigned }),
        keyStoreId: newId(),
        email: replyAddress(id) ?? `event-${id}@${new URL(env().WEB_URL).hostname}`,
        api: draft.api,
      } satisfies Prisma.EventCreateManyInput,
    ],
    event_dates: dates.map(
      ({ id: dateId, start, end, allDay }, position) =>
        ({
          ...part,
          id: dateId,
          startsAt: new Date(start),
          endsAt: new Date(end),
          allDay,
          position,
        }) satisfies Prisma.EventDateCreateManyInput,
    ),
    event_places: places.map(
      (place, position) => ({ ...part, ...place, position }) satisfies Prisma.EventPlaceCreateManyInput,
    ),
    invitees: people.map(
      ({ key, approves: _, ...person }, position) =>
        ({
          ...person,
          eventId: id,
          organizationId: organization,
          su: position === 0,
          keyHash: hashToken(key),
          position,
          createdByUserId: draft.creator.userId,
          createdAt: written.createdAt,
        }) satisfies Prisma.InviteeCreateManyInput,
    ),
    votes: people
      .filter(({ approves }) => approves)
      .flatMap(({ id: inviteeId }): Prisma.VoteCreateManyInput[] => [
        ...dates.map((date) => ({ ...yes, id: newId(), inviteeId, dateId: date.id })),
        ...places.map((place) => ({ ...yes, id: newId(), inviteeId, placeId: place.id })),
      ]),
    event_messages: draft.messages.map(
      ({ body, from, userId }) =>
        ({
          ...written,
          id: newId(),
          eventId: id,
          body,
          fromEmail: from,
          createdByUserId: userId,
        }) satisfies Prisma.EventMessageCreateManyInput,
    ),
  });
  if (chosen) await reserve(tx, organization, { eventId: id, ...chosen, ...hostsOf(draft) });
  const actions = draft.confirmed
    ? (["event.created", "event.confirmed"] as const)
    : (["event.created"] as const);
  let row: Promise<EventRow> | undefined;
  const read = () => {
    row ??= findEvent(tx, organization, id);
    return row;
  };
  await tellWebhooks(tx, organization, id, actions, read);
  await queueEntries(tx, organization, { id, users: people.map(({ userId }) => userId) });
  const phase = draft.confirmed ? "confirmed" : "planning";
  await tellPeople(tx, organization, { id, version: 0, phase }, [{ kind: "created" }]);
  return { id, read, keys: people.map(({ key }) => key) };
}

interface Taking {
  creator: { userId: string | null };
  invitees: readonly { userId: string | null }[];
  bookpage: boolean;
}

/** Whose time a confirmed event takes: exclusively the host's of a booking-page event, and every user's invited. */
export function hostsOf({ creator: { userId: host }, invitees, bookpage }: Taking): {
  exclusive: string[];
  others: string[];
} {
  const invited = invitees.map(({ userId }) => userId);
  const everyone = [...new Set([host, ...invited].filter((userId) => userId !== null))];
  const exclusive = bookpage && host ? [host] : [];
  return { exclusive, others: everyone.filter((userId) => !exclusive.includes(userId)) };
}
