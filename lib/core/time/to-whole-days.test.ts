import { describe, expect, it } from "vitest";
import { asInstant } from "./instant";
import { toWholeDays } from "./to-whole-days";

const days = (start: string, end: string, zone: string) => {
  const { first, last, after } = toWholeDays(
    { start: asInstant(Date.parse(start)), end: asInstant(Date.parse(end)) },
    zone,
  );
  return [first, last, after];
};

describe("toWholeDays", () => {
  it.each([
    ["Europe/Paris", "2031-03-09T23:00Z", "2031-03-10T23:00Z"],
    ["Pacific/Auckland", "2031-03-09T11:00Z", "2031-03-10T11:00Z"],
    ["America/Los_Angeles", "2031-03-10T07:00Z", "2031-03-11T07:00Z"],
    ["UTC", "2031-03-10T00:00Z", "2031-03-11T00:00Z"],
  ])("returns days of the event's zone: %s", (zone, start, end) => {
    expect(days(start, end, zone)).toEqual(["2031-03-10", "2031-03-10", "2031-03-11"]);
  });

  it.each(["Europe/Paris", "Pacific/Auckland", "America/Los_Angeles", "Asia/Kathmandu"])(
    "returns the same days for UTC midnights in %s",
    (zone) => {
      expect(days("2031-03-10T00:00Z", "2031-03-11T00:00Z", zone)[0]).toBe("2031-03-10");
      expect(days("2031-03-10T00:00Z", "2031-03-13T00:00Z", zone)[1]).toBe("2031-03-12");
    },
  );

  it("returns days of 23 or 25 hours at clock changes, from one o'clock if midnight is skipped", () => {
    expect(days("2031-03-29T23:00Z", "2031-03-30T22:00Z", "Europe/Paris")[1]).toBe("2031-03-30");
    expect(days("2031-10-25T22:00Z", "2031-10-26T23:00Z", "Europe/Paris")[1]).toBe("2031-10-26");
    expect(days("2018-11-04T03:00Z", "2018-11-05T02:00Z", "America/Sao_Paulo")[1]).toBe("2018-11-04");
  });

  it("returns at least one day, from any hour", () => {
    expect(days("2031-03-10T08:00Z", "2031-03-10T16:00Z", "Europe/Paris")).toEqual([
      "2031-03-10",
      "2031-03-10",
      "2031-03-11",
    ]);
  });
});
