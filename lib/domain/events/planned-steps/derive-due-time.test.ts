import { expect, test } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { type LocalDate, toEpochDay } from "@/lib/core/time/local-date";
import type { WorkflowTime } from "@/lib/domain/events/workflows/step-schema";
import { deriveDueTime } from "./derive-due-time";

const derive = (
  when: Partial<WorkflowTime>,
  base: string,
  { zone = "UTC", holidays = [] }: { zone?: string; holidays?: string[] } = {},
) =>
  new Date(
    deriveDueTime(
      { trigger: "before_start", amount: 1, unit: "hours", at: null, ...when },
      asInstant(Date.parse(base)),
      zone,
      new Set(holidays.map((date) => toEpochDay(date as LocalDate))),
    ),
  ).toISOString();

test("counts minutes and hours as they pass", () => {
  expect(derive({ amount: 90, unit: "minutes" }, "2031-03-10T09:00:00Z")).toBe("2031-03-10T07:30:00.000Z");
  expect(derive({ trigger: "after_end", amount: 2 }, "2031-03-10T09:00:00Z")).toBe(
    "2031-03-10T11:00:00.000Z",
  );
});

test("a day before is the same time of day, also where the clocks change", () => {
  // Berlin's clocks go forward on 30 March 2031.
  const when = { amount: 1, unit: "days" } as const;
  expect(derive(when, "2031-03-30T08:00:00Z", { zone: "Europe/Berlin" })).toBe("2031-03-29T09:00:00.000Z");
});

test("the day before at nine is nine on the recipient's clock", () => {
  const when = { amount: 1, unit: "days", at: "09:00" } as const;
  expect(derive(when, "2031-03-10T20:00:00Z")).toBe("2031-03-09T09:00:00.000Z");
  // In Tokyo the meeting is on the 11th.
  expect(derive(when, "2031-03-10T20:00:00Z", { zone: "Asia/Tokyo" })).toBe("2031-03-10T00:00:00.000Z");
});

test("a working day before a Monday is the Friday", () => {
  const when = { amount: 1, unit: "working_days" } as const;
  expect(derive(when, "2031-03-10T09:00:00Z")).toBe("2031-03-07T09:00:00.000Z");
  expect(derive({ ...when, trigger: "after_end" }, "2031-03-07T09:00:00Z")).toBe("2031-03-10T09:00:00.000Z");
  expect(derive({ ...when, amount: 0, at: "07:00" }, "2031-03-10T09:00:00Z")).toBe(
    "2031-03-10T07:00:00.000Z",
  );
});

test("working days leave out the host's holidays", () => {
  // Good Friday and Easter Monday of 2031.
  const holidays = ["2031-04-11", "2031-04-14"];
  const when = { amount: 1, unit: "working_days" } as const;
  expect(derive(when, "2031-04-15T09:00:00Z", { holidays })).toBe("2031-04-10T09:00:00.000Z");
  expect(derive({ ...when, trigger: "after_end" }, "2031-04-10T09:00:00Z", { holidays })).toBe(
    "2031-04-15T09:00:00.000Z",
  );
});
