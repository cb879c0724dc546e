import { describe, expect, it } from "vitest";
import type { LocalDate } from "@/lib/core/time/local-date";
import { findSettingContradictions } from "./find-setting-contradictions";

const TODAY = "2031-03-10" as LocalDate;

describe("findSettingContradictions", () => {
  it("finds none without settings, and in consistent ones", () => {
    expect(findSettingContradictions({}, TODAY)).toEqual([]);
    expect(
      findSettingContradictions(
        {
          auto_confirm: true,
          title_mandatory: true,
          forbid_add_places: true,
          fixed_places: [{ name: "Office" }],
        },
        TODAY,
      ),
    ).toEqual([]);
    expect(
      findSettingContradictions(
        {
          duration: 45,
          step: 30,
          align: 15,
          minimum_notice: 2879,
          days_after: 1,
          start_date: "2031-03-10",
          end_date: "2031-03-10",
          limits: [
            { per: "day", minutes: 45 },
            { per: "week", count: 1 },
          ],
        },
        TODAY,
      ),
    ).toEqual([]);
  });

  it.each([
    [{ auto_confirm: true, min_dates: 3 }, "minDates"],
    [{ one_slot: true, min_dates: 2 }, "minDates"],
    [{ hide_title: true, title_mandatory: true }, "titleHidden"],
    [{ forbid_add_places: true }, "noPlace"],
    [{ start_date: "2031-03-12", end_date: "2031-03-11" }, "reversed"],
    [{ end_date: "2031-03-09" }, "over"],
    [{ minimum_notice: 2880, days_after: 1 }, "noticeBeyond"],
    [{ minimum_notice: 1440, days_after: 0 }, "noticeBeyond"],
    [{ step: 20, align: 15 }, "alignSkips"],
    [{ duration: 40, align: 30 }, "alignSkips"],
    [{ duration: 60, limits: [{ per: "day" as const, minutes: 50 }] }, "limitShort"],
    [{ contact: "phone" as const, confirm_address: true }, "emailNeeded"],
    [{ contact: "either" as const, allowed_domains: ["acme.example"] }, "emailNeeded"],
    [{ hide_places: true, fixed_places: [{ name: "A" }, { name: "B" }] }, "placesHidden"],
  ])("in %o finds %s", (custom, name) => {
    expect(findSettingContradictions(custom, TODAY)).toEqual([name]);
  });
});
