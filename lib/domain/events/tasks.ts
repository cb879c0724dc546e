import { defineTask, type PayloadOf } from "@/lib/platform/queue/task";
import type { EventNotification } from "./changes/event-notifications";
import type { EventPhase } from "./policy";

/** A change of an event, with the version and phase after it; `events` names several of a series. */
export const SEND_EVENT_NOTIFICATIONS = defineTask<
  EventNotification & {
    organization: string;
    event: string;
    events?: readonly string[];
    version: number;
    phase: EventPhase;
  }
>("send_event_notifications");

/** The next step of a poll, a reminder or the close; one job per event. */
export const ADVANCE_POLL = defineTask<{ organization: string; event: string }>("advance_poll");

export type EventNotificationPayload = PayloadOf<typeof SEND_EVENT_NOTIFICATIONS>;
