import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";

/** Days that a preview covers, including today. */
export const PREVIEW_DAYS = 28;

/** Buffers and the length of a slot reach up to one day further each, and zones shift days by up to one. */
const MARGIN_MS = 3 * DAY;

/** Returns the range in which all busy time is loaded. */
export const derivePreviewRange = (now: Instant) => ({
  from: asInstant(now - MARGIN_MS),
  to: asInstant(now + PREVIEW_DAYS * DAY + MARGIN_MS),
});
