import { describe, expect, it } from "vitest";
import { deriveGrants } from "./derive-grants";

const settings = {
  adminGroups: ["it", "board"],
  teamGroups: [
    { group: "sales", team: "b" },
    { group: "field", team: "b" },
    { group: "support", team: "a" },
  ],
};

describe("deriveGrants", () => {
  it("grants membership by any of the groups of a team", () => {
    expect(deriveGrants(["field"], settings)).toEqual({
      admin: false,
      teams: [
        { team: "a", member: false },
        { team: "b", member: true },
      ],
    });
  });

  it("grants the admin role for any admin group", () => {
    expect(deriveGrants(["board", "else"], settings).admin).toBe(true);
  });

  it("returns null for the admin role without admin groups", () => {
    expect(deriveGrants(["it"], { ...settings, adminGroups: [] }).admin).toBeNull();
  });

  it("grants and revokes nothing if the provider sends no groups", () => {
    expect(deriveGrants(null, settings)).toEqual({ admin: null, teams: [] });
  });
});
