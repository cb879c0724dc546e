import type { Instant } from "@/lib/core/time/instant";
import { CLOSING_RULES } from "./closing-rules";
import { excludeIntervals } from "./exclude-closed";
import { excludeFocusTime } from "./exclude-focus-time";
import { isAbsent } from "./is-absent";
import { isFree } from "./is-free";
import type { Host } from "./schedule";
import { isStayWithinLimits } from "./stays/stay-limits";
import type { StayRules } from "./stays/stay-rules";

/**
 * True if the host can be assigned a meeting in [start, end): free, buffers included, not absent, within every
 * limit, and clear of focus time. Hours, holidays, notice and horizon are not checked.
 * @param stay set if days or nights are booked, which limits of pages count singly
 */
export function canTakeMeeting(host: Host, start: Instant, end: Instant, stay?: StayRules): boolean {
  if (!isFree(host, start, end)) return false;
  const { schedule } = host;
  if (schedule === null) return true;
  if (isAbsent(schedule, { start, end })) return false;
  if (stay) return isStayWithinLimits(host, schedule, stay, { start, end });
  const input = { host, schedule, now: start, duration: end - start };
  const full = [CLOSING_RULES.limit, CLOSING_RULES.page_limit, CLOSING_RULES.type_limit].flatMap((find) =>
    find(input),
  );
  return excludeFocusTime(excludeIntervals([start], full), input).length > 0;
}
