import { expect, it } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import type { VisitorCalendarRange } from "@/lib/pages/visitor-calendar/view";
import { withReadAhead } from "./with-read-ahead";

const day = (index: number) => ({ from: index * DAY, until: (index + 1) * DAY });

it("withReadAhead reads once for requests day by day, and again beyond the range", async () => {
  const requests: VisitorCalendarRange[] = [];
  const read = withReadAhead(async (range) => {
    requests.push(range);
    return [{ start: range.from, end: range.until, allDay: false }];
  });
  for (const index of [10, 11, 20, 44]) await read(day(index));
  expect(requests).toEqual([{ from: 9 * DAY, until: 46 * DAY }]);
  expect((await read(day(60)))[0]?.start).toBe(59 * DAY);
  await read(day(9));
  expect(requests).toHaveLength(3);
});

it("withReadAhead reads the whole requested range at once", async () => {
  const requests: VisitorCalendarRange[] = [];
  const read = withReadAhead(async (range) => {
    requests.push(range);
    return [];
  });
  await read({ from: 0, until: 90 * DAY });
  expect(requests).toEqual([{ from: -DAY, until: 91 * DAY }]);
});
