import { chmod, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packRelease } from "./pack-release";

const DATE = "2026-01-02T03:04:05.000Z";
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
});

afterAll(() => rm(directory, { recursive: true }));

/** Packs the same content, written in another order, at another time and with other permissions. */
async function packFiles(parent: string, names: string[], time: number, rights: number): Promise<Buffer> {
  const folder = path.join(directory, parent, "release");
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    await writeFile(path.join(folder, name), `content of ${name}`);
    await chmod(path.join(folder, name), rights);
    await utimes(path.join(folder, name), time, time);
  }
  await symlink("a", path.join(folder, "link"));
  return readFile(await packRelease(folder, DATE));
}

it("packRelease packs equal contents into equal bytes", async () => {
  const first = await packFiles("one", ["a", "b", "c"], 1_000_000_000, 0o644);
  const second = await packFiles("two", ["c", "b", "a"], 1_500_000_000, 0o600);
  expect(second.equals(first)).toBe(true);
  const other = await packFiles("three", ["a", "b"], 1_000_000_000, 0o644);
  expect(other.equals(first)).toBe(false);
});
