import { describe, expect, it } from "vitest";
import { DAY, instant } from "@/lib/core/time/instant";
import { HOSTILE_FILES } from "@/lib/domain/calendars/testing/hostile-files";
import { TooMuchWork } from "@/lib/platform/threads/too-much-work";
import { expandCalendar } from "./expand-calendar";
import { MOST_STEPS, StepBudget } from "./step-budget";

const START = Date.UTC(2027, 0, 1);
const frame = {
  window: { start: instant(START), end: instant(START + 550 * DAY) },
  zone: "Europe/Paris",
};

function describeOutcome(text: string) {
  try {
    expandCalendar(text, frame, new StepBudget(MOST_STEPS));
    return "read";
  } catch (error) {
    return error instanceof TooMuchWork ? "complex" : "unreadable";
  }
}

describe("a calendar made to hold up its reader", () => {
  it.each(HOSTILE_FILES.filter(({ endless }) => !endless))("by $name is $outcome", ({ text, outcome }) => {
    expect(describeOutcome(text())).toBe(outcome);
  });
});
