import { expect, it } from "vitest";
import { instant } from "@/lib/core/time/instant";
import { shiftWallTime } from "./shift-wall-time";

const at = (text: string) => instant(Date.parse(text));
const zone = "Europe/Berlin";

it("shiftWallTime moves every time by the same hours of the clock, beyond its changes", () => {
  const times = ["2031-03-24T08:00Z", "2031-03-31T07:00Z"].map(at);
  expect(shiftWallTime(times, { from: at("2031-03-24T08:00Z"), to: at("2031-03-25T13:30Z"), zone })).toEqual(
    ["2031-03-25T13:30Z", "2031-04-01T12:30Z"].map(at),
  );
});

it("shiftWallTime moves back over midnight", () => {
  const times = ["2031-06-02T07:00Z", "2031-06-09T07:00Z"].map(at);
  expect(shiftWallTime(times, { from: at("2031-06-02T07:00Z"), to: at("2031-06-01T21:00Z"), zone })).toEqual(
    ["2031-06-01T21:00Z", "2031-06-08T21:00Z"].map(at),
  );
});
