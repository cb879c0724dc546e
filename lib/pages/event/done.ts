/** What can be said above the page after a form was sent; `taken` and `changed`: it came too late. */
export const DONE = [
  "created",
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
  "moved",
  "moveAsked",
  "link",
  "taken",
  "changed",
] as const;

export type Done = (typeof DONE)[number];

export const isDone = (text: string | null): text is Done => DONE.some((done) => done === text);
