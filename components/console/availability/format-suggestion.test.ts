import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { loadConsoleMessages } from "@/lib/platform/i18n/load-messages";
import type { ConsoleMessages } from "@/lib/platform/i18n/message-types";
import { formatSuggestion } from "./format-suggestion";

const t = createTranslator({ locale: "en", messages: loadConsoleMessages("en") as ConsoleMessages });

const format = (rule: string, value: unknown, change: object = {}, label: string | null = null) =>
  formatSuggestion(
    { rule, value, user: "u", field: null, also: [], ...change } as Parameters<typeof formatSuggestion>[0],
    {
      locale: "en-GB-u-hc-h23",
      t,
      label,
    },
  ).replace(/\s/g, " ");

describe("formatSuggestion", () => {
  it.each([
    ["minimum_notice", 180, "Shorten the minimum notice to 3 hours"],
    ["horizon", 40, "Extend the booking window to 40 days"],
    ["end_date", "2031-03-10", "Make it bookable until Monday 10 March"],
    ["page_limit", { per: "week", count: 6 }, "Raise the limit to 6 meetings a week"],
    ["type_limit", { per: "day", minutes: 90 }, "Raise the limit to 90 minutes a day"],
    ["align", 15, "Align start times to 15 minutes"],
    ["align", null, "Don’t align start times"],
    ["tidy", null, "Offer every free time"],
    ["off_grid", 10, "Start times every 10 minutes"],
    ["today", false, "Allow same-day bookings"],
  ])("formats %s: %j", (rule, value, text) => {
    expect(format(rule, value)).toBe(text);
  });

  it("names the blocking entry if it has a label", () => {
    expect(format("absence", null, {}, "Sailing")).toBe("Remove this time off (Sailing)");
    expect(format("closed_date", null)).toBe("Remove this entry");
  });

  it("lists all hours that the days would need", () => {
    const hours = (start_time: string, end_time: string) => ({
      enabled: true,
      slots: [{ start_time, end_time }],
    });
    const on = (pointer: string) => ({ resource: "availability", id: "a", pointer });
    expect(
      format("outside_hours", hours("09:00", "00:00"), {
        field: on("/days/monday"),
        also: [{ field: on("/weeks/1/days/tuesday"), value: hours("00:00", "01:00") }],
      }),
    ).toBe("Change the hours to Monday 09:00 – 24:00; Tuesday 00:00–01:00");
    expect(format("outside_hours", hours("10:00", "12:00"), { field: on("/dates/2") })).toBe(
      "Change the hours to 10:00–12:00",
    );
  });

  it("lists both buffers if both are too long", () => {
    expect(format("buffer", 10, { also: [{ field: null, value: 5 }] })).toBe(
      "Shorten the buffer to 10 minutes, 5 minutes",
    );
  });
});
