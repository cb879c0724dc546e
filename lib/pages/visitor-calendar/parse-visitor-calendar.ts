import { asInstant } from "@/lib/core/time/instant";
import { expandCalendar } from "@/lib/domain/calendars/expansion/expand-calendar";
import { MAX_STEPS, StepBudget } from "@/lib/domain/calendars/expansion/step-budget";
import { decodeFile } from "@/lib/domain/calendars/untrusted/decode-file";
import { isBudgetExceeded } from "@/lib/platform/threads/budget-exceeded-error";
import type { VisitorBusyTime, VisitorCalendarRange } from "./view";

/** More make nobody busier. */
const MOST_TIMES = 20_000;

/**
 * When a calendar makes its owner busy within a stretch of time: as calendars are read that members connect, with what
 * the owner calls it.
 * @param zone for times that name no zone: they are meant where the visitor is
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

/** Google names a calendar after its owner's address: what they have declined leaves them free. */
const findOwner = (text: string): string | null =>
  /^X-WR-CALNAME:([^\s:]{1,100}@[^\s]{1,150})\s*$/im.exec(text)?.[1]?.toLowerCase() ?? null;
