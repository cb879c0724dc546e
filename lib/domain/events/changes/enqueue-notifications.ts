import type { Instant } from "@/lib/core/time/instant";
import type { EventPhase } from "@/lib/domain/events/policy";
import { SEND_EVENT_NOTIFICATIONS } from "@/lib/domain/events/tasks";
import { getCurrentActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJobs } from "@/lib/platform/queue/add-job";
import { findWaitingPayload } from "@/lib/platform/queue/find-waiting-payload";
import type { Priority } from "@/lib/platform/queue/priority";
import { countNotificationMails, type NotificationRecipient } from "./count-notification-mails";
import type { EventNotification } from "./event-notification";

interface NotifiedEvent {
  id: string;
  /** All events concerned, in their order, if there are several of a series. */
  events?: readonly string[];
  version: number;
  phase: EventPhase;
  /** The booking page on which the event was booked. */
  page: string | null;
  people: readonly NotificationRecipient[];
  now: Instant;
}

/** A new notification of these kinds replaces a waiting one, so that quick successive changes make one mail. */
const MERGED_KINDS: readonly EventNotification["kind"][] = ["changed", "suggested", "voted"];

/** Notifications that confirm a booking to its booker. */
const CONFIRMING_KINDS: readonly EventNotification["kind"][] = ["created", "confirmed", "joined"];

const pickPriority = (kind: EventNotification["kind"]): Priority | undefined => {
  if (!CONFIRMING_KINDS.includes(kind)) return undefined;
  return getCurrentActor()?.kind === "booker" ? "confirmation" : "programConfirmation";
};

/**
 * Queues the mails about a change of an event; the job determines recipients and texts. Throws `mail_limit` over the
 * limit of the day.
 */
export async function enqueueNotifications(
  tx: Db,
  organization: OrganizationId,
  { id: event, events, version, phase, ...audience }: NotifiedEvent,
  notifications: readonly EventNotification[],
): Promise<void> {
  await countNotificationMails(tx, organization, audience, notifications);
  const jobs = await Promise.all(
    notifications.map(async (notification) => {
      const { kind, about } = notification;
      const key = MERGED_KINDS.includes(kind)
        ? ["send_event_notifications", event, kind, about].join("/")
        : null;
      const waiting =
        kind === "changed" && key
          ? await findWaitingPayload(tx, SEND_EVENT_NOTIFICATIONS, organization, key)
          : null;
      return {
        payload: {
          organization,
          event,
          version,
          phase,
          ...notification,
          // Participants know the time before the first of merged changes.
          ...(waiting?.was && { was: waiting.was }),
          ...(events && { events }),
        },
        priority: pickPriority(kind),
        ...(key && { key }),
      };
    }),
  );
  await addJobs(tx, SEND_EVENT_NOTIFICATIONS, jobs);
}
