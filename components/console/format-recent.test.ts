import { expect, it } from "vitest";
import { formatRecent } from "./format-recent";

const NOW = Date.parse("2031-03-10T01:00:00Z");

it.each([
  ["2031-03-10T00:30:00Z", "UTC", "today"],
  ["2031-03-09T23:30:00Z", "UTC", "yesterday"],
  ["2031-03-09T23:30:00Z", "Europe/Berlin", "today"],
  ["2031-03-08T23:30:00Z", "UTC", "Mar\u00a08,\u00a02031"],
])("formatRecent of %s in %s is %j", (at, timezone, expected) => {
  expect(formatRecent({ locale: "en", timezone }, at, NOW)).toBe(expected);
});

it("formatRecent uses the reader's language", () => {
  expect(formatRecent({ locale: "de", timezone: "UTC" }, "2031-03-10T00:30:00Z", NOW)).toBe("heute");
});
