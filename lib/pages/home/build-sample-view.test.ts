import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { buildSampleView } from "./build-sample-view";

const dateTimeStyle = { lang: "en", region: "GB", zone: "Europe/London", hourCycle: "h23" } as const;

it("buildSampleView selects one free day on each day of the month", () => {
  for (let day = 1; day <= 31; day += 1) {
    const { weeks } = buildSampleView(dateTimeStyle, 0, asInstant(Date.UTC(2031, 9, day, 12)));
    const days = weeks.flat().filter((one) => one !== null);
    expect(days.filter(({ isChosen }) => isChosen)).toEqual([expect.objectContaining({ state: "free" })]);
  }
});

it("buildSampleView uses the reader's language and clock", () => {
  const at = asInstant(Date.UTC(2031, 9, 7, 12));
  const american = buildSampleView({ ...dateTimeStyle, region: "US", hourCycle: "h12" }, 6, at);
  expect(american.times[0]?.time.replace(/\s/u, " ")).toBe("9:00 AM");
  expect(american.weekdays[0]).toBe("Sun");
  for (const lang of LANGUAGES)
    expect(buildSampleView({ ...dateTimeStyle, lang }, 0, at).title).not.toBe(
      lang === "en" ? "" : american.title,
    );
});
