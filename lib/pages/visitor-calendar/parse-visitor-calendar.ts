import { asInstant } from "@/lib/core/time/instant";
import { expandCalendar } from "@/lib/domain/calendars/expansion/expand-calendar";
import { MAX_STEPS, StepBudget } from "@/lib/domain/calendars/expansion/step-budget";
import { decodeFile } from "@/lib/domain/calendars/untrusted/decode-file";
import { isBudgetExceeded } from "@/lib/platform/threads/budget-exceeded-error";
import type { VisitorBusyTime, VisitorCalendarRange } from "./view";

/** Further entries are cut off. */
const MOST_TIMES = 20_000;

/**
 * Parses the busy times of a calendar within a range, with titles, by the rules of connected calendars.
 * @param zone for floating times, which are in the visitor's zone
 */
export function parseVisitorCalendar(
  bytes: Uint8Array,
  { from, until, zone }: VisitorCalendarRange & { zone: string },
): { times: VisitorBusyTime[] } | { fault: "unreadable" | "complex" } {
  try {
    const text = decodeFile(bytes);
    const owner = findOwner(text);
    const frame = {
      window: { start: asInstant(from), end: asInstant(until) },
      zone,
      titles: true,
      ...(owner && { owners: [owner] }),
    };
    const times = expandCalendar(text, frame, new StepBudget(MAX_STEPS)).flatMap(({ busy }) => busy);
    return { times: times.slice(0, MOST_TIMES).sort((a, b) => a.start - b.start) };
  } catch (error) {
    return { fault: isBudgetExceeded(error) ? "complex" : "unreadable" };
  }
}

/** Google names a calendar after its owner's address, by which declined entries are recognised. */
const findOwner = (text: string): string | null =>
  /^X-WR-CALNAME:([^\s:]{1,100}@[^\s]{1,150})\s*$/im.exec(text)?.[1]?.toLowerCase() ?? null;
