import { env } from "@/lib/platform/env/env";
import type { WebhookAction } from "../actions";
import type { ActionFacts } from "../build-delivery-body";
import {
  type BookingResource,
  type BookingTime,
  formatLocation,
  listBookers,
  listGuests,
  listHostPeople,
  listTimes,
  type Person,
} from "./booking-resource";

/** The actions that have a counterpart in Calendly. */
export const CALENDLY_ACTIONS = [
  "event.confirmed",
  "event.updated",
  "event.cancelled",
  "event.no_show",
  "event.new_invitee",
] as const satisfies readonly WebhookAction[];

interface Action {
  action: string;
  resource: BookingResource;
  facts: ActionFacts;
}

/**
 * Builds payloads as Calendly's webhooks have them: one for each booker that the action concerns. A moved meeting is
 * cancelled and created again, under another URI. Empty for an action without a counterpart.
 */
export function buildCalendlyBodies({ action, resource, facts }: Action): object[] {
  const { time, before } = listTimes(resource, facts);
  const people = (facts.people ?? []) as Person[];
  const bookers = listBookers(resource);
  if (!time) return [];
  const build = (event: string, booker: Person, of: Partial<InviteeState> = {}) =>
    buildBody(event, { resource, facts, booker, time, isCancelled: false, ...of });
  switch (action) {
    case "event.confirmed":
      return bookers.map((booker) => build("invitee.created", booker));
    case "event.new_invitee":
      return bookers
        .filter(({ _id }) => people.some((one) => one._id === _id))
        .map((booker) => build("invitee.created", booker));
    case "event.cancelled":
      return bookers.map((booker) => build("invitee.canceled", booker, { isCancelled: true }));
    case "event.no_show":
      return bookers
        .filter((booker) => booker.no_show)
        .map((booker) => build("invitee_no_show.created", booker));
    case "event.updated":
      return before === null
        ? []
        : bookers.flatMap((booker) => [
            build("invitee.canceled", booker, { time: before, isCancelled: true, next: time }),
            build("invitee.created", booker, { previous: before }),
          ]);
    default:
      return [];
  }
}

interface InviteeState {
  resource: BookingResource;
  facts: ActionFacts;
  booker: Person;
  time: BookingTime;
  isCancelled: boolean;
  /** The time to which the meeting was moved, and from which. */
  next?: BookingTime;
  previous?: BookingTime;
}

const formatTime = (time: Date) => time.toISOString().replace(/\.(\d{3})Z$/, ".$1000Z");

const buildEventUri = ({ _id }: BookingResource, { start }: BookingTime) =>
  `${env().WEB_URL}/scheduled_events/${_id}-${start.getTime() / 1000}`;

const buildInviteeUri = (resource: BookingResource, { _id }: Person, time: BookingTime) =>
  `${buildEventUri(resource, time)}/invitees/${_id}`;

const buildUserUri = (user: string | null) => user && `${env().WEB_URL}/users/${user}`;

function buildBody(event: string, state: InviteeState): object {
  const { resource, facts, booker, time, isCancelled, next, previous } = state;
  const page = `${env().WEB_URL}/event/${resource._id}`;
  const [first = "", ...others] = (booker.full_name ?? "").split(" ");
  const cancellation = isCancelled && {
    canceled_by: resource.created_by.full_name,
    reason: resource.cancel_reason ?? null,
    canceler_type: "host",
    created_at: formatTime(facts.occurredAt),
  };
  const answers = booker.answers.length > 0 ? booker.answers : resource.answers;
  return {
    event,
    created_at: formatTime(facts.occurredAt),
    created_by: buildUserUri(resource.created_by.user),
    payload: {
      cancel_url: page,
      created_at: formatTime(new Date(resource.createdAt)),
      email: booker.email,
      event: buildEventUri(resource, time),
      first_name: first || null,
      invitee_scheduled_by: null,
      last_name: others.join(" ") || null,
      name: booker.full_name,
      new_invitee: next ? buildInviteeUri(resource, booker, next) : null,
      no_show: booker.no_show
        ? {
            uri: `${buildInviteeUri(resource, booker, time)}/no_show`,
            created_at: formatTime(facts.occurredAt),
          }
        : null,
      old_invitee: previous ? buildInviteeUri(resource, booker, previous) : null,
      payment: null,
      questions_and_answers: answers.map(({ label, text }, position) => ({
        question: label,
        answer: text,
        position,
      })),
      reconfirmation: null,
      reschedule_url: page,
      rescheduled: next !== undefined,
      routing_form_submission: null,
      scheduled_event: buildScheduledEvent(state, cancellation),
      scheduling_method: null,
      status: isCancelled ? "canceled" : "active",
      text_reminder_number: booker.phone,
      timezone: booker.timezone ?? resource.timezone,
      tracking: buildTracking(resource.source.utm),
      updated_at: formatTime(facts.occurredAt),
      uri: buildInviteeUri(resource, booker, time),
      ...(cancellation && { cancellation }),
    },
  };
}

const buildTracking = (utm: BookingResource["source"]["utm"]) => ({
  utm_campaign: utm?.campaign ?? null,
  utm_source: utm?.source ?? null,
  utm_medium: utm?.medium ?? null,
  utm_content: utm?.content ?? null,
  utm_term: utm?.term ?? null,
  salesforce_uuid: null,
});

function buildScheduledEvent({ resource, time, isCancelled }: InviteeState, cancellation: object | false) {
  const { source, seats } = resource;
  const active = isCancelled ? 0 : (seats?.taken ?? 1);
  return {
    uri: buildEventUri(resource, time),
    name: resource.title,
    status: isCancelled ? "canceled" : "active",
    start_time: formatTime(time.start),
    end_time: formatTime(time.end),
    event_type: source.page && `${env().WEB_URL}/event_types/${source.type ?? source.page}`,
    location: buildLocation(resource),
    invitees_counter: { total: active, active, limit: seats?.all ?? 1 },
    created_at: formatTime(new Date(resource.createdAt)),
    updated_at: formatTime(new Date(resource.updatedAt)),
    event_memberships: listHostPeople(resource).map(({ user, email, full_name }) => ({
      user: buildUserUri(user),
      user_email: email,
      user_name: full_name,
    })),
    event_guests: listGuests(resource).map(({ email }) => ({
      email,
      created_at: formatTime(new Date(resource.createdAt)),
      updated_at: formatTime(new Date(resource.updatedAt)),
    })),
    ...(cancellation && { cancellation }),
  };
}

const VIDEO_TYPES: Readonly<Record<string, string>> = {
  google_meet: "google_conference",
  teams: "microsoft_teams_conference",
  zoom: "zoom",
};

function buildLocation(resource: BookingResource) {
  const { conference } = resource;
  const location = formatLocation(resource);
  const type = VIDEO_TYPES[conference?.provider ?? ""];
  if (type)
    return { type, status: conference?.url ? "pushed" : "initiated", join_url: conference?.url ?? null };
  if (conference?.provider === "phone") return { type: "outbound_call", location };
  return { type: conference ? "custom" : "physical", location };
}
