import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import {
  formatDate,
  formatDuration,
  formatHour,
  formatOffset,
  formatTime,
  formatTimes,
  listWeekdayNames,
} from "./format-date-time";
import { LANGUAGES } from "./languages";
import { listZoneGroups } from "./list-zone-groups";
import { formatCity, formatZoneLabel, parseZone } from "./zone-names";

const at = asInstant(Date.UTC(2031, 0, 7, 23, 5));
const date = "2031-12-01" as LocalDate;

it("formatTime formats midnight as 00:05, or as 12:05 AM", () => {
  const dateTimeStyle = { lang: "en", region: "US", zone: "Europe/Paris" } as const;
  expect(formatTime({ ...dateTimeStyle, hourCycle: "h23" }, at)).toBe("00:05");
  expect(formatTime({ ...dateTimeStyle, hourCycle: "h12" }, at).replace(/\s/u, " ")).toBe("12:05 AM");
});

it("formatHour formats a full hour briefly", () => {
  const hour = asInstant(Date.UTC(2031, 0, 7, 9));
  const dateTimeStyle = { lang: "en", region: "US", zone: "Europe/Paris" } as const;
  expect(formatHour({ ...dateTimeStyle, hourCycle: "h23" }, hour)).toBe("10:00");
  expect(formatHour({ ...dateTimeStyle, hourCycle: "h12" }, hour).replace(/\s/u, " ")).toBe("10 AM");
});

it("formatTime adds the offset to times that occur twice, and to no others", () => {
  const dateTimeStyle = { lang: "en", region: "GB", zone: "Europe/Paris", hourCycle: "h23" } as const;
  const at = (text: string) => asInstant(Date.parse(text));
  const times = ["2031-10-25T23:30Z", "2031-10-26T00:30Z", "2031-10-26T01:30Z", "2031-10-26T02:30Z"];
  expect(times.map((time) => formatTime(dateTimeStyle, at(time)))).toEqual([
    "01:30",
    "02:30 (UTC+2)",
    "02:30 (UTC+1)",
    "03:30",
  ]);
  expect(formatTimes(dateTimeStyle, at("2031-10-25T23:30Z"), at("2031-10-26T01:30Z"))).toBe(
    "01:30 – 02:30 (UTC+1)",
  );
});

it("formatTimes formats an end at midnight as 24:00 in a 24-hour clock", () => {
  const dateTimeStyle = { lang: "de", region: "DE", zone: "Europe/Paris" } as const;
  const [start, end] = [asInstant(Date.UTC(2031, 0, 7, 22)), asInstant(Date.UTC(2031, 0, 7, 23))];
  expect(formatTimes({ ...dateTimeStyle, hourCycle: "h23" }, start, end)).toBe("23:00 – 24:00");
  expect(formatTimes({ ...dateTimeStyle, hourCycle: "h23" }, end, at)).toBe("00:00 – 00:05");
  const formatted = formatTimes({ ...dateTimeStyle, lang: "en", region: "US", hourCycle: "h12" }, start, end);
  expect(formatted.replace(/\s/gu, " ")).toBe("11:00 PM – 12:00 AM");
});

it("formatDate formats dates in the style of each country", () => {
  expect(formatDate({ lang: "de", region: "DE" }, date, "day")).toBe("Montag, 1. Dezember");
  expect(formatDate({ lang: "fr", region: "FR" }, date, "day")).toBe("lundi 1er décembre");
  expect(formatDate({ lang: "fr", region: "FR" }, "2031-12-11" as LocalDate, "day")).toBe(
    "jeudi 11 décembre",
  );
  expect(formatDate({ lang: "en", region: "GB" }, date, "month")).toBe("December 2031");
});

it("formatOffset formats half hours, and UTC alone", () => {
  expect(formatOffset("Asia/Kolkata", at)).toBe("UTC+5:30");
  expect(formatOffset("America/St_Johns", at)).toBe("UTC−3:30");
  expect(formatZoneLabel("UTC", at)).toBe("UTC");
  expect(formatZoneLabel("Europe/Paris", at)).toBe("Paris (UTC+1)");
  expect(formatCity("America/Argentina/Buenos_Aires")).toBe("Buenos Aires, Argentina");
});

it("parseZone accepts zones in any case and rejects other names", () => {
  expect(parseZone("europe/paris")).toBe("Europe/Paris");
  expect(parseZone("Asia/Calcutta")).toBe("Asia/Kolkata");
  for (const bad of ["", "+02:00", "Mars/Olympus", "<script>", "a".repeat(1000)])
    expect(parseZone(bad)).toBeNull();
});

it("listZoneGroups lists every zone once, in every language", () => {
  for (const lang of LANGUAGES) {
    const groups = listZoneGroups(lang, at);
    const zones = groups.flatMap((group) => group.zones.map((zone) => zone.value));
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones.length).toBeGreaterThan(400);
    expect(groups[0]?.label).toBe("UTC");
    for (const zone of zones) expect(parseZone(zone)).toBe(zone);
  }
});

it("listWeekdayNames begins the week with the given day", () => {
  expect(listWeekdayNames("de", 0)[0]).toEqual({ short: "Mo", long: "Montag" });
  expect(listWeekdayNames("en", 6)[0]).toEqual({ short: "Sun", long: "Sunday" });
});

it("formatDuration formats durations as text", () => {
  expect(formatDuration("en", 30)).toBe("30 minutes");
  expect(formatDuration("de", 90)).toBe("1 Stunde 30 Minuten");
  expect(formatDuration("fr", 60)).toBe("1\u00a0heure");
});
