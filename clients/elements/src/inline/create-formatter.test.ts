import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { createFormatter } from "./create-formatter";

beforeAll(() => vi.stubGlobal("navigator", { languages: ["en-GB"] }));
afterAll(() => vi.unstubAllGlobals());

it.each(LANGUAGES)("the days of the week are told apart in %s, however short", (lang) => {
  const { weekdays } = createFormatter(lang, "Europe/Paris", "h23");
  expect(new Set(weekdays.map(({ short }) => short)).size).toBe(7);
  expect(new Set(weekdays.map(({ long }) => long)).size).toBe(7);
});
