import { expect, it } from "vitest";
import { renamedPath } from "./renamed-path";

const page = { kind: "nickname", from: "old", to: "new" } as const;

it.each([
  ["/old", "/new"],
  ["/OLD?embed=1&month=2031-03", "/new?embed=1&month=2031-03"],
  ["/old/types/advice?a=?", "/new/types/advice?a=?"],
  ["/old.md", "/new.md"],
  ["/old/slots.json?days=3", "/new/slots.json?days=3"],
  ["/%6fld/book", "/new/book"],
])("renamedPath writes %s anew", (before, after) => {
  expect(renamedPath(before, page)).toBe(after);
});

it.each(["/other?page=old", "/locators/old", "/", "/older", "/old.md/x", "/%E0%A4%A"])(
  "renamedPath leaves %s",
  (path) => {
    expect(renamedPath(path, page)).toBeNull();
  },
);

it("renamedPath knows where the names of locators, forms and types stand", () => {
  expect(renamedPath("/locators/old?near=Bonn", { ...page, kind: "locator" })).toBe(
    "/locators/new?near=Bonn",
  );
  expect(renamedPath("/forms/old/answered", { ...page, kind: "form" })).toBe("/forms/new/answered");
  expect(renamedPath("/jane/types/old", { ...page, kind: "type" })).toBe("/jane/types/new");
});

it("renamedPath never leads to another host", () => {
  expect(renamedPath("/old", { ...page, to: "/evil.example" })).toBe("/%2Fevil.example");
});
