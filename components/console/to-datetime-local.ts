import { MINUTE } from "@/lib/core/time/instant";

/** A moment as a field of the type `datetime-local` has it: by the browser's clock, to the minute. */
export const toDatetimeLocal = (at: Date): string =>
  new Date(+at - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
