import { describe, expect, it } from "vitest";
import { listValueChanges } from "./list-value-changes";

describe("listValueChanges", () => {
  it("lists only the innermost values that differ", () => {
    const changes = {
      title: { before: "Kick-off", after: "Kick-off with Ana" },
      custom: { before: { duration: 30, lang: "en" }, after: { duration: 45, lang: "en" } },
      dates: { before: [{ at: "10:00" }], after: [{ at: "10:00" }, { at: "11:00" }] },
    };
    expect(listValueChanges(changes)).toEqual([
      { path: "title", before: "Kick-off", after: "Kick-off with Ana" },
      { path: "custom.duration", before: "30", after: "45" },
      { path: "dates.1.at", before: null, after: "11:00" },
    ]);
  });

  it("treats an absent value, an empty text and an empty list as equal", () => {
    expect(
      listValueChanges({ extid: { before: null, after: "" }, dates: { before: [], after: undefined } }),
    ).toEqual([]);
  });

  it("distinguishes false and 0 from an absent value", () => {
    expect(
      listValueChanges({ active: { before: null, after: false }, buffer: { before: 0, after: null } }),
    ).toEqual([
      { path: "active", before: null, after: "false" },
      { path: "buffer", before: "0", after: null },
    ]);
  });
});
