import { expect, it } from "vitest";
import type { Me } from "../me";
import { toEventsQuery } from "./event-filters";

it("toEventsQuery begins and ends days on the clocks of the reader's profile", () => {
  const me = { id: "6b0e30a7c2bb5d48513caed2", timezone: "Asia/Tokyo", admin: true, confirmed: true } as Me;
  const { since, until } = toEventsQuery(me, { limit: 1 }, { from: "2031-03-10", to: "2031-03-11" });
  expect([since, until]).toEqual(["2031-03-09T15:00:00.000Z", "2031-03-11T15:00:00.000Z"]);
});
