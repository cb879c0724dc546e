import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";

/** How far a preview looks, today counted. */
export const PREVIEW_DAYS = 28;

/** Buffers and the length of a slot reach a day further each, and every zone's days lie in one more. */
const MARGIN_MS = 3 * DAY;

/** Of which all is read that takes time. */
export const derivePreviewRange = (now: Instant) => ({
  from: asInstant(now - MARGIN_MS),
  to: asInstant(now + PREVIEW_DAYS * DAY + MARGIN_MS),
});
