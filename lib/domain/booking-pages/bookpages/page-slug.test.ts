import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { pageSlug } from "./page-slug";

const accepts = (text: string) => pageSlug.safeParse(text).success;

/** Serves paths of another tool, and with them those of a page that has this name. */
const SHARED = "team";

/** First path segments that the application itself serves: folders of routes, and files. */
const reserved = ["app", "app/(public)", "public"]
  .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() || entry.name === "icon.svg")
  .map(({ name }) => name)
  .filter((name) => !/^[([]/.test(name) && name !== SHARED);

it("the test finds the first path segments of the application", () => {
  expect(reserved).toEqual(
    expect.arrayContaining(["api", "console", "docs", "event", "health", "v2", "elements"]),
  );
});

it.each(reserved)("pageSlug rejects the application path /%s", (name) => {
  expect([accepts(name), accepts(name.toUpperCase())]).toEqual([false, false]);
});

it.each([
  "add_invitees",
  "add_details",
  "hooks",
  "join",
  "locators",
  "login",
  "metrics",
  "robots.txt",
  "signup",
  "types",
])("pageSlug rejects the reserved name %s", (name) => {
  expect(accepts(name)).toBe(false);
});

it.each(["jo", "ana", "Ana.Silva", "team", "team-42", "under_score", "2go", "x".repeat(64)])(
  "pageSlug accepts %s",
  (name) => {
    expect(accepts(name)).toBe(true);
  },
);
