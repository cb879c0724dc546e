import { expect, it } from "vitest";
import { openingHoursInput } from "@/lib/domain/locators/locations/opening-hours-schema";
import { formatOpeningSpans, parseOpeningSpans, parseOpeningWeek } from "./opening-hours";

const NINE_TO_SIX = [{ start: "09:00", end: "18:00" }];

it("parseOpeningSpans accepts common notations of times", () => {
  expect(parseOpeningSpans("9-12.30, 14:00 – 18:00")).toEqual([
    { start: "09:00", end: "12:30" },
    { start: "14:00", end: "18:00" },
  ]);
  expect(parseOpeningSpans(formatOpeningSpans(NINE_TO_SIX))).toEqual(NINE_TO_SIX);
  expect(parseOpeningSpans(" ")).toEqual([]);
});

it("parseOpeningWeek reads the OpenStreetMap notation", () => {
  const week = parseOpeningWeek("Mo-We,Fr 09:00-18:00; Sa 10:00-14:00; Su off");
  expect(week).toEqual({
    monday: NINE_TO_SIX,
    tuesday: NINE_TO_SIX,
    wednesday: NINE_TO_SIX,
    friday: NINE_TO_SIX,
    saturday: [{ start: "10:00", end: "14:00" }],
    sunday: [],
  });
  expect(Object.keys(parseOpeningWeek("24/7"))).toHaveLength(7);
});

it.each(["whenever", "Mo-Xx 9-18", "Mo 9-18; and so on"])(
  "the field of opening hours leaves %j for the API to refuse",
  (text) => {
    expect(openingHoursInput.safeParse(parseOpeningWeek(text)).success).toBe(false);
  },
);
