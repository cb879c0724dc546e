/** Actions that webhooks can subscribe to: those of spec 6, and our own. */
export const WEBHOOK_ACTIONS = [
  "event.created",
  "event.confirmed",
  "event.updated",
  "event.cancelled",
  "user.joined",
  "event.voted",
  "event.message",
  "event.declined",
  "event.new_invitee",
  "event.no_show",
  "bookpage.updated",
  "form.answered",
  "waiting.joined",
  "waiting.offered",
  "workflow.step",
] as const;

export type WebhookAction = (typeof WEBHOOK_ACTIONS)[number];

/** Actions of deliveries; `ping` only tests the receiver. */
export const DELIVERY_ACTIONS = [...WEBHOOK_ACTIONS, "ping"] as const;

export type DeliveryAction = (typeof DELIVERY_ACTIONS)[number];
