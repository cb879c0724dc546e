import { parseConference } from "@/lib/domain/conferencing/conferences/conference";
import type { PlaceKind } from "@/lib/domain/conferencing/conferences/options";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { toPictureUrl } from "@/lib/domain/tenancy/pictures/picture-url";
import type { Vote } from "@/lib/platform/db/generated/client";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import type { Language } from "@/lib/platform/i18n/languages";
import { listAnswers, toAnswers } from "./answers";
import { pickEventRoom } from "./event-room";
import type { EventRow } from "./event-rows";
import { serializePoll } from "./poll/serialize-poll";
import type { AssignedHost, Utm } from "./schema";
import { countTakenSeats } from "./seats/count-taken-seats";
import { findSeriesPosition } from "./series/find-series-position";
import { describeStayDays, parseEventStay } from "./stay/event-stay";
import { describeEventSteps, parseEventSteps } from "./steps/event-steps";

export function serializeEvent(row: EventRow) {
  const people: InviteeUsers = new Map(row.invitees.map(({ id, userId }) => [id, userId]));
  return {
    _id: row.id,
    title: row.title,
    confirmed: {
      flag: row.confirmedFlag,
      updated_at: row.confirmedAt,
      date_id: row.confirmedDateId,
      place_id: row.confirmedPlaceId,
      multi: row.confirmedMulti,
    },
    created_by: serializeCreator(row),
    dates: serializeDates(row, people),
    places: serializePlaces(row, people),
    room: serializeRoom(row),
    invitees: serializeInvitees(row),
    messages: serializeMessages(row),
    declines: serializeDeclines(row, people),
    seats: row.seats === null ? null : { all: row.seats, taken: countTakenSeats(row) },
    answers: row.seats === null ? listAnswers(row) : [],
    conference: serializeConference(row),
    lang: row.lang as Language,
    locale: row.locale as Language,
    timezone: row.timezone,
    bookpage: row.bookpage,
    third_party: { app: row.thirdPartyApp, group_ids: row.thirdPartyGroupIds, name: row.thirdPartyName },
    poll: serializePoll(row),
    source: serializeSource(row),
    metadata: row.metadata as Record<string, string>,
    ...serializeStay(row),
    ...serializeSteps(row),
    ...serializeSeries(row),
    ...(row.answerBy && { answer_by: row.answerBy }),
    ...(row.cancelledAt && { cancelled: row.cancelledAt }),
    ...(row.cancelReason && { cancel_reason: row.cancelReason }),
    ...(row.assignment && { assignment: row.assignment as AssignedHost }),
    key_store: row.keyStoreId,
    email: row.email,
    invitees_length: row.invitees.length,
    alias: row.id,
    app_url: `${resolvePageOrigin()}/event/${row.id}`,
    ics_sequence: row.icsSequence,
    version: row.version,
    group_pro: row.groupPro,
    api: row.api,
    identification_alternatives: [],
    links: null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    __v: row.v,
  };
}

function serializeConference(row: EventRow) {
  const conference = parseConference(row);
  if (!conference) return null;
  const { provider, url, code, phone, failed = null } = conference;
  return { provider, url, code, phone, failed };
}

/** User ids by invitee id; null: no account. */
type InviteeUsers = ReadonlyMap<string, string | null>;

const serializeCreator = ({
  createdByUser: user,
  createdByUserId,
  createdByEmail,
  createdByName,
}: EventRow) => ({
  email: user?.email ?? createdByEmail,
  user: createdByUserId,
  full_name: (user && formatFullName(user)) ?? createdByName,
  picture_url: toPictureUrl(user?.pictureUrl ?? null),
});

function serializeDates(row: EventRow, people: InviteeUsers) {
  const declined = new Set(row.declines.map(({ inviteeId }) => inviteeId));
  return row.dates.map((date) => {
    const votes = serializeVotes(row, people, "dateId", date.id);
    const confirmed = row.confirmedFlag && date.id === row.confirmedDateId;
    return {
      _id: date.id,
      date: date.startsAt,
      end_date: date.endsAt,
      all_day: date.allDay,
      confirmed,
      confirmed_invitees: confirmed
        ? votes.yes.map(({ created_by }) => created_by.invitee).filter((invitee) => !declined.has(invitee))
        : [],
      votes,
      ...serializeStamp(date),
    };
  });
}

const serializeSource = ({ bookpageId, appointmentTypeId, teamId, linkId, formId, utm }: EventRow) => ({
  page: bookpageId,
  type: appointmentTypeId,
  team: teamId,
  link: linkId,
  form: formId,
  utm: utm as Utm | null,
});

function serializeSeries(row: EventRow) {
  const series = findSeriesPosition(row);
  if (!series) return {};
  const { id, index, count, every, timezone } = series;
  return { series: { _id: id, index, count, every, timezone } };
}

function serializeStay({ dates, confirmedDateId, timezone, ...row }: EventRow) {
  const stay = parseEventStay(row);
  const date = dates.find(({ id }) => id === confirmedDateId) ?? dates[0];
  return stay && date ? { stay: describeStayDays(stay, date, timezone) } : {};
}

/** The hosts of a step who have been deleted since are left out. */
function serializeSteps({ dates, confirmedDateId, invitees, ...row }: EventRow) {
  const steps = parseEventSteps(row);
  const date = dates.find(({ id }) => id === confirmedDateId) ?? dates[0];
  if (!steps || !date) return {};
  const toHost = (user: string) => {
    const invitee = invitees.find(({ userId }) => userId === user);
    return invitee ? { user, full_name: invitee.fullName } : [];
  };
  return {
    steps: describeEventSteps(steps, date.startsAt).map(({ step, start, end }) => ({
      title: step.title,
      start,
      end,
      hosts: step.hosts.flatMap(toHost),
    })),
  };
}

const serializePlaces = (row: EventRow, people: InviteeUsers) =>
  row.places.map((place) => ({
    _id: place.id,
    name: place.name,
    address: place.address,
    source: place.source,
    icon: place.icon,
    kind: place.kind as PlaceKind,
    votes: serializeVotes(row, people, "placeId", place.id),
    ...serializeStamp(place),
  }));

function serializeRoom(row: EventRow) {
  const room = pickEventRoom(row);
  return room && { _id: room.id, name: room.name, capacity: room.capacity, place: room.place };
}

function serializeVotes({ votes }: EventRow, people: InviteeUsers, column: "dateId" | "placeId", id: string) {
  const cast = votes.filter((vote) => vote[column] === id);
  const shown = ({ id: _id, inviteeId }: Vote) => ({
    _id,
    created_by: { user: people.get(inviteeId) ?? null, invitee: inviteeId },
  });
  return {
    yes: cast.filter(({ yes }) => yes).map((vote) => ({ ...shown(vote), if_need_be: vote.ifNeedBe })),
    no: cast.filter(({ yes }) => !yes).map(shown),
  };
}

const serializeInvitees = ({ invitees, votes }: EventRow) =>
  invitees.map((invitee) => ({
    _id: invitee.id,
    full_name: invitee.fullName,
    email: invitee.email,
    phone: invitee.phone,
    company: invitee.company,
    user: invitee.userId,
    picture_url: invitee.pictureUrl,
    timezone: invitee.timezone,
    locale: invitee.locale,
    star: invitee.isStarred,
    su: invitee.isOrganizer,
    no_show: invitee.noShowAt !== null,
    stats: {
      voted: {
        dates: votes.some(({ inviteeId, dateId }) => inviteeId === invitee.id && dateId !== null),
        places: votes.some(({ inviteeId, placeId }) => inviteeId === invitee.id && placeId !== null),
      },
    },
    answers: toAnswers(invitee),
    host: invitee.host,
    brought_by: invitee.broughtBy,
    created_by: { user: invitee.createdByUserId },
  }));

const serializeMessages = ({ messages }: EventRow) =>
  messages.map((message) => ({
    _id: message.id,
    body: message.body,
    from: message.fromEmail,
    ...serializeStamp(message),
  }));

const serializeDeclines = ({ declines }: EventRow, people: InviteeUsers) =>
  declines.map(({ id, inviteeId, createdAt }) => ({
    _id: id,
    invitee: inviteeId,
    created_by: { user: people.get(inviteeId) ?? null },
    createdAt,
  }));

const serializeStamp = (row: { createdByUserId: string | null; createdAt: Date; updatedAt: Date }) => ({
  created_by: { user: row.createdByUserId },
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
