import type { Instant } from "@/lib/core/time/instant";
import { CLOSING_RULES } from "./closing-rules";
import { excludeIntervals } from "./exclude-closed";
import { excludeFocusTime } from "./exclude-focus-time";
import { isAbsent } from "./is-absent";
import { isFree } from "./is-free";
import type { Host } from "./schedule";

/**
 * True if the host can be assigned a meeting in [start, end): free, buffers included, not absent, within every
 * limit, and clear of focus time. Hours, holidays, notice and horizon are not checked.
 */
export function canTakeMeeting(host: Host, start: Instant, end: Instant): boolean {
  if (!isFree(host, start, end)) return false;
  const { schedule } = host;
  if (schedule === null) return true;
  const input = { host, schedule, now: start, duration: end - start };
  const full = [CLOSING_RULES.limit, CLOSING_RULES.page_limit, CLOSING_RULES.type_limit].flatMap((find) =>
    find(input),
  );
  const open = excludeFocusTime(excludeIntervals([start], full), input);
  return open.length > 0 && !isAbsent(schedule, { start, end });
}
