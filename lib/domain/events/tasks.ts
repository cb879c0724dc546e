import { z } from "zod";
import { defineTask, type PayloadOf } from "@/lib/platform/queue/task";
import { eventNotification } from "./changes/event-notification";
import { EVENT_PHASES } from "./policy";

/** A change of an event, with the version and phase after it; `events` names several of a series. */
export const SEND_EVENT_NOTIFICATIONS = defineTask(
  "send_event_notifications",
  eventNotification.extend({
    organization: z.string(),
    event: z.string(),
    events: z.array(z.string()).readonly().exactOptional(),
    version: z.int(),
    phase: z.enum(EVENT_PHASES),
  }),
);

/** The next step of a poll, a reminder or the close; one job per event. */
export const ADVANCE_POLL = defineTask(
  "advance_poll",
  z.object({ organization: z.string(), event: z.string() }),
);

/** The next step of a request that expires, a reminder to its hosts or its end; one job per event. */
export const ADVANCE_REQUEST = defineTask(
  "advance_request",
  z.object({ organization: z.string(), event: z.string() }),
);

export type EventNotificationPayload = PayloadOf<typeof SEND_EVENT_NOTIFICATIONS>;
