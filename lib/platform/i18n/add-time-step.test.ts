import { expect, it } from "vitest";
import { addTimeStep } from "./add-time-step";

it.each([
  ["09:00", 1, "09:15"],
  ["09:10", 1, "09:15"],
  ["09:10", -1, "09:00"],
  ["09:00", -1, "08:45"],
  ["00:00", -1, "00:00"],
  ["23:45", 1, "23:45"],
  ["", 1, "09:00"],
  ["", -1, "09:00"],
])("addTimeStep from %j by %i is %s", (time, direction, next) => {
  expect(addTimeStep(time, direction)).toBe(next);
});

it("an end of a day reaches midnight, and no further", () => {
  expect(addTimeStep("23:45", 1, true)).toBe("00:00");
  expect(addTimeStep("00:00", 1, true)).toBe("00:00");
  expect(addTimeStep("00:00", -1, true)).toBe("23:45");
  expect(addTimeStep("00:15", -1, true)).toBe("00:15");
});
