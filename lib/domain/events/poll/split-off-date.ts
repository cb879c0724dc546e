import { asInstant } from "@/lib/core/time/instant";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { NewEvent, Participant } from "@/lib/domain/events/new-event";
import { getPollSettings } from "./get-poll-settings";

/** Builds a confirmed event of its own from one date of a poll, with those who can come. */
export function splitOffDate(event: EventRow, date: EventRow["dates"][number]): NewEvent {
  const organiser = event.invitees.find(({ isOrganizer }) => isOrganizer);
  const guests = event.invitees.filter(
    (one) => !one.isOrganizer && (one.host || isComing(event, one.id, date.id)),
  );
  const place = event.places.find(({ id }) => id === event.confirmedPlaceId);
  const { hide_participants, results } = getPollSettings(event);
  return {
    title: event.title,
    creator: {
      ...(organiser ? toParticipant(organiser) : { approves: true }),
      email: event.createdByEmail,
      fullName: event.createdByName,
      userId: event.createdByUserId,
    },
    invitees: guests.map(toParticipant),
    proposedBy: event.createdByUserId,
    dates: [{ start: asInstant(+date.startsAt), end: asInstant(+date.endsAt), allDay: date.allDay }],
    places: place
      ? [{ name: place.name, address: place.address, source: place.source, icon: place.icon }]
      : [],
    messages: [],
    confirmed: true,
    lang: event.lang,
    locale: event.locale,
    timezone: event.timezone,
    bookpage: false,
    ...(event.poll !== null && { poll: { hide_participants, results } }),
    thirdParty: {
      app: event.thirdPartyApp,
      groupIds: event.thirdPartyGroupIds,
      name: event.thirdPartyName,
    },
    api: event.api,
  };
}

const isComing = ({ votes, declines }: EventRow, invitee: string, date: string): boolean =>
  votes.some((vote) => vote.inviteeId === invitee && vote.dateId === date && vote.yes) &&
  !declines.some(({ inviteeId }) => inviteeId === invitee);

const toParticipant = (one: EventRow["invitees"][number]): Participant => ({
  email: one.email,
  fullName: one.fullName,
  phone: one.phone,
  company: one.company,
  pictureUrl: one.pictureUrl,
  userId: one.userId,
  timezone: one.timezone,
  locale: one.locale,
  addressConfirmedAt: one.addressConfirmedAt,
  hasLeft: one.hasLeft,
  host: one.host,
  approves: true,
});
