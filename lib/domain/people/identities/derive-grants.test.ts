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
  it("makes members of those whose group leads to the team, by any of several", () => {
    expect(deriveGrants(["field"], settings)).toEqual({
      admin: false,
      teams: [
        { team: "a", member: false },
        { team: "b", member: true },
      ],
    });
  });

  it("makes an admin of who is in one of the groups", () => {
    expect(deriveGrants(["board", "else"], settings).admin).toBe(true);
  });

  it("leaves admins alone where no group is named for them", () => {
    expect(deriveGrants(["it"], { ...settings, adminGroups: [] }).admin).toBeNull();
  });

  it("leaves everything as it is where nothing is said of groups", () => {
    expect(deriveGrants(null, settings)).toEqual({ admin: null, teams: [] });
  });
});
