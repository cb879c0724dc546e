import { expect, it } from "vitest";
import { joinDateTime } from "./join-date-time";

it.each([
  ["en", "Tue 1 Dec, 10:00, Paris"],
  ["ar", "Tue 1 Dec، 10:00، Paris"],
  ["ja", "Tue 1 Dec 10:00 Paris"],
] as const)("joinDateTime separates as %s does", (lang, text) => {
  expect(joinDateTime(lang, "Tue 1 Dec", "10:00", "Paris")).toBe(text);
});
