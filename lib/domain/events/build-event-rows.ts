import type { Instant } from "@/lib/core/time/instant";
import { deriveConference } from "@/lib/domain/conferencing/conferences/derive-conference";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { buildEventAddress } from "./build-event-address";
import { pickDateToConfirm } from "./event-hosts";
import type { NewEvent } from "./new-event";

/** Assigns ids to the event and its parts, and keys to its participants, the creator first. */
export const assignIds = (event: NewEvent) => ({
  ...event,
  id: generateId(),
  dates: event.dates.map((date) => ({ id: generateId(), ...date })),
  places: event.places.map((place) => ({ id: generateId(), ...place })),
  people: [event.creator, ...event.invitees].map((person) => ({
    id: generateId(),
    key: generateToken(),
    ...person,
  })),
});

type EventWithIds = ReturnType<typeof assignIds>;

/** Builds all rows of a new event by table, ordered by their foreign keys. */
export function buildEventRows(organization: OrganizationId, event: EventWithIds, now: Instant) {
  const written = { createdAt: new Date(now), updatedAt: new Date(now) };
  const part = { ...written, organizationId: organization, eventId: event.id };
  const proposed = { ...part, createdByUserId: event.proposedBy };
  const invited = {
    eventId: event.id,
    organizationId: organization,
    createdByUserId: event.creator.userId,
    createdAt: written.createdAt,
  };
  return {
    events: [{ ...written, organizationId: organization, ...toEventRow(event, now) }],
    event_dates: toDateRows(event).map((row) => ({ ...proposed, ...row })),
    event_places: event.places.map(({ kind = "place", contact = null, ...place }, position) => ({
      ...proposed,
      ...place,
      kind,
      contact,
      position,
    })),
    invitees: toInviteeRows(event).map((row) => ({ ...invited, ...row })),
    votes: toVoteRows(event).map((row) => ({ ...part, ...row })),
    event_messages: toMessageRows(event).map((row) => ({ ...part, ...row })),
  } satisfies {
    events: Prisma.EventCreateManyInput[];
    event_dates: Prisma.EventDateCreateManyInput[];
    event_places: Prisma.EventPlaceCreateManyInput[];
    invitees: Prisma.InviteeCreateManyInput[];
    votes: Prisma.VoteCreateManyInput[];
    event_messages: Prisma.EventMessageCreateManyInput[];
  };
}

function toEventRow(event: EventWithIds, now: Instant) {
  const { id, creator, confirmed, dates, places, thirdParty, source, assigned } = event;
  const chosen = confirmed ? pickDateToConfirm(dates) : undefined;
  const conference = confirmed ? findConference(event) : null;
  const ends = (chosen ? [chosen] : dates).map(({ end }) => end);
  return {
    id,
    title: event.title,
    confirmedFlag: confirmed,
    confirmedAt: confirmed ? new Date(now) : null,
    confirmedDateId: chosen?.id ?? null,
    confirmedPlaceId: confirmed ? (places[0]?.id ?? null) : null,
    createdByUserId: creator.userId,
    createdByEmail: creator.email,
    createdByName: creator.fullName,
    lang: event.lang,
    locale: event.locale,
    timezone: event.timezone,
    bookpage: event.bookpage,
    bookpageId: event.bookpageId ?? null,
    appointmentTypeId: event.appointmentTypeId ?? null,
    thirdPartyApp: thirdParty?.app ?? null,
    thirdPartyGroupIds: thirdParty?.groupIds ?? [],
    thirdPartyName: thirdParty?.name ?? null,
    teamId: source?.team ?? null,
    linkId: source?.link ?? null,
    formId: source?.form ?? null,
    source: source?.booked ?? null,
    ...(source?.utm && { utm: { ...source.utm } }),
    ...(event.series && { seriesId: event.series.id ?? id, series: { ...event.series.position } }),
    ...(event.poll && { poll: { ...event.poll } }),
    ...(event.metadata && { metadata: event.metadata }),
    // Set here to save the trigger's second write.
    startsAt: chosen ? new Date(chosen.start) : null,
    endsAt: ends.length > 0 ? new Date(Math.max(...ends)) : null,
    ...(assigned && { assignment: assigned }),
    keyStoreId: generateId(),
    email: buildEventAddress(id),
    api: event.api,
    seats: event.seats ?? null,
    ...(event.stay && { stay: { ...event.stay } }),
    ...(event.steps && { steps: event.steps.map((step) => ({ ...step, hosts: [...step.hosts] })) }),
    ...(conference && { conference: { ...conference } }),
    roomId: event.room ?? null,
    ...(event.answerBy && { answerBy: new Date(event.answerBy) }),
  };
}

/** Finds the conference of an event that is confirmed at once, at its first location. */
function findConference({ places: [place], creator }: EventWithIds) {
  const { kind = "place", contact = null } = place ?? {};
  return deriveConference({ kind, contact, host: creator.userId }, null, env().JITSI_URL ?? null);
}

const toDateRows = ({ dates }: EventWithIds) =>
  dates.map(({ id, start, end, allDay }, position) => ({
    id,
    startsAt: new Date(start),
    endsAt: new Date(end),
    allDay,
    position,
  }));

function toInviteeRows({ people }: EventWithIds) {
  const booker =
    people.find((person, position) => position > 0 && !person.host && !person.isBrought)?.id ?? null;
  return people.map(({ key, approves: _, isBrought, answers = [], ...person }, position) => ({
    ...person,
    broughtBy: isBrought ? booker : null,
    answers: [...answers],
    isOrganizer: position === 0,
    hasLeft: person.hasLeft ?? false,
    host: person.host ?? false,
    keyHash: hashToken(key),
    position,
  }));
}

/** Builds the yes votes of participants who proposed the dates or have already approved them. */
const toVoteRows = ({ people, dates, places }: EventWithIds) =>
  people
    .filter(({ approves }) => approves)
    .flatMap(({ id: inviteeId }) => [
      ...dates.map(({ id: dateId }) => ({ id: generateId(), inviteeId, dateId, yes: true })),
      ...places.map(({ id: placeId }) => ({ id: generateId(), inviteeId, placeId, yes: true })),
    ]);

const toMessageRows = ({ messages }: EventWithIds) =>
  messages.map(({ body, from, userId }) => ({
    id: generateId(),
    body,
    fromEmail: from,
    createdByUserId: userId,
  }));
