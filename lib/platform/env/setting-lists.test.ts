import { readFile } from "node:fs/promises";
import { parseEnv as parseEnvFile } from "node:util";
import { describe, expect, it } from "vitest";
import { parseEnv, SETTING_NAMES } from "./env";

describe("The list of settings", () => {
  it("in .env.example has every setting with its default", async () => {
    const example = parseEnvFile(await readFile(".env.example", "utf8"));
    expect(Object.keys(example).sort()).toEqual(SETTING_NAMES.toSorted());
    expect(parseEnv(example)).toEqual(parseEnv({}));
  });

  it("in docs/operate/settings.md has every setting and no other", async () => {
    const table = (await readFile("docs/operate/settings.md", "utf8")).match(/^\|[^|]*\|/gm)?.join("") ?? "";
    const named = [...table.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(SETTING_NAMES.toSorted());
  });
});
