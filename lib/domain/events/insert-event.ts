import type { Instant } from "@/lib/core/time/instant";
import { toBusyInterval } from "@/lib/core/time/to-busy-interval";
import { buildReservation, withSlotTakenProblem } from "@/lib/domain/availability/reservations/reserve-hosts";
import { buildTravellerCheck, enqueueLocating } from "@/lib/domain/availability/travel/enqueue-locating";
import { buildEntryOwnerCheck, enqueueEntries } from "@/lib/domain/calendars/enqueue-entries";
import { parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { enqueueConferenceSyncs } from "@/lib/domain/conferencing/conferences/enqueue-conference-syncs";
import { buildSubscriberCheck } from "@/lib/domain/messaging/webhooks/emit-webhook-actions";
import type { Db } from "@/lib/platform/db/client";
import { insertRows, type StatementPart } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { assignIds, buildEventRows } from "./build-event-rows";
import { emitEventWebhooks } from "./changes/emit-event-webhooks";
import { enqueueNotifications } from "./changes/enqueue-notifications";
import { listOccupiedUsers, pickDateToConfirm } from "./event-hosts";
import type { EventRow } from "./event-rows";
import type { NewEvent } from "./new-event";
import { buildWorkflowCheck } from "./planned-steps/active-workflow";
import { planSteps } from "./planned-steps/plan-steps";
import { schedulePoll } from "./poll/schedule-poll";
import { requireEvent } from "./queries";
import { scheduleNewRequest } from "./requests/schedule-request";
import { listStepParts } from "./steps/event-steps";

/** The effects of a new event besides its rows. */
export interface EventEffects {
  /** Mails, push messages and the steps of workflows. */
  notifications: boolean;
  webhooks: boolean;
  /** Entries in the calendars of its users. */
  entries: boolean;
}

const ALL_EFFECTS: EventEffects = { notifications: true, webhooks: true, entries: true };

/**
 * Inserts an event with all its parts and, if it is confirmed, its reservations. The caller holds the hosts' locks and
 * has checked that they are free; the exclusion constraint applies all the same. `read` returns the written event and
 * runs once.
 */
export async function insertEvent(
  tx: Db,
  organization: OrganizationId,
  event: NewEvent,
  now: Instant,
  effects: EventEffects = ALL_EFFECTS,
): Promise<{ id: string; read: () => Promise<EventRow> }> {
  const numbered = assignIds(event);
  const { id, people } = numbered;
  const rows = buildEventRows(organization, numbered, now);
  const actions = ["event.created", ...(event.confirmed ? CONFIRMED : [])] as const;
  const users = [...people.map(({ userId }) => userId), event.room ?? null];
  // One statement writes everything, as the hosts' locks block other bookings.
  const { subscribers, owners, workflows, travellers } = await withSlotTakenProblem(() =>
    insertRows(tx, rows, {
      writes: [toReservation(organization, id, event)],
      questions: {
        subscribers: buildSubscriberCheck(organization, actions),
        owners: buildEntryOwnerCheck(organization, users),
        workflows: buildWorkflowCheck(organization),
        travellers: buildTravellerCheck(organization, event.places.length > 0 ? users : []),
      },
    }),
  );

  let row: Promise<EventRow> | undefined;
  const read = () => {
    row ??= requireEvent(tx, organization, id);
    return row;
  };
  if (subscribers && effects.webhooks) await emitEventWebhooks(tx, organization, id, actions, read);
  if (owners && effects.entries) await enqueueEntries(tx, organization, { id, users });
  for (const row of rows.events)
    await schedulePoll(tx, organization, null, { ...row, poll: row.poll ?? null, cancelledAt: null }, now);
  await scheduleNewRequest(tx, organization, { id, createdAt: now, answerBy: event.answerBy ?? null });
  const conferenceChanges = rows.events.map(toConferenceChange);
  await enqueueConferenceSyncs(tx, organization, conferenceChanges, now);
  if (travellers) await enqueueLocating(tx, organization);
  if (!effects.notifications) return { id, read };
  const phase = event.confirmed ? "confirmed" : "planning";
  const notified = { id, version: 0, phase, page: event.bookpageId ?? null, people, now } as const;
  await enqueueNotifications(tx, organization, notified, [{ kind: "created" }]);
  if (workflows) await planSteps(tx, null, await read(), now);
  return { id, read };
}

function toReservation(organization: OrganizationId, eventId: string, event: NewEvent): StatementPart | null {
  const time = event.confirmed ? pickDateToConfirm(event.dates) : undefined;
  if (!time) return null;
  const page = event.bookpageId && {
    bookpageId: event.bookpageId,
    appointmentTypeId: event.appointmentTypeId ?? null,
  };
  const shared = event.stay?.shared && page ? { page, shared: true } : {};
  const seated = event.seats && page ? { page, seats: event.seats - countSeatedInvitees(event) } : {};
  return buildReservation(organization, {
    eventId,
    ...toBusyInterval(time, event.timezone),
    ...listOccupiedUsers(event),
    ...(event.steps && { parts: listStepParts(event.steps, time.start) }),
    room: event.room,
    ...seated,
    ...shared,
  });
}

/** The new event as a change of conference, from none to the requested one. */
export const toConferenceChange = ({ id, conference = null }: { id: string; conference?: unknown }) => ({
  event: id,
  before: null,
  after: parseConference({ conference }),
});

/** Counts the invitees of a new event without its hosts. */
const countSeatedInvitees = ({ invitees }: NewEvent): number => invitees.filter(({ host }) => !host).length;

const CONFIRMED = ["event.confirmed"] as const;
