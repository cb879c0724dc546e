import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { asInstant, MINUTE } from "@/lib/core/time/instant";
import { mergeIntervals } from "@/lib/core/time/interval";
import type { OptionalBusyStatus } from "@/lib/domain/calendars/options";
import { expandCalendar } from "./expand-calendar";
import { MAX_STEPS, StepBudget } from "./step-budget";

interface Case {
  name: string;
  about: string;
  text: string;
  statuses?: OptionalBusyStatus[];
  /** Minutes from the start of the window, computed by other libraries (`make-corpus.py`). */
  busy: [number, number][];
}

const FILE = new URL("../../../../tests/calendars/corpus/corpus.jsonl", import.meta.url);
const cases = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case);

const START = Date.UTC(2027, 0, 1);
const frame = {
  window: { start: asInstant(START), end: asInstant(Date.UTC(2027, 11, 31)) },
  zone: "Europe/Paris",
  owners: ["jane@example.com"],
};

const toTime = (minute: number) => new Date(START + minute * MINUTE).toISOString().slice(0, 16);
const describeTimes = (times: readonly (readonly number[])[]) =>
  times.map((pair) => pair.map(toTime).join(" – "));

describe("expandCalendar agrees with other libraries on", () => {
  it.each(cases)("$name: $about", ({ text, busy, statuses }) => {
    const objects = expandCalendar(
      text,
      { ...frame, ...(statuses && { statuses }) },
      new StepBudget(MAX_STEPS),
    );
    const within = objects
      .flatMap((object) => object.busy)
      .map(({ start, end }) => ({
        start: asInstant(Math.max(start, frame.window.start)),
        end: asInstant(Math.min(end, frame.window.end)),
      }));
    const found = mergeIntervals(within).map(({ start, end }) => [
      (start - START) / MINUTE,
      (end - START) / MINUTE,
    ]);
    expect(describeTimes(found)).toEqual(describeTimes(busy));
  });
});
