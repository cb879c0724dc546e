import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { moveWallTimes } from "./move-wall-times";

const at = (text: string) => asInstant(Date.parse(text));
const zone = "Europe/Berlin";

it("moveWallTimes moves every time by the same wall-clock difference, across clock changes", () => {
  const times = ["2031-03-24T08:00Z", "2031-03-31T07:00Z"].map(at);
  expect(moveWallTimes(times, { from: at("2031-03-24T08:00Z"), to: at("2031-03-25T13:30Z"), zone })).toEqual(
    ["2031-03-25T13:30Z", "2031-04-01T12:30Z"].map(at),
  );
});

it("moveWallTimes moves back across midnight", () => {
  const times = ["2031-06-02T07:00Z", "2031-06-09T07:00Z"].map(at);
  expect(moveWallTimes(times, { from: at("2031-06-02T07:00Z"), to: at("2031-06-01T21:00Z"), zone })).toEqual(
    ["2031-06-01T21:00Z", "2031-06-08T21:00Z"].map(at),
  );
});
