import { defineTask, type PayloadOf } from "@/lib/platform/queue/task";
import type { EventNotification } from "./changes/event-notifications";
import type { EventPhase } from "./policy";

/** What happened to the event, which made it this version and left it in this phase; to `events` of a series at once. */
export const SEND_EVENT_NOTIFICATIONS = defineTask<
  EventNotification & {
    organization: string;
    event: string;
    events?: readonly string[];
    version: number;
    phase: EventPhase;
  }
>("mail_news");

/** What a poll does by itself: it asks again before its deadline, and ends there. A key per event. */
export const ADVANCE_POLL = defineTask<{ organization: string; event: string }>("follow_poll");

export type EventNotificationPayload = PayloadOf<typeof SEND_EVENT_NOTIFICATIONS>;
