import { expect, it } from "vitest";
import { buildRenamedPath } from "./build-renamed-path";

const page = { kind: "nickname", from: "old", to: "new" } as const;

it.each([
  ["/old", "/new"],
  ["/OLD?embed=1&month=2031-03", "/new?embed=1&month=2031-03"],
  ["/old/types/advice?a=?", "/new/types/advice?a=?"],
  ["/old.md", "/new.md"],
  ["/old/slots.json?days=3", "/new/slots.json?days=3"],
  ["/%6fld/book", "/new/book"],
])("buildRenamedPath replaces the slug in %s", (before, after) => {
  expect(buildRenamedPath(before, page)).toBe(after);
});

it.each(["/other?page=old", "/locators/old", "/", "/older", "/old.md/x", "/%E0%A4%A"])(
  "buildRenamedPath returns null for %s",
  (path) => {
    expect(buildRenamedPath(path, page)).toBeNull();
  },
);

it("buildRenamedPath finds the slugs of locators, forms and types", () => {
  expect(buildRenamedPath("/locators/old?near=Bonn", { ...page, kind: "locator" })).toBe(
    "/locators/new?near=Bonn",
  );
  expect(buildRenamedPath("/forms/old/answered", { ...page, kind: "form" })).toBe("/forms/new/answered");
  expect(buildRenamedPath("/jane/types/old", { ...page, kind: "type" })).toBe("/jane/types/new");
});

it("buildRenamedPath never leads to another host", () => {
  expect(buildRenamedPath("/old", { ...page, to: "/evil.example" })).toBe("/%2Fevil.example");
});
