import { expect, it } from "vitest";
import type { ApiEvent } from "../resources/event-state-mark";
import { findHostedTime } from "./find-available-hosts";

const dates = [
  { _id: "a", date: "2031-03-10T09:00:00.000Z", end_date: "2031-03-10T09:30:00.000Z" },
  { _id: "b", date: "2031-03-11T09:00:00.000Z", end_date: "2031-03-11T10:00:00.000Z" },
];
const find = (confirmed: object) => findHostedTime({ dates, confirmed } as unknown as ApiEvent);

it("findHostedTime is the confirmed time, otherwise the first proposed one", () => {
  expect(find({ flag: true, date_id: "b" })).toEqual({ start: dates[1]?.date, minutes: 60 });
  expect(find({ flag: false, date_id: null })).toEqual({ start: dates[0]?.date, minutes: 30 });
});
