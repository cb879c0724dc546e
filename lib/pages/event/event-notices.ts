/** The notices after a form; `taken` and `changed`: the form came too late. */
export const EVENT_NOTICES = [
  "created",
  "polled",
  "voted",
  "none",
  "suggested",
  "message",
  "invited",
  "removed",
  "reminded",
  "edited",
  "confirmed",
  "cancelled",
  "declined",
  "attending",
  "returned",
  "moved",
  "moveAsked",
  "putBack",
  "link",
  "taken",
  "changed",
  "codes",
  "coming",
  "rated",
] as const;

export type EventNotice = (typeof EVENT_NOTICES)[number];
