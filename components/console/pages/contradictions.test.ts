import { describe, expect, it } from "vitest";
import { findContradictions } from "./contradictions";

describe("findContradictions", () => {
  it("finds none in a page that says nothing, and in settings that go together", () => {
    expect(findContradictions({})).toEqual([]);
    expect(
      findContradictions({
        auto_confirm: true,
        title_mandatory: true,
        forbid_add_places: true,
        fixed_places: [{ name: "Office" }],
      }),
    ).toEqual([]);
  });

  it.each([
    [{ auto_confirm: true, min_dates: 3 }, "minDates"],
    [{ one_slot: true, min_dates: 2 }, "minDates"],
    [{ hide_title: true, title_mandatory: true }, "titleHidden"],
    [{ forbid_add_places: true }, "noPlace"],
    [{ hide_places: true, fixed_places: [{ name: "A" }, { name: "B" }] }, "placesHidden"],
  ])("in %o finds %s", (custom, name) => {
    expect(findContradictions(custom)).toEqual([name]);
  });
});
