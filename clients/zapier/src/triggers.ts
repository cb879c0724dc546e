import type { Bundle, Trigger, ZObject } from "zapier-platform-core";
import { addId, sendZapierRequest } from "./send-request";

interface DeliveredEvent {
  action: string;
  occurred_at?: string;
  resource: { _id: string };
}

/** Each delivery is an entry with an id of its own, since the same meeting may move twice. */
const toZapierEntry = ({ resource, ...told }: DeliveredEvent) => ({
  ...told,
  ...resource,
  id: `${resource._id}/${told.action}/${told.occurred_at ?? ""}`,
});

const subscribe = (action: string) => (z: ZObject, bundle: Bundle) =>
  sendZapierRequest(z, bundle, {
    method: "POST",
    path: "/v2/hooks",
    body: { actions: [action], target_url: bundle.targetUrl, format: "object" },
  });

async function unsubscribe(z: ZObject, bundle: Bundle) {
  const { _id: id } = bundle.subscribeData as unknown as { _id: string };
  await sendZapierRequest(z, bundle, { method: "DELETE", path: `/v2/hooks/${id}` }).catch((error) => {
    if (error.status !== 404 && !/"status":404/.test(error.message)) throw error; // the webhook is already deleted
  });
  return {};
}

async function fetchSamples(action: string, z: ZObject, bundle: Bundle) {
  const path = "/v2/hooks/samples";
  const { samples } = await sendZapierRequest<{ samples: DeliveredEvent[] }>(z, bundle, {
    path,
    params: { action },
  });
  return samples.map(toZapierEntry);
}

const SAMPLE = {
  id: "65f0c1a2b3c4d5e6f7a8b9c0",
  action: "event.confirmed",
  title: "Intro call",
  example: true,
};

const buildTrigger = (
  key: string,
  action: string,
  label: string,
  description: string,
  noun = "Booking",
): Trigger =>
  ({
    key,
    noun,
    display: { label, description },
    operation: {
      type: "hook",
      performSubscribe: subscribe(action),
      performUnsubscribe: unsubscribe,
      perform: (_: ZObject, { cleanedRequest }: Bundle) => [toZapierEntry(cleanedRequest as never)],
      performList: (z: ZObject, bundle: Bundle) => fetchSamples(action, z, bundle),
      sample: { ...SAMPLE, action },
    },
  }) as Trigger;

/** Lists that other steps choose from, newest first as Zapier requires. */
const pages: Trigger = {
  key: "page_list",
  noun: "Page",
  display: { label: "New Page", description: "Lists booking pages to choose from.", hidden: true },
  operation: {
    perform: async (z: ZObject, bundle: Bundle) => {
      const rows = await sendZapierRequest<{ _id: string; nickname: string }[]>(z, bundle, {
        path: "/v2/bookpages",
      });
      return rows.map(addId);
    },
  },
} as Trigger;

export const TRIGGERS = [
  buildTrigger(
    "event_created",
    "event.created",
    "Meeting Created",
    "Triggers when something is booked or requested.",
  ),
  buildTrigger(
    "event_confirmed",
    "event.confirmed",
    "Meeting Confirmed",
    "Triggers when the time of a meeting is settled.",
  ),
  buildTrigger(
    "event_updated",
    "event.updated",
    "Meeting Moved",
    "Triggers when a confirmed meeting is moved or changed.",
  ),
  buildTrigger(
    "event_cancelled",
    "event.cancelled",
    "Meeting Cancelled",
    "Triggers when a meeting is cancelled.",
  ),
  buildTrigger(
    "event_no_show",
    "event.no_show",
    "No-Show Noted",
    "Triggers when a guest is marked as a no-show.",
  ),
  buildTrigger(
    "form_answered",
    "form.answered",
    "Form Answered",
    "Triggers when a form is answered.",
    "Answer",
  ),
  buildTrigger(
    "user_joined",
    "user.joined",
    "Person Joined",
    "Triggers when a person joins the organization.",
    "Person",
  ),
  buildTrigger(
    "waiting_joined",
    "waiting.joined",
    "Waiting List Joined",
    "Triggers when a person joins a waiting list.",
    "Person",
  ),
  pages,
];
