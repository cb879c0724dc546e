import { describe, expect, it } from "vitest";
import { deriveSlug } from "./derive-slug";

describe("deriveSlug", () => {
  it.each([
    ["Sales", "sales"],
    ["Ana’s Design & Research Team", "anas-design-research-team"],
    ["Außendienst Süd", "aussendienst-sud"],
    ["  Équipe 2  ", "equipe-2"],
  ])("proposes a link for %j", (name, slug) => {
    expect(deriveSlug(name)).toBe(slug);
  });

  it("proposes none for names that have no Latin letters, or one letter", () => {
    expect(deriveSlug("営業チーム")).toBe("");
    expect(deriveSlug("A")).toBe("");
  });
});
