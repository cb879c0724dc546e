import type { Instant } from "@/lib/core/time/instant";
import { toBusyInterval } from "@/lib/core/time/to-busy-interval";
import { consumeHold } from "@/lib/domain/availability/reservations/consume-hold";
import { requireFree } from "@/lib/domain/availability/reservations/require-free";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { findSiteOf } from "@/lib/domain/booking-pages/bookpages/site";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { listUsersByEmail, requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import { excludeUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { assertNotSuspended } from "./assert-not-suspended";
import { listOccupiedUsers, pickDateToConfirm } from "./event-hosts";
import { insertEvent } from "./insert-event";
import type { BookingChannel, NewEvent, Participant } from "./new-event";
import { parseEventTime } from "./parse-event-time";
import { mergePoll } from "./poll/merge-poll";
import { requireOwnApp } from "./require-own-app";
import type { EventBody } from "./schema";
import { serializeEvent } from "./serialize";
import { renderTitle } from "./title-template";

/** Describes how an event was created. */
interface EventOrigin {
  /** The organiser on the event page: the personal key made there, and when the address was confirmed. */
  organiser?: Pick<Participant, "key" | "addressConfirmedAt">;
  /** null: created through the API or on a page. */
  source?: BookingChannel | null;
}

/** Creates an event from the API or a page. The host of a confirmed booking-page event must be free (409 `slot_taken`). */
export function createEvent(
  db: Db,
  organization: OrganizationId,
  body: EventBody,
  now: Instant,
  { organiser, source = null }: EventOrigin = {},
) {
  return withTransaction(db, async (tx) => {
    const resolved = await resolveEvent(tx, organization, body, now);
    const booked = isPoll(resolved) ? ("poll" as const) : source;
    const event = {
      ...resolved,
      source: { booked },
      ...(organiser && { creator: { ...resolved.creator, ...organiser }, api: false }),
    };
    const date = event.confirmed ? pickDateToConfirm(event.dates) : undefined;
    const { exclusive, others } = listOccupiedUsers(event);
    if (date) await lockHosts(tx, organization, [...exclusive, ...others]);
    const { userId } = event.creator;
    if (userId && !organiser && !isOver(event, now))
      await assertNotSuspended(
        tx,
        organization,
        userId,
        `/created_by/${body.created_by.user ? "user" : "email"}`,
      );
    if (body.hold !== undefined)
      await consumeHold(tx, organization, body.hold, { user: event.creator.userId, time: date, now });
    const time = date && toBusyInterval(date, event.timezone);
    const site = findSiteOf(event.places);
    if (time) for (const host of exclusive) await requireFree(tx, organization, { host, time, now, site });
    const { read } = await insertEvent(tx, organization, event, now);
    return serializeEvent(await read());
  });
}

/** A past meeting may be entered afterwards, whether or not its host was free. */
const isOver = ({ dates }: NewEvent, now: Instant): boolean =>
  dates.length > 0 && dates.every(({ end }) => end <= now);

const isPoll = ({ confirmed, dates, poll }: NewEvent): boolean =>
  !confirmed && (dates.length > 1 || poll !== undefined);

/** Resolves the body into an event with users and times. */
export async function resolveEvent(
  tx: Db,
  organization: OrganizationId,
  body: EventBody,
  now: Instant,
): Promise<NewEvent> {
  const sent = body.invitees ?? [];
  const users = await mapUsersByEmail(tx, organization, [
    body.created_by.email,
    ...sent.map(({ email }) => email),
  ]);
  await requireOwnApp(tx, organization, body.third_party?.app);
  const creatorUser = await findCreator(tx, organization, body, users);
  const bookpage = body.bookpage ?? false;
  if (bookpage && !creatorUser) {
    const message =
      "created_by.email must be a user's of your organisation: a booking-page event takes that user's time";
    throw buildFieldProblem("/created_by/email", "unknown", message);
  }
  const creator: Participant = {
    email: creatorUser?.email ?? body.created_by.email ?? null,
    fullName: (creatorUser && formatFullName(creatorUser)) ?? body.created_by.full_name ?? null,
    pictureUrl: excludeUploadedPicture(creatorUser?.pictureUrl),
    userId: creatorUser?.id ?? null,
    timezone: creatorUser?.timezone ?? null,
    locale: creatorUser?.language ?? null,
    approves: true,
  };
  const invitees = buildInvitees(sent, users, creator.email);
  const timezone = body.timezone ?? creatorUser?.timezone ?? "UTC";
  return {
    title: renderTitle(body.title, {
      invitee: invitees[0]?.fullName ?? invitees[0]?.email ?? "",
      me: creator.fullName ?? creator.email ?? "",
    }),
    creator,
    invitees,
    proposedBy: creator.userId,
    dates: (body.dates ?? []).map((date, index) => parseEventTime(date, timezone, `/dates/${index}`)),
    places: (body.places ?? []).map(({ name, address, source, icon }) => ({
      name,
      address: address ?? null,
      source: source ?? null,
      icon: icon ?? null,
    })),
    messages: (body.messages ?? []).map(({ body: text, from }) => ({
      body: text,
      from: from ?? creator.email,
      userId: !from || from === creator.email ? creator.userId : (users.get(from)?.id ?? null),
    })),
    confirmed: body.confirmed?.flag ?? false,
    lang: body.lang ?? "en",
    locale: body.locale ?? "en",
    timezone,
    bookpage,
    thirdParty: {
      app: body.third_party?.app ?? null,
      groupIds: body.third_party?.group_ids ?? [],
      name: body.third_party?.name ?? null,
    },
    ...(body.poll && { poll: mergePoll(null, body.poll, now) ?? {} }),
    ...(body.metadata && { metadata: body.metadata }),
    api: true,
  };
}

/** Maps addresses to users of the same organisation. */
async function mapUsersByEmail(
  tx: Db,
  organization: OrganizationId,
  emails: readonly (string | undefined)[],
) {
  const users = await listUsersByEmail(
    tx,
    organization,
    emails.filter((email) => email !== undefined),
  );
  return new Map(users.map((user) => [user.email, user]));
}

async function findCreator(
  tx: Db,
  organization: OrganizationId,
  { created_by: { user, email } }: EventBody,
  users: Map<string | null, User>,
): Promise<User | null> {
  if (user) return requirePersonField(tx, organization, user, "/created_by/user");
  return (email && users.get(email)) || null;
}

function buildInvitees(
  sent: NonNullable<EventBody["invitees"]>,
  users: Map<string | null, User>,
  creatorEmail: string | null,
): Participant[] {
  const seen = new Set<string>();
  return sent.flatMap(({ email, full_name, phone }, index) => {
    if (email === creatorEmail) return []; // the creator is an invitee already
    if (seen.has(email)) {
      throw buildFieldProblem(
        `/invitees/${index}/email`,
        "duplicate",
        `invitees.${index}.email is invited twice`,
      );
    }
    seen.add(email);
    const user = users.get(email);
    return {
      email,
      fullName: full_name ?? (user ? formatFullName(user) : null),
      phone: phone ?? null,
      pictureUrl: excludeUploadedPicture(user?.pictureUrl),
      userId: user?.id ?? null,
      timezone: user?.timezone ?? null,
      locale: user?.language ?? null,
      approves: false,
    };
  });
}
