import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explainSlot } from "@/lib/core/slots/explain-slot";
import { findSlots } from "@/lib/core/slots/find-slots";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { makeHost, makeInstant, makeInterval } from "@/lib/core/slots/testing/factories";
import { STEP_ORACLE } from "@/lib/core/slots/testing/oracle";
import { findStepsByMinute } from "@/lib/core/slots/testing/step-oracle";
import { asInstant, MINUTE } from "@/lib/core/time/instant";
import { findStepChoices } from "./find-step-choices";
import { type MeetingStep, measureLongestSteps, measureSteps, type StepRules } from "./step-rules";

const IDS = ["anna", "ben", "cleo", "dora"];

const anyGap = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ least: 0, most: 0 }) },
  fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 15 }))
    .map(([least, more]) => ({ least, most: least + more })),
);

const anyStep: fc.Arbitrary<MeetingStep> = fc.record({
  minutes: fc.integer({ min: 5, max: 60 }),
  hosts: fc.option(fc.subarray(IDS, { minLength: 1 }), { freq: 3 }),
  any: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  gap: anyGap,
});

const anySteps: fc.Arbitrary<StepRules> = fc.record({
  order: fc.constantFrom("fixed", "free"),
  list: fc.array(anyStep, { minLength: 1, maxLength: 4 }),
});

/** Any search for steps, mostly over changes of the clocks. */
const anyStepSearch: fc.Arbitrary<SlotSearch & { steps: StepRules }> = fc
  .tuple(anySearch, anySteps)
  .map(([search, steps]) => ({
    ...search,
    hosts: search.hosts.map((host, index) => ({ ...host, id: IDS[index] ?? "" })),
    spread: undefined,
    steps,
    duration: measureSteps(steps),
  }));

const PROPERTY = { numRuns: 100 };

describe("steps", () => {
  it("equal a search of every start, order and gap, with the same plans", () => {
    fc.assert(
      fc.property(anyStepSearch, (search) => {
        const found = findStepChoices(search).map(({ start, plan }) => ({
          start: start / MINUTE,
          plan: plan.map((part) => [part.step, part.start / MINUTE, part.free]),
        }));
        expect(found).toEqual(findStepsByMinute(search, search.steps, STEP_ORACLE));
      }),
      PROPERTY,
    );
  });

  it("have no conflict exactly if they are offered, else the step that does not fit first", () => {
    fc.assert(
      fc.property(anyStepSearch, fc.integer({ min: 0, max: 200 }), (search, quarter) => {
        const any = asInstant(search.from + quarter * 15 * MINUTE);
        for (const start of [any, ...findSlots(search).slice(0, 20)]) {
          const isOffered = findSlots({ ...search, from: start, to: asInstant(start + 1) }).length > 0;
          const [first] = explainSlot(search, start);
          expect(first === undefined).toBe(isOffered);
          if (first) expect(["step", "off_grid"]).toContain(first.rule);
        }
      }),
      PROPERTY,
    );
  });

  it("last from the shortest to the longest gaps", () => {
    fc.assert(
      fc.property(anyStepSearch, (search) => {
        for (const { start, end } of findStepChoices(search)) {
          const minutes = (end - start) / MINUTE;
          expect(minutes).toBeGreaterThanOrEqual(measureSteps(search.steps));
          expect(minutes).toBeLessThanOrEqual(measureLongestSteps(search.steps));
        }
      }),
      PROPERTY,
    );
  });

  it("name the hosts of whom none is free", () => {
    const taken = { meetings: [makeInterval("2031-03-10T10:30+01:00", "2031-03-10T12:00+01:00")] };
    const hosts = [
      { ...makeHost(), id: "cleo" },
      { ...makeHost({}, taken), id: "anna" },
      { ...makeHost({}, taken), id: "ben" },
    ];
    const part = { any: true, gap: { least: 0, most: 0 } };
    const steps: StepRules = {
      order: "fixed",
      list: [
        { ...part, minutes: 45, hosts: ["cleo"] },
        { ...part, minutes: 30, hosts: ["anna", "ben"] },
      ],
    };
    const start = makeInstant("2031-03-10T10:00+01:00");
    const search = {
      hosts,
      match: "all" as const,
      duration: 75,
      steps,
      now: makeInstant("2031-03-01T00:00Z"),
    };
    const period = makeInterval("2031-03-10T10:45+01:00", "2031-03-10T11:15+01:00");
    expect(explainSlot(search, start).slice(0, 1)).toEqual([
      { rule: "step", step: 1, any: true, hosts: [1, 2], period },
    ]);
    expect(explainSlot({ ...search, steps: { ...steps, order: "free" } }, start)).toEqual([]);
  });
});
