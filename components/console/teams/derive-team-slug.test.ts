import { describe, expect, it } from "vitest";
import { deriveTeamSlug } from "./derive-team-slug";

describe("deriveTeamSlug", () => {
  it.each([
    ["Sales", "sales"],
    ["Ana’s Design & Research Team", "anas-design-research-team"],
    ["Außendienst Süd", "aussendienst-sud"],
    ["  Équipe 2  ", "equipe-2"],
  ])("proposes a link for %j", (name, slug) => {
    expect(deriveTeamSlug(name)).toBe(slug);
  });

  it("proposes none for names that have no Latin letters, or one letter", () => {
    expect(deriveTeamSlug("営業チーム")).toBe("");
    expect(deriveTeamSlug("A")).toBe("");
  });
});
