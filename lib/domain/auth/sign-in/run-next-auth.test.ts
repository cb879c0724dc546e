import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

it("package.json pins matching versions of next-auth and its core, each installed once", () => {
  const { dependencies } = read("package.json");
  const core = dependencies["@auth/core"];
  expect([core, dependencies["next-auth"]]).toEqual([
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^5\.\d+\.\d+(-beta\.\d+)?$/),
  ]);
  expect(read("node_modules/next-auth/package.json").dependencies["@auth/core"]).toBe(core);
  const folders = Object.keys(read("package-lock.json").packages);
  // A second copy would have its own symbols and bypass the guarded fetch.
  for (const name of ["@auth/core", "next-auth", "oauth4webapi", "jose"])
    expect(folders.filter((folder) => folder.endsWith(`node_modules/${name}`))).toEqual([
      `node_modules/${name}`,
    ]);
});
