import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pickFreeSlug, toTypeSlug, typeSlug } from "./type-slug";

describe("toTypeSlug", () => {
  it.each([
    ["Quick call", "quick-call"],
    ["Été à Paris", "ete-a-paris"],
    ["  30 min. – Erstgespräch!  ", "30-min-erstgesprach"],
    ["Großer Überblick", "grosser-uberblick"],
    ["Ana’s call & coffee", "anas-call-coffee"],
    ["Smørrebrød i Łódź", "smorrebrod-i-lodz"],
    ["İstanbul ışık", "istanbul-isik"],
    ["Встреча у Юлии", "vstrecha-u-yulii"],
    ["Щёлковский район", "shchyolkovskiy-rayon"],
    ["Γνωριμία Ώρα", "gnorimia-ora"],
    ["שלום", "shlvm"],
    ["مكتب", "mktb"],
    ["ﬁne ½ № １２", "fine-1-2-no-12"],
    ["会议", "meeting"],
    ["会议 A", "a"],
    ["🚀", "meeting"],
    ["---", "meeting"],
    ["under_score/slash", "under-score-slash"],
  ])("converts %s to %s", (name, expected) => {
    expect(toTypeSlug(name)).toBe(expected);
  });

  it("returns a valid slug with space for a numeric suffix for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (name) => {
        expect(typeSlug.safeParse(`${toTypeSlug(name)}-999`).success).toBe(true);
      }),
    );
  });

  it("truncates without a trailing hyphen", () => {
    expect(toTypeSlug(`${"x".repeat(59)} ${"y".repeat(100)}`)).toBe("x".repeat(59));
  });
});

it("pickFreeSlug appends the first free number to a slug in use", () => {
  expect(pickFreeSlug("call", new Set())).toBe("call");
  expect(pickFreeSlug("call", new Set(["call"]))).toBe("call-2");
  expect(pickFreeSlug("call", new Set(["call", "call-2", "call-4"]))).toBe("call-3");
});
