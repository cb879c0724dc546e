import { expect, it } from "vitest";
import { formatAmbiguousTime, formatClock } from "./format-ambiguous-time";
import { formatMoment } from "./format-moment";
import { formatTimeRange } from "./format-time-range";

// Clocks in Berlin go back from 03:00 to 02:00 on 26 October 2031, at 01:00 UTC.
const at = (time: string) => new Date(`2031-10-26T${time}:00Z`);

it.each([
  ["Europe/Berlin", "2031-10-25T23:30:00Z", "01:30"],
  ["Europe/Berlin", "2031-10-26T00:30:00Z", "02:30 (UTC+2)"],
  ["Europe/Berlin", "2031-10-26T01:30:00Z", "02:30 (UTC+1)"],
  ["Europe/Berlin", "2031-10-26T02:00:00Z", "03:00"],
  ["America/New_York", "2031-11-02T05:30:00Z", "01:30 (UTC\u22124)"],
  ["America/New_York", "2031-11-02T06:30:00Z", "01:30 (UTC\u22125)"],
  ["Australia/Lord_Howe", "2031-04-05T14:45:00Z", "01:45 (UTC+11)"],
  ["Australia/Lord_Howe", "2031-04-05T15:15:00Z", "01:45 (UTC+10:30)"],
  ["Etc/UTC", "2031-10-26T01:30:00Z", "01:30"],
])("formatAmbiguousTime adds the offset to a repeated time in %s at %s: %s", (zone, instant, expected) => {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  expect(formatAmbiguousTime(clock.format(new Date(instant)), zone, new Date(instant))).toBe(expected);
});

it("formatClock adds the offset to times in API format", () => {
  const reader = { locale: "de-u-hc-h23", timezone: "Europe/Berlin" };
  expect(formatClock(reader, "2031-10-26T02:30:00+02:00")).toBe("02:30 (UTC+2)");
  expect(formatClock(reader, "2031-10-26T02:30:00+01:00")).toBe("02:30 (UTC+1)");
  expect(formatClock(reader, "2031-10-26T04:30:00+01:00")).toBe("04:30");
  expect(formatClock({ ...reader, locale: "en-US" }, "2031-10-26T04:30:00+01:00")).toMatch(/^4:30\sAM$/);
});

it("formatTimeRange and formatMoment add the offset to each ambiguous end", () => {
  const reader = { locale: "de", timezone: "Europe/Berlin" };
  const day = { day: "numeric", month: "short" } as const;
  expect(formatTimeRange(reader, [at("00:30"), at("01:30")])).toBe("2:30 (UTC+2) – 2:30 (UTC+1)");
  expect(formatTimeRange(reader, [at("01:30"), at("02:30")], day)).toBe(
    "26. Okt., 2:30 (UTC+1) – 26. Okt., 3:30",
  );
  expect(formatTimeRange(reader, [new Date("2031-10-25T20:00:00Z"), at("00:30")], day)).toBe(
    "25. Okt., 22:00 – 26. Okt., 2:30 (UTC+2)",
  );
  expect(formatMoment(reader, "2031-10-26T01:30:00Z")).toMatch(/2:30\u00a0\(UTC\+1\)$/);
  expect(formatMoment(reader, "2031-10-26T03:30:00Z")).toMatch(/4:30$/);
});
