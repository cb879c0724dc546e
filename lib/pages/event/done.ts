/** The messages that the page can show after a form was sent; `taken` and `changed`: the form came too late. */
export const DONE_KINDS = [
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
] as const;

export type Done = (typeof DONE_KINDS)[number];
