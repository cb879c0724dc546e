import type { Instant } from "@/lib/core/time/instant";
import { takenPeriod } from "@/lib/core/time/taken-period";
import { buildReservation, refuseTaken } from "@/lib/domain/availability/reservations/reserve";
import { askForEntryOwners, queueEntries } from "@/lib/domain/calendars/queue-entries";
import { readConference } from "@/lib/domain/conferencing/conferences/conference";
import { requestConferences } from "@/lib/domain/conferencing/conferences/request-conference";
import { askForSubscribers } from "@/lib/domain/messaging/webhooks/fire-actions";
import type { Db } from "@/lib/platform/db/client";
import { insertRows, type Part } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildEventRows, numberParts } from "./build-event-rows";
import { tellPeople } from "./changes/tell-people";
import { tellWebhooks } from "./changes/tell-webhooks";
import { dateToConfirm, listHosts } from "./confirmed-time";
import type { EventRow } from "./event-rows";
import type { NewEvent } from "./new-event";
import { schedulePoll } from "./poll/schedule-poll";
import { findEvent } from "./queries";

/**
 * Writes the event with all its parts and, if it is confirmed, its reservations. The caller holds the locks of
 * the hosts and has looked whether they are free; the exclusion constraint stands behind it all the same.
 * `read` reads the event as it was written, once.
 */
export async function writeEvent(
  tx: Db,
  organization: OrganizationId,
  event: NewEvent,
  now: Instant,
): Promise<{ id: string; read: () => Promise<EventRow> }> {
  const numbered = numberParts(event);
  const { id, people } = numbered;
  const rows = buildEventRows(organization, numbered, now);
  const actions = ["event.created", ...(event.confirmed ? CONFIRMED : [])] as const;
  const users = [...people.map(({ userId }) => userId), event.room ?? null];
  // By one statement, as others wait for the hosts meanwhile.
  const { subscribers, owners } = await refuseTaken(() =>
    insertRows(tx, rows, {
      writes: [buildReservationOf(organization, id, event)],
      questions: {
        subscribers: askForSubscribers(organization, actions),
        owners: askForEntryOwners(organization, users),
      },
    }),
  );

  let row: Promise<EventRow> | undefined;
  const read = () => {
    row ??= findEvent(tx, organization, id);
    return row;
  };
  if (subscribers) await tellWebhooks(tx, organization, id, actions, read);
  if (owners) await queueEntries(tx, organization, { id, users });
  for (const row of rows.events)
    await schedulePoll(tx, organization, null, { ...row, poll: row.poll ?? null, cancelledAt: null }, now);
  const followed = rows.events.map(toFollowed);
  await requestConferences(tx, organization, followed, now);
  const phase = event.confirmed ? "confirmed" : "planning";
  const told = { id, version: 0, phase, page: event.bookpageId ?? null, people, now } as const;
  await tellPeople(tx, organization, told, [{ kind: "created" }]);
  return { id, read };
}

function buildReservationOf(organization: OrganizationId, eventId: string, event: NewEvent): Part | null {
  const time = event.confirmed ? dateToConfirm(event.dates) : undefined;
  if (!time) return null;
  const page = event.bookpageId && {
    bookpageId: event.bookpageId,
    appointmentTypeId: event.appointmentTypeId ?? null,
  };
  const seated = event.seats && page ? { page, seats: event.seats - countSeated(event) } : {};
  return buildReservation(organization, {
    eventId,
    ...takenPeriod(time, event.timezone),
    ...listHosts(event),
    room: event.room,
    ...seated,
  });
}

/** A new event, as what it meets by is asked for. */
export const toFollowed = ({ id, conference = null }: { id: string; conference?: unknown }) => ({
  event: id,
  before: null,
  after: readConference({ conference }),
});

/** All whom a new event invites, but its hosts. */
const countSeated = ({ invitees }: NewEvent): number => invitees.filter(({ host }) => !host).length;

const CONFIRMED = ["event.confirmed"] as const;
