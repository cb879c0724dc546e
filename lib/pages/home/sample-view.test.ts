import { expect, it } from "vitest";
import { instant } from "@/lib/core/time/instant";
import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { sampleView } from "./sample-view";

const manner = { lang: "en", region: "GB", zone: "Europe/London", hourCycle: "h23" } as const;

it("sampleView shows a page on which days are over, free and nearly full, whatever the day is", () => {
  for (let day = 1; day <= 31; day += 1) {
    const { weeks } = sampleView(manner, 0, instant(Date.UTC(2031, 9, day, 12)));
    const days = weeks.flat().filter((one) => one !== null);
    expect(days.filter(({ isChosen }) => isChosen)).toEqual([expect.objectContaining({ state: "free" })]);
  }
});

it("speaks the reader's language and clock", () => {
  const at = instant(Date.UTC(2031, 9, 7, 12));
  const american = sampleView({ ...manner, region: "US", hourCycle: "h12" }, 6, at);
  expect(american.times[0]?.time.replace(/\s/u, " ")).toBe("9:00 AM");
  expect(american.weekdays[0]).toBe("Sun");
  for (const lang of LANGUAGES)
    expect(sampleView({ ...manner, lang }, 0, at).title).not.toBe(lang === "en" ? "" : american.title);
});
