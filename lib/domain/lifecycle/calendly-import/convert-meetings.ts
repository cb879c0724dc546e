import { asInstant } from "@/lib/core/time/instant";
import { toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { email, httpUrl, phone, timezone } from "@/lib/platform/http/fields";
import type { ImportedBooker, ImportedMeeting, ImportedPlace } from "../meeting-import/imported-meeting";
import { deriveTeamSlug, deriveUserSlug } from "../tool-import/derive-slugs";
import { isShared } from "./read-account";
import type { EventInvitee, EventType, Membership, ScheduledEvent } from "./resources";

interface ReadMeetings {
  memberships: readonly Membership[];
  eventTypes: readonly EventType[];
  events: readonly ScheduledEvent[];
  /** The invitees by event. */
  invitees: ReadonlyMap<string, readonly EventInvitee[]>;
}

/** Converts the meetings to come; those without an invitee are over. */
export function convertMeetings({
  memberships,
  eventTypes,
  events,
  invitees,
}: ReadMeetings): ImportedMeeting[] {
  const users = new Map(memberships.map(({ user }) => [user.uri, user]));
  const types = new Map(eventTypes.map((type) => [type.uri, type]));
  return events.flatMap((event) => {
    const bookers = (invitees.get(event.uri) ?? []).filter(({ status }) => status === "active").map(toBooker);
    if (bookers.length === 0) return [];
    const type = types.get(event.event_type ?? "");
    const owner = users.get(type?.profile?.owner ?? "");
    const limit = event.invitees_counter?.limit ?? 1;
    return {
      id: event.uri,
      name: event.name?.trim() || type?.name || "Meeting",
      start: asInstant(Date.parse(event.start_time)),
      end: asInstant(Date.parse(event.end_time)),
      hosts: listHosts(event, users, owner?.uri),
      page: type
        ? {
            slug: derivePageSlug(type, owner),
            type: toTypeSlug(type.slug ?? type.name),
          }
        : null,
      seats: limit > 1 ? Math.max(limit, bookers.length) : null,
      place: toPlace(event.location),
      entryKey: event.calendar_event?.external_id ?? null,
      bookers,
      guests: (event.event_guests ?? []).map((guest) => guest.email.toLowerCase()),
    };
  });
}

const derivePageSlug = (type: EventType, owner: Membership["user"] | undefined): string | null =>
  isShared(type) ? deriveTeamSlug(type.profile?.name ?? type.name) : owner ? deriveUserSlug(owner) : null;

/** Lists the slugs of the pages that the import makes of event types. */
export function listEventTypeSlugs({
  memberships,
  eventTypes,
}: Pick<ReadMeetings, "memberships" | "eventTypes">): string[] {
  const users = new Map(memberships.map(({ user }) => [user.uri, user]));
  return [
    ...new Set(
      eventTypes.flatMap((type) => derivePageSlug(type, users.get(type.profile?.owner ?? "")) ?? []),
    ),
  ];
}

/** The owner of the event type comes first, as the organiser. */
function listHosts(
  { event_memberships: rows }: ScheduledEvent,
  users: ReadonlyMap<string, Membership["user"]>,
  owner: string | undefined,
): string[] {
  const ordered = rows.toSorted((a, b) => Number(b.user === owner) - Number(a.user === owner));
  const addresses = ordered.flatMap(({ user, user_email: address }) => {
    return users.get(user ?? "")?.email ?? address ?? [];
  });
  return [...new Set(addresses.map((address) => address.toLowerCase()))];
}

export function toBooker(invitee: EventInvitee): ImportedBooker {
  const { name, tracking, questions_and_answers: answers } = invitee;
  return {
    email: email.safeParse(invitee.email).data ?? invitee.email.toLowerCase(),
    name: name?.trim() || invitee.email,
    phone: phone.safeParse(invitee.text_reminder_number ?? undefined).data ?? null,
    timezone: timezone.safeParse(invitee.timezone ?? undefined).data ?? null,
    answers: (answers ?? []).map(({ question, answer }) => ({ question, answer: answer ?? "" })),
    utm: toUtm(tracking),
  };
}

function toUtm(tracking: EventInvitee["tracking"]): ImportedBooker["utm"] {
  const pick = (field: keyof NonNullable<typeof tracking>) => tracking?.[field]?.slice(0, 200) || null;
  const utm = {
    source: pick("utm_source"),
    medium: pick("utm_medium"),
    campaign: pick("utm_campaign"),
    term: pick("utm_term"),
    content: pick("utm_content"),
  };
  return Object.values(utm).some((value) => value !== null) ? utm : null;
}

const VIDEO_NAMES: Readonly<Record<string, string>> = {
  google_conference: "Google Meet",
  zoom: "Zoom",
  zoom_conference: "Zoom",
  microsoft_teams_conference: "Microsoft Teams",
};

/** A video meeting keeps its link, which the other tool has made. */
function toPlace(location: ScheduledEvent["location"]): ImportedPlace | null {
  const { type, location: text, join_url: link } = location ?? {};
  const url = httpUrl.safeParse(link ?? text).data;
  if (url)
    return { kind: "link", name: VIDEO_NAMES[type ?? ""] ?? "Video call", address: null, contact: url };
  if (!text) return null;
  if (type === "outbound_call" || type === "inbound_call")
    return { kind: "phone", name: "Phone", address: null, contact: text.slice(0, 100) };
  return { kind: "place", name: text.slice(0, 200), address: text, contact: null };
}
