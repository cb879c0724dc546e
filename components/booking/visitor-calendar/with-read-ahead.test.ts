import { expect, it } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import type { VisitorCalendarRange } from "@/lib/pages/visitor-calendar/view";
import { withReadAhead } from "./with-read-ahead";

const day = (index: number) => ({ from: index * DAY, until: (index + 1) * DAY });

it("readAhead reads once what is asked for day by day, and again beyond, whole days of the edges included", async () => {
  const asked: VisitorCalendarRange[] = [];
  const read = withReadAhead(async (range) => {
    asked.push(range);
    return [{ start: range.from, end: range.until, allDay: false }];
  });
  for (const index of [10, 11, 20, 44]) await read(day(index));
  expect(asked).toEqual([{ from: 9 * DAY, until: 46 * DAY }]);
  expect((await read(day(60)))[0]?.start).toBe(59 * DAY);
  await read(day(9));
  expect(asked).toHaveLength(3);
});

it("readAhead asks for all that is shown at once, however long it is", async () => {
  const asked: VisitorCalendarRange[] = [];
  const read = withReadAhead(async (range) => {
    asked.push(range);
    return [];
  });
  await read({ from: 0, until: 90 * DAY });
  expect(asked).toEqual([{ from: -DAY, until: 91 * DAY }]);
});
