import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../project-root";

const patterns = readFileSync(path.join(projectRoot, ".dockerignore"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

/** The last pattern that matches the file or one of its folders decides. */
function isIgnored(file: string): boolean {
  const parts = file.split("/");
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  const last = patterns.findLast((pattern) =>
    paths.some((one) => path.matchesGlob(one, pattern.replace(/^!/, ""))),
  );
  return last !== undefined && !last.startsWith("!");
}

it.each([
  "clients/elements/src/embed.ts",
  "clients/elements/src/served.ts",
  "messages/en/booking.json",
  "app/globals.css",
])("the image is built with %s", (file) => {
  expect(isIgnored(file)).toBe(false);
});

it.each(["clients/typescript/src/schema.d.ts", "tests/api/examples.db.test.ts", ".env"])(
  "the image is built without %s",
  (file) => {
    expect(isIgnored(file)).toBe(true);
  },
);
