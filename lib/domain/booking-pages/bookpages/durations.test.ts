import { describe, expect, it } from "vitest";
import { listDurations, pickDuration, resolveTypeSettings } from "./durations";

describe("durations of a page", () => {
  it("default to the page's length, then to the first choice, then to half an hour", () => {
    expect(pickDuration({ duration: 45, durations: [15, 45] })).toBe(45);
    expect(pickDuration({ durations: [15, 45] })).toBe(15);
    expect(pickDuration({})).toBe(30);
  });

  it("offer no choice with a single length", () => {
    expect(listDurations({ durations: [15, 45] })).toEqual([15, 45]);
    expect(listDurations({ durations: [15] })).toEqual([]);
    expect(listDurations({})).toEqual([]);
  });
});

describe("resolveTypeCustom with several lengths on the page", () => {
  const page = { duration: 30, durations: [15, 30], ask_phone: true };

  it.each([
    ["inherits them without settings of the type", {}, { duration: 30, durations: [15, 30] }],
    ["uses only the length of the type", { duration: 60 }, { duration: 60 }],
    [
      "keeps the page's length if the type's choices contain it",
      { durations: [30, 60] },
      { duration: 30, durations: [30, 60] },
    ],
    [
      "drops the page's length if the type's choices lack it",
      { durations: [60, 90] },
      { durations: [60, 90] },
    ],
    [
      "uses length and choices of the type",
      { duration: 90, durations: [60, 90] },
      { duration: 90, durations: [60, 90] },
    ],
  ])("%s", (_, type, expected) => {
    expect(resolveTypeSettings(page, type)).toEqual({ ask_phone: true, ...expected });
  });
});
