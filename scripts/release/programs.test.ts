import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { getProgramName } from "@/lib/platform/release/find-program";
import { PROGRAMS } from "./programs";

const CALL = /\b(?:findProgram|toFileUrl|runInThread(?:<.*>)?)\("([^"]+)"\)/g;

async function findCalled(): Promise<string[]> {
  const folders = ["lib", "server", "scripts"].map(async (folder) =>
    (await readdir(folder, { recursive: true })).map((file) => `${folder}/${file}`),
  );
  const sources = (await Promise.all(folders)).flat().filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(file, "utf8")));
  return texts.flatMap((text) => [...text.matchAll(CALL)].map(([, source = ""]) => source));
}

it("PROGRAMS lists every program that is started by its file", async () => {
  const called = await findCalled();
  expect(called.length).toBeGreaterThan(3);
  expect(PROGRAMS).toEqual(expect.arrayContaining(called));
});

it("PROGRAMS gives each program a unique name", () => {
  expect(new Set(PROGRAMS.map(getProgramName)).size).toBe(PROGRAMS.length);
});
