import type { WebhookAction } from "../actions";
import type { ActionFacts } from "../build-delivery-body";
import {
  type BookingResource,
  formatLocation,
  listBookers,
  listGuests,
  listTimes,
  type Person,
} from "./booking-resource";

/** The actions that have a counterpart in Cal.com. */
export const CALCOM_ACTIONS = [
  "event.confirmed",
  "event.updated",
  "event.cancelled",
  "event.no_show",
] as const satisfies readonly WebhookAction[];

interface Action {
  action: string;
  resource: BookingResource;
  facts: ActionFacts;
}

const TRIGGERS: Readonly<Record<string, string>> = {
  "event.confirmed": "BOOKING_CREATED",
  "event.updated": "BOOKING_RESCHEDULED",
  "event.cancelled": "BOOKING_CANCELLED",
  "event.no_show": "BOOKING_NO_SHOW_UPDATED",
};

/** Builds the payload as Cal.com's webhooks have it. Empty for an action without a counterpart. */
export function buildCalcomBodies({ action, resource, facts }: Action): object[] {
  const triggerEvent = TRIGGERS[action];
  const { time, before } = listTimes(resource, facts);
  if (!triggerEvent || !time || (action === "event.updated" && !before)) return [];
  const createdAt = facts.occurredAt.toISOString();
  if (action === "event.no_show") {
    const attendees = listBookers(resource).map(({ email, no_show: noShow }) => ({ email, noShow }));
    return [
      {
        triggerEvent,
        createdAt,
        payload: { bookingUid: resource._id, bookingId: null, attendees, message: "" },
      },
    ];
  }
  const { organizer, attendees } = listParticipants(resource);
  const responses = buildResponses(resource);
  return [
    {
      triggerEvent,
      createdAt,
      payload: {
        type: resource.source.type ?? resource.source.page,
        title: resource.title,
        description: "",
        additionalNotes: "",
        customInputs: {},
        startTime: time.start.toISOString(),
        endTime: time.end.toISOString(),
        length: Math.round((+time.end - +time.start) / 60_000),
        organizer,
        attendees,
        responses,
        userFieldsResponses: responses,
        location: formatLocation(resource),
        ...(resource.conference?.url && {
          videoCallData: {
            type: `${resource.conference.provider}_video`,
            id: resource._id,
            password: resource.conference.code ?? "",
            url: resource.conference.url,
          },
        }),
        uid: resource._id,
        bookingId: null,
        eventTypeId: null,
        seatsPerTimeSlot: resource.seats?.all ?? null,
        status: action === "event.cancelled" ? "CANCELLED" : "ACCEPTED",
        metadata: {
          ...resource.metadata,
          ...(resource.conference?.url && { videoCallUrl: resource.conference.url }),
        },
        ...(action === "event.cancelled" && { cancellationReason: resource.cancel_reason ?? "" }),
        ...(before && {
          rescheduleUid: resource._id,
          rescheduleStartTime: before.start.toISOString(),
          rescheduleEndTime: before.end.toISOString(),
        }),
      },
    },
  ];
}

function listParticipants(resource: BookingResource) {
  const toPerson = ({ full_name, email, timezone, locale }: Omit<Person, "answers">) => ({
    email,
    name: full_name ?? email,
    timeZone: timezone ?? resource.timezone,
    language: { locale: locale ?? resource.locale },
  });
  const organizer = resource.invitees.find(({ su }) => su);
  return {
    organizer: organizer ? toPerson(organizer) : null,
    attendees: [...listBookers(resource), ...listGuests(resource)].map(toPerson),
  };
}

function buildResponses(resource: BookingResource) {
  const [booker] = listBookers(resource);
  const given = {
    name: { label: "your_name", value: booker?.full_name ?? "", isHidden: false },
    email: { label: "email_address", value: booker?.email ?? "", isHidden: false },
    guests: {
      label: "additional_guests",
      value: listGuests(resource).map(({ email }) => email),
      isHidden: false,
    },
  };
  const asked = booker && booker.answers.length > 0 ? booker.answers : resource.answers;
  const answers = asked.map(
    ({ key, label, text }) => [key, { label, value: text, isHidden: false }] as const,
  );
  return { ...Object.fromEntries(answers), ...given };
}
