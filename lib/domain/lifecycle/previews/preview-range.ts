import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { FOCUS_MARGIN_DAYS } from "@/lib/domain/availability/free-slots/taken-time";

/** Days that a preview covers, including today. */
export const PREVIEW_DAYS = 28;

/** Buffers and the length of a slot reach up to one day further each, and focus rules count whole weeks. */
const MARGIN_MS = (3 + FOCUS_MARGIN_DAYS) * DAY;

/** Returns the range in which all busy time is loaded. */
export const derivePreviewRange = (now: Instant) => ({
  from: asInstant(now - MARGIN_MS),
  to: asInstant(now + PREVIEW_DAYS * DAY + MARGIN_MS),
});
