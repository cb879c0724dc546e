import { MINUTE } from "@/lib/core/time/instant";

/** Formats an instant for a `datetime-local` field, in the browser's zone, to the minute. */
export const toDatetimeLocal = (at: Date): string =>
  new Date(+at - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
