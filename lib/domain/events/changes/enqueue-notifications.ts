import type { Instant } from "@/lib/core/time/instant";
import type { EventPhase } from "@/lib/domain/events/policy";
import { SEND_EVENT_NOTIFICATIONS } from "@/lib/domain/events/tasks";
import { getCurrentActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { Priority } from "@/lib/platform/queue/priority";
import { countNotificationMails, type NotificationRecipient } from "./count-notification-mails";
import type { EventNotification } from "./event-notifications";

interface NotifiedEvent {
  id: string;
  /** All that the news is about, where it is more than this one: events of a series, in their order. */
  events?: readonly string[];
  version: number;
  phase: EventPhase;
  /** The booking page that it came from. */
  page: string | null;
  people: readonly NotificationRecipient[];
  now: Instant;
}

/** Kinds of news that replace a waiting one of their kind, so that several quick changes make one mail. */
const MERGED_KINDS: readonly EventNotification["kind"][] = ["changed", "suggested", "voted"];

/** News with which somebody who has just booked sees that it is done. */
const CONFIRMING_KINDS: readonly EventNotification["kind"][] = ["created", "confirmed", "joined"];

const pickPriority = (kind: EventNotification["kind"]): Priority | undefined => {
  if (!CONFIRMING_KINDS.includes(kind)) return undefined;
  return getCurrentActor()?.kind === "booker" ? "confirmation" : "programConfirmation";
};

/**
 * Queues the mails about what happened to an event; who gets one and what it says is worked out by the job. Over a
 * limit of the day it throws `mail_limit`.
 */
export async function enqueueNotifications(
  tx: Db,
  organization: OrganizationId,
  { id: event, events, version, phase, ...whom }: NotifiedEvent,
  news: readonly EventNotification[],
): Promise<void> {
  await countNotificationMails(tx, organization, whom, news);
  await addJobs(
    tx,
    SEND_EVENT_NOTIFICATIONS,
    news.map(({ kind, about }) => ({
      payload: {
        organization,
        event,
        version,
        phase,
        kind,
        ...(about && { about }),
        ...(events && { events }),
      },
      priority: pickPriority(kind),
      ...(MERGED_KINDS.includes(kind) && { key: ["mail_news", event, kind, about].join("/") }),
    })),
  );
}
