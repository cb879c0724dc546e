import { describe, expect, it } from "vitest";
import type { ActiveWorkflow } from "@/lib/domain/events/planned-steps/active-workflow";
import { deriveCalendarLines } from "./derive-calendar-lines";

const buildWorkflow = (id: string, steps: string[], text = "Bring your passport") =>
  ({
    id,
    name: id,
    filter: null,
    conditions: [],
    steps: steps.map((_id) => ({ _id, channel: "calendar", text, to: ["booker"] })),
  }) as unknown as ActiveWorkflow;

const buildStep = (stepId: string, rest: object = {}) => ({
  workflowId: "flow",
  stepId,
  channel: "calendar" as const,
  state: "sent" as const,
  dueAt: new Date(0),
  ...rest,
});

describe("lines of calendar entries", () => {
  it("are those that were added, once, with the present text", () => {
    const stored = [
      buildStep("second", { dueAt: new Date(2) }),
      buildStep("first", { dueAt: new Date(1) }),
      buildStep("second", { dueAt: new Date(3) }),
      buildStep("planned", { state: "planned" }),
      buildStep("mail", { channel: "mail" }),
    ];
    const workflows = [buildWorkflow("flow", ["first", "second", "planned", "mail"], "Bring a pen")];
    expect(deriveCalendarLines(stored, workflows)).toEqual(
      ["first", "second"].map((step) => ({ step, text: "Bring a pen", to: ["booker"] })),
    );
  });

  it("go with their workflow and their step", () => {
    expect(deriveCalendarLines([buildStep("first")], [])).toEqual([]);
    expect(deriveCalendarLines([buildStep("first")], [buildWorkflow("flow", ["other"])])).toEqual([]);
    expect(deriveCalendarLines([buildStep("first")], [buildWorkflow("other", ["first"])])).toEqual([]);
  });

  it("are at most ten", () => {
    const ids = Array.from({ length: 12 }, (_, index) => `step${index}`);
    const lines = deriveCalendarLines(
      ids.map((id) => buildStep(id)),
      [buildWorkflow("flow", ids)],
    );
    expect(lines).toHaveLength(10);
  });
});
