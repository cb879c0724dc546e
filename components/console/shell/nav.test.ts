import { describe, expect, it } from "vitest";
import { listPermissions } from "@/lib/api/list-permissions";
import type { Role } from "@/lib/domain/contracts/audience";
import type { Me } from "../me";
import { canVisitScreen, findNavPosition, listNavSections } from "./nav";

const buildMe = (role: Role) =>
  ({
    id: "6b0c37ed567b80c3f05787e7",
    operations:
      role === "owner" ? null : listPermissions({ role, scopes: null }).map(({ operation }) => operation),
  }) as unknown as Me;

const listLabels = (role: Role) => listNavSections(buildMe(role)).map(({ label }) => label);

const find = (address: string, role: Role = "owner") => {
  const [path = "", query] = address.split("?");
  const found = findNavPosition(buildMe(role), path, new URLSearchParams(query));
  return found && [found.section.label, found.screen.label];
};

describe("listNavSections", () => {
  it("has eight sections for those who may open everything", () => {
    expect(listLabels("owner")).toEqual([
      "nav.home",
      "nav.meetings",
      "pages.title",
      "profile.availability",
      "nav.people",
      "insights.title",
      "nav.developers",
      "nav.settings",
    ]);
  });

  it("leaves out what a member may not open, and calls settings with one screen by its name", () => {
    expect(listLabels("member")).toEqual([
      "nav.home",
      "nav.meetings",
      "pages.title",
      "profile.availability",
      "trash.title",
    ]);
  });
});

describe("findNavPosition", () => {
  it.each([
    ["/console", ["nav.home", "nav.home"]],
    ["/console/meetings", ["nav.meetings", "meetings.list"]],
    ["/console/meetings?event=1&view=week", ["nav.meetings", "meetings.week"]],
    ["/console/pages/amara/types/coffee", ["pages.title", "nav.pages"]],
    ["/console/users/111111111111111111111111/overview", ["nav.people", "nav.users"]],
    ["/console/offboarding", ["nav.people", "nav.users"]],
    ["/console/personal-tokens", ["nav.developers", "access.title"]],
    ["/console/users/6b0c37ed567b80c3f05787e7", null],
    ["/console/nonsense", null],
  ])("finds the section and the screen of %s", (address, expected) => {
    expect(find(address)).toEqual(expected);
  });
});

describe("canVisitScreen", () => {
  it.each([
    ["/console/meetings", true],
    ["/console/users", false],
    ["/console/users/6b0c37ed567b80c3f05787e7/calendars", true],
    ["/console/keys", false],
    ["/console/offboarding", false],
    ["/console/trash", true],
  ])("tells whether a member may open %s", (path, expected) => {
    expect(canVisitScreen(buildMe("member"), path)).toBe(expected);
  });
});
